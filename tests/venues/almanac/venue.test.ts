import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import playwright from '../../../playwright.config.ts';
import { testDatabase } from '../../support/database.ts';
import { inspectPage } from '../../support/page/inspected-page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { loadAlmanac, readAlmanac } from './load.ts';
import { blockOf, buildMuseum, leaveMuseum, ownFile } from './museum.ts';
import config from './site.config.ts';

let museum: { folder: string; dataDir: string; database: Awaited<ReturnType<typeof testDatabase>> };
let site: Site;
let browser: Browser;

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-almanac-data-'));
  const database = await testDatabase();
  const [folder] = await Promise.all([buildMuseum(), loadAlmanac({ dataDir })]);
  museum = { folder, dataDir, database };
  site = await startSite({ DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '0' }, undefined, folder);
  browser = await chromium.launch(playwright.use?.launchOptions);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await museum?.database.close();
  for (const folder of museum ? [museum.folder, museum.dataDir] : []) await leaveMuseum(folder);
});

const { pages, entries } = (await readAlmanac()).site;
/** Its dates are in winter and summer of the year after this one, so that both offsets of New York are told. */
const year = Temporal.Now.plainDateISO('America/New_York').year + 1;

const cmsPages = pages.flatMap(({ i18n }) =>
  (['en', 'de'] as const).map((locale) => `/${locale}${i18n[locale]?.slug ? `/${i18n[locale].slug}` : ''}`),
);
const sections = ['/en/events', '/de/events', '/en/magazine', '/en/ensemble', '/en/productions', '/de/produktionen'];
const others = ['/en/search', '/en/login', '/en/nowhere', '/html/404.html', '/html/503.html', '/en/offline'];
const machines = [
  '/site.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/opendata/events.json',
  '/en/events.ics',
  '/en/magazine.rss',
];

/** Words (the name may be drawn in two parts), places, faces, the zone and the colours of the museum that is configured at the root of the project. */
const reepwerk =
  /\breep|werk\b|hansefleet|archivo|source.serif|europe\/berlin|#(f3f4ee|f2653b|0d2b33|f3c73b|b8320f|15191b)/i;

test('the how-to shows the files that are used here', () => {
  for (const file of ['site.config.ts', 'theme/theme.ts']) expect(blockOf(file), file).toBe(ownFile(file));
});

test('English comes first', async () => {
  const leads = async (wish?: string) =>
    (await fetch(site.url, { redirect: 'manual', headers: wish ? { 'accept-language': wish } : {} })).headers.get(
      'location',
    );
  expect([await leads('fr'), await leads('de-CH, en;q=0.5')]).toEqual(['/en', '/de']);
  const home = await text('/en');
  expect(home).toMatch(/hrefLang="x-default"[^>]*href="[^"]*\/en"|href="[^"]*\/en"[^>]*hrefLang="x-default"/i);
  expect(home).toContain('<html lang="en"');
});

test('sections stand at the addresses of variant B, and at no other', async () => {
  for (const path of sections) expect((await ask(path)).status, path).toBe(200);
  for (const path of ['/en/mediathek-en', '/en/team', '/de/mediathek-de'])
    expect((await ask(path)).status, path).toBe(404);
});

test('dates are told on the clock of New York, in winter and in summer', async () => {
  const [winter, summer] = await Promise.all([text(await addressOf('fog')), text(await addressOf('thunder'))]);
  expect(winter).toContain(`"startDate":"${year}-01-15T19:30:00-05:00"`);
  expect(summer).toContain(`"startDate":"${year}-07-15T19:30:00-04:00"`);
  const calendar = await text('/en/events.ics');
  expect(calendar).toContain(`DTSTART;TZID=America/New_York:${year}0115T193000`);
  expect(calendar).toContain('TZOFFSETTO:-0400');
});

test('prices are in dollars, for people and for machines', async () => {
  expect(await text('/en/events')).toContain('$12');
  expect(await text('/de/events')).toMatch(/12[\s\u00a0]\$/);
  expect(await text(await addressOf('thunder'))).toContain('"priceCurrency":"USD"');
});

test('the card of a page that is shared is drawn in the venue’s own type and colours', async () => {
  const address = /property="og:image" content="[^"]*(\/media\/og\/[^"]+)"/.exec(await text('/en/visit'))?.[1];
  const card = await fetch(site.url + address);
  expect(card.headers.get('content-type')).toBe('image/png');
  const { dominant } = await sharp(await card.arrayBuffer()).stats();
  // Of sixteen shades for each colour.
  expect([dominant.r >> 4, dominant.g >> 4, dominant.b >> 4]).toEqual([0xf, 0xf, 0xf]);
});

test('a page has its parts in the order that is configured', async () => {
  const html = await text(await addressOf('fog'));
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const at = ['We climb to the roof together', 'Bring a warm coat.'].map((words) => main.indexOf(words));
  expect(Math.min(...at)).toBeGreaterThan(0);
  // The other way round than usual.
  expect(config.design.detailSections.event).toEqual(['Description', 'Events', 'ImportantInfo', 'Contributors']);
  expect(at[0]).toBeLessThan(at[1] ?? 0);
});

test('links, shop, contact, licence and service worker are those that are configured', async () => {
  const german = await text('/de');
  expect(german).toMatch(/<a class="[^"]*" href="\/en"><svg/);
  for (const href of [
    '/en/collection',
    '/tickets/de',
    'https://almanac.example/report',
    'mailto:hello@almanac.example',
  ])
    expect(german).toContain(`href="${href}"`);
  expect(german).toContain('14 Ferry Street');
  expect(await text('/tickets')).toContain(
    `href="${config.webshop.entries.map((entry) => 'src' in entry && entry.src.en)[0]}"`,
  );
  const list = await fetch(`${site.url}/tickets/eventlist`, { redirect: 'manual' });
  expect([list.status, list.headers.get('location')]).toEqual([301, config.webshop.pages.eventlist.en]);
  expect(await text('/opendata/events.json')).toContain('DL-DE-Zero-2.0');
  expect(await text('/sw.js')).toContain('unregister');
});

test('nothing that is sent tells of another museum', async () => {
  const events = await Promise.all(['fog', 'frost', 'thunder'].map(addressOf));
  for (const path of [...cmsPages, ...sections, ...others, ...machines, ...events])
    expect((await text(path)).match(reepwerk)?.[0], path).toBeUndefined();
});

test('nothing that is seen does either: colours, typeface, files', async () => {
  const page = await browser.newPage();
  const files: string[] = [];
  page.on('response', (answer) => files.push(answer.url()));
  for (const path of ['/en', '/de/farbe-des-abends', '/en/events', await addressOf('fog'), '/en/nowhere']) {
    await page.goto(site.url + path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await foreignColors(page), path).toEqual([]);
    const faces = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')));
    expect(new Set(faces), path).toEqual(new Set(['Newsreader Variable']));
  }
  expect(files.filter((url) => reepwerk.test(url))).toEqual([]);
  await page.close();
});

test('the logo, the menu and the list of events are those that are configured', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/en/events`);
  const logo = page.locator('header a svg:has(use)').first();
  const { width, height, x } = (await logo.boundingBox()) ?? { width: 0, height: 0, x: 0 };
  expect([width, height]).toEqual([config.design.logo.width, config.design.logo.height]);
  // Style 2 mirrors the header: the menu is left of the logo.
  const menu = await page.locator('header button[aria-haspopup], header button').first().boundingBox();
  expect(menu?.x ?? Number.POSITIVE_INFINITY).toBeLessThan(x);
  await expect.poll(() => page.locator('[data-style="style3"]').count()).toBeGreaterThan(0);
  expect(await page.locator('header[data-style="style2"]').count()).toBe(1);
  await page.close();
});

test('its tag manager is loaded by consent to statistics or marketing alone, and ends with it', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  await context.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=GA1.1; Path=/"' });
  });
  await page.goto(`${site.url}/en`);
  const choose = async (...names: string[]) => {
    await page.locator('footer').getByRole('button', { name: 'Cookie settings' }).click();
    for (const name of names) await page.getByRole('dialog').getByText(name, { exact: true }).click();
    await page.getByRole('button', { name: 'Save selection' }).click();
  };
  await choose('External media');
  expect(asked).toEqual([]);
  await choose('Statistics');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=');
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ALMANAC']);
  await Promise.all([page.waitForEvent('load'), choose('Statistics')]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga=');
  expect(asked).toHaveLength(1);
  await context.close();
});

test('its pages are as accessible and as valid as those of the demo, in both languages', {
  timeout: 120_000,
}, async () => {
  const context = await browser.newContext();
  const found: string[] = [];
  const both = ['/en', '/de', '/en/visit', '/de/farbe-des-abends', '/de/events', await addressOf('fog')];
  for (const path of both) found.push(...(await inspectPage(context, site.url + path)));
  await context.close();
  expect(found).toEqual([]);
});

function ask(path: string): Promise<Response> {
  return fetch(site.url + path, { headers: { accept: 'text/html' } });
}

async function text(path: string): Promise<string> {
  return (await ask(path)).text();
}

/** The page of a date, as the list of events leads to it. */
async function addressOf(key: string): Promise<string> {
  const title = String(entries.find((entry) => entry.type === 'event' && entry.name === key)?.i18n.en?.title);
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const found = new RegExp(`href="(/en/events/${slug}/\\d+)"`).exec(await text('/en/events'));
  if (!found?.[1]) throw new Error(`The list of events does not lead to "${title}".`);
  return found[1];
}

/** Elements drawn in a colour of the other museum. */
function foreignColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign = ['#f3f4ee', '#f2653b', '#0d2b33', '#f3c73b', '#b8320f', '#15191b', '#e4e7dd', '#143b45'].map(
      (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', '),
    );
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(element);
      const used = [color, backgroundColor, borderTopColor, fill, stroke];
      const hit = foreign.find((rgb) => used.some((value) => value.includes(`(${rgb})`)));
      return hit ? [`${element.tagName} ${element.className} ${hit}`] : [];
    });
  });
}
