import { describe, expect, it } from 'vitest';
import type { Editor } from '#app/auth/viewer.ts';
import { patchEntry, trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import { scheduledFor } from '#app/cms/publishing/scheduled.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { pool } from '#app/db/client.server.ts';
import {
  contentModel,
  editor,
  freshProgramme,
  grow,
  now,
  revOf,
  show,
} from '#app/features/programme/programme-for-tests.ts';
import { listEvents } from '#app/features/programme/queries.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { runEntryAction } from './entry-actions.server.ts';
import { entryPage } from './entry-page.server.ts';

freshProgramme();
const anna = editor('publisher');
const mayOnlyEdit = editor('editor');
const title = (de: string) => ({ de: { title: de }, en: { title: `${de} (en)` } });
type Entry = { type: string; id: string };

function press({ type, id }: Entry, command: string, values: Record<string, string> = {}, actor: Editor = anna) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ command, ...values })) form.set(name, value);
  return runEntryAction({ type, id, form, actor, now, office: 'de' });
}

const seen = async () => {
  const lists = await Promise.all(locales.map((locale) => listEvents({ locale, now, filters: {} })));
  return lists.map(({ results }) => results.map((card) => card.title));
};
const draft = () => grow('event', { date_start: '2026-12-05T19:30' }, title('Tau'));
const online = () => show('event', { date_start: '2026-12-05T19:30' }, title('Tau'));
const patch = async (entry: Entry, de: string) =>
  patchEntry({
    ...entry,
    baseRev: await revOf(entry),
    patch: { i18n: { de: { title: de } } },
    actor: anna,
    contentModel,
  });

describe('the buttons beside the form', () => {
  it('refuse to publish, schedule and bin to somebody who may only edit', async () => {
    const date = await online();
    for (const command of ['publish:de', 'unpublish:en', 'restore'])
      expect(await press(date, command, {}, mayOnlyEdit)).toEqual({ kind: 'refused', reason: 'forbidden' });
    const due = { due: '2026-12-01T10:00' };
    expect(await press(date, 'schedule:de:unpublish', due, mayOnlyEdit)).toMatchObject({ reason: 'forbidden' });
    expect(await seen()).toEqual([['Tau'], ['Tau (en)']]);
  });

  it('refuse what nobody has made a button for, a moment that is over and one that does not exist', async () => {
    const date = await draft();
    expect(await press(date, 'explode')).toEqual({ kind: 'refused', reason: 'invalid' });
    expect(await press(date, 'schedule:de:publish', { due: '2026-02-30T10:00' })).toMatchObject({ reason: 'invalid' });
    expect(await press(date, 'schedule:de:publish', { due: '2026-11-01T10:00' })).toMatchObject({ reason: 'past' });
    expect(await press(date, 'unschedule:de:publish')).toMatchObject({ reason: 'gone' });
    expect((await press(date, 'version:de:7')).kind).toBe('refused');
  });

  it('do not publish what somebody changed while it was looked at', async () => {
    const date = await draft();
    const rev = String(await revOf(date));
    await patch(date, 'Strick');
    expect(await press(date, 'publish:de', { rev })).toEqual({ kind: 'refused', reason: 'changed' });
    expect(await seen()).toEqual([[], []]);
  });

  it('say what is missing before a language can go online', async () => {
    const date = await grow('event', {}, { en: { title: 'Rope' } });
    expect(await press(date, 'publish:de')).toMatchObject({ kind: 'incomplete', locale: 'de' });
    expect(
      (await entryPage(event, date.id, { locale: 'de', now }))?.languages.en.problems.map(({ path }) => path),
    ).toEqual(['date_start']);
  });

  it('publish one language and leave the other as it is; who did it stands in the trail', async () => {
    const date = await draft();
    expect(await press(date, 'publish:en')).toEqual({ kind: 'done', command: 'publish' });
    expect(await seen()).toEqual([[], ['Tau (en)']]);
    const page = await entryPage(event, date.id, { locale: 'de', now });
    expect(page?.languages).toMatchObject({ de: { state: 'offline', url: null }, en: { state: 'online' } });
    expect(page?.trail[0]).toMatchObject({
      by: anna.id,
      actions: expect.arrayContaining([expect.objectContaining({ locale: 'en' })]),
    });
    expect(await press(date, 'unpublish:en')).toEqual({ kind: 'done', command: 'unpublish' });
    expect(await seen()).toEqual([[], []]);
  });

  it('let a language wait for its time, and take that back', async () => {
    const date = await draft();
    expect(await press(date, 'schedule:de:publish', { due: '2026-12-01T10:00' })).toMatchObject({ kind: 'done' });
    // Ten o'clock at the venue is nine o'clock UTC.
    expect(await scheduledFor(date)).toMatchObject([
      { locale: 'de', action: 'publish', due_at: '2026-12-01T09:00:00Z' },
    ]);
    expect(await press(date, 'unschedule:de:publish', {}, mayOnlyEdit)).toMatchObject({ kind: 'refused' });
    expect(await press(date, 'unschedule:de:publish')).toMatchObject({ kind: 'done' });
    expect(await scheduledFor(date)).toEqual([]);
    const { rows } = await pool().query('select action from audit where user_id = $1 order by id', [anna.id]);
    expect(rows.map(({ action }) => action)).toEqual(['schedule:publish', 'unschedule:publish']);
  });

  it('bring back the words of a version in one language, as a draft', async () => {
    const date = await online();
    await patch(date, 'Strick');
    await press(date, 'publish:de');
    await patch(date, 'Seil');
    expect(await press(date, 'version:de:1')).toEqual({ kind: 'done', command: 'version' });
    const entry = await readEntry(date);
    expect([entry?.i18n.de?.title, entry?.i18n.en?.title]).toEqual(['Tau', 'Tau (en)']);
    expect(await seen()).toEqual([['Strick'], ['Tau (en)']]);
  });

  it('copy an entry into a draft of its own, and fetch it out of the bin as it was', async () => {
    const date = await online();
    const copy = await press(date, 'duplicate', {}, mayOnlyEdit);
    expect(copy).toMatchObject({ kind: 'moved', number: expect.any(Number) });
    expect(await seen()).toEqual([['Tau'], ['Tau (en)']]);
    await trashEntry({ ...date, actor: anna, contentModel });
    expect(await seen()).toEqual([[], []]);
    expect(await press(date, 'restore')).toEqual({ kind: 'restored', online: ['de', 'en'], offline: [] });
    expect((await entryPage(event, date.id, { locale: 'en', now }))?.languages).toMatchObject({
      de: { state: 'online' },
      en: { state: 'online' },
    });
  });
});
