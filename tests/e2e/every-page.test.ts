import type { Browser } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { refusal } from '../support/page/consent.ts';
import { findingsAt, inspectPage, loadAxe, widths } from '../support/page/inspected-page.ts';
import { markupFindings } from '../support/page/markup-rules.ts';

test.use({ pictures: true, serviceWorkers: 'allow' });

const tabs = 3;
/**
 * All of them take a quarter of an hour: the nightly run looks at every address with axe at both widths, the others at
 * some of each kind, by turns at one width and the other.
 */
const isEveryPage = process.env.EVERY_PAGE === '1';
const homes = ['/de', '/en'] as const;
/** What lists show when they are asked for more than themselves; no site map names it. */
const askedLists = [
  '/de/programm?room=999999',
  '/en/events?date=24-12-2027',
  '/de/team?order=a-z',
  '/de/mediathek-de/tags',
  '/en/mediathek-en/tags',
  '/de/search?q=seil',
  '/en/search?q=rope',
];

test('a planted barrier, a planted overflow and invalid markup are found', async ({ page }) => {
  const html = '<main><img src="data:,"><p style="width: 400px">Wide</p><ul><p>Not an entry</p></ul></main>';
  expect((await markupFindings(html)).join()).toContain('element-permitted-content');
  await page.setContent(html);
  await loadAxe(page);
  const found = (await findingsAt(page, 320)).join();
  expect(found).toContain('image-alt');
  expect(found).toContain('wider than the window');
});

test('the pages of the site map and what lists show when asked are free of barriers, errors and invalid markup', async ({
  browser,
  request,
  site,
}) => {
  test.setTimeout(isEveryPage ? 3_600_000 : 900_000);
  const parts = placesIn(await (await request.get('/sitemap.xml')).text());
  const maps = await Promise.all(parts.map(async (path) => (await request.get(path)).text()));
  const urls = maps.flatMap(placesIn).map((path) => site.url + path);
  for (const home of homes) expect(urls.filter((url) => isBelow(home, url)).length).toBeGreaterThan(20);
  const asked = askedLists.map((path) => site.url + path);
  const chosen = isEveryPage ? urls : chosenOf(urls);
  expect(await inspectAll(browser, site.url, [...chosen, ...asked])).toEqual([]);
});

test('of pages every fourth is chosen in each language, and of each kind of entry the first and, in English, the last', () => {
  const dates = [1, 2, 3, 4, 5].map((id) => `/de/programm/seil/${id}`);
  const pages = ['/de', '/de/a', '/de/b', '/de/c', '/de/besuch', '/en', '/en/a', '/en/visit', '/en/b'];
  const chosen = chosenOf([...pages, ...dates, '/en/events/rope/1', '/en/events/rope/2']);
  expect(chosen).toEqual(['/de', '/de/besuch', '/en/visit', dates[0], '/en/events/rope/2']);
});

test('an address without a page answers 404 with a page that is as free of barriers', async ({ browser, site }) => {
  const urls = ['/de/gibt-es-nicht', '/en/does-not-exist'].map((path) => site.url + path);
  expect(await inspectAll(browser, site.url, urls, 404)).toEqual([]);
});

test('the open menus are free of barriers', async ({ browser, site }) => {
  const context = await visitorContext(browser, site.url);
  const page = await context.newPage();
  await page.goto('/de', { waitUntil: 'networkidle' });
  await loadAxe(page);
  await page.locator('header nav summary').first().click();
  expect(await findingsAt(page, 1366)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findingsAt(page, 320)).toEqual([]);
  await context.close();
});

for (const home of homes) {
  test(`${home} shows its content and its menu without JavaScript`, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = page.locator(`header nav a[href^="${home}/"], #site-map a[href^="${home}/"]`);
    await expect(links.filter({ visible: true })).not.toHaveCount(0);
    await page.locator('header nav summary').first().click();
    await page.locator('header nav details[open] a').first().click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await context.close();
  });
}

/** The paths of the pages a site map names, or of the parts an index does; pictures are named `image:loc`. */
function placesIn(map: string): string[] {
  return [...map.matchAll(/<loc>(.+?)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}

/** A fourth of the pages in each language, other ones in the other, and of each kind of entry the first in German and the last in English. */
function chosenOf(urls: readonly string[]): string[] {
  const pages = homes.flatMap((home, turn) =>
    urls.filter((url) => !kindOf(url) && isBelow(home, url)).filter((_, at) => at % 4 === turn * 2),
  );
  const entries = [...Map.groupBy(urls.filter(kindOf), kindOf).values()];
  return [...pages, ...entries.flatMap((all) => all.at(isBelow(homes[0], all[0] ?? '') ? 0 : -1) ?? [])];
}

function isBelow(home: string, url: string): boolean {
  return new URL(url, 'http://site.invalid').pathname.startsWith(home);
}

/** Where the entries of its kind lie, for an address that ends in name and number. */
function kindOf(url: string): string | undefined {
  return /^(.*\/[^/]+)\/[^/]+\/\d+$/.exec(url)?.[1];
}

/** Somebody who has answered the question about cookies and whose system wants no movement. */
async function visitorContext(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await context.addCookies([refusal(baseURL)]);
  return context;
}

async function inspectAll(browser: Browser, baseURL: string, urls: string[], status = 200): Promise<string[]> {
  const context = await visitorContext(browser, baseURL);
  const waiting = urls.entries();
  const work = async () => {
    const found: string[] = [];
    for (const [turn, url] of waiting) {
      const axeAt = isEveryPage ? widths : widths.filter((_, at) => at === turn % widths.length);
      found.push(...(await inspectPage(context, url, { status, axeAt })));
    }
    return found;
  };
  const found = await Promise.all(Array.from({ length: tabs }, work));
  await context.close();
  return found.flat();
}
