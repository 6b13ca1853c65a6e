import { describe, expect, it } from 'vitest';
import { collectionOf } from '#app/cms/collection/content-model.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { pool } from '#app/db/client.server.ts';
import { contentModel, editor, freshProgramme, grow, now, show } from '#app/features/programme/programme-for-tests.ts';
import { listEvents } from '#app/features/programme/queries.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { type BulkAction, readWish } from './bulk-actions.ts';
import { previewAction } from './preview-action.server.ts';
import { runAction, undoAction } from './run-action.server.ts';

freshProgramme();
const anna = editor('publisher');
const bert = { ...editor('publisher'), id: 'bert' };
const mayOnlyEdit = editor('editor');
const title = (de: string) => ({ de: { title: de }, en: { title: `${de} (en)` } });
const evening = (day: string, name: string) => show('event', { date_start: `${day}T19:30` }, title(name));

function wishOf(values: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readWish(form);
}

const command = (what: BulkAction, entries: readonly { id: string }[], wish = {}, actor = anna) =>
  runAction({ definition: event, command: what, ids: entries.map(({ id }) => id), wish: wishOf(wish), actor });

const undoOf = (done: Awaited<ReturnType<typeof command>>) => ('undo' in done ? done.undo : []);

/** What visitors read on the list of each language. */
async function told() {
  const lists = await Promise.all(locales.map((locale) => listEvents({ locale, now, filters: {} })));
  return lists.map(({ results }) => results.map((card) => [card.title, card.status]));
}

const written = async () =>
  (await pool().query('select action, user_id from audit where user_id is not null order by id')).rows;

describe('what is done to many entries at once', () => {
  it('is refused to somebody who may only edit, and to somebody who is nobody nothing is told', async () => {
    const dates = [await evening('2026-12-05', 'Tau'), await evening('2026-12-06', 'Garn')];
    const before = await told();
    expect(await command('cancel', dates, {}, mayOnlyEdit)).toEqual({ refused: 'forbidden' });
    expect(await command('soldout', dates, {}, mayOnlyEdit)).toEqual({ refused: 'forbidden' });
    for (const what of ['publish_de', 'unpublish_en', 'bin', 'restore'] as const)
      expect(await command(what, dates, {}, mayOnlyEdit)).toMatchObject({ count: 0, skipped: 2, undo: [] });
    expect(await told()).toEqual(before);
    expect(await written()).toEqual([]);
  });

  it('leaves out what is gone or lies in the bin, and counts it', async () => {
    const [date, trashed] = [await evening('2026-12-05', 'Tau'), await evening('2026-12-06', 'Garn')];
    await command('bin', [trashed]);
    const nobody = { id: crypto.randomUUID() };
    expect(await command('cancel', [date, trashed, nobody])).toMatchObject({ count: 1 });
    expect(await command('duplicate', [trashed, nobody])).toMatchObject({ count: 0, skipped: 2 });
    expect(await command('restore', [date])).toMatchObject({ count: 0, skipped: 1 });
  });

  it('cancels two dates with their reason in both languages, and who did it is written down for each', async () => {
    const dates = [await evening('2026-12-05', 'Tau'), await evening('2026-12-06', 'Garn')];
    await evening('2026-12-07', 'Netz');
    const done = await command('cancel', dates, { note_de: 'Sturmflut', note_en: 'Storm tide' });
    expect(done).toMatchObject({ count: 2, skipped: 0 });
    const [german, english] = await told();
    expect(german).toEqual([
      ['Tau', 'cancelled'],
      ['Garn', 'cancelled'],
      ['Netz', expect.not.stringContaining('cancelled')],
    ]);
    expect(english?.slice(0, 2).map(([, status]) => status)).toEqual(['cancelled', 'cancelled']);
    const draft = await readEntry({ type: 'event', id: dates[0]?.id ?? '' });
    expect([draft?.i18n.de?.lifecycle_note, draft?.i18n.en?.lifecycle_note]).toEqual(['Sturmflut', 'Storm tide']);
    expect(await written()).toEqual([
      { action: 'event:cancel', user_id: anna.id },
      { action: 'event:cancel', user_id: anna.id },
    ]);
  });

  it('changes what is online and nothing else: unfinished words of the draft stay unseen', async () => {
    const date = await evening('2026-12-05', 'Tau');
    await pool().query(`update entry set i18n = jsonb_set(i18n, '{de,title}', '"Unfertig"') where id = $1`, [date.id]);
    await command('soldout', [date]);
    expect((await told())[0]).toEqual([['Tau', 'soldout']]);
    await command('few', [date]);
    expect((await told())[1]).toEqual([['Tau (en)', 'sale']]);
  });

  it('writes when it was said of the tickets, and takes that back as well', async () => {
    const date = await evening('2026-12-05', 'Tau');
    const saidAt = async () => (await readEntry({ type: 'event', id: date.id }))?.props.ticket_state_at;
    await pool().query(`update entry set props = props || '{"ticket_state_at": "2026-11-01T10:00"}' where id = $1`, [
      date.id,
    ]);
    const done = await command('few', [date]);
    expect(await saidAt()).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/);
    expect(await saidAt()).not.toBe('2026-11-01T10:00');
    await undoAction({ names: undoOf(done), actor: anna });
    expect(await saidAt()).toBe('2026-11-01T10:00');
  });

  it('is taken back by who did it, and by nobody else', async () => {
    const date = await evening('2026-12-05', 'Tau');
    const before = await told();
    const done = await command('postpone', [date]);
    const names = undoOf(done);
    expect((await told())[0]).toEqual([['Tau', 'postponed']]);
    expect(await undoAction({ names, actor: bert })).toEqual({ refused: 'undo-gone' });
    expect(await undoAction({ names, actor: anna })).toEqual({ undone: 1, skipped: 0 });
    expect(await told()).toEqual(before);
  });

  it('is taken back by the button of a page that was opened before the site was renewed', async () => {
    const date = await evening('2026-12-05', 'Tau');
    await command('bin', [date]);
    const name = crypto.randomUUID();
    await pool().query('insert into op_log (op_id, user_id, answer) values ($1, $2, $3)', [
      name,
      anna.id,
      JSON.stringify({ type: 'event', binned: [date.id] }),
    ]);
    expect(await undoAction({ names: [name], actor: anna })).toEqual({ undone: 1, skipped: 0 });
  });

  it('is not taken back where somebody has decided otherwise since', async () => {
    const date = await evening('2026-12-05', 'Tau');
    const done = await command('postpone', [date]);
    await command('cancel', [date], {}, bert);
    expect(await undoAction({ names: undoOf(done), actor: anna })).toEqual({ undone: 0, skipped: 1 });
    expect((await told())[0]).toEqual([['Tau', 'cancelled']]);
  });

  it('moves each date from the day it had', async () => {
    const dates = [await evening('2026-12-05', 'Tau'), await evening('2026-12-31', 'Garn')];
    await command('move', dates, { days: '7', time: '20:00' });
    const starts = await Promise.all(dates.map(async (date) => (await readEntry(date))?.props));
    expect(starts).toMatchObject([
      { date_start: '2026-12-12T20:00', previous_date: '2026-12-05T19:30' },
      { date_start: '2027-01-07T20:00', previous_date: '2026-12-31T19:30' },
    ]);
  });

  it('copies entries as drafts that are offline in both languages', async () => {
    const date = await evening('2026-12-05', 'Tau');
    const before = await told();
    expect(await command('duplicate', [date], {}, mayOnlyEdit)).toMatchObject({ count: 1, undo: [] });
    expect(await told()).toEqual(before);
    const { rows } = await pool().query("select i18n from entry where type = 'event'");
    expect(rows).toHaveLength(2);
    expect(await written()).toEqual([{ action: 'entry:duplicate', user_id: mayOnlyEdit.id }]);
  });

  it('bins entries in both languages; taken back they are online again where they were', async () => {
    const date = await evening('2026-12-05', 'Tau');
    const done = await command('bin', [date]);
    expect(await told()).toEqual([[], []]);
    expect(await undoAction({ names: undoOf(done), actor: anna })).toEqual({ undone: 1, skipped: 0 });
    expect((await readEntry(date))?.deleted_at).toBeNull();
    expect(await told()).toEqual([[['Tau', 'none']], [['Tau (en)', 'none']]]);
    expect((await written()).map(({ action }) => action)).toContain('entry:restore');
  });

  it('publishes one language and leaves the other, and counts what is not complete', async () => {
    const complete = await grow('event', { date_start: '2026-12-05T19:30' }, title('Tau'));
    const withoutDate = await grow('event', {}, title('Garn'));
    expect(await command('publish_en', [complete, withoutDate])).toMatchObject({ count: 1, skipped: 1 });
    expect((await told()).map((list) => list.length)).toEqual([0, 1]);
    expect(await command('unpublish_en', [complete, withoutDate])).toMatchObject({ count: 1, skipped: 1 });
    expect(await told()).toEqual([[], []]);
  });
});

describe('the preview of a command', () => {
  it('names what becomes of each date and every place in both languages, and writes nothing', async () => {
    const series = await show('series', {}, { de: { name: 'Reihe' }, en: { name: 'Series' } });
    const date = await show('event', { date_start: '2026-12-05T19:30', series: series.id }, title('Tau'));
    const before = (await pool().query('select count(*)::int as count from audit')).rows;
    const wish = wishOf({ days: '1' });
    const asked = await previewAction({ definition: event, command: 'move', ids: [date.id], wish, locale: 'de', now });
    expect(asked).toMatchObject({ ids: [date.id], entries: [{ title: 'Tau' }], more: 0 });
    expect(asked.entries[0]?.change).toMatch(/ 6\.\sDez\. 2026, 19:30$/);
    for (const locale of locales) {
      const kinds = asked.places.filter((place) => place.locale === locale).map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['detail', 'list', 'calendar', 'entry']));
    }
    expect((await pool().query('select count(*)::int as count from audit')).rows).toEqual(before);
    expect((await readEntry(date))?.props.date_start).toBe('2026-12-05T19:30');
  });

  it('tells the dates of one title apart by their day', async () => {
    const dates = [await evening('2026-12-05', 'Tau'), await evening('2026-12-06', 'Tau')];
    const ids = dates.map(({ id }) => id);
    const asked = await previewAction({ definition: event, command: 'cancel', ids, wish: wishOf(), locale: 'de', now });
    expect(asked.entries.map(({ when }) => when.replaceAll('\u00a0', ' '))).toEqual([
      '5. Dez. 2026, 19:30',
      '6. Dez. 2026, 19:30',
    ]);
  });

  it('of drafts nobody sees has no places', async () => {
    const draft = await grow('event', { date_start: '2026-12-05T19:30' }, title('Tau'));
    const asked = await previewAction({
      definition: event,
      command: 'cancel',
      ids: [draft.id],
      wish: wishOf(),
      locale: 'en',
      now,
    });
    expect(asked.places).toEqual([]);
    expect(asked.entries).toHaveLength(1);
  });

  it('exists for collections without dates too', async () => {
    const room = await show('room', {}, { de: { name: 'Bühne' }, en: { name: 'Stage' } });
    const definition = collectionOf(contentModel, 'room');
    expect(await runAction({ definition, command: 'bin', ids: [room.id], wish: wishOf(), actor: anna })).toMatchObject({
      count: 1,
    });
  });
});
