import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { edit, logIn } from '../support/editing.ts';

const pages = [
  '/de',
  '/de/ausstellungen/zugkraft',
  '/de/besuch/haeufige-fragen',
  // Columns without a module, which visitors do not see below the others.
  '/de/mediathek-de/ein-knoten-ist-ein-versprechen/636',
];

for (const width of [1440, 1024, 768, 360]) {
  test(`moves no element of any page in edit mode at ${width} pixels`, async ({ page, site, browser }) => {
    test.setTimeout(120_000);
    const visitors = await (await browser.newContext()).newPage();
    await page.setViewportSize({ width, height: 900 });
    await visitors.setViewportSize({ width, height: 900 });
    await logIn(page, site);
    for (const path of pages) {
      const answer = await visitors.goto(site.url + path);
      expect(answer?.status()).toBe(200);
      await edit(page, site, path);
      const [seen, edited] = [await boxes(visitors), await boxes(page)];
      const first = seen.findIndex((box, at) => box !== edited[at]);
      expect({ path, first, seen: seen[first], edited: edited[first], count: edited.length }).toEqual({
        path,
        first: -1,
        seen: undefined,
        edited: undefined,
        count: seen.length,
      });
    }
    await visitors.context().close();
  });
}

/** Every drawn element below the header, measured from the top of the page's own content. */
async function boxes(page: Page): Promise<string[]> {
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
        .filter((one) => one.checkVisibility() && !one.closest('.ed-first'))
        .filter((one) => !(one.matches('[data-f]:empty:not(img)') || isEmptyBox(one)))
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const numbers = [x, y - top, width, height].map((value) => Math.round(value * 2) / 2);
          return `${one.localName} ${numbers.join(' ')}`;
        })
    );
  });
}
