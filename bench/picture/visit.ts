import type { Browser, CDPSession, Page } from '@playwright/test';

/** What a first visit took on a slow telephone: moments in milliseconds since the page was asked for. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  /** What tasks of the page's took beyond 50 ms each, since the first paint. */
  blocked: number;
  shifted: number;
  requests: number;
  requestsToPicture: number;
  scriptBytes: number;
  htmlBytes: number;
  largest: string;
};

const viewport = { width: 390, height: 844 };
const slowdown = 4;
/** "Slow 4G" of Chromium's own tools: each request waits, and 1.5 megabits a second are shared by all. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 84_375 };

/** The first visit of somebody whose browser has nothing of the site. */
export async function firstVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const bytes = countBytes(devtools);
    await page.goto(address, { waitUntil: 'networkidle' });
    return { ...(await seen(page)), ...bytes() };
  } finally {
    await context.close();
  }
}

function watchPaints(): void {
  const found = { largestPaint: 0, largest: '', blocked: 0, shifted: 0 };
  Object.assign(window, { foundByBench: found });
  const watch = <Entry extends PerformanceEntry>(type: string, each: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) each(entry);
    }).observe({ type, buffered: true });
  watch<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
    found.largestPaint = startTime;
    found.largest = element ? `${element.localName}.${element.className}` : '';
  });
  watch<LayoutShift>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) found.shifted += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    if (painted && startTime + duration > painted.startTime) found.blocked += Math.max(0, duration - 50);
  });
}

/** Not yet among the types of the DOM. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

type Seen = Omit<Visit, 'scriptBytes' | 'htmlBytes'>;

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const { foundByBench } = window as unknown as {
      foundByBench: Pick<Visit, 'largestPaint' | 'largest' | 'blocked' | 'shifted'>;
    };
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = files.filter(({ startTime }) => startTime < foundByBench.largestPaint);
    return {
      ...foundByBench,
      firstPaint: painted?.startTime ?? Number.NaN,
      requests: files.length + 1,
      requestsToPicture: before.length + 1,
    };
  });
}

/** As they came over the wire. */
function countBytes(devtools: CDPSession): () => Pick<Visit, 'scriptBytes' | 'htmlBytes'> {
  const kinds = new Map<string, string>();
  const found = { scriptBytes: 0, htmlBytes: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script') found.scriptBytes += encodedDataLength;
    if (kind === 'Document') found.htmlBytes += encodedDataLength;
  });
  return () => found;
}
