import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network a visitor reads the offline page in their language, never an old page', async ({
  page,
  context,
}) => {
  await visitUntilKept(page, '/en');
  await context.setOffline(true);
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await context.setOffline(false);
  await page.goto('/en');
  await expect(page.getByRole('navigation').first()).toBeAttached();
});

test('only files whose address holds their content are kept, and the offline pages', async ({ page }) => {
  await visitUntilKept(page, '/de');
  await page.goto('/de/besuch');
  const kept = await page.evaluate(keptPaths);
  expect(kept.filter((path) => !path.startsWith('/assets/')).sort()).toEqual(['/de/offline', '/en/offline']);
});

/** Visits until the worker is in charge of the page. */
async function visitUntilKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

async function keptPaths(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
}
