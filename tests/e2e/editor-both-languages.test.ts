import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import {
  addText,
  anotherComputer,
  edit,
  enterParagraph,
  type FreshPage,
  freshPage,
  logIn,
  saved,
  savedText,
  toolbar,
} from '../support/page/editing.ts';
import { barriers } from '../support/page/editor-barriers.ts';
import { loadAxe } from '../support/page/inspected-page.ts';
import type { Site } from '../support/site.ts';

test('both languages stand beside each other at the same height, and each is written where it stands', async ({
  page,
  site,
}) => {
  const fresh = await openBoth(page, site);
  const [german, english] = [side(page, 'Deutsch'), side(page, 'Englisch')];
  await expect(both(page).getByRole('heading', { name: 'Englisch' })).toBeVisible();

  await test.step('what is written in German is called open in English, with the words', async () => {
    await german.getByText(fresh.sentence).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(` Auch montags. ${'Und das steht hier lang und breit. '.repeat(8)}`);
    await expect(both(page).getByRole('heading', { name: 'Englisch 1 offen' })).toBeVisible();
    await expect(both(page).getByRole('heading', { name: 'Deutsch Quelle' })).toBeVisible();
    await expect(english.getByRole('note').locator('ins')).toContainText('Auch montags.');
    await expect.poll(() => heights(page)).toBe('the same');
  });

  await test.step('one key leads there, and what is written makes it fit again', async () => {
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' On Mondays, too.');
    await expect(both(page).getByRole('heading', { name: 'Englisch', exact: true })).toBeVisible();
    await expect(english.getByRole('note')).toHaveCount(0);
    await expect(german.getByText('On Mondays')).toHaveCount(0);
    await expect.poll(() => heights(page)).toBe('the same');
  });

  await test.step('there is one way back for both sides', async () => {
    await expect(english.getByText('On Mondays, too.')).toBeVisible();
    await toolbar(page)
      .getByRole('button', { name: /^Rückgängig: / })
      .click();
    await expect(english.getByText('On Mondays, too.')).toHaveCount(0);
    await expect(german.getByText('Auch montags.')).toBeVisible();
  });

  await test.step('what goes out is read with the last letters', async () => {
    await german.getByText('Auch montags.').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('Vor dem Lesen.');
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vor dem Veröffentlichen' });
    await expect(dialog.getByRole('button', { name: 'Deutsch veröffentlichen' })).toBeVisible();
    expect(await savedText(page, site, fresh.path)).toContain('Vor dem Lesen.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('closed again, the page has everything, and so has the server', async () => {
    await german.getByText('Auch montags.').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('Bis zuletzt.');
    await toggle(page).click();
    await expect(both(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?edit$/);
    await expect(page.getByRole('main').getByText('Bis zuletzt.')).toBeVisible();
    await expect.poll(() => savedText(page, site, fresh.path)).toContain('Bis zuletzt.');
  });
});

test('a long page is scrolled on both sides at once, whichever is scrolled', async ({ page, site }) => {
  await logIn(page, site);
  await edit(page, site);
  await toggle(page).click();
  await ready(page);
  for (const [moved, followed] of [
    ['Deutsch', 'Englisch'],
    ['Englisch', 'Deutsch'],
  ] as const) {
    const top = moved === 'Deutsch' ? 1400 : 600;
    await inside(page, moved).evaluate((y) => scrollTo(0, y), top);
    await expect.poll(async () => (await scrolled(page, followed)) - (await scrolled(page, moved))).toBe(0);
    // Where a part above has become higher meanwhile, the browser keeps the place one reads at.
    expect(Math.abs((await scrolled(page, followed)) - top)).toBeLessThan(200);
  }
  await expect.poll(() => heights(page)).toBe('the same');
});

test('a side that is scrolled in the moment both are laid out does not push the other one down', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await edit(page, site);
  await toggle(page).click();
  await ready(page);
  await expect.poll(() => heights(page)).toBe('the same');
  await page.evaluate(() => {
    const [german] = document.querySelectorAll<HTMLIFrameElement>('[data-region="both"] iframe');
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (then) =>
      next((time) => {
        window.requestAnimationFrame = next;
        german?.contentWindow?.scrollTo(0, 900);
        then(time);
      });
    german?.contentDocument
      ?.querySelector('main')
      ?.append(Object.assign(document.createElement('p'), { innerText: '·' }));
  });
  await expect.poll(async () => (await scrolled(page, 'Englisch')) - (await scrolled(page, 'Deutsch'))).toBe(0);
  await expect.poll(() => heights(page)).toBe('the same');
});

test('copied words are open until they are confirmed, and the confirmation holds on both sides', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const fresh = await freshPage(page, site);
  const words = 'Nur auf Deutsch geschrieben.';
  await addText(page, site, { parent: fresh.container, words, languages: ['de'] });
  await edit(page, site, fresh.path);
  await toggle(page).click();
  await ready(page);
  await expect(both(page).getByRole('heading', { name: 'Englisch 1 offen' })).toBeVisible();
  await toggle(page).click();
  await edit(page, site, fresh.english);
  await page.getByRole('button', { name: /^Page: / }).click();
  await page.getByRole('menuitem', { name: 'Begin the translation with the other text' }).click();
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await edit(page, site, `${fresh.path}`);
  await toggle(page).click();
  await ready(page);
  await expect(both(page).getByRole('listitem').filter({ hasText: 'Noch auf Deutsch' })).toHaveCount(1);
  await side(page, 'Englisch').getByRole('button', { name: 'So lassen, der Text gilt auch hier' }).click();
  await expect(both(page).getByRole('heading', { name: 'Englisch', exact: true })).toBeVisible();
  await expect(side(page, 'Englisch').getByRole('note')).toHaveCount(0);
});

test('what somebody else writes appears on its side, and one connection hears for both', async ({ page, site }) => {
  const streams = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'eventsource' && streams.add(request.frame().url()));
  const fresh = await openBoth(page, site);
  const other = await anotherComputer(page, site);
  await edit(other.page, site, fresh.english);
  await enterParagraph(other.page, fresh);
  await other.page.keyboard.type(' From elsewhere.');
  await saved(other.page);
  await expect(side(page, 'Englisch').getByText('From elsewhere.')).toBeVisible();
  // Only the note that the other language has changed may name it there.
  await expect(side(page, 'Deutsch').locator('[data-f]').filter({ hasText: 'From elsewhere.' })).toHaveCount(0);
  await side(page, 'Englisch').getByText('From elsewhere.').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' And from here.');
  await expect(other.page.getByText('From elsewhere. And from here.')).toBeVisible();
  await expect(side(page, 'Englisch').locator('[data-region=decisions] > *')).toHaveCount(0);
  expect([...streams].filter((url) => url.includes('side='))).toEqual([]);
  expect(streams.size).toBeGreaterThan(0);
  await other.context.close();
});

test('what is written without a network is told, and is there when the network is back', async ({ page, site }) => {
  const fresh = await openBoth(page, site);
  const states = both(page).getByRole('status');
  await page.context().setOffline(true);
  await side(page, 'Englisch').getByText(fresh.sentence).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Without a network.');
  await expect(states.filter({ hasText: /offline|Keine Verbindung/i })).toBeVisible();
  await toggle(page).click();
  await expect(both(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await page.request.get(`${site.url}${fresh.english}?edit`)).text(), { timeout: 30_000 })
    .toContain('Without a network.');
});

test('in a window that has become too narrow the page is there alone', async ({ page, site }) => {
  const fresh = await openBoth(page, site);
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(both(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(fresh.sentence)).toBeVisible();
  await page.goto(`${site.url}${fresh.path}?edit&both`);
  await expect(toolbar(page)).toBeVisible();
  await expect(toggle(page)).toBeHidden();
  await expect(both(page)).toHaveCount(0);
});

for (const width of [1024, 1440])
  test(`at ${width} px nothing stands in anybody’s way`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await openBoth(page, site);
    await loadAxe(page);
    expect(await barriers(page)).toEqual([]);
  });

/** A small page of its own in both languages, opened by the button, and from then on by its address. */
async function openBoth(page: Page, site: Site): Promise<FreshPage> {
  await logIn(page, site);
  const fresh = await freshPage(page, site);
  await edit(page, site, fresh.path);
  await toggle(page).click();
  await ready(page);
  await page.reload();
  await ready(page);
  return fresh;
}

function toggle(page: Page) {
  return toolbar(page).getByRole('button', { name: 'Deutsch und Englisch nebeneinander' });
}

function both(page: Page) {
  return page.getByRole('region', { name: 'Die Seite in beiden Sprachen' });
}

async function ready(page: Page) {
  await expect(both(page).locator('[data-ready]')).toBeVisible({ timeout: 60_000 });
}

function side(page: Page, language: 'Deutsch' | 'Englisch') {
  return page.frameLocator(`iframe[title="${language}"]`);
}

function scrolled(page: Page, side: 'Deutsch' | 'Englisch'): Promise<number> {
  return inside(page, side).evaluate(() => scrollY);
}

function inside(page: Page, language: 'Deutsch' | 'Englisch') {
  const place = language === 'Deutsch' ? 'side=start' : 'side=end';
  const found = page.frames().find((frame) => frame.url().includes(place));
  if (!found) throw new Error(`There is no side in ${language}.`);
  return found;
}

/** Where the modules of both sides begin, when that differs by more than a pixel. */
async function heights(page: Page): Promise<string> {
  const [start = [], end = []] = await Promise.all(
    (['Deutsch', 'Englisch'] as const).map((language) =>
      inside(page, language).evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main [data-m]')].map((one): [string, number] => [
          one.dataset.m ?? '',
          one.getBoundingClientRect().top,
        ]),
      ),
    ),
  );
  const tops = new Map(end);
  const uneven = start.filter(([id, top]) => Math.abs(top - (tops.get(id) ?? Number.NaN)) > 1);
  return start.length > 0 && start.length === end.length && uneven.length === 0 ? 'the same' : `uneven: ${uneven}`;
}
