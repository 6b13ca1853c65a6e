import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patienceMs } from '../../scripts/vite/patience.ts';
import { untilGone } from '../support/child-processes.ts';
import { testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { type Site, startSite } from '../support/site.ts';
import { steadyVisitors } from '../support/steady-visitors.ts';

let site: Site;
let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
  site = await startSite({ WORKERS: '2', DATABASE_URL: database.url, DEMO: '0', LOG_LEVEL: 'silent', METRICS_TOKEN });
  await bothOpen();
});

afterAll(async () => {
  await site?.kill();
  await database.close();
});

const METRICS_TOKEN = 'a token of the tests';

test('whichever worker is asked, the figures are of all of them', async () => {
  const said = await metrics();
  expect(said).toContain('workers{state="open"} 2');
  for (const worker of [1, 2]) expect(said).toContain(`process_resident_memory_bytes{worker="${worker}"}`);
});

test('a worker that is killed is replaced, and the other goes on', async () => {
  const before = await site.workers();
  const visitors = steadyVisitors(site.url);
  await vi.waitUntil(() => visitors.answered() > 50, patienceMs);
  process.kill(before[0] ?? 0, 'SIGKILL');
  await untilGone(before.slice(0, 1));
  const answered = visitors.answered();
  await bothOpen();
  const { cut, refused, statuses } = await visitors.leave();
  expect(visitors.answered()).toBeGreaterThan(answered + 50);
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(refused).toBe(0);
  // Nothing but what the killed one was answering, or was about to, is lost.
  expect(cut.length).toBeLessThanOrEqual(8);
  expect(await metrics()).toContain('worker_restarts_total 1');
  const after = await site.workers();
  expect(after).toHaveLength(2);
  expect(after).toContain(before[1]);
});

test('a reload replaces every worker without a refused or cut request', { timeout: 60_000 }, async () => {
  const before = await site.workers();
  const visitors = steadyVisitors(site.url);
  await vi.waitUntil(() => visitors.answered() > 50, patienceMs);
  process.kill(site.pid, 'SIGHUP');
  await untilGone(before);
  await bothOpen();
  const { statuses, ...lost } = await visitors.leave();
  expect(lost).toEqual({ refused: 0, cut: [] });
  expect(Object.keys(statuses)).toEqual(['200']);
});

test('a site that leaves says so to its balancer first, and cuts nobody', async () => {
  const visitors = steadyVisitors(site.url);
  await vi.waitUntil(() => visitors.answered() > 50, patienceMs);
  const all = [site.pid, ...(await site.workers())];
  process.kill(site.pid, 'SIGTERM');
  await untilGone(all);
  const { cut } = await visitors.leave();
  expect(cut).toEqual([]);
});

/** Asked until both have their database and answer. */
async function bothOpen(): Promise<void> {
  await eventually(async () => expect(await metrics()).toContain('workers{state="open"} 2'));
}

async function metrics(): Promise<string> {
  const answer = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return answer.text();
}
