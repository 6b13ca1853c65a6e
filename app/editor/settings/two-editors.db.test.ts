import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updatePage } from '#app/collections/page/draft/commands.server.ts';
import { forgetPages, grow, viewer } from '#app/collections/page/pages-for-tests.ts';
import { readPage } from '#app/collections/page/read-pages.server.ts';
import type { Entry } from '#app/drafting/entry.ts';
import { FormDraft } from '#app/drafting/form-draft.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import type { Answer } from '#app/drafting/transport.ts';
import { testDatabase } from '#tests/support/database.ts';
import { pagePatch, valuesOfPage } from './page-values.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(forgetPages);
afterAll(() => database.close());

/** The settings of a page as one more browser has them open now, with the database behind them. */
async function openedIn(id: string, kept: Map<string, Entry>): Promise<FormDraft> {
  const page = await readPage(id);
  if (!page) throw new Error('No page.');
  const transport = {
    async send(entry: Entry, baseRev: number): Promise<Answer> {
      const input = entry.kind === 'patch' ? pagePatch(entry.body) : {};
      const saved = await updatePage({ id, baseRev, input, actor: viewer });
      if (saved.kind === 'saved') return { kind: 'saved', rev: saved.rev };
      if (saved.kind !== 'stale') throw new Error(saved.kind);
      return { kind: 'stale', rev: saved.rev, by: null, current: valuesOfPage(saved.current) };
    },
  };
  const parts = { stored: valuesOfPage(page), model: 'page', transport, journal: memoryJournal(kept) };
  const draft = new FormDraft({ ...parts, saves: 'when asked' });
  await draft.recover();
  return draft;
}

const title = { lang: 'de', field: 'title' } as const;

test('settings written before a reload are still there, and a second browser that was first is not overwritten', async () => {
  const { id } = await grow();
  const [mine, theirs] = [new Map<string, Entry>(), new Map<string, Entry>()];
  const first = await openedIn(id, mine);
  first.change(title, 'Mein Titel');
  first.change({ lang: null, field: 'in_footer' }, true);

  const second = await openedIn(id, theirs);
  second.change(title, 'Annas Titel');
  second.change({ lang: 'en', field: 'title' }, 'Her title');
  expect(await second.save()).toBe(true);

  const reloaded = await openedIn(id, mine);
  expect(reloaded.state.get().sync.conflicts).toMatchObject([{ ...title, mine: 'Mein Titel', theirs: 'Annas Titel' }]);
  expect(await reloaded.save()).toBe(false);
  // Other fields do not wait.
  await expect.poll(() => readPage(id)).toMatchObject({ in_footer: true });
  expect(await readPage(id)).toMatchObject({ title: { de: 'Annas Titel', en: 'Her title' } });

  const again = await openedIn(id, mine);
  const [conflict] = again.state.get().sync.conflicts;
  expect(conflict && (await again.resolve(conflict, 'mine'))).toBe(false);
  expect(await again.save(), 'they wait for their button').toBe(true);
  expect(await readPage(id)).toMatchObject({ title: { de: 'Mein Titel', en: 'Her title' } });
  expect(mine.size).toBe(0);
});
