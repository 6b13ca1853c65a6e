import { expect, test, vi } from 'vitest';
import { popularPages } from '#app/cache/popular-pages.server.ts';
import { appForThisTest, testRenderer } from './app-for-tests.ts';
import { startWarming } from './warm-pages.ts';

test('what was asked for most before a stop is drawn after it, before anybody asks, and no words of anybody are noted', async () => {
  const { ask, cache } = await appForThisTest(testRenderer());
  const paths = ['/de/besuch', '/de/besuch', '/de/besuch', '/de', '/de', '/de/einmal'];
  for (const path of [...paths, '/de/search?q=geheim', '/de/search?q=geheim', '/de/search?q=geheim']) await ask(path);
  const drawn: string[] = [];
  const logger = { warn: vi.fn() } as never;
  const draw = async (path: string) => void drawn.push(path);
  await startWarming({ cache, draw, logger }).stop();
  expect(await popularPages()).toEqual(['/de/besuch', '/de']);
  const later = startWarming({ cache, draw, logger });
  await later.warmed;
  await later.stop();
  expect(drawn).toEqual(['/de/besuch', '/de']);
});
