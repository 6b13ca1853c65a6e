import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { edit, logIn } from '../support/page/editing.ts';
import { untilAlive } from '../support/page/inspected-page.ts';

test.use({ pictures: true });

/** Nothing stands at the end of this article yet, before its topics. Its number depends on the day of the demo. */
async function addressWithEmptyPlace(site: { url: string }): Promise<string> {
  const answer = await fetch(`${site.url}/de/api/articles?page_size=100`);
  const { results } = (await answer.json()) as { results: { slug: string; url: string }[] };
  const found = results.find(({ slug }) => slug === 'ein-knoten-ist-ein-versprechen');
  if (!found) throw new Error('The demo has lost an article.');
  return found.url;
}

/** The nightly run looks at the widths between as well. */
const widths = process.env.EVERY_PAGE === '1' ? [1440, 1024, 768, 360] : [1440, 360];

for (const width of widths) {
  test(`moves no element of any page in edit mode at ${width} pixels`, async ({ page, site, browser }) => {
    test.setTimeout(120_000);
    const visitors = await (await browser.newContext()).newPage();
    await page.setViewportSize({ width, height: 900 });
    await visitors.setViewportSize({ width, height: 900 });
    await logIn(page, site);
    const withEmptyPlace = await addressWithEmptyPlace(site);
    // In the last one columns without a module, which visitors do not see below the others.
    const shared = '/de/besuch/gruppen-und-schulen/fuehrungen';
    const pages = ['/de', '/de/ausstellungen/zugkraft', '/de/besuch/haeufige-fragen', shared, withEmptyPlace];
    for (const path of pages) {
      const answer = await visitors.goto(site.url + path);
      expect(answer?.status()).toBe(200);
      await untilAlive(visitors);
      await edit(page, site, path);
      const [seen, edited] = [await boxes(visitors), await boxes(page)];
      const moved = seen.flatMap((box, at) =>
        isSamePlace(box, edited[at]) ? [] : [{ seen: box, edited: edited[at] }],
      );
      expect({ path, moved: moved.slice(0, 3), count: edited.length }).toEqual({ path, moved: [], count: seen.length });
      if (path === withEmptyPlace) await expect(page.locator('p[data-editor-chrome] button')).toBeVisible();
      expect(await coveredLines(page)).toEqual([]);
    }
    await visitors.context().close();
  });
}

/** What the page says under the buttons of its empty places. */
function coveredLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('p[data-editor-chrome] button')].map((one) =>
      one.getBoundingClientRect(),
    );
    const isUnder = (line: DOMRect) =>
      buttons.some(
        ({ left, right, top, bottom }) =>
          line.left < right && line.right > left && line.top < bottom - 1 && line.bottom > top + 1,
      );
    const words = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let one = words.nextNode(); one; one = words.nextNode()) {
      const isSeen =
        one.textContent?.trim() &&
        one.parentElement?.checkVisibility() &&
        !one.parentElement.closest('p[data-editor-chrome]');
      const range = document.createRange();
      range.selectNodeContents(one);
      if (isSeen && [...range.getClientRects()].some(isUnder)) covered.push(one.textContent ?? '');
    }
    return covered;
  });
}

type Box = { name: string; numbers: number[] };

/** Less than half a pixel is how the browser rounds the width of letters, not a move. */
function isSamePlace({ name, numbers }: Box, other: Box | undefined): boolean {
  return name === other?.name && numbers.every((value, at) => Math.abs(value - (other.numbers[at] ?? 0)) < 0.5);
}

/** Every rendered element below the header, measured from the top of the page's own content. */
async function boxes(page: Page): Promise<Box[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const top = main?.getBoundingClientRect().top ?? 0;
    const isEmptyBox = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return width === 0 || height === 0;
    };
    return (
      [...(main?.querySelectorAll('*') ?? [])]
        // Empty fields and the offers of empty places are there only while editing, out of flow.
        .filter((one) => one.checkVisibility() && !one.closest('p[data-editor-chrome]'))
        .filter((one) => !(one.matches('[data-f]:empty:not(img)') || isEmptyBox(one)))
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return { name: one.localName, numbers: [x, y - top, width, height] };
        })
    );
  });
}
