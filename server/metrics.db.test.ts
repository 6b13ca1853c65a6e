import { expect, test } from 'vitest';
import { appForThisTest, testRenderer } from './app-for-tests.ts';

const token = 'a token of the site';

const wrong = { headers: { authorization: 'Bearer another token of mine' } };

test('nobody reads the metrics of a site that has no token', async () => {
  const { ask } = await appForThisTest(testRenderer());
  for (const init of [{}, wrong]) expect(await (await ask('/metrics', init)).text()).not.toContain('http_request');
});

test('nobody reads the metrics with a wrong token or none', async () => {
  const { ask } = await appForThisTest(testRenderer(), { metricsToken: token });
  for (const init of [{}, wrong]) expect(await (await ask('/metrics', init)).text()).not.toContain('http_request');
});

test('who knows the token reads how often and how fast the site answered, and no path', async () => {
  const { ask } = await appForThisTest(testRenderer(), { metricsToken: token });
  await ask('/de/besuch');
  const answer = await ask('/metrics', { headers: { authorization: `Bearer ${token}` } });
  const said = await answer.text();
  expect(said).toMatch(/http_request_duration_seconds_count\{method="GET",status="200"\} [1-9]/);
  expect(said).toContain('database_connections{state="idle"}');
  expect(said).not.toContain('besuch');
});
