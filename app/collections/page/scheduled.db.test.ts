import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishDue } from '#app/cms/publishing/publish-due.server.ts';
import { cancelSchedule, schedule as schedulePage } from '#app/cms/publishing/schedule.server.ts';
import { moveToTrash } from '#app/cms/publishing/trash.server.ts';
import { pool } from '#app/db/client.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { loadDraft } from './draft/draft.server.ts';
import { pageAdapter, pageOwner } from './page-adapter.server.ts';
import { definitions, forgetPages, grow, publish, viewer, write } from './pages-for-tests.ts';
import { publishedPage } from './public/queries.server.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(forgetPages);
afterAll(() => database.close());

const adapters = new Map([['page', pageAdapter(definitions)]]);
const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
const christmas = Temporal.Instant.from('2026-12-24T14:00:00Z');

function schedule(pageId: string, action: 'publish' | 'unpublish' = 'publish', due = christmas) {
  return schedulePage({ owner: pageOwner(pageId, definitions), locale: 'de', action, due, now, actor: viewer });
}

const shown = async () => JSON.stringify((await publishedPage({ path: 'besuch', locale: 'de' }))?.doc ?? null);

describe('publishing at a time', () => {
  it('is refused for a moment that has passed', async () => {
    const page = await grow();
    expect(await schedule(page.id, 'publish', now)).toEqual({ kind: 'past' });
  });

  it('is refused while something is missing, at once and not at night', async () => {
    const page = await grow();
    await write(page.text, 'de', null);
    expect(await schedule(page.id)).toMatchObject({ kind: 'incomplete', problems: [{ path: 'words' }] });
  });

  it('happens at its time and not a second before, with what was on the screen when it was decided', async () => {
    const page = await grow();
    await schedule(page.id);
    await write(page.text, 'de', 'Später geschrieben');
    await publishDue({ now: christmas.subtract({ seconds: 1 }), adapters });
    expect(await shown()).toBe('null');
    const done = await publishDue({ now: christmas, adapters });
    expect(done).toEqual([{ type: 'page', id: page.id, locale: 'de', action: 'publish', outcome: 'done' }]);
    expect(await shown()).toContain('Tauwerk');
    expect(await shown()).not.toContain('Später');
  });

  it('happens once, however many nodes look at the clock', async () => {
    const page = await grow();
    await schedule(page.id);
    const nodes = await Promise.all([1, 2, 3, 4].map(() => publishDue({ now: christmas, adapters })));
    expect(nodes.flat()).toHaveLength(1);
    const { rows } = await pool().query("select count(*)::int as times from audit where action = 'publish:scheduled'");
    expect(rows[0]?.times).toBe(1);
  });

  it('is shown to whoever edits the page, and can be taken back', async () => {
    const page = await grow();
    await schedule(page.id);
    const draft = await loadDraft({ pageId: page.id, locale: 'de', viewer });
    expect(draft?.scheduled).toMatchObject([{ action: 'publish', locale: 'de', due_at: '2026-12-24T14:00:00Z', n: 1 }]);
    expect(
      await cancelSchedule({ owner: pageOwner(page.id, definitions), locale: 'de', action: 'publish', actor: viewer }),
    ).toBe(true);
    expect(await publishDue({ now: christmas, adapters })).toEqual([]);
  });

  it('is forgotten when somebody publishes before, so that older words never overtake newer ones', async () => {
    const page = await grow();
    await schedule(page.id);
    await write(page.text, 'de', 'Neuer');
    await publish(page.id, 'de');
    await publishDue({ now: christmas, adapters });
    expect(await shown()).toContain('Neuer');
  });

  it('does not happen to a page in the bin', async () => {
    const page = await grow();
    await schedule(page.id);
    await moveToTrash({ owner: pageOwner(page.id, definitions), actor: viewer });
    expect(await publishDue({ now: christmas, adapters })).toEqual([]);
    expect(await shown()).toBe('null');
  });

  it('says so and goes on when the address has been taken meanwhile', async () => {
    const [page, other] = [await grow(), await grow()];
    await schedule(page.id);
    await publish(other.id, 'de');
    const done = await publishDue({ now: christmas, adapters });
    expect(done).toMatchObject([{ outcome: 'page_problem_address_taken' }]);
    expect((await publishedPage({ path: 'besuch', locale: 'de' }))?.id).toBe(other.id);
  });
});

describe('going offline at a time', () => {
  it('takes one language away and leaves the other', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await publish(page.id, 'en');
    await schedule(page.id, 'unpublish');
    await publishDue({ now: christmas, adapters });
    expect(await shown()).toBe('null');
    expect(await publishedPage({ path: 'besuch-en', locale: 'en' })).not.toBeNull();
  });
});
