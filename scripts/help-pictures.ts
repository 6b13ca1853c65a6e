import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '../app/i18n/locale.ts';
import { urls } from '../app/urls.ts';
import { takePictures } from './screen-pictures.ts';

/**
 * Takes the pictures of the help (app/office/help) from a running site with the demo museum, which it fills with a letter, an
 * import, words that were searched for and addresses that were missed. Its options are those of `screen-pictures.ts`.
 */
const folder = join(import.meta.dirname, '../app/office/help/pictures');
const size = { width: 1200, height: 750 };

const words = {
  de: {
    find: 'lange nacht',
    inVain: ['parkplatz', 'hunde', 'cafe'],
    file: 'Datei',
    read: 'Datei lesen',
    export: 'Exportieren',
    repetition: 'Wiederholung und Serie',
    rhythm: 'an Wochentagen',
    more: 'Weitere Schritte',
    toRelease: 'In ein Paket …',
    releaseName: 'Name des neuen Pakets',
    release: 'Lange Nacht 2027',
    add: 'Aufnehmen',
    remove: 'Paket löschen',
    showDates: 'Termine zeigen',
    page: '/de/besuch/barrierefreiheit-vor-ort',
  },
  en: {
    find: 'long night',
    inVain: ['parking', 'dogs', 'cafe'],
    file: 'File',
    read: 'Read the file',
    export: 'Export',
    repetition: 'Repetition and series',
    rhythm: 'on weekdays',
    more: 'More steps',
    toRelease: 'To a release …',
    releaseName: 'Name of the new release',
    release: 'Long Night 2027',
    add: 'Add',
    remove: 'Delete release',
    showDates: 'Show dates',
    page: '/en/visit/access',
  },
} as const;

const table = {
  de: 'Nr;Titel;Datum;Beginn;Ende;Raum\n1;Seilschlag am Abend;2027-03-04;19:30;21:00;Seilerbühne\n2;Führung durch den Boden;2027-03-06;14:00;15:00;Dachboden\n',
  en: 'No;Title (EN);Date;Start;End;Room\n1;An evening of rope;2027-03-04;19:30;21:00;Seilerbühne\n2;Tour of the loft;2027-03-06;14:00;15:00;Dachboden\n',
};

await takePictures(folder, { window: size, stored: size }, async (page, locale, take) => {
  page.setDefaultTimeout(60_000);
  if (locale === 'de') await leaveTraces(page);
  for (const area of ['pages', 'inbox', 'media', 'opening-hours', 'redirects', 'links', 'untranslated', 'versions'])
    await open(page, urls.officeArea(locale, area), area, take);
  for (const area of ['activities', 'search-words', 'errors', 'team', 'site', 'settings', 'alerts', 'reviews'])
    await open(page, urls.officeArea(locale, area), area, take);
  await open(page, urls.office(locale), 'overview', take);
  await open(page, urls.userSettings(locale), 'account', take);
  await open(page, urls.officeArea(locale, 'event'), 'list', take);
  await open(page, urls.officeArea(locale, 'calendar'), 'calendar', take);
  await open(page, await firstOf(page, locale, 'article'), 'entry', take);
  await open(page, await firstOf(page, locale, 'event'), 'event', take);
  await open(page, await firstOf(page, locale, 'form'), 'form', take);
  await takeInUse(page, locale, take);
  await takeRelease(page, locale, take);
});

async function open(page: Page, address: string, name: string, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await take(name);
}

/** Screens that say something only when somebody has begun to use them. */
async function takeInUse(page: Page, locale: Locale, take: (name: string) => Promise<void>): Promise<void> {
  const { find, export: exportMenu, file, read, page: path } = words[locale];
  await page.goto(urls.office(locale));
  await page.keyboard.press('Control+k');
  await page.keyboard.type(find);
  await page.getByRole('option').first().waitFor();
  await take('search');
  await page.goto(urls.officeArea(locale, 'event'));
  await page.getByText(exportMenu, { exact: true }).click();
  await take('export');
  await page.goto(`${urls.officeArea(locale, 'import')}?type=event`);
  const content = { name: 'saison.csv', mimeType: 'text/csv', buffer: Buffer.from(table[locale]) };
  await page.getByLabel(file, { exact: true }).setInputFiles(content);
  await page.getByRole('button', { name: read }).click();
  await page.waitForURL(/import\/[0-9a-f-]{36}/);
  await take('import');
  await page.goto(await firstOf(page, locale, 'room'));
  await page.locator('a[href*="/office/delete/"]:not([href*="offline"])').click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await take('delete');
  await page.goto(`${await firstOf(page, locale, 'event')}/series`);
  await page.locator('select[name=every]').selectOption({ label: words[locale].rhythm });
  await page.locator('input[name=weekday]').nth(3).check();
  await page.getByRole('button', { name: words[locale].showDates }).click();
  await take('series');
  await page.goto(`${path}?edit`);
  await page.locator('[data-region=bar]').waitFor();
  await page.locator('main [data-m] [data-f="content"] p').first().click();
  await take('page-editor');
}

/** What visitors and the team do, so that no screen is empty. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto(urls.profile('de'));
  await page.getByLabel('Vorname').fill('Merle');
  await page.getByLabel('Nachname').fill('Oltmanns');
  await page.getByRole('button', { name: 'Speichern' }).first().click();
  await page.goto(urls.office('de'));
  const offer = page.getByRole('button', { name: 'Nicht mehr anbieten' });
  if (await offer.isVisible()) await offer.click();
  await visit(page);
  await page.goto(urls.officeArea('de', 'redirects'));
  await page.getByLabel('Alte Adresse').fill('/seilerfest');
  await page.getByLabel('Neue Adresse', { exact: true }).fill('/de/programm');
  await page.getByRole('button', { name: 'Weiterleitung anlegen' }).click();
  await page.goto(await firstOf(page, 'de', 'article'));
  await page.getByRole('link', { name: /^Englisch offline nehmen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Offline nehmen' }).click();
  await page.goto(`${words.de.page}?edit`);
  await page.getByRole('button', { name: /^Seite: / }).click();
  await page.getByRole('menuitem', { name: 'Zur Durchsicht geben' }).click();
  await page.getByLabel('Titel der Durchsicht').fill('Barrierefreiheit, für den Beirat');
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  await page.getByRole('link', { name: 'Öffnen und antworten' }).first().waitFor();
  // Words and addresses are counted together, once a minute.
  await page.goto(urls.officeArea('de', 'errors'));
  while (!(await page.locator('#main tbody tr').count())) await page.waitForTimeout(5_000).then(() => page.reload());
}

/** Somebody without an account searches in vain, asks for addresses there are not, and writes a letter. */
async function visit(team: Page): Promise<void> {
  const context = await team
    .context()
    .browser()
    ?.newContext({
      baseURL: new URL(team.url()).origin,
      // What says that it is no person is not counted.
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    });
  if (!context) return;
  const page = await context.newPage();
  for (const locale of ['de', 'en'] as const)
    for (const word of words[locale].inVain) await page.goto(urls.search(locale, { q: word }));
  for (const missed of ['/de/anreise', '/de/presse/bilder', '/en/directions']) await page.goto(missed);
  const map = await (await page.request.get('/sitemap-form-1.xml')).text();
  await page.goto(/\/de\/forms\/barriere\/\d+/.exec(map)?.[0] ?? '');
  const form = page.locator('main form');
  await form.getByLabel('Wo war das?').fill('An der Treppe zum Dachboden');
  await form.getByLabel('Was wollten Sie tun').fill('Hinauf, mit dem Kinderwagen.');
  await form.getByLabel(/^E-Mail/).fill('ada@museum.example');
  await form.getByRole('button').last().click();
  await form.waitFor({ state: 'detached' });
  await context.close();
}

/** The form of the entry that stands first in the list of a collection. */
async function firstOf(page: Page, locale: Locale, type: string): Promise<string> {
  await page.goto(urls.officeArea(locale, type));
  const link = page.locator(`#main a[href^="${urls.officeArea(locale, type)}/"]`).first();
  return (await link.getAttribute('href')) ?? urls.officeArea(locale, type);
}

/** A release of the first dates of the list. */
async function takeRelease(page: Page, locale: Locale, take: (name: string) => Promise<void>): Promise<void> {
  const { more, toRelease, releaseName, release, add, remove } = words[locale];
  await page.goto(urls.officeArea(locale, 'event'));
  for (const row of [0, 1, 2, 3]) await page.locator('tbody input[name=id]').nth(row).check();
  await page.getByText(more, { exact: true }).click();
  await page.getByRole('button', { name: toRelease }).click();
  await page.locator('select[name=release]').selectOption('');
  await page.getByLabel(releaseName).fill(release);
  await page.getByRole('button', { name: add, exact: true }).click();
  await page.waitForURL('**/releases/*-*');
  await take('releases');
  // The same dates are in none when the other language has its picture taken.
  await page.getByRole('button', { name: remove, exact: true }).click();
  await page.waitForURL('**/releases');
}
