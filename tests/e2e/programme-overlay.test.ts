import { expect, test } from '../support/browser.ts';
import { refusal } from '../support/page/consent.ts';

test('the programme lies over the page one is on: chosen in it, closed from it, left by a date', async ({
  context,
  page,
  site,
}) => {
  await context.addCookies([refusal(site.url)]);
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  // The bar is fetched with the first movement of the page.
  await page.mouse.wheel(0, 100);
  const button = page.getByRole('link', { name: 'Programm und Karten' });
  const overlay = page
    .locator('dialog[open]')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Programm' }) });
  await button.click();
  await expect(overlay.locator('section[aria-labelledby^="day-"]').first()).toBeVisible();
  await expect(page).toHaveURL(/\/de\/besuch\?overlay=true$/);
  const scrolled = await page.evaluate(() => {
    scrollBy(0, 500);
    return getComputedStyle(document.documentElement).overflow === 'hidden' || scrollY === 0;
  });
  expect(scrolled, 'the page below stands still').toBe(true);

  await overlay.getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await filter.getByRole('link', { name: 'Teerküche' }).click();
  await expect(page).toHaveURL(/\/de\/besuch\?overlay=true&room=\d+$/);
  const mirrored = page.url();
  await page.keyboard.press('Escape');
  await expect(filter).toBeHidden();
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Programm schließen' }).click();
  await expect(overlay).toHaveCount(0);
  await expect(page).toHaveURL(/\/de\/besuch$/);
  await expect(button).toBeFocused();
  await expect(page.locator('html'), 'the page can be scrolled again').not.toHaveCSS('overflow-y', 'hidden');

  await page.keyboard.press('Enter');
  await expect(overlay.locator('li:has(h3)').first()).toBeVisible();
  await expect(overlay.getByRole('list', { name: 'Gewählte Filter' }), 'opened again it begins anew').toHaveCount(0, {
    timeout: 1,
  });
  const date = overlay.locator('li:has(h3) h3 a').first();
  const href = await date.getAttribute('href');
  await date.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(overlay).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/besuch$/);

  await page.goto(mirrored);
  await expect(page).toHaveURL(/\/de\/programm\?room=\d+$/);
});
