import { expect, test } from 'vitest';
import { drawer, houseForThisTest } from './house-for-tests.ts';

const token = 'a token of the house';

test('nobody reads the metrics of a house that has no token, or with a wrong one', async () => {
  const closed = await houseForThisTest(drawer());
  const open = await houseForThisTest(drawer(), { metricsToken: token });
  const wrong = { headers: { authorization: 'Bearer another token of mine' } };
  for (const answer of [
    await closed.ask('/metrics', wrong),
    await open.ask('/metrics'),
    await open.ask('/metrics', wrong),
  ])
    expect(await answer.text()).not.toContain('http_request_duration_seconds');
});

test('who knows the token reads how often and how fast the house answered, and no path', async () => {
  const { ask } = await houseForThisTest(drawer(), { metricsToken: token });
  await ask('/de/besuch');
  const answer = await ask('/metrics', { headers: { authorization: `Bearer ${token}` } });
  const said = await answer.text();
  expect(said).toMatch(/http_request_duration_seconds_count\{method="GET",status="200"\} [1-9]/);
  expect(said).toContain('database_connections{state="idle"}');
  expect(said).not.toContain('besuch');
});
