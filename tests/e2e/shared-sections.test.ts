import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import {
  anotherPerson,
  draftOf,
  edit,
  freshPage,
  freshText,
  logIn,
  publishBoth,
  saved,
} from '../support/page/editing.ts';
import { choose } from '../support/page/inserting.ts';
import { findingsAt, loadAxe } from '../support/page/inspected-page.ts';
import type { Site } from '../support/site.ts';

const form = (page: Page) => page.locator('[data-region="inspector"]');
const module = (page: Page, id: string) => page.locator(`[data-m="${id}"]`);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** By keys: into the text, out of it to its module, and to the container around it. */
async function chooseContainer(page: Page, { text }: { text: string }) {
  await module(page, text).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  await expect(form(page).getByLabel('Spalten')).toBeVisible();
}

async function keep(page: Page, title: string) {
  await form(page).getByRole('button', { name: 'Als Abschnitt behalten …' }).click();
  const asked = dialog(page, 'Als Abschnitt behalten');
  await asked.getByLabel('Name').fill(title);
  return asked;
}

/** What visitors of a page read of it now. */
const readBy = async ({ url }: Site, path: string) => (await fetch(url + path)).text();

test('a part is kept, shown on a second page, edited once, and both change for visitors', async ({ page, site }) => {
  await logIn(page, site);
  const first = await freshPage(page, site);
  const second = await freshPage(page, site);
  await publishBoth(page, site, first.path);
  const name = `Anfahrt ${first.title}`;

  await edit(page, site, first.path);
  await chooseContainer(page, first);
  const asked = await keep(page, name);
  await asked.getByRole('button', { name: 'Behalten', exact: true }).click();
  await expect(form(page).getByRole('heading', { name: 'Geteilter Abschnitt' })).toBeVisible();
  await expect(module(page, first.container)).toHaveCount(0);
  await expect(page.getByText(first.sentence)).toBeVisible();
  await expect(form(page).getByText('Steht auf einer Seite')).toBeVisible();
  await saved(page);
  await publishBoth(page, site, first.path);
  expect(await readBy(site, first.path)).toContain(first.sentence);

  await edit(page, site, second.path);
  await chooseContainer(page, second);
  await page.getByRole('button', { name: 'Danach einfügen' }).click();
  await choose(page, 'Geteilter Abschnitt', 'Baustein');
  await dialog(page, 'Abschnitte').getByLabel('Nach dem Namen suchen').fill(first.title);
  await dialog(page, 'Abschnitte')
    .getByRole('button', { name: `„${name}“ geteilt zeigen` })
    .click();
  await expect(page.getByText(first.sentence)).toBeVisible();
  await saved(page);
  await publishBoth(page, site, second.path);

  await form(page).getByRole('link', { name: 'Abschnitt bearbeiten' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Was hier veröffentlicht wird, steht auf diesen 2 Seiten:')).toBeVisible();
  await page.getByText(first.sentence).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Neu ab Montag.');
  await saved(page);
  expect(await readBy(site, second.path)).not.toContain('Neu ab Montag.');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page
    .getByRole('button', { name: /^Deutsch veröffentlichen|^Jetzt veröffentlichen/ })
    .first()
    .click();
  for (const { path } of [first, second])
    await expect.poll(() => readBy(site, path)).toContain(`${first.sentence} Neu ab Montag.`);
});

test('as a copy, and when it is detached, it belongs to the page, and one step takes it back', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const first = await freshPage(page, site);
  const second = await freshPage(page, site);
  const name = `Muster ${first.title}`;
  await edit(page, site, first.path);
  await chooseContainer(page, first);
  const asked = await keep(page, name);
  await asked.getByLabel('Hier geteilt zeigen').uncheck();
  await asked.getByRole('button', { name: 'Behalten', exact: true }).click();
  await expect(module(page, first.container)).toBeVisible();

  await edit(page, site, second.path);
  await chooseContainer(page, second);
  const offer = async () => {
    await page.getByRole('button', { name: 'Danach einfügen' }).click();
    await choose(page, 'Geteilter Abschnitt');
    await dialog(page, 'Abschnitte').getByLabel('Nach dem Namen suchen').fill(first.title);
  };
  await offer();
  await dialog(page, 'Abschnitte')
    .getByRole('button', { name: `„${name}“ als Kopie einfügen` })
    .click();
  const copy = page.locator('main [data-m] [data-m]', { hasText: first.sentence });
  await expect(copy).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).first().click();
  await expect(page.getByText(first.sentence)).toHaveCount(0);

  await offer();
  await dialog(page, 'Abschnitte')
    .getByRole('button', { name: `„${name}“ geteilt zeigen` })
    .click();
  await expect(page.getByText(first.sentence)).toBeVisible();
  await expect(copy).toHaveCount(0);
  await expect(form(page).getByText('In dieser Sprache nicht online')).toBeVisible();
  await form(page).getByRole('button', { name: 'Hier lösen' }).click();
  await expect(copy).toBeVisible();
  await saved(page);
  const models = (await draftOf(page, site, second.path)).nodes.map(({ model }) => model);
  expect(models).not.toContain('shared-section');
  expect(models.filter((model) => model === 'container')).toHaveLength(2);
});

test('visitors get no page of a section, and who may not publish keeps one that is online nowhere', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const other = await anotherPerson(page, site, 'Wiebke');
  const fresh = await freshPage(page, site);
  await freshText(page, site, fresh.path);
  await publishBoth(page, site, fresh.path);
  await edit(other.page, site, fresh.path);
  await chooseContainer(other.page, fresh);
  const asked = await keep(other.page, `Nur Entwurf ${fresh.title}`);
  await asked.getByRole('button', { name: 'Behalten', exact: true }).click();
  // Whoever edits sees what visitors would not.
  await expect(other.page.getByText(fresh.sentence)).toBeVisible();
  await expect(form(other.page).getByText('In dieser Sprache nicht online')).toBeVisible();
  const own = await form(other.page).getByRole('link', { name: 'Abschnitt bearbeiten' }).getAttribute('href');
  const address = new URL(own ?? '', site.url).pathname;
  expect((await fetch(site.url + address)).status).toBe(404);
  expect((await other.page.goto(site.url + address))?.status()).toBe(200);
  await other.context.close();
});

for (const width of [360, 1440])
  test(`the dialogs and the page of a section have no finding of axe at ${width} pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, site);
    const fresh = await freshPage(page, site);
    await edit(page, site, fresh.path);
    await loadAxe(page);
    await chooseContainer(page, fresh);
    const asked = await keep(page, `Barriere ${fresh.title}`);
    expect(await findingsAt(page, width)).toEqual([]);
    await asked.getByRole('button', { name: 'Behalten', exact: true }).click();
    await expect(form(page).getByRole('button', { name: 'Hier lösen' })).toBeVisible();
    expect(await findingsAt(page, width)).toEqual([]);
    // On a telephone it lies over what it is about.
    await form(page).getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('button', { name: 'Danach einfügen' }).click();
    await choose(page, 'Geteilter Abschnitt');
    await expect(dialog(page, 'Abschnitte').getByRole('listitem').first()).toBeVisible();
    expect(await findingsAt(page, width)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto(`${site.url}/de/abschnitte/gruppen-was-wir-wissen-muessen/698`);
    await loadAxe(page);
    expect(await findingsAt(page, width)).toEqual([]);
  });
