import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Draft, editorSession } from './editor-session.ts';
import { type Figure, quantile } from './figure.ts';

type House = { url: string; editor: { email: string; password: string } };
type Timed = { name: string; duration: number };

const path = '/de/besuch/anfahrt';
const containers = 120;
const prose =
  'Die Lange Bahn misst 312 Meter und war die längste ihrer Art an der Küste; hier wurden Taue geschlagen, die Schiffe hielten. ';

/** The figures of issue 3 on a page of 240 modules, in Chromium, at full speed and with the processor six times slower. */
export async function editorSpeed(house: House): Promise<Figure[]> {
  await longPage(house);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const plain = await session(browser, house, 1);
    const slow = await session(browser, house, 6);
    return [
      most('edit mode usable, warm', plain.usable, 1000),
      most('key to paint, p95', plain.keys, 32),
      most('key to paint, p95, processor ×6', slow.keys, 100),
      most('click to caret, p95', plain.clicks, 16),
      { name: 'click on the right letter', value: plain.right, unit: '%', least: 100 },
      most('insert, move, delete, undo, p95', plain.deeds, 50),
      { name: 'insert, move, delete, undo, p95, processor ×6', value: slow.deeds, unit: 'ms', isInformation: true },
      { name: 'changes of the page outside the field per 60 keys', value: plain.outside, unit: '', most: 0 },
      most('typed text durable in the browser', plain.durable, 450),
      most('typed text on the server', plain.served, 1500),
      { name: 'editor code, brotli', value: editorBytes(), unit: 'bytes', most: 220_000 },
    ];
  } finally {
    await browser.close();
  }
}

function most(name: string, value: number, limit: number): Figure {
  return { name, value, unit: 'ms', most: limit };
}

/** 240 text modules in 120 containers of two columns, once per house. */
async function longPage(house: House): Promise<void> {
  const send = await editorSession(house);
  const { id: object_id } = await send<{ id: string }>('GET', `page${path.slice(3)}`);
  const { nodes } = await send<Draft>('GET', `page/${object_id}/draft`);
  if (nodes.length > containers * 2) return;
  for (let at = 0; at < containers; at += 1) {
    const id = randomUUID();
    await send('POST', 'container', { id, content_type: 'page', object_id, layout: '50-50' });
    for (const column of [0, 1]) {
      const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
      const content = {
        type: 'doc',
        content: [paragraph(`Absatz ${at}.${column}. ${prose.repeat(2)}`), paragraph(prose)],
      };
      await send('POST', 'text', { parent: id, column, i18n: { de: { content } } });
    }
  }
}

async function session(browser: Browser, { url, editor }: House, slowdown: number) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${url}/de/login`);
  await page.getByLabel('E-Mail').fill(editor.email);
  await page.getByLabel('Passwort').fill(editor.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((address) => !address.pathname.includes('login'));
  await page.goto(`${url}${path}?edit`);
  await page.locator('.ed-bar').waitFor();
  await page.goto(`${url}${path}?edit`);
  await page.locator('.ed-bar').waitFor();
  const usable = await page.evaluate(() => (globalThis as unknown as { usableAt: number }).usableAt);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const clicking = await clicks(page);
  const typing = await keys(page);
  const deeds = await arrange(page);
  const result = { usable, ...clicking, ...typing, deeds };
  await context.close();
  return result;
}

/** Runs in the page from its first moment: the time the toolbar came, and every event that took a frame or more. */
function watch(): void {
  const store = globalThis as unknown as { usableAt: number; timed: Timed[] };
  store.timed = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) store.timed.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const look = () => {
    if (document.querySelector('.ed-bar')) store.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Durations of all events of one kind; what the browser does not report took less than a frame. */
async function durations(page: Page, names: string[], count: number): Promise<number[]> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  const slow = await page.evaluate((wanted) => {
    const store = globalThis as unknown as { timed: Timed[] };
    const found = store.timed.filter(({ name }) => wanted.includes(name)).map(({ duration }) => duration);
    store.timed = [];
    return found;
  }, names);
  return [...slow, ...Array.from({ length: Math.max(0, count - slow.length) }, () => 8)];
}

async function clicks(page: Page) {
  const targets = page.locator('main [data-m] p', { hasText: 'Lange Bahn' });
  const times: number[] = [];
  let right = 0;
  const total = 25;
  for (let at = 0; at < total; at += 1) {
    const target = targets.nth(at * 7);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('A paragraph of the long page has no box.');
    const point = { x: box.x + 20 + ((at * 37) % 300), y: box.y + box.height / 2 };
    const letter = await page.evaluate(({ x, y }) => document.caretPositionFromPoint(x, y)?.offset ?? -1, point);
    await page.mouse.click(point.x, point.y);
    const [offset, isTyped, took] = await page.evaluate(() => {
      const selection = document.getSelection();
      const field = document.activeElement;
      const began = performance.getEntriesByName('editor-mount').at(-1)?.duration ?? 0;
      return [selection?.focusOffset ?? -2, field?.classList.contains('ProseMirror') ?? false, began] as const;
    });
    if (offset === letter && isTyped) right += 1;
    times.push(took);
    await page.keyboard.press('Escape');
  }
  return { clicks: quantile(times, 0.95), right: (right / total) * 100 };
}

async function keys(page: Page) {
  const target = page.locator('main [data-m] p', { hasText: 'Absatz 60.0' }).first();
  await target.scrollIntoViewIfNeeded();
  await target.click();
  await durations(page, [], 0);
  await page.evaluate(() => {
    const store = globalThis as unknown as { outside: number };
    store.outside = 0;
    new MutationObserver((records) => {
      store.outside += records.filter(({ target: node }) => {
        const element = node instanceof Element ? node : node.parentElement;
        return !element?.closest('.ProseMirror');
      }).length;
    }).observe(document.querySelector('main') as Element, { subtree: true, childList: true, characterData: true });
  });
  const count = 60;
  await page.keyboard.type('Seile halten und heben, Taue ziehen, Leinen binden, alles d. '.slice(0, count), {
    delay: 30,
  });
  const times = await durations(page, ['keydown', 'keypress', 'beforeinput', 'input'], count);
  const outside = await page.evaluate(() => (globalThis as unknown as { outside: number }).outside);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  const mark = `z${Date.now()}`;
  await page.waitForTimeout(1200);
  await page.keyboard.type(mark);
  const began = Date.now();
  const kept = page.evaluate(inJournal, mark);
  const durable = await kept;
  await answered;
  await page.waitForFunction(() => document.querySelector('.ed-pill')?.getAttribute('data-state') === 'saved');
  const served = Date.now() - began;
  await page.keyboard.press('Escape');
  return { keys: quantile(times, 0.95), outside, durable, served };
}

/** Milliseconds until the journal of the browser holds the words. */
async function inJournal(words: string): Promise<number> {
  const began = performance.now();
  const database = await new Promise<IDBDatabase>((done) => {
    const asked = indexedDB.open('foyer-journal');
    asked.onsuccess = () => done(asked.result);
  });
  for (;;) {
    const rows = await new Promise<unknown[]>((done) => {
      const asked = database.transaction('entries').objectStore('entries').getAll();
      asked.onsuccess = () => done(asked.result);
    });
    if (JSON.stringify(rows).includes(words)) break;
    if (performance.now() - began > 5000) break;
    await new Promise((later) => setTimeout(later, 10));
  }
  database.close();
  return performance.now() - began;
}

/** Duplicate, move, delete and take it all back, by keys. */
async function arrange(page: Page): Promise<number> {
  await durations(page, [], 0);
  const rounds = 6;
  for (let round = 0; round < rounds; round += 1) {
    for (const key of ['Control+d', 'Control+Shift+ArrowUp', 'Delete', 'Control+z', 'Control+z', 'Control+z']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
    }
  }
  return quantile(await durations(page, ['keydown'], rounds * 6), 0.95);
}

/** What the editor's own files weigh, with what they import that no visitor has. */
function editorBytes(): number {
  const assets = join(process.cwd(), 'build/client/assets');
  const files = readdirSync(assets).filter((file) => /^edit-page-.*\.js$/.test(file));
  return files.reduce((total, file) => total + brotliCompressSync(readFileSync(join(assets, file))).length, 0);
}

if (import.meta.main) {
  const { lineOf } = await import('./figure.ts');
  const [url = '', email = '', password = ''] = process.argv.slice(2);
  for (const figure of await editorSpeed({ url, editor: { email, password } })) console.log(lineOf(figure));
}
