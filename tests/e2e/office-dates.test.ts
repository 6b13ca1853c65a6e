import { expect, test } from '../support/browser.ts';
import { logIn } from '../support/page/editing.ts';
import { findingsAt, loadAxe, untilAlive } from '../support/page/inspected-page.ts';

const widths = [390, 820, 1440];

test('a date begins in a cell of the month and repeats in words; what is not ticked stays out, all by the keyboard', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await page.goto(`${site.url}/de/office/calendar?view=month&day=2032-03-01`);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Neuer Termin: 5. März 2032' }).press('Enter');
  await expect(page).toHaveURL(/office\/event\/\d+$/);
  await untilAlive(page);
  const title = `Garn ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Titel, Deutsch', { exact: true }).fill(title);
  await expect(page.locator('[role="status"][data-state]')).toHaveAttribute('data-state', 'saved', { timeout: 20_000 });
  await page.getByRole('link', { name: 'Wiederholung und Serie' }).press('Enter');
  await expect(page).toHaveURL(/\/series$/);
  await page.getByLabel('Anzahl der Termine').fill('4');
  await page.getByRole('button', { name: 'Termine zeigen' }).press('Enter');
  await expect(page.getByText('Jede Woche am Freitag, 4-mal')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Freitag, 19. März 2032' }).press('Space');
  await loadAxe(page);
  for (const width of widths) expect(await findingsAt(page, width)).toEqual([]);
  await page.getByRole('button', { name: 'Angekreuzte Termine anlegen' }).press('Enter');
  await expect(page.getByText('2 Termine angelegt, als Entwürfe.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Termine der Serie (3)' })).toBeVisible();
  await page.goto(`${site.url}/de/office/calendar?view=month&day=2032-03-01`);
  await expect(page.getByRole('link', { name: title })).toHaveCount(3);
});

test('day, month and room have no finding of axe, on a telephone, a tablet and a desk', async ({ page, site }) => {
  await logIn(page, site);
  for (const view of ['day', 'month', 'room']) {
    await page.goto(`${site.url}/de/office/calendar?view=${view}`);
    await untilAlive(page);
    await loadAxe(page);
    for (const width of widths) expect(await findingsAt(page, width), `${view} ${width}`).toEqual([]);
  }
});
