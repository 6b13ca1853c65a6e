import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { budget, sum, weighHomePage } from '../budgets.ts';
import { type Figure, quantile } from '../measure/figure.ts';

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
  // That was about cookies, while the page still came.
  await interactions(page);
  for (let shown = 1; shown < pages; ) shown = await nextPage(page, shown);
  const taken = await interactions(page);
  const days = await page.locator('main section > header h2').count();
  await context.close();
  return [
    {
      name: `×${slowdown}: interaction while scrolling ${pages} pages, p98`,
      value: quantile(taken, 0.98),
      unit: 'ms',
      most: 100,
      note: `slowest ${quantile(taken, 1)} ms, p50 ${quantile(taken, 0.5)} ms of ${taken.length} keys and clicks, ${days} days rendered`,
    },
  ];
}

/**
 * Down by keys as a person reads, until more has come by itself, or by the button for it where one is in sight, and is rendered.
 * Answers how many pages are shown then.
 */
async function nextPage(page: Page, shown: number): Promise<number> {
  const until = performance.now() + patience;
  for (;;) {
    const more = await nextLink(page);
    if (more && more.page > shown + 1) return more.page - 1;
    if (performance.now() > until) throw new Error(`Page ${shown + 1} of the list never came.`);
    if (more?.isHere) await page.mouse.click(more.x, more.y);
    else if (more) await page.keyboard.press(more.y > 0 ? 'PageDown' : 'PageUp');
    await wait(betweenKeys);
  }
}

/** Milliseconds. */
const patience = 60_000;
/** Faster than anybody reads, slower than the answer to the question in between. */
const betweenKeys = 100;

type NextLink = { page: number; x: number; y: number; isHere: boolean };

/**
 * Where the middle of the button for the next page is; null while it makes room for what is coming. One short question: looked
 * for by role and name, as tests do, the questions took two thirds of the page's processor, up to 40 ms each and four times
 * that here, and what was measured was mostly ourselves.
 */
function nextLink(page: Page): Promise<NextLink | null> {
  return page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[rel="next"]:not([aria-disabled])');
    if (!link) return null;
    const { x, y, width, height } = link.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return {
      page: Number(new URL(link.href).searchParams.get('page')),
      ...middle,
      isHere: link.contains(document.elementFromPoint(middle.x, middle.y)),
    };
  });
}

/**
 * From the finger to the paint, as the browser itself measures it; what takes less than 16 ms it does not name. A key or a
 * click is several events: the longest of them is the interaction (Interaction to Next Paint, web.dev/inp).
 */
function watchInteractions(): void {
  const found = new Map<number, number>();
  Object.assign(window, { takenByInteractions: found });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) found.set(interactionId, Math.max(duration, found.get(interactionId) ?? 0));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** How long each took, in milliseconds, since they were asked for last. */
function interactions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const { takenByInteractions: found } = window as unknown as { takenByInteractions: Map<number, number> };
    const taken = [...found.values()];
    found.clear();
    return taken;
  });
}
