import { expect, test } from 'vitest';
import { patchEntry } from '#app/cms/collection/commands.server.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import { editor, freshProgramme, grow, house, title } from '#app/collections/programme-for-tests.ts';
import { DraftStore, type SaveAnswer } from './draft-store.ts';

freshProgramme();

/** The form of a date as one more person has it open now, with the database behind it. */
async function openedBy(id: string, name: string): Promise<DraftStore> {
  const asked = { type: 'event', id };
  const found = await readEntry(asked);
  if (!found) throw new Error('No date.');
  const actor = { ...editor('editor'), id: name };
  return new DraftStore({
    draft: found,
    rev: found.rev,
    outside: {
      async send({ rev, changes: { props = {}, de, en } }): Promise<SaveAnswer> {
        const patch = { props, i18n: { ...(de ? { de } : {}), ...(en ? { en } : {}) } };
        const saved = await patchEntry({ ...asked, baseRev: rev, patch, actor, house });
        if (saved.kind === 'stale') return { kind: 'stale', rev: saved.current.rev, current: saved.current };
        if (saved.kind === 'saved') return saved;
        throw new Error(saved.kind);
      },
      keep: () => undefined,
      later: () => undefined,
    },
  });
}

test('two people write on one date: other fields and languages join, and only the same field asks which one stays', async () => {
  const { id } = await grow('event', { date_start: '2026-12-05T19:30', ticket_state: 'sale' }, title('Tau'));
  const [anna, bert] = [await openedBy(id, 'anna'), await openedBy(id, 'bert')];
  anna.change('props', 'ticket_state', 'soldout');
  anna.change('de', 'title', 'Strick');
  expect(await anna.settle()).toBe(true);
  bert.change('props', 'door_time', '19:00');
  bert.change('en', 'title', 'Cord');
  expect(await bert.settle()).toBe(true);
  expect(bert.read().draft).toMatchObject({ props: { ticket_state: 'soldout' }, i18n: { de: { title: 'Strick' } } });

  bert.change('props', 'ticket_state', 'few');
  await bert.settle();
  anna.change('props', 'ticket_state', 'sale');
  anna.change('de', 'lead', 'Am Kai');
  expect(await anna.settle()).toBe(false);
  const [clash, ...others] = anna.read().clashes;
  expect(others).toEqual([]);
  expect(clash).toEqual({ place: 'props', name: 'ticket_state', mine: 'sale', theirs: 'few' });
  if (clash) anna.resolve(clash, 'theirs');
  expect(await anna.settle()).toBe(true);
  expect(await readEntry({ type: 'event', id })).toMatchObject({
    props: { date_start: '2026-12-05T19:30', door_time: '19:00', ticket_state: 'few' },
    i18n: { de: { title: 'Strick', lead: 'Am Kai' }, en: { title: 'Cord' } },
  });
});
