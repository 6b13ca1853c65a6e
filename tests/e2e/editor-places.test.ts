import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { copyOf, draftOf, edit, logIn, saved } from '../support/page/editing.ts';
import { center } from '../support/page/hand.ts';

/** A page of its own with the building cut open. */
let own: { path: string };

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  own = await copyOf(page, site, '/de/besuch/barrierefreiheit-vor-ort');
  await edit(page, site, own.path);
  // In the middle of the window, where no bar lies over it.
  await sign(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
});

test('a point is let go with Escape where it was, and a press on it is none on what it stands for', async ({
  page,
}) => {
  const before = await placeOf(page);
  await carryBy(page, 80, 40);
  await expect.poll(() => placeOf(page)).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => placeOf(page)).toBe(before);
  await page.mouse.up();
  await sign(page).click();
  await expect.poll(() => placeOf(page)).toBe(before);
});

test('a point goes where the hand lets go of it, in one step that is saved and can be taken back', async ({
  page,
  site,
}) => {
  const before = await placeOf(page);
  await carryBy(page, 120, 60);
  await page.mouse.up();
  const said = page.getByRole('status', { name: 'Meldungen' });
  await expect(said).toHaveText(/^Der Punkt ist verschoben: /);
  const after = await placeOf(page);
  const [across, down] = after.split(' ').map((share) => Math.round(Number.parseFloat(share)));
  await expect(said).toHaveText(`Der Punkt ist verschoben: ${across} % von links, ${down} % von oben.`);
  expect(after).not.toBe(before);
  await saved(page);
  expect(JSON.stringify(await draftOf(page, site, own.path))).toContain(stored(after));
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => placeOf(page)).toBe(before);
});

/** The first point in the picture. */
function sign(page: Page) {
  return page.locator('span[data-place]').first();
}

/** `--x` and `--y` as the page has them, in percent. */
function placeOf(page: Page): Promise<string> {
  return sign(page).evaluate(({ style }) => [style.getPropertyValue('--x'), style.getPropertyValue('--y')].join(' '));
}

function stored(place: string): string {
  const [x, y] = place.split(' ').map((share) => Math.round(Number.parseFloat(share) * 10));
  return `"x":${x},"y":${y}`;
}

async function carryBy(page: Page, right: number, down: number): Promise<void> {
  const from = await center(sign(page));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + right, from.y + down, { steps: 12 });
}
