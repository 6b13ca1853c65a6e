import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { refusal } from '#tests/support/page/consent.ts';
import { untilAlive } from '#tests/support/page/inspected-page.ts';

/** WCAG 2.4.3: whoever has pressed something goes on where it stood, and never at the begin of the page. */
test.beforeEach(async ({ context, site }) => {
  await context.addCookies([refusal(site.url)]);
});

async function press(page: Page, name: string | RegExp, role: 'link' | 'button' = 'link') {
  const pressed = page.getByRole(role, { name }).first();
  await pressed.focus();
  await page.keyboard.press('Enter');
}

test('in the programme each choice keeps the focus, and so does each filter that is taken away', async ({ page }) => {
  await page.goto('/de/programm');
  await untilAlive(page);
  await press(page, /^Filter$/, 'button');
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  for (const choice of ['Teerküche', 'Führung']) {
    const option = dialog.getByRole('link', { name: choice, exact: true }).first();
    await option.focus();
    await page.keyboard.press('Enter');
    await expect(option).toHaveAttribute('aria-current', 'true');
    await expect(option).toBeFocused();
  }
  await page.keyboard.press('Escape');
  const chips = page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link', { name: /entfernen/ });
  await expect(chips).toHaveCount(2);
  const stays = await chips.nth(1).textContent();
  await chips.first().focus();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText([stays ?? '']);
  await expect(chips.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
});

test('a notice that is closed leaves the focus at the content', async ({ page }) => {
  await page.goto('/de/besuch');
  await untilAlive(page);
  await press(page, 'Hinweis schließen', 'button');
  await expect(page.getByRole('button', { name: 'Hinweis schließen' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a menu of the header closes when the focus leaves it, and with Escape gives the focus back', async ({ page }) => {
  await page.goto('/de');
  await untilAlive(page);
  const menu = page.locator('header details[name]').first();
  const opener = menu.locator('summary');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
});

test('whoever loads something of another site goes on in it, and hears before what it is', async ({
  page,
  context,
}) => {
  await context.route(/youtube|vimeo|spotify|instagram/, (route) => route.fulfill({ body: '<p>Film</p>' }));
  await page.goto('/de/mediathek-de');
  await untilAlive(page);
  await press(page, /^Einmal laden ?: \S/, 'button');
  await expect(page.locator('main iframe')).toBeFocused();
});
