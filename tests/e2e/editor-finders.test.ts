import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { copyOf, edit, logIn } from '../support/page/editing.ts';
import { barriers } from '../support/page/editor-barriers.ts';
import { loadAxe } from '../support/page/inspected-page.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  await edit(page, site, (await copyOf(page, site, '/de/besuch')).path);
  await page.getByRole('main').getByText('Mit Zug, Bus, Rad').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  await item(page).locator('summary').click();
});

test('the finder knows pages, dates and files; an address of this site in the other language becomes a reference', async ({
  page,
  site,
}) => {
  const finder = item(page).getByRole('combobox').first();
  const offers = item(page).getByRole('listbox').getByRole('option');
  await finder.fill('zugkraft');
  await expect(offers.filter({ hasText: '· /de/' }).first()).toBeVisible();
  await loadAxe(page);
  expect.soft(await barriers(page), 'the finder of links').toEqual([]);
  await finder.fill('.pdf');
  await expect(offers.first()).toContainText('Datei');
  await finder.fill(`${site.url}/en/visit#bus`);
  await expect(item(page).getByRole('listbox').getByRole('option')).toHaveText(/^Besuch\s+Seite · \/de\/besuch/);
  await finder.press('Enter');
  await expect(item(page).locator('[data-link-target]')).toContainText('Besuch');
  await expect(item(page).getByLabel('Sprungmarke auf der Zielseite')).toHaveValue('bus');

  await test.step('a part of the page of an entry is offered under its heading', async () => {
    await finder.fill('reepwerk #anfa');
    const part = item(page).getByRole('option', { name: 'Reepwerk › Anfahrt' });
    await expect(part).toContainText('#directions');
    await part.click();
    await expect(item(page).getByLabel('Sprungmarke auf der Zielseite')).toHaveValue('directions');
  });
});

test('the library shows what will be taken, with its words, its credit and where else it is used', async ({ page }) => {
  await item(page)
    .getByRole('button', { name: /^Ersetzen Bild/ })
    .click();
  const library = page.getByRole('dialog', { name: 'Aus der Mediathek wählen' });
  await library.getByRole('searchbox').fill('team');
  await library.getByRole('button', { name: /^team\.svg/ }).click();
  await expect(library.getByLabel('Alternativtext DE')).not.toHaveValue('');
  await expect(library.getByText(/^Verwendet auf \d+ Seiten?: Team/)).toBeVisible();
  await loadAxe(page);
  expect.soft(await barriers(page), 'the library').toEqual([]);
  await library.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(item(page).getByText('team.svg')).toBeVisible();

  await test.step('dates are chosen for a list of them, by their title', async () => {
    await page.getByRole('button', { name: 'Danach einfügen' }).click();
    const models = page.getByRole('dialog', { name: 'Modul einfügen' });
    await models.getByRole('combobox').fill('termine');
    await expect(models.getByRole('option').first()).toHaveText('Termine');
    await models.getByRole('combobox').press('Enter');
    const dates = page.locator('.insp-row[data-field="children"]');
    await dates.getByRole('combobox').fill('tau');
    await expect(dates.getByRole('option').first()).toBeVisible();
    expect.soft(await barriers(page), 'the finder of dates').toEqual([]);
    await dates.getByRole('combobox').press('Enter');
    await expect(dates.getByRole('listitem')).toHaveCount(1);
  });
});

test('entries of a list are moved, added and removed with the keyboard, and the focus is never lost', async ({
  page,
}) => {
  const items = page.locator('[data-list-item]');
  const count = await items.count();
  await item(page)
    .getByRole('button', { name: /^Nach oben/ })
    .press('Enter');
  await expect(items.first().locator('summary')).toContainText('Anfahrt');
  await expect(items.first().getByRole('button', { name: /^Nach oben/ })).toBeFocused();
  await page.getByRole('button', { name: /^Eintrag hinzufügen/ }).press('Enter');
  await expect(items).toHaveCount(count + 1);
  await items
    .last()
    .getByRole('button', { name: /^Entfernen Eintrag/ })
    .press('Enter');
  await expect(items).toHaveCount(count);
  await expect(items.last().locator('summary')).toBeFocused();
});

/** The entry of the teaser list that leads to „Anfahrt". */
function item(page: Page) {
  return page.locator('[data-list-item]').filter({ has: page.locator('summary', { hasText: 'Anfahrt' }) });
}
