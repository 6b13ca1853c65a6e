import { expect, test } from '../support/browser.ts';

test('a visitor who reads English is led to the English home page', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'Accept-Language': 'en-GB,en;q=0.8' }, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/en');
});

test('the home page opens in German, and its switch leads to English', async ({ page }) => {
  await page.goto('/de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main')).toBeVisible();
  await page.locator('header').getByText('de', { exact: true }).click();
  await page.getByRole('link', { name: 'English, this page in English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page that does not exist says so with status 404', async ({ page }) => {
  const answer = await page.goto('/de/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
