import { afterAll, beforeAll, expect, test } from 'vitest';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { viewer as anna } from '#app/collections/page/pages-for-tests.ts';
import { germanAlert } from '#app/features/alerts/alert-for-tests.ts';
import { saveAlert } from '#app/features/alerts/commands.server.ts';
import { alertTag } from '#app/features/alerts/queries.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { loadPointNotices } from './load.server.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Fields = Parameters<typeof loadPointNotices>[0];

/** What stands at the points with these anchors at a moment, and what the answer depends on. */
async function told(anchors: string[], instant: string) {
  const notes = new CacheNotes();
  // Proof: nothing else of the fields is read.
  const fields = { children: anchors.map((own_anchor) => ({ own_anchor })) } as Fields;
  const notices = await loadPointNotices(fields, { locale: 'de', now: Temporal.Instant.from(instant), notes });
  return { notices, notes };
}

test('a plan none of whose points can be linked to asks for no notices', async () => {
  const { notices, notes } = await told([''], '2026-12-01T09:00:00Z');
  expect(notices).toEqual({});
  expect([...notes.tags]).toEqual([]);
});

test('a bridge is closed on the plan from the beginning of its notice to the end, and open again then', async () => {
  const link = { de: '/de/besuch/anfahrt#kanalbruecke' };
  const notice = {
    link,
    link_title: { de: 'Der Weg zu uns' },
    text: { de: 'Bitte über die Schleuse.' },
    starts: '2026-12-03T10:00',
    ends: '2026-12-04T18:00',
  };
  expect(await saveAlert(germanAlert('Brücke gesperrt.', notice), { id: null, isNew: true, actor: anna })).toBeNull();
  const before = await told(['kanalbruecke'], '2026-12-03T08:59:59Z');
  expect(before.notices).toEqual({});
  expect([...before.notes.tags]).toEqual([alertTag]);
  expect(before.notes.expiresAt).toBe(Date.parse('2026-12-03T09:00:00Z'));
  expect((await told(['schleuse', 'kanalbruecke'], '2026-12-03T09:00:00Z')).notices).toEqual({
    kanalbruecke: { title: 'Brücke gesperrt.', text: 'Bitte über die Schleuse.' },
  });
  expect((await told(['kanalbruecke'], '2026-12-04T17:00:00Z')).notices).toEqual({});
});
