import { describe, expect, it } from 'vitest';
import {
  binEntry,
  createEntry,
  duplicateEntry,
  patchEntry,
  restoreEntry,
} from '#app/cms/collection/commands.server.ts';
import { listDrafts } from '#app/cms/collection/drafts.server.ts';
import { publishEntry, unpublishEntry } from '#app/cms/collection/publish.server.ts';
import { doDueEntries, scheduleEntry } from '#app/cms/collection/schedule.server.ts';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { listVersions, restoreVersion } from '#app/cms/collection/versions.server.ts';
import { link } from '#app/cms/field/link.ts';
import { text } from '#app/cms/field/text.ts';
import { defineModule } from '#app/cms/module.ts';
import { pool } from '#app/db/client.server.ts';
import { article } from './article/schema.ts';
import { listEntries } from './entry-list.server.ts';
import { entryPage } from './entry-page.server.ts';
import { changeDates, undoDates } from './event/commands.server.ts';
import { listEvents, neighbours } from './event/queries.server.ts';
import { makeDates } from './event/recurrence.server.ts';
import { event } from './event/schema.ts';
import { filterOptions } from './filter-options.server.ts';
import { findTargets } from './link-targets.server.ts';
import { person } from './person/schema.ts';
import { placesOf } from './places.server.ts';
import { editor, freshProgramme, grow, house, now, publish, revOf, show } from './programme-for-tests.ts';
import { sitemapEntries } from './sitemap-entries.server.ts';

freshProgramme();
const actor = editor();
const title = (de: string, en = `${de} (en)`) => ({ de: { title: de }, en: { title: en } });
const name = (de: string) => ({ de: { name: de }, en: { name: `${de} (en)` } });
const pageOf = (id: number, slug: string, locale: 'de' | 'en' = 'de') =>
  entryPage(event, { id: String(id), slug, locale, now, modules: {} });
const titlesFrom = async (filters = {}) =>
  (await listEvents({ locale: 'de', now, filters })).results.map((card) => card.title);

describe('a write', () => {
  it('is refused to visitors, and publishing to somebody who may only edit', async () => {
    const visitor = { kind: 'visitor' } as const;
    const made = await createEntry({ type: 'genre', values: {}, actor: visitor, house });
    expect(made.kind).toBe('forbidden');
    const genre = await grow('genre', {}, name('Tanz'));
    const rev = await revOf(genre);
    expect((await patchEntry({ ...genre, baseRev: rev, patch: {}, actor: visitor, house })).kind).toBe('forbidden');
    expect((await publishEntry({ ...genre, locale: 'de', actor: editor('editor'), house })).kind).toBe('forbidden');
    expect((await binEntry({ ...genre, actor: editor('editor'), house })).kind).toBe('forbidden');
  });

  it('is refused with values that cannot be meant, field by field', async () => {
    const values = {
      props: { date_start: '2026-02-30T19:30', room: 'x', unknown: 1 },
      i18n: { de: { title: 'a'.repeat(300) } },
    };
    const made = await createEntry({ type: 'event', values, actor, house });
    expect(made).toMatchObject({ kind: 'invalid' });
    const paths = made.kind === 'invalid' ? made.errors.map(({ path }) => path) : [];
    expect(paths).toEqual(expect.arrayContaining(['props.date_start', 'props.room', 'i18n.de.title']));
  });

  it('based on an older revision is answered with what stands there now', async () => {
    const genre = await grow('genre', {}, name('Tanz'));
    const patch = (words: string) => ({ i18n: { de: { name: words } } });
    expect(await patchEntry({ ...genre, baseRev: 1, patch: patch('Oper'), actor, house })).toMatchObject({
      kind: 'saved',
      rev: 2,
    });
    const stale = await patchEntry({ ...genre, baseRev: 1, patch: patch('Film'), actor, house });
    expect(stale).toMatchObject({ kind: 'stale', rev: 2, by: 'admin', current: { i18n: { de: { name: 'Oper' } } } });
  });

  it('that is repeated because its answer was lost is done once', async () => {
    const attempt = { opId: crypto.randomUUID() };
    const once = await createEntry({ type: 'genre', values: { i18n: name('Tanz') }, actor, house, attempt });
    expect(await createEntry({ type: 'genre', values: { i18n: name('Tanz') }, actor, house, attempt })).toEqual(once);
    expect((await pool().query("select 1 from entry where type = 'genre'")).rowCount).toBe(1);
  });

  it('of one language keeps every value of the other', async () => {
    const genre = await grow('genre', {}, name('Tanz'));
    await patchEntry({ ...genre, baseRev: 1, patch: { i18n: { en: { name: null } } }, actor, house });
    const { rows } = await pool().query('select i18n from entry where id = $1', [genre.id]);
    expect(rows[0].i18n).toEqual({ de: { name: 'Tanz' }, en: {} });
  });
});

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
    await patchEntry({ ...play, baseRev: 1, patch, actor, house });
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
    const done = await publishEntry({ ...night, locale: 'de', actor, house });
    expect(done).toEqual({
      kind: 'incomplete',
      problems: [{ module: null, path: 'title', message: 'field_problem_required' }],
    });
  });

  it('waits for a production that has its title and goes offline; what happens to it meanwhile is not lost', async () => {
    const play = await show('production', {}, title('Drei Litzen'));
    const night = await show('event', { production: play.id, date_start: '2026-12-05T19:30' });
    await unpublishEntry({ ...play, locale: 'de', actor, house });
    expect(await titlesFrom()).toEqual([]);
    expect((await listEvents({ locale: 'en', now })).count).toBe(1);
    await changeDates({ ids: [night.id], change: { kind: 'cancel' }, actor, house });
    expect(await titlesFrom()).toEqual([]);
    await publish(play, 'de');
    expect((await listEvents({ locale: 'de', now })).results).toMatchObject([
      { title: 'Drei Litzen', status: 'cancelled', url: `/de/programm/drei-litzen/${night.number}` },
    ]);
    await binEntry({ ...play, actor, house });
    expect(await unpublishEntry({ ...night, locale: 'de', actor, house })).toEqual({ kind: 'unpublished' });
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

  it('that is in the bin is gone, one that was never public is missing, and restored it is offline', async () => {
    const shown = await show('event', { date_start: '2026-12-05' }, title('Seil'));
    const hidden = await grow('event', { date_start: '2026-12-05' }, title('Tau'));
    await binEntry({ ...shown, actor, house });
    await binEntry({ ...hidden, actor, house });
    expect(await pageOf(shown.number, 'seil')).toEqual({ kind: 'gone' });
    expect(await pageOf(hidden.number, 'tau')).toEqual({ kind: 'missing' });
    expect((await restoreEntry({ ...shown, actor, house })).kind).toBe('saved');
    expect(await pageOf(shown.number, 'seil')).toEqual({ kind: 'missing' });
    await publish(shown, 'de');
    expect((await pageOf(shown.number, 'seil')).kind).toBe('found');
  });
});

describe('the list', () => {
  it('has days ascending, within a day the latest first, what is running in the first day, and nothing before it', async () => {
    await show('event', { date_start: '2026-11-21T11:00' }, title('Morgens'));
    await show('event', { date_start: '2026-11-21T19:30' }, title('Abends'));
    await show('event', { date_start: '2026-11-21' }, title('Ohne Zeit'));
    await show('event', { date_start: '2026-11-22T10:00' }, title('Sonntags'));
    await show(
      'event',
      { date_start: '2026-11-20T20:00', date_end: '2026-11-21T03:00' },
      title('Clubnacht von gestern'),
    );
    await show('event', { date_start: '2026-11-01', date_end: '2026-11-30' }, title('Ausstellung'));
    expect(await titlesFrom()).toEqual(['Abends', 'Morgens', 'Ohne Zeit', 'Ausstellung', 'Sonntags']);
    const { results } = await listEvents({ locale: 'de', now, date: '2026-11-22' });
    expect(results.map((card) => [card.title, card.day])).toEqual([
      ['Sonntags', '2026-11-22'],
      ['Ausstellung', '2026-11-22'],
    ]);
  });

  it('pages without a gap or a double', async () => {
    for (let at = 0; at < 30; at += 1)
      await show('event', { date_start: '2026-12-05T20:00' }, title(`Nr. ${at}`), ['de']);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listEvents({ locale: 'de', now, page, page_size: 12 })));
    expect(pages.map(({ results }) => results.length)).toEqual([12, 12, 6, 0]);
    expect(new Set(pages.flatMap(({ results }) => results.map((card) => card.number))).size).toBe(30);
    expect(pages.map(({ count }) => count)).toEqual([30, 30, 30, 30]);
  });

  it('offers only filters that find something', async () => {
    const [used, unused] = [await show('room', {}, name('Bahn')), await show('room', {}, name('Küche'))];
    await show('event', { date_start: '2026-12-05', room: used.id }, title('Seil'), ['de']);
    const of = { type: 'event', facet: 'room' };
    expect((await filterOptions({ type: 'room', of, locale: 'de' })).map((option) => option.name)).toEqual(['Bahn']);
    expect(await filterOptions({ type: 'room', of, locale: 'en' })).toEqual([]);
    expect(await titlesFrom({ room: [unused.number] })).toEqual([]);
    expect(await titlesFrom({ room: [unused.number, used.number], tag: [] })).toEqual(['Seil']);
  });

  it('knows the dates before and after one of the same production', async () => {
    const play = await show('production', {}, title('Drei Litzen'));
    const at = (date_start: string) => show('event', { production: play.id, date_start });
    const [first, second] = [await at('2026-12-05T15:00'), await at('2026-12-05T19:30')];
    const third = await at('2026-12-06T19:30');
    const { results } = await listEvents({ locale: 'de', now });
    const card = results.find(({ number }) => number === second.number);
    if (!card) throw new Error('The second date is missing.');
    const near = await neighbours({ event: card, filters: { production: [play.number] }, locale: 'de', now });
    expect([near.previous?.number, near.next?.number]).toEqual([first.number, third.number]);
  });

  it('of articles is newest first, of people by last name', async () => {
    await show('article', { published_on: '2026-01-01' }, title('Alt'));
    await show('article', { published_on: '2026-11-01' }, title('Neu'));
    for (const who of ['Merle Oltmanns', 'Zoë Ärger', 'Ole Ahlers']) await show('person', { name: who });
    const articles = await listEntries(article, { locale: 'de' });
    expect(articles.cards.map((card) => card.title)).toEqual(['Neu', 'Alt']);
    const people = await listEntries(person, { locale: 'de' });
    expect(people.cards.map((card) => card.title)).toEqual(['Ole Ahlers', 'Zoë Ärger', 'Merle Oltmanns']);
  });
});

describe('one step', () => {
  it('cancels dates in both languages at once without publishing anything else, and undo takes exactly that back', async () => {
    const night = await show('event', { date_start: '2026-12-05T19:30', ticket_state: 'sale' }, title('Seil'));
    await patchEntry({ ...night, baseRev: 1, patch: { i18n: { de: { title: 'Unfertig' } } }, actor, house });
    const done = await changeDates({
      ids: [night.id],
      change: { kind: 'cancel', note: { de: 'Erkrankung' } },
      actor,
      house,
    });
    expect(done).toMatchObject({ kind: 'amended', changed: [{ id: night.id, online: ['de', 'en'] }], skipped: [] });
    for (const locale of ['de', 'en'] as const)
      expect((await listEvents({ locale, now })).results[0]).toMatchObject({
        status: 'cancelled',
        title: locale === 'de' ? 'Seil' : 'Seil (en)',
      });
    expect(await pageOf(night.number, 'seil')).toMatchObject({ entry: { fields: { lifecycle_note: 'Erkrankung' } } });
    if (done.kind !== 'amended') throw new Error('Refused.');
    await undoDates({ undo: done.undo, actor, house });
    expect((await listEvents({ locale: 'de', now })).results[0]).toMatchObject({
      status: 'sale',
      fields: { lifecycle_note: '' },
    });
    const { rows } = await pool().query('select props, i18n from entry where id = $1', [night.id]);
    expect(rows[0]).toMatchObject({ props: { lifecycle: 'scheduled' }, i18n: { de: { title: 'Unfertig' } } });
  });

  it('moves a date: the old day is empty, the new one has it, and the entry says where it was', async () => {
    const night = await show('event', { date_start: '2026-12-05T19:30', date_end: '2026-12-05T22:00' }, title('Seil'));
    await changeDates({ ids: [night.id], change: { kind: 'move', days: 3 }, actor, house });
    const { results } = await listEvents({ locale: 'en', now });
    expect(results).toMatchObject([
      { day: '2026-12-08', hint: 'rescheduled', fields: { previous_date: '2026-12-05T19:30' } },
    ]);
  });

  it('is not undone where somebody changed the same since', async () => {
    const night = await show('event', { date_start: '2026-12-05T19:30' }, title('Seil'));
    const done = await changeDates({ ids: [night.id], change: { kind: 'cancel' }, actor, house });
    await changeDates({ ids: [night.id], change: { kind: 'postpone' }, actor, house });
    const undone = await undoDates({ undo: done.kind === 'amended' ? done.undo : [], actor, house });
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
    const made = await makeDates({ id: first.id, actor, house, publish: ['de'] });
    expect(made).toMatchObject({ kind: 'made', created: [{ day: '2026-12-10' }, { day: '2026-12-24' }] });
    const [one] = made.kind === 'made' ? made.created : [];
    await changeDates({ ids: [one?.id ?? ''], change: { kind: 'cancel' }, actor, house });
    expect(await makeDates({ id: first.id, actor, house, publish: ['de'] })).toMatchObject({ created: [], known: 2 });
    const { results } = await listEvents({ locale: 'de', now });
    expect(results.map((card) => [card.day, card.status])).toEqual([
      ['2026-12-03', 'none'],
      ['2026-12-10', 'cancelled'],
      ['2026-12-24', 'none'],
    ]);
  });
});

describe('what stands at the places of an entry', () => {
  it('is copied with it: modules of their own in containers of their own, with what they point at', async () => {
    const play = await show('production', {}, title('Drei Litzen'));
    const props = { date_start: '2026-12-03T19:30', recurrence_rule: 'FREQ=WEEKLY;COUNT=2' };
    const first = await show('event', props, title('Jam'));
    const [box, inside] = [crypto.randomUUID(), crypto.randomUUID()];
    await pool().query(
      `insert into module (id, model, parent_id, pos, slug, content_type, object_id, layout, props, i18n)
       values ($1, 'container', null, 'a0', $4, 'event', $3, '100', '{}', '{}'),
              ($2, 'link', $1, 'a0', null, null, null, null, $5, '{"de":{"link_text":"Zum Stück"}}')`,
      [
        box,
        inside,
        first.id,
        slotSlug({ type: 'event', id: first.id }, 'description'),
        JSON.stringify({ link: { ref: { type: 'production', id: play.id } } }),
      ],
    );
    const fields = { link: link(), link_text: text({ localized: true }) };
    const modules = { link: defineModule({ model: 'link', group: 'text', fields }) };
    const copy = crypto.randomUUID();
    await duplicateEntry({ type: 'event', id: first.id, newId: copy, actor, house: { ...house, modules } });
    const made = await makeDates({ id: first.id, actor, house: { ...house, modules } });
    const [date] = made.kind === 'made' ? made.created : [];
    for (const id of [copy, date?.id ?? '']) {
      const { rows } = await pool().query(
        `select root.slug, inner_module.i18n->'de'->>'link_text' as words, inner_module.id <> $2 as is_own,
                (select count(*)::int from reference where source_id = inner_module.id and owner_id = $1) as points
         from module root join module inner_module on inner_module.parent_id = root.id where root.object_id = $1`,
        [id, inside],
      );
      const slug = slotSlug({ type: 'event', id }, 'description');
      expect(rows).toEqual([{ slug, words: 'Zum Stück', is_own: true, points: 1 }]);
    }
  });
});

describe('a version', () => {
  it('comes back as the draft of its language; dates, which both share, come back only when asked for', async () => {
    const night = await show('event', { date_start: '2026-12-05' }, title('Alt'));
    const patch = { props: { date_start: '2026-12-06' }, i18n: { de: { title: 'Neu' }, en: { title: 'New' } } };
    await patchEntry({ ...night, baseRev: 1, patch, actor, house });
    await publish(night, 'de');
    await restoreVersion({ ...night, locale: 'de', n: 1, actor, house });
    const draft = async () => (await pool().query('select props, i18n from entry where id = $1', [night.id])).rows[0];
    expect(await draft()).toMatchObject({
      props: { date_start: '2026-12-06' },
      i18n: { de: { title: 'Alt' }, en: { title: 'New' } },
    });
    await restoreVersion({ ...night, locale: 'de', n: 1, shared: true, actor, house });
    expect(await draft()).toMatchObject({ props: { date_start: '2026-12-05' } });
    expect((await listVersions({ ...night, locale: 'de' })).map(({ kind, online }) => [kind, online])).toEqual([
      ['before-restore', false],
      ['before-restore', false],
      ['publish', true],
      ['publish', false],
    ]);
  });

  it('goes online at its time as it was when that was decided', async () => {
    const night = await grow('event', { date_start: '2026-12-05' }, title('Entschieden'));
    const due = now.add({ hours: 2 });
    const planned = await scheduleEntry({ ...night, locale: 'de', action: 'publish', due, now, actor, house });
    expect(planned.kind).toBe('scheduled');
    await patchEntry({ ...night, baseRev: 1, patch: { i18n: { de: { title: 'Später' } } }, actor, house });
    expect(await doDueEntries({ now, house })).toEqual([]);
    expect(await doDueEntries({ now: due, house })).toMatchObject([{ id: night.id, outcome: 'done' }]);
    expect(await titlesFrom()).toEqual(['Entschieden']);
    expect(await doDueEntries({ now: due, house })).toEqual([]);
  });
});

describe('the office', () => {
  it('lists drafts with their state in each language, and finds them by words, value and time', async () => {
    const room = await show('room', {}, name('Bahn'));
    const play = await show('production', { room: room.id }, title('Drei Litzen'));
    const night = await show('event', { production: play.id, room: room.id, date_start: '2026-12-05' }, {}, ['de']);
    await grow('event', { date_start: '2026-12-06' }, title('Entwurf'));
    await patchEntry({ ...night, baseRev: 1, patch: { props: { all_day: true } }, actor, house });
    const list = await listDrafts(event, { locale: 'de', q: 'litzen', where: { room: room.id }, sort: 'starts' });
    expect(list).toMatchObject({
      count: 1,
      results: [
        {
          id: night.id,
          labels: { de: 'Drei Litzen' },
          state: { de: 'changed', en: 'offline' },
          props: { room: room.id },
        },
      ],
      names: { [room.id]: 'Bahn', [play.id]: 'Drei Litzen' },
    });
    await patchEntry({ ...play, baseRev: 1, patch: { i18n: { de: { title: 'Vier Litzen' } } }, actor, house });
    expect((await listDrafts(event, { locale: 'de', q: 'vier' })).count).toBe(1);
    expect((await listDrafts(event, { locale: 'de', state: { locale: 'de', is: 'offline' } })).results).toMatchObject([
      { labels: { de: 'Entwurf' } },
    ]);
    expect((await listDrafts(event, { locale: 'de', bin: true })).count).toBe(0);
  });

  it('duplicates an entry as a draft of its own', async () => {
    const night = await show('event', { date_start: '2026-12-05' }, title('Seil'));
    const copy = await duplicateEntry({ ...night, changes: { props: { date_start: '2026-12-06' } }, actor, house });
    expect(copy.kind).toBe('saved');
    expect(await titlesFrom()).toEqual(['Seil']);
    expect((await listDrafts(event, { locale: 'de' })).count).toBe(2);
  });

  it('finds what a link can lead to by words or by a pasted address, offline entries too', async () => {
    const night = await grow('event', { date_start: '2026-12-05' }, title('Seil'));
    const found = { type: 'event', id: night.id, url: `/de/programm/seil/${night.number}`, online: false };
    expect(await findTargets({ q: 'sei', locale: 'de' })).toMatchObject([found]);
    expect(
      await findTargets({ q: `https://reepwerk.example/en/events/x/${night.number}`, locale: 'de' }),
    ).toMatchObject([found]);
    expect(await findTargets({ q: 'sei', locale: 'de', type: 'room' })).toEqual([]);
    // The number of a date below another section is no address of that date.
    expect(await findTargets({ q: `/de/produktionen/seil/${night.number}`, locale: 'de' })).toEqual([]);
  });

  it('finds files by their names and by their address, but no pictures', async () => {
    const id = crypto.randomUUID();
    const file = { id, name: 'seeamtsprotokoll-1911.pdf', kind: 'file' };
    const picture = { id: crypto.randomUUID(), name: 'seeamtsprotokoll.jpg', kind: 'image' };
    for (const one of [file, picture])
      await pool().query(
        `insert into media (id, kind, name, mime, bytes, hash, storage_key, alt, credit, focal)
         values ($1, $2, $3, 'application/pdf', 1, 'abcdefabcdef0123', $3, '{}', '{}', '{"x":0.5,"y":0.5}')`,
        [one.id, one.kind, one.name],
      );
    const url = `/media/${id}/abcdefabcdef/seeamtsprotokoll-1911.pdf`;
    const found = [{ type: 'media', id, title: file.name, url, online: true }];
    expect(await findTargets({ q: 'protokoll', locale: 'de' })).toEqual(found);
    expect(await findTargets({ q: `https://reepwerk.example${url}`, locale: 'en' })).toEqual(found);
  });
});

describe('the sitemap', () => {
  it('names what is online, with its other language, until 30 days after its end', async () => {
    const night = await show('event', { date_start: '2026-11-01' }, title('Seil'));
    await show('event', { date_start: '2026-10-01' }, title('Lange her'));
    await grow('event', { date_start: '2026-12-05' }, title('Entwurf'));
    const urls = { de: `/de/programm/seil/${night.number}`, en: `/en/events/seil-en/${night.number}` };
    expect(await sitemapEntries({ type: 'event', now })).toMatchObject([{ urls, images: [] }]);
    await unpublishEntry({ ...night, locale: 'en', actor, house });
    expect(await sitemapEntries({ type: 'event', now })).toMatchObject([{ urls: { de: urls.de } }]);
  });
});
