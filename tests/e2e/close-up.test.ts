import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { findingsAt, loadAxe, untilAlive } from '../support/page/inspected-page.ts';

test.use({ pictures: true });

const link = (page: Page) => page.getByRole('link', { name: /^Aus der Nähe ansehen: Inv\. 1912\/44/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Aus der Nähe' });
const picture = (page: Page) => dialog(page).getByRole('region', { name: 'Bild' });

/** How much nearer one is than to the whole picture, and where its middle has gone to, in pixels. */
function view(page: Page) {
  return picture(page)
    .locator('> div')
    .evaluate((surface) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(surface).transform);
      return { scale: a, x: Math.round(e), y: Math.round(f) };
    });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the picture at its largest', async ({ page, site, request }) => {
    await page.goto(`${site.url}/de/ausstellungen/depot`);
    const answer = await request.get((await link(page).getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect((await answer.body()).length).toBeGreaterThan(100_000);
  });
});

test('a picture is looked at closely by keys alone, and the focus comes back to where it was', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/de/ausstellungen/depot`);
  await untilAlive(page);
  await link(page).press('Enter');
  await picture(page).focus();
  await page.keyboard.press('-');
  expect(await view(page)).toEqual({ scale: 1, x: 0, y: 0 });
  for (const key of ['+', '+', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect.poll(async () => (await view(page)).scale).toBeGreaterThan(1.5);
  const moved = await view(page);
  expect(moved.x).toBeLessThan(0);
  expect(moved.y).toBeLessThan(0);
  await page.keyboard.press('0');
  await expect.poll(() => view(page)).toEqual({ scale: 1, x: 0, y: 0 });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
});

test('a detail comes to the middle when its sentence is chosen, and nothing of the view is a barrier', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/de/ausstellungen/depot`);
  await untilAlive(page);
  await link(page).click();
  const detail = dialog(page).getByRole('button', { name: 'Takling' });
  await detail.click();
  await expect(detail).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => (await view(page)).scale).toBeGreaterThan(3);
  const distance = await picture(page).evaluate((stage) => {
    const sign = stage.querySelector('[data-shown="true"]')?.getBoundingClientRect();
    const { x, y, width, height } = stage.getBoundingClientRect();
    if (!sign) return null;
    return Math.hypot(sign.x + sign.width / 2 - x - width / 2, sign.y + sign.height / 2 - y - height / 2);
  });
  expect(distance).toBeLessThan(3);
  // The first to ask for so large a picture waits until it has been made.
  await expect(picture(page).locator('img').last()).toHaveJSProperty('complete', true, { timeout: 60_000 });
  await loadAxe(page);
  for (const width of [360, 820, 1440]) expect(await findingsAt(page, width)).toEqual([]);
});
