import { expect, test } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { requestOf } from '#app/office/request-for-tests.ts';
import { loadBuild } from '#server/site-app.ts';
import { databaseForThisTest } from '#tests/support/database.ts';

const roles = ['visitor', 'editor', 'publisher', 'admin'] as const;
type Role = (typeof roles)[number];

/**
 * The least role for reading a screen of the office and for sending it anything; what one command of many needs beyond that
 * has tests of its own beside it. Null where there is nothing to read or to send.
 */
const rows: Record<string, { read: Role | null; send: Role | null }> = {
  'office-layout.tsx': { read: 'editor', send: null },
  'dashboard/dashboard-route.tsx': { read: 'editor', send: 'editor' },
  'dashboard/untranslated-route.tsx': { read: 'editor', send: null },
  'activity/activities-route.tsx': { read: 'admin', send: null },
  'activity/activity-table-route.ts': { read: 'admin', send: null },
  'versions/versions-route.tsx': { read: 'editor', send: null },
  'reviews/reviews-route.tsx': { read: 'editor', send: null },
  'releases/releases-route.tsx': { read: 'editor', send: 'editor' },
  'releases/release-route.tsx': { read: 'editor', send: 'editor' },
  'preview/preview-route.tsx': { read: 'editor', send: null },
  'reviews/review-table-route.ts': { read: 'editor', send: null },
  'search/search-route.tsx': { read: 'editor', send: null },
  'search/suggest-route.ts': { read: 'editor', send: null },
  'help/help-route.tsx': { read: 'editor', send: null },
  'help/help-page-route.tsx': { read: 'editor', send: null },
  'tour/tour-route.ts': { read: null, send: 'editor' },
  'pages/pages-route.tsx': { read: 'editor', send: 'editor' },
  'calendar/calendar-route.tsx': { read: 'editor', send: 'publisher' },
  'maintenance/redirects-route.tsx': { read: 'editor', send: 'publisher' },
  'maintenance/errors-route.tsx': { read: 'editor', send: null },
  'links/links-route.tsx': { read: 'editor', send: 'publisher' },
  'search-words/search-words-route.tsx': { read: 'editor', send: 'publisher' },
  'hours/hours-route.tsx': { read: 'editor', send: 'publisher' },
  'alerts/alerts-route.tsx': { read: 'editor', send: 'publisher' },
  'settings/settings-route.tsx': { read: 'admin', send: 'admin' },
  'team/team-route.tsx': { read: 'admin', send: 'admin' },
  'team/person-route.tsx': { read: 'admin', send: 'admin' },
  'media/media-route.tsx': { read: 'editor', send: 'editor' },
  'media/medium-route.tsx': { read: 'editor', send: 'editor' },
  'media/media-file-route.ts': { read: null, send: 'publisher' },
  'inbox/inbox-route.tsx': { read: 'publisher', send: 'publisher' },
  'inbox/inbox-entry-route.tsx': { read: 'publisher', send: 'publisher' },
  'inbox/inbox-file-route.ts': { read: 'publisher', send: null },
  'inbox/inbox-table-route.ts': { read: 'publisher', send: null },
  'import/import-route.tsx': { read: 'editor', send: 'editor' },
  'import/job-route.tsx': { read: 'editor', send: 'editor' },
  'export/export-route.ts': { read: 'editor', send: null },
  'export/site-route.ts': { read: 'admin', send: null },
  'site/site-screen-route.tsx': { read: 'admin', send: 'admin' },
  'site/upload-route.ts': { read: null, send: 'admin' },
  'removal/removal-route.tsx': { read: 'publisher', send: 'publisher' },
  'list/list-route.tsx': { read: 'editor', send: 'editor' },
  'list/actions/action-route.ts': { read: null, send: 'editor' },
  'edit/entry-route.tsx': { read: 'editor', send: 'editor' },
  'series/series-route.tsx': { read: 'editor', send: 'editor' },
  'forms/trial-route.tsx': { read: 'editor', send: 'editor' },
  'edit/draft-route.ts': { read: null, send: 'editor' },
};

type Handler = (args: object) => unknown;
const { routes } = await loadBuild();
const folder = 'office/';

test('every route of the office has a row that says what can be read there and sent', async () => {
  const names = Object.keys(routes).filter((id) => id.startsWith(folder));
  expect(Object.keys(rows).map(idOf).sort()).toEqual(names.sort());
  for (const [file, { read, send }] of Object.entries(rows)) {
    const { loader, action } = moduleOf(file);
    expect([file, action !== undefined]).toEqual([file, send !== null]);
    if (read !== null) expect([file, loader !== undefined]).toEqual([file, true]);
  }
});

test('every route of the office is closed below its role and open from it on; who is refused changes nothing', async () => {
  await databaseForThisTest();
  for (const [file, { read, send }] of Object.entries(rows)) {
    const { loader, action } = moduleOf(file);
    for (const role of roles) {
      const before = await written();
      if (read && loader) expect([file, role, await isOpen(loader, role)]).toEqual([file, role, reaches(role, read)]);
      if (!send || !action) continue;
      // What is sent asks for nothing, so that whoever may send is told just that.
      expect([file, role, await isOpen(action, role, 'POST')]).toEqual([file, role, reaches(role, send)]);
      if (!reaches(role, send)) expect(await written(), `${file}, ${role}`).toBe(before);
    }
  }
}, 60_000);

function idOf(file: string): string {
  return folder + file.replace(/\.tsx?$/, '');
}

function moduleOf(file: string) {
  const route = routes[idOf(file)];
  if (!route) throw new Error(`${file} is no route of the office.`);
  // Proof: the loaders and actions of a route take what the router hands them, and these tests hand them the same.
  return route.module as { loader?: Handler; action?: Handler };
}

function reaches(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}

/** Neither led to the login nor refused. A command that is none, or a thing that is not there, is no refusal. */
async function isOpen(handler: Handler, role: Role, method = 'GET'): Promise<boolean> {
  const answered = async () => handler(argumentsFor(role, method));
  const status = await answered().then(statusOf, statusOf);
  expect(status).toBeLessThan(500);
  return ![302, 401, 403].includes(status);
}

function argumentsFor(role: Role, method: string) {
  const id = '0b0a4a34-3b0e-4d9e-9a3e-5f0b9a0a0a0a';
  const params = { type: 'event', number: '1', id, file: 'event.csv' };
  const init = method === 'POST' ? { method, body: new URLSearchParams({ command: 'none' }) } : {};
  return requestOf({ address: '/event', role, params, init });
}

function statusOf(outcome: unknown): number {
  if (outcome instanceof Response) return outcome.status;
  const isObject = typeof outcome === 'object' && outcome !== null;
  if (outcome instanceof Error) throw outcome;
  return isObject && 'init' in outcome ? ((outcome.init as ResponseInit | null)?.status ?? 200) : 200;
}

/** How much has been written in the site. */
async function written(): Promise<string> {
  const tables = ['entry', 'form_entry', 'redirect', 'installation', 'media', 'audit', 'op_log', 'import_job'];
  const sums = tables.map((name) => `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from "${name}")`);
  const { rows: found } = await pool().query(`select concat_ws(', ', ${sums.join()}) as sum`);
  return found[0].sum;
}
