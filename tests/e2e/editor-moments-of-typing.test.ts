import { expect } from '../support/browser.ts';
import { test, writes } from '../support/network/faulty-wire.ts';
import {
  anotherComputer,
  countedWords,
  edit,
  enterParagraph,
  type FreshPage,
  freshPage,
  kill,
  logIn,
  paragraph,
  pill,
  saved,
  savedText,
} from '../support/page/editing.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * The first seven of the twelve moments (docs/behaviour/editor.md#twelve-moments) in which editors lose elsewhere what
 * they have typed.
 */
let fresh: FreshPage;

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  fresh = await freshPage(page, site);
  await edit(page, site, fresh.path);
});

test('moment 1: answers that come five seconds late change no letter of what was typed meanwhile', async ({
  page,
  site,
}) => {
  let late = 0;
  await page.route(writes, async (route) => {
    // A connection that was closed meanwhile is one more lost request; the queue asks again.
    const answer = await route.fetch().catch(() => null);
    if (!answer) return route.abort('connectionreset');
    late += 1;
    // Two such answers fall into the middle of the typing; the rest may come at once.
    if (late <= 2) await new Promise((later) => setTimeout(later, 5000));
    await route.fulfill({ response: answer });
  });
  await enterParagraph(page, fresh);
  const text = countedWords(70, 'eins');
  await page.keyboard.type(text, { delay: 20 });
  await expect(paragraph(page, fresh)).toContainText(text);
  await saved(page);
  expect(late).toBeGreaterThan(2);
  await expect(paragraph(page, fresh)).toContainText(text);
  expect(await savedText(page, site, fresh.path)).toContain(text);
});

test('moment 2: lost, doubled and reordered answers leave every letter in its place', async ({ page, site }) => {
  let count = 0;
  await page.route(writes, async (route) => {
    count += 1;
    const answer = await route.fetch();
    if (count % 3 === 1) return route.abort('connectionreset');
    if (count % 3 === 2) await route.fetch();
    await new Promise((later) => setTimeout(later, count % 2 ? 700 : 0));
    return route.fulfill({ response: answer });
  });
  await enterParagraph(page, fresh);
  const parts = Array.from({ length: 8 }, (_, at) => countedWords(5, `zwei${at}x`));
  for (const part of parts) {
    const before = count;
    await page.keyboard.type(part);
    await page.keyboard.press('Control+s');
    await expect.poll(() => count).toBeGreaterThan(before);
  }
  await saved(page);
  await expect(page.locator('[data-conflict]')).toHaveCount(0);
  expect(await savedText(page, site, fresh.path)).toContain(parts.join(''));
});

test('moment 3: a colleague who wrote in another paragraph keeps it; in the same paragraph both texts are shown', async ({
  page,
  site,
}) => {
  // Without news from others, as in the moment before they arrive.
  await page.route(/\/events$/, (route) => route.abort());
  await edit(page, site, fresh.path);
  const colleague = await anotherComputer(page, site);
  await edit(colleague.page, site, fresh.path);
  await enterParagraph(colleague.page, fresh);
  await colleague.page.keyboard.type(' Von Anna.');
  await saved(colleague.page);
  await enterParagraph(page, fresh);
  await page.keyboard.type(' Von mir.');
  const card = page.getByRole('alertdialog', { name: 'Zwei Fassungen' });
  await expect(card).toContainText('Von Anna.');
  await expect(card).toContainText('Von mir.');
  await page.keyboard.type(' Und weiter.');
  await expect(card).toContainText('Und weiter.');
  expect(await savedText(page, site, fresh.path)).toContain('Von Anna.');
  await card.getByRole('button', { name: 'Beide Texte untereinander behalten' }).click();
  await saved(page);
  const text = await savedText(page, site, fresh.path);
  for (const part of ['Von Anna.', 'Von mir. Und weiter.']) expect(text).toContain(part);
  await colleague.context.close();
});

test('moment 3: two tabs of one person follow each other and never ask', async ({ page, site }) => {
  const second = await page.context().newPage();
  await edit(second, site, fresh.path);
  await enterParagraph(page, fresh);
  await page.keyboard.type(' Erster Tab.');
  await expect(paragraph(second, fresh)).toContainText('Erster Tab.');
  await enterParagraph(second, fresh);
  await second.keyboard.type(' Zweiter Tab.');
  await saved(second);
  await expect(paragraph(page, fresh)).toContainText('Erster Tab. Zweiter Tab.');
  await saved(page);
  for (const tab of [page, second]) await expect(tab.locator('[data-conflict]')).toHaveCount(0);
  expect(await savedText(page, site, fresh.path)).toContain('Erster Tab. Zweiter Tab.');
  await second.close();
});

test('moment 4: when the session ends one logs in over the page, and what was typed is saved', async ({
  page,
  site,
}) => {
  await enterParagraph(page, fresh);
  // The session goes, the page's own token stays, as when a site logs everybody out.
  await page.context().clearCookies({ name: /session/ });
  const text = countedWords(10, 'vier');
  await page.keyboard.type(text);
  const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('E-Mail').fill(site.editor.email);
  await dialog.getByLabel('Passwort').fill(site.editor.password);
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(dialog).toBeHidden();
  await saved(page);
  await expect(paragraph(page, fresh)).toContainText(text);
  expect(await savedText(page, site, fresh.path)).toContain(text);
});

test('moment 5: a tab killed in mid-word brings back everything typed until then', async ({ page, site }) => {
  await page.route(writes, (route) => route.abort('connectionreset'));
  await enterParagraph(page, fresh);
  const text = countedWords(20, 'fünf');
  await page.keyboard.type(text);
  await page.waitForTimeout(450);
  await kill(page);
  const next = await page.context().newPage();
  await edit(next, site, fresh.path);
  await expect(paragraph(next, fresh)).toContainText(text);
  await saved(next);
  expect(await savedText(next, site, fresh.path)).toContain(text);
});

test('moment 6: what comes back never replaces the newer text of a colleague', async ({ page, site }) => {
  await page.route(writes, (route) => route.abort('connectionreset'));
  await enterParagraph(page, fresh);
  await page.keyboard.type(' Älter und ungespeichert.');
  await page.waitForTimeout(450);
  await kill(page);
  const colleague = await anotherComputer(page, site);
  await edit(colleague.page, site, fresh.path);
  await enterParagraph(colleague.page, fresh);
  await colleague.page.keyboard.type(' Neuer von Anna.');
  await saved(colleague.page);
  const next = await page.context().newPage();
  await edit(next, site, fresh.path);
  const card = next.getByRole('alertdialog', { name: 'Zwei Fassungen' });
  await expect(card).toContainText('Neuer von Anna.');
  await expect(card).toContainText('Älter und ungespeichert.');
  // Longer than the queue waits before it sends.
  await next.waitForTimeout(1000);
  const text = await savedText(next, site, fresh.path);
  expect(text).toContain('Neuer von Anna.');
  expect(text).not.toContain('Älter und ungespeichert.');
  await card.getByRole('button', { name: /Diese nehmen: Die andere/ }).click();
  await colleague.context.close();
});

test('moment 7: the pill says offline, saving and saved, and the counter what is not public', async ({
  page,
  context,
}) => {
  await saved(page);
  // What of the page comes later is there: losing it is another story (app/site/lazy-or-nothing.ts).
  await expect.poll(() => page.evaluate(waitingFor)).toEqual([]);
  await context.setOffline(true);
  await enterParagraph(page, fresh);
  await page.keyboard.type(' Ohne Netz.');
  await expect(pill(page)).toHaveText(/^Offline – \d+ Änderung(en)? hier gesichert$/);
  await context.setOffline(false);
  await expect(pill(page)).toHaveText(/^Gespeichert \d\d:\d\d$/);
  await expect(page.locator('[data-unpublished]')).toContainText('unveröffentlicht');
});

/** What can be pressed on the page and is only the server’s rendering still: React has not come to it. */
function waitingFor(): string[] {
  const pressed = document.querySelectorAll('body > :not(main, noscript) :is(a, button, summary)');
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return [...pressed].filter((one) => !isAlive(one)).map((one) => one.outerHTML.slice(0, 100));
}
