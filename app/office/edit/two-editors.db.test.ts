import { expect, test } from 'vitest';
import { patchEntry } from '#app/cms/collection/draft/commands.server.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import type { Entry } from '#app/drafting/entry.ts';
import { FormDraft } from '#app/drafting/form-draft.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import type { Answer } from '#app/drafting/transport.ts';
import { contentModel, editor, freshProgramme, grow, title } from '#app/features/programme/programme-for-tests.ts';

freshProgramme();

/** The form of a date as one more person has it open now, with the database behind it; `kept` is the journal of a browser. */
async function openedBy(id: string, name: string, kept = new Map<string, Entry>()): Promise<FormDraft> {
  const asked = { type: 'event', id };
  const stored = await readEntry(asked);
  if (!stored) throw new Error('No date.');
  const actor = { ...editor('editor'), id: name };
  const transport = {
    async send(entry: Entry, baseRev: number): Promise<Answer> {
      if (entry.kind !== 'patch') throw new Error('A form changes values only.');
      const { props = {}, i18n = {} } = entry.body;
      const saved = await patchEntry({ ...asked, baseRev, patch: { props, i18n }, actor, contentModel });
      if (saved.kind === 'stale')
        return { kind: 'stale', rev: saved.current.rev, by: saved.by, current: saved.current };
      if (saved.kind === 'saved') return { kind: 'saved', rev: saved.rev, props: saved.stamps ?? {} };
      throw new Error(saved.kind);
    },
  };
  const draft = new FormDraft({ stored, model: 'event', transport, journal: memoryJournal(kept), saves: 'by itself' });
  await draft.recover();
  return draft;
}

const shared = (field: string) => ({ lang: null, field });
const german = (field: string) => ({ lang: 'de', field }) as const;
const conflictsOf = (draft: FormDraft) => draft.state.get().sync.conflicts;

test('two people write on one date: other fields and languages join, and only of the same field one text is chosen', async () => {
  const { id } = await grow('event', { date_start: '2026-12-05T19:30', ticket_state: 'sale' }, title('Tau'));
  const [anna, bert] = [await openedBy(id, 'anna'), await openedBy(id, 'bert')];
  anna.change(shared('ticket_state'), 'soldout');
  anna.change(german('title'), 'Strick');
  expect(await anna.save()).toBe(true);
  bert.change(shared('door_time'), '19:00');
  bert.change({ lang: 'en', field: 'title' }, 'Cord');
  expect(await bert.save()).toBe(true);
  expect(bert.state.get().values).toMatchObject({
    props: { ticket_state: 'soldout' },
    i18n: { de: { title: 'Strick' } },
  });

  bert.change(shared('ticket_state'), 'few');
  await bert.save();
  anna.change(shared('ticket_state'), 'sale');
  anna.change(german('lead'), 'Am Kai');
  expect(await anna.save()).toBe(false);
  const [conflict, ...others] = conflictsOf(anna);
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({ ...shared('ticket_state'), mine: 'sale', theirs: 'few' });
  if (conflict) void anna.resolve(conflict, 'theirs');
  expect(await anna.save()).toBe(true);
  expect(await readEntry({ type: 'event', id })).toMatchObject({
    props: { date_start: '2026-12-05T19:30', door_time: '19:00', ticket_state: 'few' },
    i18n: { de: { title: 'Strick', lead: 'Am Kai' }, en: { title: 'Cord' } },
  });
});

test('who says anew how to get a ticket sees in the form since when that is so', async () => {
  const { id } = await grow(
    'event',
    { date_start: '2026-12-05T19:30', ticket_state_at: '2026-11-01T10:00' },
    title('Tau'),
  );
  const anna = await openedBy(id, 'anna');
  anna.change(shared('ticket_state'), 'few');
  expect(await anna.save()).toBe(true);
  const { ticket_state_at } = anna.state.get().values.props;
  expect(ticket_state_at).not.toBe('2026-11-01T10:00');
  expect((await readEntry({ type: 'event', id }))?.props).toMatchObject({ ticket_state: 'few', ticket_state_at });
});

test('a reload in front of two texts shows both again, and the one that was saved stays until one is chosen', async () => {
  const { id } = await grow('event', { date_start: '2026-12-05T19:30' }, title('Tau'));
  const browser = new Map<string, Entry>();
  const [anna, bert] = [await openedBy(id, 'anna'), await openedBy(id, 'bert', browser)];
  anna.change(german('title'), 'Seil');
  expect(await anna.save()).toBe(true);
  bert.change(german('title'), 'Strick');
  expect(await bert.save()).toBe(false);

  const reloaded = await openedBy(id, 'bert', browser);
  expect(await reloaded.save()).toBe(false);
  expect(conflictsOf(reloaded)).toMatchObject([{ ...german('title'), mine: 'Strick', theirs: 'Seil' }]);
  expect(await readEntry({ type: 'event', id })).toMatchObject({ i18n: { de: { title: 'Seil' } } });
  const [conflict] = conflictsOf(reloaded);
  expect(conflict && (await reloaded.resolve(conflict, 'mine'))).toBe(true);
  expect(await readEntry({ type: 'event', id })).toMatchObject({ i18n: { de: { title: 'Strick' } } });
});
