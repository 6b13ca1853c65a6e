import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { dropOn, paste } from './hand.ts';
import { choose, form, insert, insertList } from './inserting.ts';

/** „Lange Nacht 2027", the page that tests build from nothing: its words, how it is put together, what visitors see. */
export const title = 'Lange Nacht 2027';
export const longNight = 'Long Night 2027';
export const question = 'Wie lange ist offen?';
export const teaser = 'Weihnachten an der Bahn';
export const video = 'Ein Seil entsteht';
export const alt = 'Die Bahn bei Nacht';
export const offline = 'Auch ohne Netz geschrieben.';

/** All of it, one below the other in the order it comes to mind: the questions, the jumps and the teaser of later last. */
export async function buildLongNight(page: Page) {
  await writeHeroAndText(page);
  await splitIntoColumns(page);
  await bringPictureAndVideo(page);
  await addQuestions(page);
  await addJumps(page);
  await addTeaser(page);
}

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

/** In German, without the teaser, whose time has not come. */
export async function seeGerman(browser: Browser, address: string) {
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

export async function seeEnglish(browser: Browser, address: string) {
  const visitor = await browser.newPage();
  await visitor.goto(address);
  const page = main(visitor);
  await expect(page.getByText(longNight, { exact: true })).toBeVisible();
  await expect(page.locator('#fragen').getByText('How long is it open?')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await expect(page.getByText(teaser)).toHaveCount(0);
  await visitor.close();
}

export function main(page: Page) {
  return page.getByRole('main');
}

export async function press(page: Page, key: string, times: number) {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}
