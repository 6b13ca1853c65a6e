import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/browser.ts';
import { test } from '../support/network/faulty-wire.ts';
import {
  anotherComputer,
  anotherPerson,
  countedWords,
  edit,
  enterParagraph,
  type FreshText,
  freshText,
  logIn,
  paragraph,
  pill,
  saved,
  savedText,
} from '../support/page/editing.ts';

/** Several people on one page (docs/behaviour/editor.md#colleagues). */
let fresh: FreshText;

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  fresh = await freshText(page, site);
  await edit(page, site);
});

test('what a colleague saves appears by itself, and neither the caret nor the page moves', async ({ page, site }) => {
  const colleague = await anotherComputer(page, site);
  await edit(colleague.page, site);
  await enterParagraph(page, fresh);
  await page.keyboard.type(' Ich');
  const top = () => paragraph(page, fresh).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await colleague.page.getByRole('heading', { name: fresh.title }).click();
  await colleague.page.keyboard.press('End');
  await colleague.page.keyboard.type(' von Anna');
  await saved(colleague.page);
  await expect(page.getByRole('heading', { name: `${fresh.title} von Anna` })).toBeVisible();
  expect(await top()).toBe(before);
  await page.keyboard.type(' weiter');
  await expect(paragraph(page, fresh)).toContainText(`${fresh.sentence} Ich weiter`);
  await saved(page);
  const text = await savedText(page, site);
  for (const part of [`${fresh.title} von Anna`, `${fresh.sentence} Ich weiter`]) expect(text).toContain(part);
  await colleague.context.close();
});

test('what a colleague inserts, moves, hides and deletes is followed without a reload', async ({ page, site }) => {
  const colleague = await anotherComputer(page, site);
  await edit(colleague.page, site);
  const here = page.locator(`[data-m="${fresh.container}"]`);
  await colleague.page.getByRole('heading', { name: fresh.title }).click();
  await colleague.page.keyboard.press('Escape');
  await colleague.page.keyboard.press('Control+d');
  await expect(here.getByRole('heading', { name: fresh.title })).toHaveCount(2);
  await colleague.page.keyboard.press('Control+Shift+ArrowDown');
  await expect(here.locator('[data-column="0"] > *').last()).toHaveText(fresh.title);
  await colleague.page.keyboard.press('Delete');
  await expect(here.getByRole('heading', { name: fresh.title })).toHaveCount(1);
  await colleague.page.keyboard.press('Control+z');
  await expect(here.getByRole('heading', { name: fresh.title })).toHaveCount(2);
  await colleague.context.close();
});

test('each sees where the others are, and a closed window is gone from the list', async ({ page, site }) => {
  const address = await page.evaluate(async () => {
    const answer = await fetch('/de/pageeditor-api/page/besuch/');
    return `/de/pageeditor-api/page/${(await answer.json()).id}/events`;
  });
  const isSomebodyThere = (wanted: boolean) =>
    page.evaluate(
      ([from, module, isWanted]) =>
        new Promise<void>((done) => {
          const source = new EventSource(from);
          source.addEventListener('people', ({ data }) => {
            const modules = (JSON.parse(data) as { module: string | null }[]).map((one) => one.module);
            if (modules.includes(module) !== isWanted) return;
            source.close();
            done();
          });
        }),
      [address, fresh.text, wanted] as const,
    );
  const colleague = await anotherComputer(page, site);
  await edit(colleague.page, site);
  await enterParagraph(colleague.page, fresh);
  await isSomebodyThere(true);
  await colleague.page.close({ runBeforeUnload: true });
  await isSomebodyThere(false);
  await colleague.context.close();
});

test('deleting what a colleague has just changed asks first, and taking the deletion back shows the newest text', async ({
  page,
  site,
}) => {
  const colleague = await anotherComputer(page, site);
  await edit(colleague.page, site);
  // Without news from others, as in the moment before they arrive.
  await page.route(/\/events$/, (route) => route.abort());
  await edit(page, site);
  await colleague.page.getByRole('heading', { name: fresh.title }).click();
  await colleague.page.keyboard.press('End');
  await colleague.page.keyboard.type(' neu');
  await saved(colleague.page);
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  const card = page.getByRole('alertdialog', { name: 'Wirklich löschen?' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('heading', { name: `${fresh.title} neu` })).toBeVisible();
  expect(await savedText(page, site)).toContain(`${fresh.title} neu`);
  await card.getByRole('button', { name: 'Trotzdem löschen' }).click();
  await expect(page.getByRole('heading', { name: `${fresh.title} neu` })).toHaveCount(0);
  await saved(page);
  await page.locator('body').press('Control+z');
  await expect(page.getByRole('heading', { name: `${fresh.title} neu` })).toBeVisible();
  await saved(page);
  expect(await savedText(page, site)).toContain(`${fresh.title} neu`);
  await colleague.context.close();
});

test('several modules with a colleague writing in one of them go only when that is meant, and the focus stays', async ({
  page,
  site,
}) => {
  const colleague = await anotherPerson(page, site, 'Anna');
  await edit(colleague.page, site);
  await edit(page, site);
  await enterParagraph(colleague.page, fresh);
  await page.getByRole('button', { name: 'Gliederung' }).click();
  const row = (text: string) => page.getByRole('treeitem', { name: text });
  await row(fresh.title).focus();
  await page.keyboard.press('Space');
  await row(fresh.sentence).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Anna schreibt hier')).toBeVisible();
  const both = page.getByRole('group', { name: '2 gewählt' }).getByRole('button', { name: 'Löschen' });
  await both.press('Enter');
  const card = page.getByRole('alertdialog', { name: 'Wirklich löschen?' });
  await expect(card).toContainText('Text: Anna schreibt gerade darin.');
  const keep = card.getByRole('button', { name: 'Behalten' });
  await expect(keep).toBeFocused();
  await keep.press('Enter');
  await expect(both).toBeFocused();
  await expect(row(fresh.title)).toBeVisible();
  await both.press('Enter');
  await card.getByRole('button', { name: 'Trotzdem löschen' }).press('Enter');
  await expect(row(fresh.title)).toHaveCount(0);
  await expect(page.locator('[role=tree] :focus')).toBeVisible();
  await expect(colleague.page.getByRole('status', { name: 'Meldungen' })).toContainText('anderes gelöscht');
  await colleague.page.keyboard.type(' Weiter.');
  await expect(paragraph(colleague.page, fresh)).toContainText('steht hier. Weiter.');
  await colleague.context.close();
});

/** What app/editor/core/meeting.test.ts proves of the rules, once with real browsers; minutes on request. */
const meeting = Number(process.env.MEETING_MINUTES ?? 0.15) * 60_000;

test('three browsers write and arrange at random for a while: every word is there and all show the same', async ({
  page,
  site,
}) => {
  test.setTimeout(meeting + 240_000);
  const others = [await anotherComputer(page, site), await anotherComputer(page, site)];
  const pages = [page, ...others.map((other) => other.page)];
  for (const one of pages) await edit(one, site);
  const seed = Date.now();
  const chance = chanceFrom(seed);
  const typed: string[] = [];
  const until = Date.now() + meeting;
  for (let round = 0; Date.now() < until; round += 1) {
    const who = chance(pages.length);
    const one = pages[who] ?? page;
    const title = one.locator(`[data-m="${fresh.headline}"]`).getByText(fresh.title).first();
    const command = chance(4);
    if (command < 3) {
      // A title takes only so many letters.
      await reach(one, command === 0 && round < 15 ? title : paragraph(one, fresh).first());
      await one.keyboard.press('ControlOrMeta+End');
      const text = countedWords(2, `r${round}b${who}x`);
      await one.keyboard.type(text);
      typed.push(...text.trim().split(' '));
    } else {
      await reach(one, title);
      await one.keyboard.press('Escape');
      await one.keyboard.press(chance(2) ? 'Control+Shift+ArrowDown' : 'Control+Shift+ArrowUp');
    }
    await answerCards(pages[chance(pages.length)] ?? page);
  }
  for (const one of pages) await one.keyboard.press('Control+s');
  // One answers after the other; each answer may be the next person's question.
  await expect(async () => {
    for (const one of pages) await answerCards(one);
    for (const one of pages) expect(await pill(one).getAttribute('data-state')).toBe('saved');
  }).toPass({ timeout: 60_000 });
  const text = await savedText(page, site);
  expect(
    typed.filter((word) => !text.includes(word)),
    `seed ${seed}`,
  ).toEqual([]);
  for (const one of pages) await expect.poll(() => standing(one), `seed ${seed}`).toEqual(await standing(page));
  for (const { context } of others) await context.close();
});

/** Every module with its place and its own words, as it stands on the page. */
function standing(page: Page) {
  return page
    .locator('main [data-m]')
    .evaluateAll((modules) =>
      modules.map((module) => [
        module.getAttribute('data-m'),
        module.parentElement?.closest('[data-m]')?.getAttribute('data-m'),
        module.querySelector('[data-m]') ? null : module.textContent,
      ]),
    );
}

/** The same numbers for the same seed, each below `most`. */
function chanceFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % most;
  };
}

/** A card that lies over it is answered first. */
async function reach(page: Page, target: Locator) {
  await expect(async () => {
    await answerCards(page);
    await target.click({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}

/** As a person who wants to lose nothing: both texts stay. */
async function answerCards(page: Page) {
  const both = page.locator('[data-conflict]').getByRole('button', { name: 'Beide Texte untereinander behalten' });
  while (await both.first().isVisible()) await both.first().click();
}
