import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import {
  anotherComputer,
  edit,
  enterParagraph,
  type FreshPage,
  freshPage,
  kill,
  logIn,
  saved,
  savedText,
} from '../support/page/editing.ts';
import { findingsAt, loadAxe, untilAlive } from '../support/page/inspected-page.ts';

let fresh: FreshPage;

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

const card = (page: Page, field: string) => page.getByRole('alertdialog', { name: `Zwei Fassungen: ${field}` });
const take = (page: Page, field: string, whose: 'Meine' | 'Die andere') =>
  card(page, field).getByRole('button', { name: `Diese nehmen: ${whose}` });

test('a module: after a reload both texts are shown again, and the one that was saved first still stands', async ({
  page,
  site,
}) => {
  fresh = await freshPage(page, site);
  // Without news from others, as in the moment before they arrive.
  await page.route(/\/events$/, (route) => route.abort());
  await edit(page, site, fresh.path);
  const colleague = await anotherComputer(page, site);
  await edit(colleague.page, site, fresh.path);
  await enterParagraph(colleague.page, fresh);
  await colleague.page.keyboard.type(' Von Anna.');
  await saved(colleague.page);
  await enterParagraph(page, fresh);
  await page.keyboard.type(' Von mir.');
  await expect(card(page, 'Text')).toContainText('Von Anna.');
  await page.reload();
  await expect(card(page, 'Text')).toContainText('Von Anna.');
  await expect(card(page, 'Text')).toContainText('Von mir.');
  expect(await savedText(page, site, fresh.path)).toContain('Von Anna.');
  expect(await savedText(page, site, fresh.path)).not.toContain('Von mir.');
  await take(page, 'Text', 'Meine').press('Enter');
  await saved(page);
  expect(await savedText(page, site, fresh.path)).toContain('Von mir.');
  await colleague.context.close();
});

test('page settings survive a reload and a closed tab, and a second browser that was first is not overwritten', async ({
  page,
  site,
}) => {
  fresh = await freshPage(page, site);
  await edit(page, site, fresh.path);
  const settings = await openSettings(page);
  await settings.getByLabel('Name im Menü').fill('Mein Name');
  await settings.getByLabel('Beschreibung für Suchmaschinen').fill('Nur von mir');
  await kept(page, 'Nur von mir');
  await page.reload();
  await expect(page.getByRole('status', { name: 'Meldungen' })).toHaveText(/Seiteneinstellungen sind wieder da/);
  await kill(page);

  const colleague = await anotherComputer(page, site);
  await edit(colleague.page, site, fresh.path);
  const theirs = await openSettings(colleague.page);
  await expect(theirs.getByLabel('Name im Menü'), 'nothing of it is anywhere else').toHaveValue('');
  await theirs.getByLabel('Name im Menü').fill('Annas Name');
  await theirs.getByRole('button', { name: 'Sichern' }).click();
  await expect(colleague.page.getByRole('status', { name: 'Meldungen' })).toContainText('Einstellungen gesichert');

  const next = await page.context().newPage();
  await edit(next, site, fresh.path);
  const mine = await openSettings(next);
  await expect(card(next, 'Name im Menü, Deutsch')).toContainText('Annas Name');
  await expect(card(next, 'Name im Menü, Deutsch')).toContainText('Mein Name');
  await expect(mine.getByLabel('Beschreibung für Suchmaschinen')).toHaveValue('Nur von mir');
  await next.reload();
  await openSettings(next);
  expect((await pageOf(next, site.url)).menu_name.de).toBe('Annas Name');
  await take(next, 'Name im Menü, Deutsch', 'Meine').press('Enter');
  await expect(mine.getByLabel('Name im Menü'), 'the focus is where a person would look').toBeFocused();
  await mine.getByRole('button', { name: 'Sichern' }).click();
  await expect(next.getByRole('status', { name: 'Meldungen' })).toContainText('Einstellungen gesichert');
  expect(await pageOf(next, site.url)).toMatchObject({
    menu_name: { de: 'Mein Name' },
    meta_description: { de: 'Nur von mir' },
  });
  await colleague.context.close();
});

test('what one tab has not saved is taken up by another that stands open, as soon as the first is closed', async ({
  page,
  site,
}) => {
  fresh = await freshPage(page, site);
  await edit(page, site, fresh.path);
  const settings = await openSettings(page);
  await settings.getByLabel('Name im Menü').fill('Mein Name');
  await kept(page, 'Mein Name');
  const other = await page.context().newPage();
  await edit(other, site, fresh.path);
  const same = await openSettings(other);
  await expect(same.getByLabel('Name im Menü'), 'the first tab is still writing it').toHaveValue('');
  await kill(page);
  await expect(same.getByLabel('Name im Menü')).toHaveValue('Mein Name');
  await expect(other.getByRole('status', { name: 'Meldungen' })).toHaveText(/Seiteneinstellungen sind wieder da/);
});

test('an entry in the office: after a reload both texts are shown again, and the one that was saved first still stands', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/de/office/event`);
  await page.getByRole('button', { name: 'Termin anlegen' }).click();
  await expect(page).toHaveURL(/office\/event\/\d+$/);
  await untilAlive(page);
  await field(page, 'Titel').fill('Tau');
  await isSaved(page);
  const colleague = await anotherComputer(page, site);
  await colleague.page.goto(page.url());
  await untilAlive(colleague.page);
  await field(colleague.page, 'Untertitel').fill('Von Anna');
  await isSaved(colleague.page);
  await field(page, 'Untertitel').fill('Von mir');
  await field(page, 'Dachzeile').fill('Auch von mir');
  await expect(card(page, 'Untertitel, Deutsch')).toContainText('Von Anna');
  await page.reload();
  await untilAlive(page);
  await expect(card(page, 'Untertitel, Deutsch')).toContainText('Von Anna');
  await expect(card(page, 'Untertitel, Deutsch')).toContainText('Von mir');
  await colleague.page.reload();
  await expect(field(colleague.page, 'Untertitel')).toHaveValue('Von Anna');
  await expect(field(colleague.page, 'Dachzeile'), 'other fields do not wait').toHaveValue('Auch von mir');

  await loadAxe(page);
  expect(await findingsAt(page, 1366)).toEqual([]);
  await take(page, 'Untertitel, Deutsch', 'Meine').press('Enter');
  await expect(field(page, 'Untertitel'), 'the focus is where a person would look').toBeFocused();
  await isSaved(page);
  await colleague.page.reload();
  await expect(field(colleague.page, 'Untertitel')).toHaveValue('Von mir');
  await colleague.context.close();
});

test('what is typed in the office without a network comes back after a closed tab, to its author only', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/de/office/room`);
  await page.locator('tbody th a').first().click();
  await untilAlive(page);
  const floor = (who: Page) => field(who, 'Stockwerk');
  const before = await floor(page).inputValue();
  const address = page.url();
  await page.route(/\/draft$/, (route) => route.abort('connectionreset'));
  await floor(page).fill('Unter dem Dach');
  await expect(page.locator('[role="status"][data-state]')).toHaveAttribute('data-state', 'offline');
  const colleague = await anotherComputer(page, site);
  await colleague.page.goto(address);
  await expect(floor(colleague.page)).toHaveValue(before);
  await kill(page);
  const next = await page.context().newPage();
  await next.goto(address);
  await expect(floor(next)).toHaveValue('Unter dem Dach');
  await isSaved(next);
  await colleague.page.reload();
  await expect(floor(colleague.page)).toHaveValue('Unter dem Dach');
  await colleague.context.close();
});

function field(page: Page, name: string) {
  return page.getByLabel(`${name}, Deutsch`, { exact: true });
}

async function isSaved(page: Page) {
  await expect(page.locator('[role="status"][data-state]')).toHaveAttribute('data-state', 'saved', { timeout: 20_000 });
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: /^Seite: / }).click();
  await page.getByRole('menuitem', { name: 'Seiteneinstellungen' }).click();
  return page.getByRole('dialog', { name: 'Seiteneinstellungen' });
}

/** Waits until this computer keeps these words, whatever becomes of the page. */
async function kept(page: Page, text: string) {
  const entries = () =>
    page.evaluate(async () => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await answer(indexedDB.open('foyer-journal'));
      const rows = await answer(database.transaction('entries').objectStore('entries').getAll());
      database.close();
      return JSON.stringify(rows);
    });
  await expect.poll(entries).toContain(text);
}

/** The settings as the server has them. */
async function pageOf(page: Page, url: string) {
  const answer = await page.request.get(`${url}/de/pageeditor-api/page${fresh.path.slice(3)}/`);
  const { id } = await answer.json();
  return (await page.request.get(`${url}/de/pageeditor-api/pages/${id}/`)).json();
}
