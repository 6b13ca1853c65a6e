import { budget, sum, weighHomePage } from '../../bench/budgets.ts';
import { expect, test } from '../support/browser.ts';

/** The weight of the scripts is printed and judged by `npm run bench`; here stands what must never break. */
test('the home page brings a visitor no editor, little style and one font ahead', async ({ page }) => {
  const loaded: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.replace('/assets/', '')));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/de', { waitUntil: 'networkidle' });
  const { scripts, styles, foreign } = weighHomePage();
  const expected = scripts.map(({ file }) => file);
  expect(loaded.filter((file) => file.endsWith('.js') && !file.startsWith('/') && !expected.includes(file))).toEqual(
    [],
  );
  expect(foreign).toEqual([]);
  expect(sum(styles)).toBeLessThanOrEqual(budget.styleBytes);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
  expect(problems).toEqual([]);
});
