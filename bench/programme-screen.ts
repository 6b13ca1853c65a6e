import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { budget, sum, weighHomePage } from './budgets.ts';
import { type Figure, quantile } from './figure.ts';

const pages = 20;
const slowdown = 4;
const viewport = { width: 390, height: 844 };
const listExtra = 15_000;
const address = '/de/programm';

/** What the list makes a first-time visitor load, and how it feels after 20 pages with the processor four times slower. */
export async function listScreen({ url }: { url: string }): Promise<Figure[]> {
  const { scripts } = weighHomePage(await (await fetch(url + address)).text());
  const weight: Figure = {
    name: 'list page, visitor JavaScript, brotli',
    value: sum(scripts),
    unit: 'bytes',
    most: budget.scriptBytes + listExtra,
  };
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    return [weight, ...(await scrolling(browser, url))];
  } finally {
    await browser.close();
  }
}

async function scrolling(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url + address);
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  const taken: number[] = [];
  for (let loaded = 1; loaded < pages; loaded++) {
    await nextPage(page, loaded);
    taken.push(...(await interactions(page)));
  }
  const days = await page.locator('main section > header h2').count();
  await context.close();
  return [
    {
      name: `×${slowdown}: interaction while scrolling ${pages} pages, p98`,
      value: quantile(taken, 0.98),
      unit: 'ms',
      most: 100,
      note: `slowest ${quantile(taken, 1)} ms, p50 ${quantile(taken, 0.5)} ms of ${taken.length} keys and clicks, ${days} days drawn`,
    },
  ];
}

/** Down by keys as a person reads, until more comes by itself, or until the button for it is there. */
async function nextPage(page: Page, loaded: number): Promise<void> {
  const rows = page.locator('main section > ul > li');
  const before = await rows.count();
  const more = page.getByRole('link', { name: 'Weitere Termine laden' });
  const until = performance.now() + patience;
  while ((await rows.count()) === before) {
    if (performance.now() > until) throw new Error(`Page ${loaded + 1} of the list never came.`);
    const top = await topOf(more);
    if (top === null) continue;
    const isHere = top > 0 && top < viewport.height;
    if (isHere && loaded >= automaticPages) await more.click();
    else await page.keyboard.press(top > 0 ? 'PageDown' : 'PageUp');
  }
}

/** Milliseconds. */
const patience = 60_000;
/** After so many pages the list asks. */
const automaticPages = 4;

/** Where the button is, from the upper edge of the window; null while it makes room for what is coming. */
async function topOf(link: Locator): Promise<number | null> {
  const box = (await link.count()) > 0 ? await link.boundingBox() : null;
  return box?.y ?? null;
}

/** From the finger to the paint, as the browser itself measures it; what takes less than 16 ms it does not name. */
function watchInteractions(): void {
  const found: number[] = [];
  Object.assign(window, { takenByInteractions: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) found.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

function interactions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return (window as unknown as { takenByInteractions: number[] }).takenByInteractions.splice(0);
  });
}
