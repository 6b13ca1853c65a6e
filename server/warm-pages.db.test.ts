import { expect, test, vi } from 'vitest';
import { popularPages } from '#app/cache/popular-pages.server.ts';
import { appForThisTest, testRenderer } from './app-for-tests.ts';
import { startWarming } from './warm-pages.ts';

test('what was asked for most before a stop is rendered after it, before anybody asks, and no words of anybody are noted', async () => {
  const { ask, cache } = await appForThisTest(testRenderer());
  const paths = ['/de/besuch', '/de/besuch', '/de/besuch', '/de', '/de', '/de/einmal'];
  for (const path of [...paths, '/de/search?q=geheim', '/de/search?q=geheim', '/de/search?q=geheim']) await ask(path);
  const rendered: string[] = [];
  const logger = { warn: vi.fn() } as never;
  const render = async (path: string) => void rendered.push(path);
  const before = startWarming({ cache, render, logger });
  await before.warmed;
  await before.stop();
  expect(await popularPages()).toEqual(['/de/besuch', '/de']);
  const later = startWarming({ cache, render, logger });
  await later.warmed;
  await later.stop();
  expect(rendered).toEqual(['/de/besuch', '/de']);
});
