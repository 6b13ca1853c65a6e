import type { BrowserContext, Page } from '@playwright/test';
import axe from 'axe-core';
import { markupFindings } from './markup-rules.ts';
import { schemaFindings } from './schema-org.ts';

export const widths = [320, 1366];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Wanted = { status?: number; axeAt?: readonly number[] };

/**
 * Visits an address in a tab of its own and says, one sentence each, what is not as it should be: at both widths whether
 * it fits, and what axe finds at those of them that are named.
 */
export async function inspectPage(
  context: BrowserContext,
  url: string,
  { status = 200, axeAt = widths }: Wanted = {},
): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isOwnStatus = status !== 200 && message.text().includes(`status of ${status}`);
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus)
      found.push(`console: ${message.text()} ${message.location().url}`);
  });
  try {
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (answer?.status() !== status) found.push(`status ${answer?.status()}`);
    const html = (await answer?.text()) ?? '';
    found.push(...(await markupFindings(html)), ...schemaFindings(html));
    await untilAlive(page);
    await loadAxe(page);
    for (const width of widths)
      found.push(...(axeAt.includes(width) ? await findingsAt(page, width) : await overflowAt(page, width)));
  } finally {
    await page.close();
  }
  return found.map((finding) => `${new URL(url).pathname}  ${finding}`);
}

export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** What axe and a ruler find in the page as it stands, at one width. */
export async function findingsAt(page: Page, width: number): Promise<string[]> {
  const overflow = await overflowAt(page, width);
  const barriers = await page.evaluate(async (values) => {
    const { axe: inBrowser } = window as unknown as { axe: typeof axe };
    const { violations } = await inBrowser.run({ runOnly: values, resultTypes: ['violations'], iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target} ${node.failureSummary}`));
  }, tags);
  return [...overflow, ...barriers.map((barrier) => `at ${width} px: ${barrier.replace(/\s+/g, ' ')}`)];
}

async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [`at ${width} px: is ${overflow} px wider than the window`] : [];
}

/** Gives the page a sign that somebody is there, and waits until React has taken over: all of the page is its own, and what a screen listens to at the window it hears. */
export async function untilAlive(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await page.waitForFunction(isHydrated);
  // What listens at the window is set up in a task of its own after that, so a key pressed at once would be lost. A window
  // behind another has no idle time.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 })));
}

/** Whether React has taken over the page. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(isHydrated);
}

type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

function isHydrated() {
  const main = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));
  const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
  return main && (root as Root | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
}
