import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { columnsOf, treeOf } from '../support/page/draft-tree.ts';
import { edit, emptyPage, logIn, pill, saved } from '../support/page/editing.ts';
import { drag } from '../support/page/hand.ts';
import { form } from '../support/page/inserting.ts';
import {
  alt,
  buildLongNight,
  longNight,
  main,
  offline,
  press,
  question,
  seeEnglish,
  seeGerman,
  teaser,
  title,
  video,
} from '../support/page/long-night.ts';
import type { Site } from '../support/site.ts';

/**
 * The way of „Lange Nacht 2027" from nothing to both languages, as one whole. The rest of that paragraph has tests of its
 * own: a colleague on the same page (editor-colleagues), three devices beside each other (editor-versions), findings mended
 * with one click and what may stand in the way (editor-publishing), an earlier version compared and one module brought
 * back from it (editor-versions), a tab that dies in mid-word (editor-moments-of-typing).
 */
test.use({ ownMuseum: 'of publishing', serviceWorkers: 'allow' });

test('builds a page from an empty container, moves, undoes and redoes, and publishes German, then English', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  await logIn(page, site);
  const own = await emptyPage(page, site);
  const standing = () => columnsOf(page, site, own.path);
  await edit(page, site, own.path);

  await test.step('from an empty container', async () => {
    await buildLongNight(page);
    expect(await standing()).toEqual([
      ['hero-media', 'text'],
      ['image', 'video', 'faq', 'anchor-list', 'teaser-list'],
    ]);
  });

  await test.step('moved with the mouse, then with the keyboard alone', async () => {
    await dragQuestionsBelowText(page);
    expect(await standing()).toEqual([
      ['hero-media', 'text', 'faq'],
      ['image', 'video', 'anchor-list', 'teaser-list'],
    ]);
    await moveByKeys(page);
    expect(await standing()).toEqual([
      ['hero-media', 'anchor-list', 'text', 'faq'],
      ['image', 'teaser-list', 'video'],
    ]);
  });

  await test.step('twenty steps back and forth', async () => {
    const before = await treeOf(page, site, own.path);
    await doTwentySteps(page);
    const after = await treeOf(page, site, own.path);
    expect(after).toHaveLength(before.length + 9);
    await press(page, 'Control+z', 20);
    expect(await treeOf(page, site, own.path)).toEqual(before);
    await press(page, 'Control+y', 20);
    expect(await treeOf(page, site, own.path)).toEqual(after);
    await press(page, 'Control+z', 20);
    expect(await treeOf(page, site, own.path)).toEqual(before);
  });

  const next = await test.step('without a network, and the tab closed', () => comeBack(page, { site, path: own.path }));
  await test.step('a phone on 24 December', () => lookAhead(next));
  await test.step('German goes out alone, without the teaser of later', async () => {
    await mendFindings(next);
    await publish(next, { open: 'Veröffentlichen', go: 'Deutsch veröffentlichen' });
    await seeGerman(browser, site.url + own.path);
    expect(await statusOf(browser, site.url + own.english)).toBe(404);
  });
  await test.step('English is taken over, written, and goes out, too', async () => {
    await edit(next, site, own.english);
    await translate(next);
    await publish(next, { open: 'Publish', go: 'Publish English' });
    await seeEnglish(browser, site.url + own.english);
    await seeGerman(browser, site.url + own.path);
  });
  await next.close();
});

async function dragQuestionsBelowText(page: Page) {
  await main(page).getByText(question).click();
  await page.keyboard.press('Escape');
  await drag(page, main(page).getByText('Seile schlagen'));
  await expect(main(page).locator('[data-column="0"]').getByText(question)).toBeVisible();
}

/** From the questions on: down to the teasers and up with them, down to the jumps and to another place with them. */
async function moveByKeys(page: Page) {
  await press(page, 'ArrowDown', 4);
  await press(page, 'Control+Shift+ArrowUp', 2);
  await press(page, 'ArrowDown', 2);
  await page.keyboard.press('Control+m');
  const dialog = page.getByRole('dialog', { name: 'Sprungmarken: Verschieben nach …' });
  await dialog.getByLabel('Spalte').selectOption({ label: 'Spalte 1' });
  await dialog.getByLabel('Position').selectOption({ label: 'nach 1. Aufmacher' });
  await dialog.getByRole('button', { name: 'Verschieben' }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** One of text, one of columns, nine that double a module and nine that move it. */
async function doTwentySteps(page: Page) {
  await main(page).getByText('Seile schlagen').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' und teeren');
  await press(page, 'Escape', 2);
  await page.keyboard.press('F2');
  await form(page).getByLabel('Spalten').selectOption('50-50');
  await form(page).getByRole('button', { name: 'Schließen' }).click();
  await main(page).getByText(question).click();
  await page.keyboard.press('Escape');
  for (let round = 0; round < 9; round += 1) {
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Control+Shift+ArrowUp');
  }
}

/** What was written without a network is there when the page is opened anew. */
async function comeBack(page: Page, { site, path }: { site: Site; path: string }): Promise<Page> {
  const context = page.context();
  await context.setOffline(true);
  await main(page).getByText('Seile schlagen').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(offline);
  await expect(pill(page)).toHaveText(/^Offline – \d+ Änderung(en)? hier gesichert$/);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await edit(next, site, path);
  await expect(main(next).getByText(offline)).toBeVisible();
  await saved(next);
  return next;
}

async function lookAhead(page: Page) {
  await page.getByRole('button', { name: 'Vorschau: Telefon' }).click();
  const preview = page.getByRole('dialog', { name: 'Vorschau' });
  await expect(preview.getByRole('radio', { name: 'Telefon' })).toBeChecked();
  const phone = preview.frameLocator('iframe[title="Telefon"]');
  const time = preview.getByLabel('Zeitpunkt');
  await time.fill('2099-12-24T15:00');
  await expect(phone.getByText(teaser)).toBeVisible();
  await time.fill('2099-12-24T14:59');
  await expect(phone.getByText(title, { exact: true })).toBeVisible();
  await expect(phone.getByText(teaser)).toHaveCount(0);
  await preview.getByRole('button', { name: 'Schließen' }).click();
}

/** Each finding leads to the field where the words are missing, with the caret in it. */
async function mendFindings(page: Page) {
  for (const [finding, text] of [
    ['Dem Bild fehlt eine Bildbeschreibung', alt],
    ['Das eingebettete Medium hat keinen Titel.', video],
  ] as const) {
    const dialog = await openPublishing(page, 'Veröffentlichen');
    const row = dialog.getByRole('listitem').filter({ hasText: finding });
    await row.getByRole('button', { name: /^Ergänzen/ }).click();
    await expect(form(page).locator('input:focus, textarea:focus')).toBeVisible();
    await page.keyboard.type(text);
  }
  // What must be there is asked for when it shall go out.
  const dialog = await openPublishing(page, 'Veröffentlichen');
  await dialog.getByRole('button', { name: 'Deutsch veröffentlichen', exact: true }).click();
  await dialog
    .getByRole('alert')
    .getByRole('button', { name: /^Zeigen.*Online ab/ })
    .click();
  await form(page).locator('input:focus').fill('2026-01-01T00:00');
}

/** The German words are taken over, and two of them written in English. */
async function translate(page: Page) {
  await page.locator('[data-region=bar] [aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem', { name: 'Begin the translation with the other text' }).click();
  for (const [german, english] of [
    [title, longNight],
    [question, 'How long is it open?'],
  ] as const) {
    await main(page).getByText(german, { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(english);
    await page.keyboard.press('Escape');
    await expect(main(page).getByText(english, { exact: true })).toBeVisible();
  }
  await saved(page);
}

async function statusOf(browser: Browser, address: string) {
  const context = await browser.newContext();
  const status = (await context.request.get(address)).status();
  await context.close();
  return status;
}

async function openPublishing(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  return page.locator('dialog:has([data-publishing])');
}

async function publish(page: Page, { open, go }: { open: string; go: string }) {
  const dialog = await openPublishing(page, open);
  await dialog.getByRole('button', { name: go, exact: true }).click();
  await expect(dialog).toBeHidden();
}
