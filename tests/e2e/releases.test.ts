import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { anotherPerson, edit, freshPage, logIn } from '../support/page/editing.ts';
import { findingsAt, loadAxe, untilAlive } from '../support/page/inspected-page.ts';

// What goes online here would stand in the lists of others.
test.use({ ownMuseum: 'of releases' });

const main = (page: Page) => page.getByRole('main');
const shown = (page: Page) => page.frameLocator('iframe');
const row = (page: Page, title: RegExp) => page.getByRole('row', { name: title });

test.beforeEach(({ page, site }) => logIn(page, site));

/** `/de/seite-x1` is called „Seite x1“. */
const titleOf = ({ path }: { path: string }) => path.replace('/de/seite-', 'Seite ');

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilAlive(page);
}

async function create(page: Page, name: string) {
  await open(page, '/de/office/releases');
  await main(page).getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

async function add(page: Page, title: string) {
  await main(page).getByRole('searchbox').fill(title);
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('button', { name: `Aufnehmen ${title}`, exact: true })
    .click();
  await expect(row(page, new RegExp(title))).toBeVisible();
}

test('pages go online together and come back as one, and are looked at before as a site one walks through', async ({
  page,
  request,
  site,
}) => {
  const draft = await freshPage(page, site);
  expect((await request.get(draft.path)).status()).toBe(404);
  await create(page, 'Sommer am Kanal');
  await add(page, titleOf(draft));
  await expect(row(page, new RegExp(titleOf(draft)))).toContainText('Neu');

  await test.step('the preview holds the page, leads on from it, and nothing of it is public', async () => {
    await page.getByRole('link', { name: 'Website ansehen' }).click();
    await expect(page).toHaveTitle(/Vorschau: Sommer am Kanal/);
    const query = new URL(page.url()).searchParams;
    query.set('path', draft.path);
    await page.goto(`/de/office/preview?${query}`);
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText(titleOf(draft));
    await shown(page).getByRole('banner').getByRole('link', { name: 'Programm', exact: true }).click();
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Programm');
    await expect(page.locator('input[name=path]')).toHaveValue('/de/programm');
    expect((await request.get(draft.path)).status()).toBe(404);
    // A visitor who knows the address of a preview finds out nothing by it.
    const asked = `${draft.path}?preview=2027-01-01T10:00&of=${query.get('release')}`;
    expect((await request.get(asked)).status()).toBe(404);
  });

  await test.step('it is published, seen by visitors, and taken back', async () => {
    await page.getByRole('link', { name: 'Zurück' }).click();
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(main(page).getByRole('status')).toContainText('Alle 2 Teile sind online.');
    await expect.poll(async () => (await request.get(draft.path)).status()).toBe(200);
    await page.getByRole('button', { name: 'Alles zurücknehmen' }).click();
    await expect(main(page).getByRole('status')).toContainText('2 Teile sind zurückgenommen.');
    await expect.poll(async () => (await request.get(draft.path)).status()).not.toBe(200);
  });
});

test('dates that are ticked in a list become part of a release, and each of them says so', async ({ page }) => {
  await open(page, '/de/office/event');
  const boxes = page.locator('tbody input[name=id]');
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await page.getByText('Weitere Schritte', { exact: true }).click();
  await page.getByRole('button', { name: 'In ein Paket …' }).click();
  await expect(main(page)).toContainText('3 Seiten und Einträge');
  await page.locator('select[name=release]').selectOption('');
  await page.getByLabel('Name des neuen Pakets').fill('Lange Nacht');
  await page.getByRole('button', { name: 'Aufnehmen', exact: true }).click();
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await expect(page.locator('tbody').getByText('Wie online')).toHaveCount(6);
  await page.locator('tbody th a').first().click();
  await expect(
    page.getByRole('link', { name: 'Teil von „Lange Nacht“, mit 2 weiteren Seiten und Einträgen' }),
  ).toHaveCount(2);
});

test('a release that is planned is part of the site at its time, and not a minute before', async ({ page, site }) => {
  const draft = await freshPage(page, site);
  await create(page, 'Frühling');
  await add(page, titleOf(draft));
  await page.getByLabel('Geht online am').fill('2099-03-20T06:00');
  await page.getByLabel('Kommt zurück am').fill('2099-03-21T06:00');
  await page.getByRole('button', { name: 'Planen' }).click();
  await expect(main(page)).toContainText('Geht am 20.03.2099, 06:00 online · Kommt am 21.03.2099, 06:00 zurück');
  const statusAt = async (at: string) => (await page.request.get(`${draft.path}?preview=${at}&of=public`)).status();
  expect(await statusAt('2099-03-20T05:59')).toBe(404);
  expect(await statusAt('2099-03-20T06:00')).toBe(200);
  expect(await statusAt('2099-03-21T06:00')).toBe(404);
  await page.getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect(main(page).getByRole('status')).toContainText('wieder offen');
  await page.getByRole('button', { name: 'Paket löschen' }).click();
  await expect(page).toHaveURL(/\/office\/releases$/);
});

test('somebody without an account reads a release by a link, each page as it will be with the others', async ({
  page,
  site,
  browser,
}) => {
  const [parent, other] = [await freshPage(page, site), await freshPage(page, site)];
  await create(page, 'Zur Ansicht');
  await add(page, titleOf(parent));
  await add(page, titleOf(other));
  await page.getByLabel('Gilt bis').fill('2020-01-01');
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  await expect(main(page).getByRole('status')).toContainText('2 Seiten stehen zur Durchsicht bereit.');
  const link = await page.getByRole('link', { name: /^Link zur Durchsicht/ }).getAttribute('href');
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(new URL(link ?? '', site.url).href);
  await expect(shown(reader).getByRole('heading', { level: 1 })).toHaveText(titleOf(parent));
  await reader
    .getByRole('navigation', { name: 'Seiten' })
    .getByRole('link', { name: titleOf(other) })
    .click();
  await expect(shown(reader).getByRole('heading', { level: 1 })).toHaveText(titleOf(other));
  expect((await reader.request.get(`${site.url}${other.path}`)).status()).toBe(404);
  await reader.context().close();
});

test('whoever publishes one page of a release is told what it goes online with', async ({ page, site }) => {
  const own = await freshPage(page, site);
  await create(page, 'Zusammen');
  await add(page, titleOf(own));
  await edit(page, site, own.path);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Vor dem Veröffentlichen' });
  await dialog.getByText('Zu einem Zeitpunkt, oder offline nehmen').click();
  await expect(dialog.getByRole('link', { name: 'In ein Paket …' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Teil von „Zusammen“' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zusammen');
});

test('who may not publish puts a release together and is told who can go on', async ({ page, site }) => {
  const { context, page: theirs } = await anotherPerson(page, site, 'Ida');
  await theirs.goto(`${site.url}/de/office/releases`);
  await theirs.getByRole('main').getByLabel('Name').fill('Vorschlag');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('main')).toContainText('Planen und veröffentlichen kann, wer veröffentlichen darf.');
  await expect(theirs.getByRole('button', { name: 'Planen' })).toHaveCount(0);
  await context.close();
});

test('the screens of releases and the bar over the preview are no barrier to anybody', async ({ page }) => {
  await create(page, 'Ohne Hürden');
  await add(page, 'Barrierefreiheit vor Ort');
  const found: string[] = [];
  for (const address of [page.url(), '/de/office/releases', '/de/office/preview?at=2026-12-24T18:00']) {
    await open(page, address);
    await loadAxe(page);
    for (const width of [390, 1440]) found.push(...(await findingsAt(page, width)));
  }
  expect(found).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a release is made, filled and looked at as well', async ({ page }) => {
    await page.goto('/de/office/releases');
    await main(page).getByLabel('Name').fill('Ohne Skripte');
    await main(page).getByRole('button', { name: 'Anlegen' }).click();
    await add(page, 'Hausordnung');
    await page.getByRole('link', { name: 'Website ansehen' }).click();
    await expect(shown(page).getByRole('banner')).toBeVisible();
  });
});
