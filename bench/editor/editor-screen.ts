import type { Browser, CDPSession, Page } from '@playwright/test';
import { quantile } from '../measure/figure.ts';
import { longPagePath } from './long-page.ts';
import { counted, countFromHere, lettersBefore, untilInJournal, watchPage } from './page-watch.ts';

type Site = { url: string; editor: { email: string; password: string } };

const opened = 5;
const clicked = 25;
/** How long a finger stays down. */
const press = 60;
/** Twenty letters a second: faster than anybody writes. */
const betweenKeys = 50;
const sentence = 'Seile halten und heben, Taue ziehen, Leinen binden, alles d. ';
const saves = 5;
/** The way to a site that is not on the same desk. */
const network = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: -1 };

/** Everything a person does on the long page, measured once with the processor so many times slower. */
export async function measureScreen(browser: Browser, site: Site, slowdown: number) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await logIn(page, site);
  const devtools = await context.newCDPSession(page);
  await edit(page, site);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const usable: number[] = [];
  for (let round = 0; round < opened; round += 1) usable.push(await edit(page, site));
  const clicks = await clickAbout(page);
  const typing = await type(page);
  const saving = await save(page, devtools);
  const commands = await arrange(page);
  await context.close();
  return { usable: quantile(usable, 0.5), ...clicks, ...typing, ...saving, ...commands };
}

async function logIn(page: Page, { url, editor }: Site): Promise<void> {
  await page.goto(`${url}/de/login`);
  await page.getByLabel('E-Mail').fill(editor.email);
  await page.getByLabel('Passwort').fill(editor.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.includes('login'));
}

/** When the first click works, counted from the beginning of the navigation. */
async function edit(page: Page, { url }: Site): Promise<number> {
  await page.goto(`${url}${longPagePath}?edit`);
  await page.locator('[data-editor-overlay]').waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  return (await page.evaluate(counted)).usableAt;
}

async function clickAbout(page: Page) {
  const targets = page.locator('main [data-m] p', { hasText: 'Lange Bahn' });
  let right = 0;
  await page.evaluate(counted);
  for (let at = 0; at < clicked; at += 1) {
    const target = targets.nth(at * 7);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('A paragraph of the long page has no box.');
    const point = { x: box.x + 20 + ((at * 37) % 300), y: box.y + box.height / 2 };
    const meant = await page.evaluate(lettersBefore, point);
    await page.mouse.click(point.x, point.y, { delay: press });
    if ((await page.evaluate(lettersBefore, null)) === meant) right += 1;
    await page.keyboard.press('Escape');
  }
  const { carets } = await page.evaluate(counted);
  return { carets: quantile(carets, 0.95), right: (right / clicked) * 100 };
}

async function enterText(page: Page): Promise<void> {
  const target = page.locator('main [data-m] p', { hasText: 'Absatz 60.0' }).first();
  await target.scrollIntoViewIfNeeded();
  await target.click();
  await page.waitForTimeout(500);
}

async function type(page: Page) {
  await enterText(page);
  await page.evaluate(countFromHere);
  await page.keyboard.type(sentence, { delay: betweenKeys });
  const { timed, outside, rendered } = await afterwards(page);
  const names = ['keydown', 'keypress', 'beforeinput', 'input'];
  return { keys: slowest(timed, names, sentence.length), outside, rendered, letters: sentence.length };
}

/** From the first of a few letters to the journal, and to the answer of the server that has them. */
async function save(page: Page, devtools: CDPSession) {
  const durable: number[] = [];
  const served: number[] = [];
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  for (let round = 0; round < saves; round += 1) {
    await saved(page);
    await page.waitForTimeout(1200);
    const words = `q${Math.random().toString(36).slice(2, 5)}`;
    const answered = page.waitForResponse(
      (answer) => answer.ok() && (answer.request().postData()?.includes(words) ?? false),
    );
    const since = Date.now();
    await page.keyboard.type(words);
    durable.push(await page.evaluate(untilInJournal, { words, since }));
    await (await answered).finished();
    served.push(Date.now() - since);
  }
  await devtools.send('Network.emulateNetworkConditions', { ...network, latency: 0 });
  await page.keyboard.press('Escape');
  return { durable: quantile(durable, 0.95), served: quantile(served, 0.95) };
}

const commandKeys = [
  ['duplicate', 'Control+d'],
  ['move', 'Control+Shift+ArrowUp'],
  ['delete', 'Delete'],
  ['undo', 'Control+z'],
  ['undo', 'Control+z'],
  ['undo', 'Control+z'],
] as const;

/**
 * Inserts from the inserter, duplicates, moves, deletes and takes it all back; each command from its key to the next picture. It
 * begins when the one before is saved: the site that saves it has the same two processors here.
 */
async function arrange(page: Page) {
  const rounds = 6;
  await page.waitForTimeout(1000);
  const times: { command: string; took: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [command, key] of commandKeys) {
      await saved(page);
      await page.keyboard.press(key);
      times.push({ command, took: slowest((await afterwards(page)).timed, ['keydown'], 1) });
    }
    await page.getByRole('button', { name: 'Danach einfügen' }).click();
    const choice = page.getByRole('option', { name: /^Text/ }).first();
    await choice.waitFor();
    await afterwards(page);
    await saved(page);
    await choice.click();
    times.push({ command: 'insert', took: slowest((await afterwards(page)).timed, ['click'], 1) });
    await page.keyboard.press('Escape');
    await afterwards(page);
    await saved(page);
    await page.keyboard.press('Control+z');
    times.push({ command: 'undo', took: slowest((await afterwards(page)).timed, ['keydown'], 1) });
    await enterText(page);
    await page.keyboard.press('Escape');
    await afterwards(page);
  }
  const of = (command: string) => times.filter((one) => one.command === command).map(({ took }) => took);
  const kinds = [...new Set(times.map(({ command }) => command))];
  return {
    commands: quantile(
      times.map(({ took }) => took),
      0.95,
    ),
    eachCommand: kinds
      .map((command) => `${command} ${quantile(of(command), 0.5)} to ${Math.max(...of(command))}`)
      .join(', '),
  };
}

function saved(page: Page): Promise<void> {
  return page.locator('[data-region=bar] [role=status][data-state="saved"]').waitFor();
}

/** After the page has come to rest, because the browser reports an event only then. */
async function afterwards(page: Page) {
  await page.waitForTimeout(400);
  return page.evaluate(counted);
}

/** The 95th percentile of these events; what the browser does not report took less than a frame of 16 ms. */
function slowest(timed: { name: string; duration: number }[], names: string[], count: number): number {
  const found = timed.filter(({ name }) => names.includes(name)).map(({ duration }) => duration);
  const quick = Array.from({ length: Math.max(0, count - found.length) }, () => 8);
  return quantile([...found, ...quick], 0.95);
}
