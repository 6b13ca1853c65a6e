import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { logIn } from '../support/page/editing.ts';
import { findingsAt, loadAxe, untilAlive } from '../support/page/inspected-page.ts';
import { markupFindings } from '../support/page/markup-rules.ts';

/** Downloads and what the browser asks for by itself. */
const noScreen = /\.(csv|xlsx|json|zip)(\?|$)|\/suggestions/;
const absolute = /^(\/|\?|[a-z]+:)/;
/** Screens one gets to in so many steps from the first one. */
const steps = 3;
/** The nightly run looks at everything; each run at one language and one width. */
const isWhole = process.env.EVERY_PAGE === '1';
const languages = isWhole ? ['de', 'en'] : ['de'];

/**
 * Every kind of screen once, whatever entry it is of. Markup that a parser reads in another way than it was written is
 * thrown away by React and rendered anew, and whatever was typed before is lost.
 */
for (const locale of languages)
  test(`every kind of screen of the office is valid HTML: /${locale}`, async ({ page, site }) => {
    test.setTimeout(240_000);
    await logIn(page, site);
    const seen = new Map<string, string>();
    const found: string[] = [];
    let next = [`/${locale}/office`];
    for (let step = 0; step <= steps; step++) {
      const links: string[] = [];
      for (const path of next) {
        const answer = await page.request.get(path);
        const html = await answer.text();
        if (answer.status() !== 200) found.push(`${path}  status ${answer.status()}`);
        found.push(...(await markupFindings(html, { isOffice: true })).map((finding) => `${path}  ${finding}`));
        for (const [, href = ''] of html.matchAll(/\shref="([^"#]+)/g)) {
          if (!absolute.test(href)) found.push(`${path}  leads to ${href} below itself`);
          links.push(href.replaceAll('&amp;', '&'));
        }
      }
      next = links.filter((href) => {
        const kind = kindOf(href);
        const isNew = href.startsWith(`/${locale}/office`) && !noScreen.test(href) && !seen.has(kind);
        if (isNew) seen.set(kind, href);
        return isNew;
      });
    }
    expect(seen.size).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });

/** Every area at the side, and what lies in it once: a date, its series, a file, a person. */
for (const locale of languages)
  test(`no screen of the office is a barrier: /${locale}`, async ({ page, site }) => {
    test.setTimeout(900_000);
    // One address that was asked for in vain, so near to a page that the office has a suggestion for it.
    await page.request.get(`/${locale}/besuch/anfahrtt`);
    await logIn(page, site);
    await page.goto(`/${locale}/office`);
    const areas = await hrefs(page, '#office-areas a');
    const inside: string[] = [];
    for (const area of ['event', 'form', 'media', 'team', 'help']) {
      await page.goto(`/${locale}/office/${area}`);
      inside.push(...(await hrefs(page, `#main a[href*="/office/${area}/"]`)).slice(0, 1));
    }
    const series = inside.filter((path) => /event\/\d+$/.test(path)).map((path) => `${path}/series`);
    const found: string[] = [];
    for (const path of [...areas, ...inside, ...series]) {
      await page.goto(path);
      await untilAlive(page);
      await loadAxe(page);
      for (const width of isWhole ? [390, 820, 1440] : [820])
        found.push(...(await findingsAt(page, width)).map((finding) => `${path}  ${finding}`));
    }
    expect(areas.length).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });

function hrefs(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** An address with its numbers and ids taken out, and of its query the names. */
function kindOf(href: string): string {
  const [path = '', query = ''] = href.split('?');
  const names = [...new URLSearchParams(query).keys()].sort().join();
  return `${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, ':id')}?${names}`;
}
