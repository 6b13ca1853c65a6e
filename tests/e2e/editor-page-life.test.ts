import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { copyOf, edit, type FreshPage, freshPage, logIn, toolbar } from '../support/page/editing.ts';

let fresh: FreshPage;

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  fresh = await freshPage(page, site);
  await edit(page, site, fresh.path);
});

test('makes a page in both languages, puts it into the bin, and brings it back', async ({ page, site }) => {
  await choose(page, 'Neue Seite');
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  await dialog.getByLabel('Titel auf Deutsch').fill('Lange Nacht der Seile');
  await expect(dialog.getByText('…/lange-nacht-der-seile')).toBeVisible();
  await dialog.getByLabel('Titel auf Englisch').fill('Long Night of Ropes');
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
  await expect(page).toHaveURL(new RegExp(`${fresh.path}/lange-nacht-der-seile\\?edit`));
  await expect(page.getByRole('button', { name: 'Seite: Lange Nacht der Seile' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('listitem').last()).toHaveText(
    'Lange Nacht der Seile',
  );

  await choose(page, 'Seiteneinstellungen');
  const settings = page.getByRole('dialog', { name: 'Seiteneinstellungen' });
  await settings.getByRole('link', { name: 'In den Papierkorb legen …' }).click();
  await expect(page.getByRole('heading', { name: 'Seite „Lange Nacht der Seile“ in den Papierkorb?' })).toBeVisible();
  await page.getByRole('button', { name: 'In den Papierkorb', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    '„Lange Nacht der Seile“ liegt im Papierkorb.',
  );

  await edit(page, site, fresh.path);
  await choose(page, 'Papierkorb');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Lange Nacht der Seile' })
    .getByRole('button', { name: /^Zurückholen/ })
    .first()
    .click();
  await expect(page).toHaveURL(/lange-nacht-der-seile\?edit/);
});

test('a page without an English address asks for one, and the window follows its German one', async ({ page }) => {
  await choose(page, 'Neue Seite');
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  await dialog.getByLabel('Titel auf Deutsch').fill('Nur auf Deutsch');
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
  await expect(page).toHaveURL(new RegExp(`${fresh.path}/nur-auf-deutsch\\?edit`));

  await toolbar(page).getByRole('button', { name: 'EN: Englisch, noch ohne Adresse' }).click();
  const settings = page.getByRole('dialog', { name: 'Seiteneinstellungen' });
  await expect(settings.getByRole('radio', { name: 'Englisch' })).toBeChecked();
  await expect(settings.getByLabel('Adressteil')).toBeFocused();
  await expect(settings.getByRole('note')).toContainText('Auf Englisch hat diese Seite noch keine Adresse.');
  await settings.getByRole('textbox', { name: 'Titel', exact: true }).fill('German Only');
  await settings.getByRole('button', { name: 'Aus dem Titel: german-only' }).click();
  await settings.getByRole('radio', { name: 'Deutsch' }).check();
  await settings.getByLabel('Adressteil').fill('bald-auch-englisch');
  await settings.getByRole('button', { name: 'Sichern' }).click();
  await expect(page).toHaveURL(new RegExp(`${fresh.path}/bald-auch-englisch\\?edit`));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Seite: Nur auf Deutsch' })).toBeVisible();

  await toolbar(page).getByRole('link', { name: /^EN: / }).click();
  await expect(page).toHaveURL(new RegExp(`${fresh.english}/german-only\\?edit`));
  await expect(page.getByRole('button', { name: 'Page: German Only' })).toBeVisible();
});

test('copies a page with everything on it, offline and at an address of its own', async ({ page, request, site }) => {
  await choose(page, 'Seite kopieren');
  await expect(page).toHaveURL(new RegExp(`${fresh.path}-2\\?edit`));
  await expect(page.getByRole('heading', { name: fresh.title })).toBeVisible();
  expect((await request.get(`${site.url}${fresh.path}-2`)).status()).toBe(404);
});

test('gives a page another address: the old one leads on, and so do those below it', async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${site.url}/de/besuch/anfahrt?edit`);
  await expect(page.getByRole('toolbar', { name: 'Seite bearbeiten' })).toBeVisible();
  await choose(page, 'Seiteneinstellungen');
  const settings = page.getByRole('dialog', { name: 'Seiteneinstellungen' });
  await settings.getByLabel('Adressteil').fill('So Nicht!');
  await settings.getByRole('button', { name: 'Sichern' }).click();
  await expect(settings.getByRole('alert')).toHaveText(/^Adressteil: Hier gehen nur Kleinbuchstaben/);
  await settings.getByLabel('Adressteil').fill('wege-zu-uns');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await choose(page, 'Seiteneinstellungen');
  await expect(settings.getByLabel('Adressteil'), 'what was not saved is still there').toHaveValue('wege-zu-uns');
  await settings.getByRole('button', { name: 'Sichern' }).click();
  await test.step('what is said over the dialog is said in it: outside of it nothing is read aloud', async () => {
    await expect(settings.getByRole('status', { name: 'Meldungen' })).toContainText('Einstellungen gesichert');
    await expect(settings.locator('[popover]:popover-open')).toContainText('Einstellungen gesichert');
    await expect(page.getByRole('status', { name: 'Meldungen' })).toHaveCount(1);
  });
  expect((await request.get(`${site.url}/de/besuch/anfahrt`, { maxRedirects: 0 })).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]:popover-open')).toContainText('Einstellungen gesichert');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('button', { name: 'Deutsch veröffentlichen', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Meldungen' })).toHaveText('Deutsch ist veröffentlicht');
  const old = await request.get(`${site.url}/de/besuch/anfahrt`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/de/besuch/wege-zu-uns']);
});

test('the menu of the page is walked with arrow keys and left with Escape', async ({ page }) => {
  const button = page.getByRole('button', { name: /^Seite: / });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Seiteneinstellungen' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Zur Durchsicht geben' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Übersetzung mit dem anderen Text beginnen' })).toBeFocused();
  // The bar shows the outline and the versions itself.
  await expect(page.getByRole('menuitem', { name: 'Gliederung' })).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Hilfe und Tasten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('flips to the other language and stands at the same module with the caret in the same text', async ({
  page,
  site,
}) => {
  await edit(page, site, (await copyOf(page, site, '/de/besuch')).path);
  const german = page.getByRole('heading', { name: 'Diese Woche' });
  await german.scrollIntoViewIfNeeded();
  const module = page.locator('[data-m]').filter({ has: german }).last();
  const id = await module.getAttribute('data-m');
  const before = await module.evaluate((element) => element.getBoundingClientRect().top);
  await german.click();
  await page.getByRole('toolbar', { name: 'Seite bearbeiten' }).getByRole('link', { name: /^EN: / }).click();
  await expect(page).toHaveURL(/\/en\/visit-\d+\?edit/);
  const same = page.locator(`[data-m="${id}"]`);
  await expect(same).toBeVisible();
  await expect
    .poll(() => same.evaluate((element, top) => Math.abs(element.getBoundingClientRect().top - top), before))
    .toBeLessThan(200);
  await expect(same.locator('[contenteditable=true]'), 'the caret is in the same text').toBeFocused();
});

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: /^Seite: / }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
