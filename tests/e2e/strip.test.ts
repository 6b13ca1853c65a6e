import { expect, test } from '#tests/support/browser.ts';
import { findingsAt, loadAxe, untilAlive } from '#tests/support/page/inspected-page.ts';

const address = '/de/ausstellungen/zugkraft/312-meter';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a strip is a list of chapters with everything in it, and nothing has to be scrolled sideways', async ({
    page,
  }) => {
    await page.goto(address);
    const strip = page.getByRole('region', { name: /Strecke von 0 bis 312 m/ });
    await expect(strip.getByRole('heading')).toHaveText(['Halten', 'Heben', 'Verbinden', 'Ziehen', 'Reißen']);
    await expect(strip.getByRole('figure')).toHaveCount(24);
    await expect(page.getByRole('button', { name: 'Als Liste' })).toBeHidden();
    expect(await strip.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });
});

test('one walks along with keys, mouse and overview, or reads the same as a list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await untilAlive(page);
  const strip = page.getByRole('region', { name: /Strecke von 0 bis 312 m/ });
  const left = () => strip.evaluate((box) => Math.round(box.scrollLeft));
  const overview = page.getByRole('navigation', { name: 'Kapitel der Strecke' });

  await strip.getByRole('link', { name: 'Türkenbund' }).click({ trial: true });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(0);

  const begin = await left();
  await strip.hover({ position: { x: 900, y: 100 } });
  await page.mouse.down();
  await page.mouse.move(500, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(begin + 100);

  await overview.getByRole('link', { name: 'Ziehen 215' }).click();
  await expect(overview.locator('[aria-current]')).toHaveText('Ziehen 215');
  await expect(strip.getByRole('heading', { name: 'Ziehen' })).toBeInViewport();
  await expect(strip.getByRole('heading', { name: 'Halten' })).not.toBeInViewport();

  await page.getByRole('button', { name: 'Als Liste' }).click();
  await expect(strip.getByRole('heading', { name: 'Halten' })).toBeVisible();
  expect(await strip.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await page.getByRole('button', { name: 'Zum Entlanggehen' }).click();
  expect(await strip.evaluate((box) => box.scrollWidth > 7000)).toBe(true);

  await loadAxe(page);
  expect(await findingsAt(page, 1366)).toEqual([]);
  expect(await findingsAt(page, 360)).toEqual([]);
});

test('a chapter of the exhibition leads to its place on the strip', async ({ page }) => {
  await page.goto('/de/ausstellungen/zugkraft');
  await page.getByRole('heading', { name: 'Ziehen' }).getByRole('link').click();
  await expect(page).toHaveURL(/312-meter#ziehen$/);
  await expect(page.getByRole('heading', { name: 'Ziehen' })).toBeInViewport();
});
