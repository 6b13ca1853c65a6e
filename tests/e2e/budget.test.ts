import { budget, sum, weighHomePage } from '../../bench/budgets.ts';
import { expect, test } from '../support/browser.ts';

test.use({ pictures: true, serviceWorkers: 'allow' });

/** What came over the wire, packed as the browser asked for it. */
type Download = { file: string; bytes: number };

test('the home page brings a first-time visitor no more than the budget, and nothing of the editor', async ({
  page,
}) => {
  const downloads: Promise<Download>[] = [];
  const problems: string[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) downloads.push(sizeOf(pathname.replace('/assets/', ''), response.allHeaders()));
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const answer = await page.goto('/de', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Nur notwendige' }).waitFor();
  const loaded = await Promise.all(downloads);
  const graph = weighHomePage((await answer?.text()) ?? '');

  const scripts = loaded.filter(({ file }) => file.endsWith('.js') && !file.startsWith('/'));
  expect(scripts.map(({ file }) => file).sort()).toEqual(graph.scripts.map(({ file }) => file).sort());
  expect(sum(scripts)).toBeLessThanOrEqual(budget.scriptBytes);
  expect(sum(graph.scripts)).toBeLessThanOrEqual(budget.scriptBytes);
  // The style of what is shown came with the page.
  expect(loaded.filter(({ file }) => file.endsWith('.css'))).toEqual([]);
  expect(sum(graph.styles)).toBeLessThanOrEqual(budget.styleBytes);
  expect(graph.foreign).toEqual([]);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('a page looks the same however it was reached, and no style is brought twice', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
  const faq = '/de/besuch/haeufige-fragen';
  await page.goto(faq, { waitUntil: 'networkidle' });
  const looksWithin = await page.locator('main').evaluate(looks);
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  // The second document asks anew for what the first one had.
  styles.length = 0;
  await page.locator(`main a[href="${faq}"]`).first().click();
  await expect(page.locator('main details').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(styles.length).toBeGreaterThan(0);
  expect(new Set(styles).size).toBe(styles.length);
  expect(await page.locator('main').evaluate(looks)).toEqual(looksWithin);
});

/** What style alone decides of everything in an element. */
function looks(element: Element): string[] {
  return Array.from(element.querySelectorAll('*'), (part) => {
    const { color, backgroundColor, display, fontSize, lineHeight, padding, margin, borderWidth } =
      getComputedStyle(part);
    return [part.className, color, backgroundColor, display, fontSize, lineHeight, padding, margin, borderWidth].join();
  });
}

test('a page brings the words of its own language and the modules it has, no others', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/en', { waitUntil: 'networkidle' });
  expect(files.filter((file) => /\/assets\/(de|en)-/.test(file)).map((file) => file.slice(8, 10))).toEqual(['en']);
  const modules = page.locator('meta[name="foyer:modules"]');
  await expect(modules).toHaveAttribute('content', /hero-media/);
  await expect(modules).not.toHaveAttribute('content', /faq/);
});

test('going on in the page brings what the next page needs before it is shown', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href="/de/besuch/haeufige-fragen"]').first().click();
  await expect(page.locator('main details').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(problems).toEqual([]);
});

async function sizeOf(file: string, headers: Promise<Record<string, string>>): Promise<Download> {
  const { 'content-length': length = '0', 'content-encoding': encoding } = await headers;
  if (encoding !== 'br') throw new Error(`${file} came without brotli.`);
  return { file, bytes: Number(length) };
}
