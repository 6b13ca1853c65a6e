import { describe, expect, it } from 'vitest';
import { patchEntry, restoreEntry, trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { publishEntry, unpublishEntry } from '#app/cms/collection/publish.server.ts';
import { changeDates, undoDates } from '#app/collections/event/commands.server.ts';
import { makeDates } from '#app/collections/event/recurrence.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { pool } from '#app/db/client.server.ts';
import { placesOf } from '#app/features/where-used/places.server.ts';
import { entryPage } from '../entries/entry-page.server.ts';
import {
  contentModel,
  editor,
  freshProgramme,
  grow,
  name,
  now,
  pageOf,
  publish,
  show,
  title,
  titlesFrom,
} from './programme-for-tests.ts';
import { listEvents } from './queries.server.ts';

freshProgramme();
const actor = editor();

describe('an event', () => {
  it('shows what it leaves empty as its production has it, and follows when the production is published again', async () => {
    const room = await show('room', {}, name('Seilerbühne'));
    const play = await show('production', { room: room.id, price_from: 12 }, title('Drei Litzen', 'Three Strands'));
    const night = await show('event', { production: play.id, date_start: '2026-12-05T19:30' });
    expect((await listEvents({ locale: 'en', now, filters: { room: [room.number] } })).results).toMatchObject([
      {
        title: 'Three Strands',
        url: `/en/events/three-strands/${night.number}`,
        fields: { price_from: 12, room: { number: room.number } },
      },
    ]);
    const patch = { props: { room: null, price_from: 15 }, i18n: { de: { title: 'Vier Litzen' } } };
    await patchEntry({ ...play, baseRev: 1, patch, actor, contentModel });
    expect(await titlesFrom()).toEqual(['Drei Litzen']);
    await publish(play, 'de');
    expect(await titlesFrom()).toEqual(['Vier Litzen']);
    expect(await titlesFrom({ room: [room.number] })).toEqual([]);
    expect((await listEvents({ locale: 'en', now })).results[0]).toMatchObject({
      title: 'Three Strands',
      fields: { price_from: 12 },
    });
    expect(await pageOf(night.number, 'vier-litzen')).toMatchObject({
      kind: 'found',
      entry: { fields: { price_from: 15 }, inherited: expect.arrayContaining(['title', 'price_from']) },
    });
  });

  it('cannot be published while its production, which has its title, is a draft', async () => {
    const play = await grow('production', {}, title('Drei Litzen'));
    const night = await grow('event', { production: play.id, date_start: '2026-12-05' });
    const done = await publishEntry({ ...night, locale: 'de', actor, contentModel });
    expect(done).toEqual({
      kind: 'incomplete',
      problems: [{ module: null, path: 'title', message: 'field_problem_required' }],
    });
  });

  it('waits for a production that has its title and goes offline; what happens to it meanwhile is not lost', async () => {
    const play = await show('production', {}, title('Drei Litzen'));
    const night = await show('event', { production: play.id, date_start: '2026-12-05T19:30' });
    await unpublishEntry({ ...play, locale: 'de', actor, contentModel });
    expect(await titlesFrom()).toEqual([]);
    expect((await listEvents({ locale: 'en', now })).count).toBe(1);
    await changeDates({ ids: [night.id], change: { kind: 'cancel' }, actor, contentModel });
    expect(await titlesFrom()).toEqual([]);
    await publish(play, 'de');
    expect((await listEvents({ locale: 'de', now })).results).toMatchObject([
      { title: 'Drei Litzen', status: 'cancelled', url: `/de/programm/drei-litzen/${night.number}` },
    ]);
    await trashEntry({ ...play, actor, contentModel });
    expect(await unpublishEntry({ ...night, locale: 'de', actor, contentModel })).toEqual({ kind: 'unpublished' });
  });

  it('is found by its number alone: an older or foreign slug leads to the canonical address', async () => {
    const { number } = await show('event', { date_start: '2026-12-05' }, title('Über das Seil', 'About Rope'));
    expect(await pageOf(number, 'ueber-das-seil')).toMatchObject({
      kind: 'found',
      entry: { alternates: { en: `/en/events/about-rope/${number}` } },
    });
    expect(await pageOf(number, 'about-rope')).toEqual({ kind: 'moved', url: `/de/programm/ueber-das-seil/${number}` });
    expect(await pageOf(number, 'ueber-das-seil', 'en')).toEqual({
      kind: 'moved',
      url: `/en/events/about-rope/${number}`,
    });
    for (const id of ['0', '007', '1e3', '-1', '99999999999999999999', 'x'])
      expect(await entryPage(event, { id, slug: 'x', locale: 'de', now, modules: {} })).toEqual({ kind: 'missing' });
  });

  it('that is in the bin is gone, one that was never public is missing, and restored each is as it was before', async () => {
    const shown = await show('event', { date_start: '2026-12-05' }, title('Seil'));
    const hidden = await grow('event', { date_start: '2026-12-05' }, title('Tau'));
    await trashEntry({ ...shown, actor, contentModel });
    await trashEntry({ ...hidden, actor, contentModel });
    expect(await pageOf(shown.number, 'seil')).toEqual({ kind: 'gone' });
    expect(await pageOf(hidden.number, 'tau')).toEqual({ kind: 'missing' });
    for (const date of [shown, hidden])
      expect((await restoreEntry({ ...date, actor, contentModel })).kind).toBe('saved');
    expect((await pageOf(shown.number, 'seil')).kind).toBe('found');
    expect(await pageOf(hidden.number, 'tau')).toEqual({ kind: 'missing' });
  });
});

describe('one step', () => {
  it('cancels dates in both languages at once without publishing anything else, and undo takes exactly that back', async () => {
    const night = await show('event', { date_start: '2026-12-05T19:30', ticket_state: 'sale' }, title('Seil'));
    await patchEntry({ ...night, baseRev: 1, patch: { i18n: { de: { title: 'Unfertig' } } }, actor, contentModel });
    const done = await changeDates({
      ids: [night.id],
      change: { kind: 'cancel', note: { de: 'Erkrankung' } },
      actor,
      contentModel,
    });
    expect(done).toMatchObject({ kind: 'patched', changed: [{ id: night.id, online: ['de', 'en'] }], skipped: [] });
    for (const locale of ['de', 'en'] as const)
      expect((await listEvents({ locale, now })).results[0]).toMatchObject({
        status: 'cancelled',
        title: locale === 'de' ? 'Seil' : 'Seil (en)',
      });
    expect(await pageOf(night.number, 'seil')).toMatchObject({ entry: { fields: { lifecycle_note: 'Erkrankung' } } });
    if (done.kind !== 'patched') throw new Error('Refused.');
    await undoDates({ undo: done.undo, actor, contentModel });
    expect((await listEvents({ locale: 'de', now })).results[0]).toMatchObject({
      status: 'sale',
      fields: { lifecycle_note: '' },
    });
    const { rows } = await pool().query('select props, i18n from entry where id = $1', [night.id]);
    expect(rows[0]).toMatchObject({ props: { lifecycle: 'scheduled' }, i18n: { de: { title: 'Unfertig' } } });
  });

  it('moves a date: the old day is empty, the new one has it, and the entry says where it was', async () => {
    const night = await show('event', { date_start: '2026-12-05T19:30', date_end: '2026-12-05T22:00' }, title('Seil'));
    await changeDates({ ids: [night.id], change: { kind: 'move', days: 3 }, actor, contentModel });
    const { results } = await listEvents({ locale: 'en', now });
    expect(results).toMatchObject([
      { day: '2026-12-08', hint: 'rescheduled', fields: { previous_date: '2026-12-05T19:30' } },
    ]);
  });

  it('is not undone where somebody changed the same since', async () => {
    const night = await show('event', { date_start: '2026-12-05T19:30' }, title('Seil'));
    const done = await changeDates({ ids: [night.id], change: { kind: 'cancel' }, actor, contentModel });
    await changeDates({ ids: [night.id], change: { kind: 'postpone' }, actor, contentModel });
    const undone = await undoDates({ undo: done.kind === 'patched' ? done.undo : [], actor, contentModel });
    expect(undone).toMatchObject({ changed: [], skipped: [{ id: night.id, reason: 'changed' }] });
  });

  it('says beforehand where it will show', async () => {
    const play = await show('production', {}, title('Drei Litzen'));
    const night = await show('event', { production: play.id, date_start: '2026-12-05T19:30' }, {}, ['de']);
    const places = await placesOf({ type: 'event', ids: [night.id] });
    expect(places.map(({ kind, url }) => [kind, url]).sort()).toEqual([
      ['calendar', '/de/programm.ics'],
      ['detail', `/de/programm/drei-litzen/${night.number}`],
      ['entry', `/de/produktionen/drei-litzen/${play.number}`],
      ['list', '/de/programm'],
    ]);
  });
});

describe('a rule', () => {
  it('makes real dates once, however often it is run, and each can be changed by itself', async () => {
    const props = {
      date_start: '2026-12-03T19:30',
      recurrence_rule: 'FREQ=WEEKLY;COUNT=4',
      recurrence_exclusions: [{ _key: 'a', day: '2026-12-17' }],
    };
    const first = await show('event', props, title('Jam'));
    const made = await makeDates({ id: first.id, actor, contentModel, publish: ['de'] });
    expect(made).toMatchObject({ kind: 'made', created: [{ day: '2026-12-10' }, { day: '2026-12-24' }] });
    const [one] = made.kind === 'made' ? made.created : [];
    await changeDates({ ids: [one?.id ?? ''], change: { kind: 'cancel' }, actor, contentModel });
    expect(await makeDates({ id: first.id, actor, contentModel, publish: ['de'] })).toMatchObject({
      created: [],
      known: 2,
    });
    const { results } = await listEvents({ locale: 'de', now });
    expect(results.map((card) => [card.day, card.status])).toEqual([
      ['2026-12-03', 'none'],
      ['2026-12-10', 'cancelled'],
      ['2026-12-24', 'none'],
    ]);
  });
});
