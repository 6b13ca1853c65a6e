import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { logIn } from '../support/page/editing.ts';
import { findingsAt, loadAxe } from '../support/page/inspected-page.ts';

const isSaved = (page: Page) =>
  expect(page.locator('[role="status"][data-state]')).toHaveAttribute('data-state', 'saved', { timeout: 20_000 });
const questions = (page: Page) => page.locator('[data-field="fields"]');
const cards = (page: Page) => questions(page).locator('ol > li');
const offer = (page: Page, name: string) => questions(page).getByRole('button', { name, exact: true });

test('a form is built with the keyboard, tried out, published and filled in', async ({ page, site, browser }) => {
  await logIn(page, site);
  await page.goto(`${site.url}/de/office/form`);
  await page.getByRole('button', { name: 'Formular anlegen' }).click();
  await page.getByLabel('Titel, Deutsch').fill('Werkstatt besuchen');
  await page.getByLabel('Titel, Englisch').fill('Visit the workshop');

  // Whatever is added stands opened, its wording selected.
  await offer(page, 'E-Mail-Adresse').press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await offer(page, 'Eine aus mehreren').press('Enter');
  await expect(cards(page).nth(1).getByLabel('Frage').first()).toBeFocused();
  await page.keyboard.type('Wann kommen Sie?');
  await cards(page).nth(1).getByLabel('Möglichkeiten, eine pro Zeile').first().fill('vormittags\nnachmittags\nabends');
  await expect(cards(page).nth(1).getByText('Deutsch nennt 3 Möglichkeiten, Englisch 2.')).toHaveCount(2);
  await cards(page).nth(1).getByText('Beispiel, Vorgabe und Technisches').press('Enter');
  await expect(cards(page).nth(1).getByLabel('Name der Antwort')).toHaveValue('wann_kommen_sie');

  await page.getByRole('button', { name: 'Nach oben: Wann kommen Sie?' }).press('Enter');
  await expect(cards(page).first()).toContainText('Wann kommen Sie?');
  await offer(page, 'Datei').press('Enter');
  await expect(cards(page).nth(2).getByLabel('Frage').first()).toBeFocused();
  await page.getByRole('button', { name: 'Entfernen: Ihre Datei' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Zurückholen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Entfernen: Ihre Datei' }).press('Enter');

  for (const language of ['Deutsch', 'Englisch']) {
    await page.getByLabel(`Wofür die Angaben gebraucht werden, ${language}`).fill('Um Ihnen zu antworten.');
    await page.getByLabel(`Rechtsgrundlage, ${language}`).fill('Art. 6 Abs. 1 b DSGVO');
  }
  await isSaved(page);

  await questions(page).getByRole('button', { name: 'Ansehen und ausprobieren' }).press('Enter');
  const trial = page.frameLocator('iframe');
  await trial.getByRole('button', { name: 'Absenden' }).click();
  await expect(trial.getByText('2 Angaben fehlen noch oder stimmen nicht')).toBeVisible();
  await trial.getByLabel('abends').check();
  await trial.getByLabel('Ihre E-Mail-Adresse').fill('gast@example.org');
  await trial.getByRole('button', { name: 'Absenden' }).click();
  await expect(trial.getByRole('heading', { name: 'Das wäre angekommen' })).toBeFocused();
  await expect(trial.getByText('Im Team wird niemand benachrichtigt')).toBeVisible();
  await expect(trial.getByRole('heading', { name: 'An den Absender: gast@example.org' })).toBeVisible();
  await trial.getByRole('button', { name: 'Diese Briefe an mich schicken' }).click();
  await expect(trial.getByText('Verschickt an Ihre eigene Adresse.')).toBeVisible();
  await page.goto(`${site.url}/de/office/inbox`);
  await expect(page.getByText('Werkstatt besuchen')).toHaveCount(0);

  await page.goBack();
  await page.getByRole('button', { name: 'Deutsch veröffentlichen' }).click();
  const live = page.getByRole('link', { name: 'Auf der Website ansehen' }).first();
  await expect(live).toBeVisible();
  const address = await live.getAttribute('href');
  const context = await browser.newContext({ baseURL: site.url });
  const visitor = await context.newPage();
  await visitor.goto(address ?? '');
  await visitor.getByLabel('nachmittags').check();
  await visitor.getByLabel('Ihre E-Mail-Adresse').fill('gast@example.org');
  await visitor.getByRole('button', { name: 'Absenden' }).click();
  await expect(visitor.getByRole('heading', { name: 'Danke, das ist angekommen' })).toBeVisible();
  await context.close();
  await page.goto(`${site.url}/de/office/inbox`);
  await expect(page.locator('tbody').getByText('Werkstatt besuchen')).toBeVisible();
});

test('the questions of a form and the page where it is tried out are free of barriers', async ({ page, site }) => {
  await logIn(page, site);
  await page.goto(`${site.url}/de/office/form`);
  await page.getByRole('link', { name: 'Newsletter bestellen' }).click();
  await cards(page).first().locator('summary').first().click();
  await loadAxe(page);
  for (const width of [390, 820, 1440]) expect(await findingsAt(page, width)).toEqual([]);
  await questions(page).getByRole('button', { name: 'Ansehen und ausprobieren' }).click();
  const trial = await page.getByRole('link', { name: 'In eigenem Fenster' }).getAttribute('href');
  await page.goto(`${site.url}${trial}`);
  await page.getByRole('button').last().click();
  await loadAxe(page);
  for (const width of [320, 1440]) expect(await findingsAt(page, width)).toEqual([]);
});

test('before a form is online, its address leads the team to where it is tried out, and a visitor nowhere', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const forms = await (await page.request.get(`${site.url}/sitemap-form-1.xml`)).text();
  const [, section] = /(\/de\/[^/<]+)\/[^/<]+\/\d+</.exec(forms) ?? [];
  await page.goto(`${site.url}/de/office/form`);
  await page.getByRole('button', { name: 'Formular anlegen' }).click();
  await expect(page).toHaveURL(/\/form\/\d+$/);
  const number = page.url().split('/').at(-1);
  await page.goto(`${site.url}${section}/entwurf/${number}`);
  await expect(page).toHaveURL(`${site.url}/de/office/form/${number}/trial`);
  await page.goto(`${site.url}/de/office/form`);
  await page.getByRole('link', { name: 'Newsletter bestellen' }).click();
  await expect(page.getByRole('link', { name: 'Auf der Seite bearbeiten' })).toHaveCount(0);
  const preview = await page.getByRole('link', { name: 'Vorschau Deutsch' }).getAttribute('href');
  await page.goto(`${site.url}${preview}`);
  await expect(page).toHaveURL(/\/de\/office\/form\/\d+\/trial$/);
  await page.context().clearCookies();
  const refused = await page.request.get(`${site.url}${section}/entwurf/${number}`);
  expect(refused.status()).toBe(404);
});
