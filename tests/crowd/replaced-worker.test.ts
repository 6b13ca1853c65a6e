import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startSite } from '../support/site.ts';

const METRICS_TOKEN = 'a token of the tests';

// A figure (a second): measured where nothing runs beside it.
test('with one on standby a worker that is killed is replaced within a second', async () => {
  const settings = { WORKERS: '2', STANDBY_WORKER: '1', DEMO: '0', LOG_LEVEL: 'silent', METRICS_TOKEN };
  const site = await startSite(settings);
  onTestFinished(site.stop);
  const metrics = async () => {
    const answer = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return answer.text();
  };
  const untilSaid = (said: RegExp) => eventually(async () => expect(await metrics()).toMatch(said));
  await untilSaid(/workers\{state="standby"\} 1/);
  const before = await site.workers();
  process.kill(before[0] ?? 0, 'SIGKILL');
  const killedAt = performance.now();
  await untilSaid(/workers\{state="open"\} 2[\s\S]*worker_restarts_total 1/);
  expect(performance.now() - killedAt).toBeLessThan(1_000);
  await untilSaid(/workers\{state="standby"\} 1/);
});
