import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { columnsOf, treeOf } from '../support/draft-tree.ts';
import { edit, emptyPage, logIn, pill, saved } from '../support/editing.ts';
import { drag, dropOn, paste } from '../support/hand.ts';
import { choose, form, insert, insertList } from '../support/inserting.ts';
import type { Site } from '../support/site.ts';

/**
 * The way of „Lange Nacht 2027" from nothing to both languages, as one whole. The rest of that paragraph has tests of its
 * own: a colleague on the same page (editor-colleagues), three devices beside each other (editor-versions), findings mended
 * with one click and what may stand in the way (editor-publishing), an earlier version compared and one module brought
 * back from it (editor-versions), a tab that dies in mid-word (editor-twelve-moments).
 */
test.use({ ownMuseum: 'of publishing' });

const title = 'Lange Nacht 2027';
const longNight = 'Long Night 2027';
const question = 'Wie lange ist offen?';
const teaser = 'Weihnachten an der Bahn';
const video = 'Ein Seil entsteht';
const alt = 'Die Bahn bei Nacht';
const offline = 'Auch ohne Netz geschrieben.';

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
    await writeHeroAndText(page);
    await splitIntoColumns(page);
    await bringPictureAndVideo(page);
    await addQuestions(page);
    await addJumps(page);
    await addTeaser(page);
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

async function writeHeroAndText(page: Page) {
  await page.getByRole('button', { name: 'Ersten Bereich anlegen' }).click();
  await choose(page, 'Aufmacher');
  await page.keyboard.type(title);
  await expect(main(page).getByText(title, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await insert(page, 'Text');
  await expect(main(page).locator('[contenteditable=true]')).toBeFocused();
  const bullet =
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Seile schlagen<o:p></o:p></p>";
  await paste(page, {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal><b>Bis eins</b> ist alles offen.<o:p></o:p></p>${bullet}</body></html>`,
  });
  await expect(main(page).locator('ul > li')).toHaveText(['Seile schlagen']);
}

/** Escape leads from the text to its module and on to the container. */
async function splitIntoColumns(page: Page) {
  await press(page, 'Escape', 2);
  await page.keyboard.press('F2');
  await form(page).getByLabel('Spalten').selectOption('67-33');
  await expect(main(page).locator('[data-column]')).toHaveCount(2);
}

async function bringPictureAndVideo(page: Page) {
  const column = main(page).locator('[data-column="1"]');
  await dropOn(column, { file: 'bahn.png' });
  await expect(column.locator('img')).toHaveCount(1);
  await expect(form(page).getByRole('heading', { name: 'Bild' })).toBeVisible();
  await paste(page, { plain: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
  await expect(form(page).getByRole('heading', { name: 'Video' })).toBeVisible();
}

async function addQuestions(page: Page) {
  const item = await insertList(page, 'Fragen und Antworten');
  await item.locator('[data-field="question"] input').fill(question);
  await item.locator('[data-field="answer"] [role="textbox"]').click();
  await page.keyboard.insertText('Bis eins.');
  await form(page).locator('#insp-anchor').fill('fragen');
}

async function addJumps(page: Page) {
  const item = await insertList(page, 'Sprungmarken');
  await item.locator('[data-field="link_text"] input').fill('Zu den Fragen');
  await item.locator('[data-field="anchor"] input').fill('fragen');
}

async function addTeaser(page: Page) {
  const item = await insertList(page, 'Teaserliste');
  await item.locator('[data-field="headline"] [role="textbox"]').click();
  await page.keyboard.insertText(teaser);
  await item.locator('[data-field="online_from"] input').fill('2099-12-24T15:00');
  await expect(main(page).getByText(teaser)).toBeVisible();
  await form(page).getByRole('button', { name: 'Schließen' }).click();
}

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
  await page.keyboard.press('m');
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
  await page.getByRole('button', { name: 'Vorschau' }).click();
  const preview = page.getByRole('dialog', { name: 'Vorschau' });
  await preview.getByRole('radio', { name: 'Telefon' }).check();
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
  for (const [finding, words] of [
    ['Dem Bild fehlt eine Bildbeschreibung', alt],
    ['Das eingebettete Medium hat keinen Titel.', video],
  ] as const) {
    const dialog = await openPublishing(page, 'Veröffentlichen');
    const row = dialog.getByRole('listitem').filter({ hasText: finding });
    await row.getByRole('button', { name: /^Ergänzen/ }).click();
    await expect(form(page).locator('input:focus, textarea:focus')).toBeVisible();
    await page.keyboard.type(words);
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
  await page.locator('.ed-page').click();
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

async function seeGerman(browser: Browser, address: string) {
  const visitor = await browser.newPage();
  await visitor.goto(address);
  const page = main(visitor);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.locator('strong')).toHaveText('Bis eins');
  await expect(page.locator('li', { hasText: 'Seile schlagen' })).toHaveText('Seile schlagen');
  await expect(page.getByText(offline)).toBeVisible();
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  await expect(page.getByText(video).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zu den Fragen' })).toHaveAttribute('href', /#fragen$/);
  await expect(page.locator('#fragen').getByText(question)).toBeVisible();
  await expect(page.getByText(teaser)).toHaveCount(0);
  await visitor.close();
}

async function seeEnglish(browser: Browser, address: string) {
  const visitor = await browser.newPage();
  await visitor.goto(address);
  const page = main(visitor);
  await expect(page.getByText(longNight, { exact: true })).toBeVisible();
  await expect(page.locator('#fragen').getByText('How long is it open?')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await expect(page.getByText(teaser)).toHaveCount(0);
  await visitor.close();
}

async function statusOf(browser: Browser, address: string) {
  const context = await browser.newContext();
  const status = (await context.request.get(address)).status();
  await context.close();
  return status;
}

function main(page: Page) {
  return page.getByRole('main');
}

async function press(page: Page, key: string, times: number) {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

async function openPublishing(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  return page.locator('.ed-publish');
}

async function publish(page: Page, { open, go }: { open: string; go: string }) {
  const dialog = await openPublishing(page, open);
  await dialog.getByRole('button', { name: go, exact: true }).click();
  await expect(dialog).toBeHidden();
}
