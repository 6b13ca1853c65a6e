import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { edit, logIn } from '../support/page/editing.ts';
import { form, insert } from '../support/page/inserting.ts';
import type { Site } from '../support/site.ts';

test.use({ ownMuseum: 'of the journey', pictures: true });

const german = '/de/besuch';
const english = '/en/visit';
const headline = 'Den Besuch in Ruhe planen';
const sentence = 'Handschuhe liegen bereit.';
const alt = 'Ein frisch geschlagenes Seil auf der Winde';

test('a visitor who adds ?edit to an address is shown the page and is not sent the editor', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${german}?edit`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Den Besuch planen' })).toBeVisible();
  expect(scripts).not.toEqual([]);
  expect(scripts.filter(isEditor)).toEqual([]);
});

test('what an editor changes on the page and publishes in German is public at once, and only in German', async ({
  page,
  browser,
  request,
  site,
}) => {
  const before = await englishDocument(request);
  const scripts = scriptsOf(page);
  await logIn(page, site);
  await edit(page, site, german);
  expect(scripts.filter(isEditor)).not.toEqual([]);

  await changeHeadline(page);
  await changeParagraph(page);
  await insertImage(page);
  await choosePicture(page);

  const visitors = await browser.newContext();
  expect(await isPublic(visitors, site)).toEqual({ headline: false, sentence: false, alt: false });
  await publishGerman(page);
  // The very next answer; how many milliseconds that takes is measured by the bench (publish to visible).
  expect(await isPublic(visitors, site)).toEqual({ headline: true, sentence: true, alt: true });
  await seeTheNews(await visitors.newPage(), site);
  await visitors.close();

  expect((await englishDocument(request)).equals(before)).toBe(true);
});

async function englishDocument(request: APIRequestContext): Promise<Buffer> {
  const answer = await request.get(english);
  expect(answer.status()).toBe(200);
  return answer.body();
}

async function changeHeadline(page: Page) {
  await page.getByRole('heading', { name: 'Den Besuch planen' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(headline);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
}

async function changeParagraph(page: Page) {
  const paragraph = page.getByRole('main').getByText('Seilern, rechnen, fragen');
  await paragraph.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(` ${sentence}`);
  await expect(paragraph).toContainText(sentence);
}

/** After the module that holds the caret. */
async function insertImage(page: Page) {
  await page.keyboard.press('Escape');
  await insert(page, 'Bild', 'foto');
}

async function choosePicture(page: Page) {
  await form(page).getByRole('button', { name: 'Auswählen Bild' }).click();
  const library = page.getByRole('dialog', { name: 'Aus der Mediathek wählen' });
  await library.getByRole('listitem').getByRole('button').first().click();
  await library.getByRole('button', { name: 'Übernehmen' }).click();
  await form(page).getByLabel('Alternativtext', { exact: true }).fill(alt);
  await expect(page.getByRole('main').getByRole('img', { name: alt })).toBeVisible();
}

async function publishGerman(page: Page) {
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('button', { name: 'Deutsch veröffentlichen' }).click();
  await expect(page.getByRole('status', { name: 'Meldungen' })).toHaveText('Deutsch ist veröffentlicht');
}

async function isPublic(visitors: BrowserContext, { url }: Site) {
  const html = await (await visitors.request.get(url + german)).text();
  return { headline: html.includes(headline), sentence: html.includes(sentence), alt: html.includes(`alt="${alt}"`) };
}

async function seeTheNews(page: Page, { url }: Site) {
  await page.goto(url + german);
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  await expect(page.getByText(sentence)).toBeVisible();
  const picture = page.getByRole('img', { name: alt });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (/\.js$/.test(new URL(asked.url()).pathname)) scripts.push(asked.url());
  });
  return scripts;
}

function isEditor(script: string): boolean {
  return /\/edit-page-[^/]+\.js$/.test(script);
}
