import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { edit, freshPage, logIn, toolbar } from '../support/page/editing.ts';

/** What of the bar lies outside of it, is cut, or lies over its neighbour. */
function squeezed(page: Page): Promise<string[]> {
  return toolbar(page).evaluate((bar) => {
    const seen = [...bar.querySelectorAll<HTMLElement>('button, a, [role=status]')].filter((one) =>
      one.checkVisibility(),
    );
    const boxes = seen.map((one) => one.getBoundingClientRect());
    return seen.flatMap((one, at) => {
      const box = boxes[at] as DOMRect;
      const next = boxes[at + 1];
      const isOutside = box.left < 0 || box.right > innerWidth;
      const isOver = next !== undefined && next.left < box.right - 1 && next.top < box.bottom;
      // Names of pages and of steps are of any length: they end in dots.
      const isCut = one.ariaHasPopup === null && !('undo' in one.dataset) && one.scrollWidth > one.clientWidth + 1;
      const name = one.ariaLabel ?? one.textContent ?? '';
      return isOutside || isOver || isCut ? [`${name}: ${JSON.stringify({ isOutside, isOver, isCut })}`] : [];
    });
  });
}

test('the bar fits every window in both languages, and nothing of it is cut', async ({ page, site }) => {
  await logIn(page, site);
  const { path, english, sentence } = await freshPage(page, site);
  for (const address of [path, english]) {
    await edit(page, site, address);
    await page.getByRole('main').getByText(sentence).click();
    await page.keyboard.type('Ein Satz. ');
    await expect(page.locator('[data-unpublished]')).toBeVisible();
    for (const width of [1440, 1280, 1024, 820, 390, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await squeezed(page), `${address} at ${width}`).toEqual([]);
    }
  }
});

test('on a phone everything the bar has no room for stands in the menu of the page', async ({ page, site }) => {
  await logIn(page, site);
  const { path } = await freshPage(page, site);
  await page.setViewportSize({ width: 390, height: 800 });
  await edit(page, site, path);
  await page.getByRole('button', { name: /^Seite: / }).click();
  for (const name of ['Gliederung', 'Fassungen', 'Vorschau', 'Wiederholen', 'Englisch', 'Fertig'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Englisch', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/page-.*\?edit/);
});

test('the bar counts what the checks find and says when it was saved', async ({ page, site }) => {
  await logIn(page, site);
  const { path, sentence } = await freshPage(page, site);
  await edit(page, site, path);
  const checks = toolbar(page).getByRole('button', { name: /^Prüfungen, \d+ offen$/ });
  await expect(checks).toBeVisible();
  await page.getByRole('main').getByText(sentence).click();
  await page.keyboard.type('Ein Satz. ');
  await expect(toolbar(page).getByRole('status')).toHaveText(/^Gespeichert \d\d:\d\d$/);
  await checks.click();
  await expect(page.getByRole('dialog', { name: 'Vor dem Veröffentlichen' })).toBeVisible();
});
