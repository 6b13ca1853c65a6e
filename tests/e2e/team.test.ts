import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { findingsAt, loadAxe, untilAlive } from '../support/page/inspected-page.ts';
import type { Site } from '../support/site.ts';

async function logIn(page: Page, { editor }: Site) {
  await page.goto('/de/login');
  await page.getByLabel('E-Mail').fill(editor.email);
  await page.getByLabel('Passwort').fill(editor.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

const bar = (page: Page) => page.locator('#site-toolbar');
const place = (page: Page) =>
  page.evaluate(() =>
    ['body > header', 'main'].map((name) => document.querySelector(name)?.getBoundingClientRect().top),
  );

test('a visitor gets neither the bar of the team nor its code nor its style', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/de/besuch?edit', { waitUntil: 'networkidle' });
  await expect(bar(page)).toHaveCount(0);
  expect(loaded.filter((url) => /toolbar/.test(url))).toEqual([]);
  await page.goto('/de/office');
  await expect(page).toHaveURL(/\/de\/login\?next=%2Fde%2Foffice/);
});

test('somebody logged in has the bar on every page, also where there is nothing to edit', async ({ page, site }) => {
  test.setTimeout(120_000);
  await logIn(page, site);
  for (const path of ['/de', '/en/visit', '/de/search?q=seil', '/de/user/profile', '/de/gibt-es-nicht']) {
    await page.goto(path);
    await expect(bar(page)).toBeVisible();
    expect((await bar(page).boundingBox())?.height).toBe(48);
  }
  await expect(bar(page).getByRole('link', { name: 'Seite bearbeiten', exact: true })).toHaveCount(0);
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  // What lies under the open panel cannot be touched, and axe counts it all the same.
  await page.getByRole('button', { name: 'Hinweis schließen' }).click();
  await loadAxe(page);
  await bar(page).locator('summary').click();
  for (const width of [320, 1366]) expect(await findingsAt(page, width)).toEqual([]);
});

test('the editor takes the place of the bar and the page does not move; without the bar there is no gap', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  const before = await place(page);
  await page.goto('/de/besuch?edit');
  await expect(page.getByRole('toolbar', { name: 'Seite bearbeiten' })).toBeVisible();
  expect(await place(page)).toEqual(before);
  await page.goto('/de/besuch?noToolbar', { waitUntil: 'networkidle' });
  await expect(bar(page)).toHaveCount(0);
  expect((await place(page))[0]).toBe(0);
});

test('the bar says which language is offline', async ({ page, site }) => {
  await logIn(page, site);
  await page.goto('/de/besuch');
  const languages = bar(page).getByRole('list', { name: 'Sprachen dieser Seite' });
  await expect(languages.getByRole('link', { name: 'English, online' })).toHaveAttribute('href', '/en/visit');
});

test('the short address leads to the office, and logging out works without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page, site);
  await page.goto('/cms-hub');
  await expect(page).toHaveURL(/\/de\/office$/);
  await expect(page.getByRole('navigation', { name: 'Bereiche des Büros' })).toBeVisible();
  await page.goto('/de');
  await bar(page).locator('summary').click();
  await bar(page).getByRole('button', { name: 'Abmelden' }).click();
  await page.goto('/de');
  await expect(bar(page)).toHaveCount(0);
  await context.close();
});

test('what can be pressed in an account is where it was when the page comes alive', async ({ page, site }) => {
  const pressable = () =>
    page
      .getByRole('main')
      .evaluate((main) => [...main.querySelectorAll('a, button')].map((each) => each.getBoundingClientRect().top));
  for (const path of ['/de/login', '/de/user/settings']) {
    const { promise: mayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('contentinfo').waitFor();
    const before = await pressable();
    letScriptsCome();
    await untilAlive(page);
    await page.evaluate(() => document.fonts.ready);
    expect(before.length).toBeGreaterThan(1);
    expect(await pressable()).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
    if (path === '/de/login') await logIn(page, site);
  }
});
