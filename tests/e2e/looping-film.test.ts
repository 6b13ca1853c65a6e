import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { findingsAt, loadAxe, untilAlive } from '#tests/support/page/inspected-page.ts';

const silent = '/de/ausstellungen/immer-rueckwaerts';
const sounding = '/en/mediathek-en/seven-marks-to-the-bottom/642';

function filmOf(page: Page) {
  return page.locator('video');
}

function isRunning(page: Page): Promise<boolean> {
  return filmOf(page).evaluate((film: HTMLVideoElement) => !film.paused);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a film is its picture, with the browser’s controls and what is to be seen as text', async ({ page }) => {
    await page.goto(silent);
    await expect(filmOf(page)).toHaveAttribute('controls', '');
    await expect(filmOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Film abspielen' })).toBeHidden();
    await expect(page.getByText('Abschrift lesen')).toBeVisible();
  });
});

test('where nothing shall move a film is not even loaded, until somebody starts it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const films: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
  await page.goto(silent);
  await untilAlive(page);
  await filmOf(page).scrollIntoViewIfNeeded();
  const play = page.getByRole('button', { name: 'Film abspielen' });
  await expect(play).toBeVisible();
  expect(await isRunning(page)).toBe(false);
  expect(films).toEqual([]);

  await play.press('Enter');
  await expect(page.getByRole('button', { name: 'Film anhalten' })).toBeFocused();
  await expect.poll(() => isRunning(page)).toBe(true);
  expect(films.length).toBeGreaterThan(0);
});

test('a film can be started before the page is alive, and nothing moves when it comes alive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(silent);
  const placeBelow = () =>
    page.getByText('Abschrift lesen').evaluate((text) => text.getBoundingClientRect().top + window.scrollY);
  const placeBefore = await placeBelow();
  await page.getByRole('button', { name: 'Film abspielen' }).click();
  await expect.poll(() => isRunning(page)).toBe(true);
  expect(await placeBelow()).toBe(placeBefore);
});

test('whoever saves data starts it as well', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto(silent);
  await untilAlive(page);
  await filmOf(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Film abspielen' })).toBeVisible();
  expect(await isRunning(page)).toBe(false);
});

test('a film runs while it is seen, sounds when asked to, and stays stopped when it was stopped', async ({ page }) => {
  await page.goto(sounding);
  await untilAlive(page);
  await filmOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isRunning(page)).toBe(true);
  expect(await filmOf(page).evaluate((film: HTMLVideoElement) => film.muted)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => isRunning(page)).toBe(false);

  await filmOf(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Sound on' }).click();
  expect(await filmOf(page).evaluate((film: HTMLVideoElement) => film.muted)).toBe(false);
  await page.getByRole('button', { name: 'Sound off' }).click();
  expect(await filmOf(page).evaluate((film: HTMLVideoElement) => film.muted)).toBe(true);

  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await filmOf(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  expect(await isRunning(page)).toBe(false);

  await loadAxe(page);
  expect(await findingsAt(page, 1366)).toEqual([]);
  expect(await findingsAt(page, 360)).toEqual([]);
});

test('at the head of a page it runs over its picture, and leaves a telephone its own', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
  const hero = page.locator('[data-hero]');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de');
  await untilAlive(page);
  await hero.scrollIntoViewIfNeeded();
  await expect(filmOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Film / })).toBeHidden();
  expect(films).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await hero.scrollIntoViewIfNeeded();
  const stop = page.getByRole('button', { name: 'Film anhalten' });
  await expect(stop).toBeVisible();
  await loadAxe(page);
  expect(await findingsAt(page, 1440)).toEqual([]);
  await stop.click();
  await expect.poll(() => isRunning(page)).toBe(false);
});
