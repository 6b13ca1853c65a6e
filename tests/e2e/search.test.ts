import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { refusal } from '../support/page/consent.ts';
import { findingsAt, loadAxe } from '../support/page/inspected-page.ts';

test.beforeEach(({ context, site }) => context.addCookies([refusal(site.url)]));

async function open(page: Page) {
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Suche öffnen' }).click();
  const field = page.getByRole('combobox', { name: 'Haus durchsuchen' });
  await expect(field).toBeFocused();
  return { field, list: page.getByRole('listbox') };
}

test('an empty search is not sent, and Escape gives the focus back', async ({ page }) => {
  const { field } = await open(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/de\/besuch$/);
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Suche öffnen' })).toBeFocused();
});

test('suggestions open while typing, are walked through by arrows and chosen with Enter', async ({ page }) => {
  const { field, list } = await open(page);
  await field.pressSequentially('buehne');
  await expect(list.getByRole('option', { name: 'Seilerbühne' })).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toHaveText('Seilerbühne');
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await loadAxe(page);
  expect(await findingsAt(page, 1366)).toEqual([]);
  expect(await findingsAt(page, 320)).toEqual([]);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/de\/search\?q=Seilerb%C3%BChne/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seilerbühne');
});

test('the list closes on Escape first, on scrolling, on leaving and on a click elsewhere', async ({ page }) => {
  const { field, list } = await open(page);
  await field.fill('seil');
  await expect(list).toBeVisible();
  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('seil');
  await field.fill('seile');
  await expect(list).toBeVisible();
  await page.evaluate(() => {
    const end = new Promise((done) => addEventListener('scrollend', done, { once: true }));
    scrollBy(0, 40);
    return end.then(() => undefined);
  });
  await expect(list).toBeHidden();
  // Letter by letter: the header still shrinks, which scrolls the page and closes the list of the first.
  await field.fill('');
  await field.pressSequentially('seil', { delay: 100 });
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: 'Suchen' }).focus();
  await expect(list).toBeHidden();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(field).toHaveCount(0);
});

test('the suggestions speak the language of the page', async ({ page }) => {
  const asked = page.waitForRequest(/autocomplete/);
  await page.goto('/en/visit', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.getByRole('combobox').fill('accesibility');
  expect(new URL((await asked).url()).searchParams.get('lang')).toBe('en');
  await expect(page.getByRole('option', { name: 'Accessibility statement' })).toBeVisible();
});

test('without JavaScript the sign leads to the search, and its pages are links', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/besuch');
  await page.locator('header').getByRole('link', { name: 'Haus durchsuchen' }).click();
  await page.getByRole('searchbox').fill('maschine');
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Art der Treffer' })
    .getByRole('link', { name: /^Termine/ })
    .click();
  await expect(page).toHaveURL(/\/de\/search\/events\?q=maschine/);
  await page.getByRole('link', { name: /Weitere Treffer/ }).click();
  await expect(page).toHaveURL(/\/de\/search\/events\/2\?q=maschine/);
  await context.close();
});

test('a category or a page that does not exist is not found', async ({ request }) => {
  for (const path of [
    '/de/search/nonsense?q=seil',
    '/de/search/pages/9?q=seil',
    '/de/search/pages/0?q=seil',
    '/de/search/pages/x?q=seil',
  ])
    expect((await request.get(path)).status()).toBe(404);
});
