import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { refusal } from '#tests/support/page/consent.ts';

const articles = (page: Page) => page.locator('main article h2');

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([refusal(site.url)]);
});

test('articles, categories and topics that do not exist are not found, in no language', async ({ request }) => {
  const missing = ['/de/mediathek-de/knoten/999999', '/en/mediathek-en/categories/x/0', '/de/mediathek-de/tags/x/-1'];
  for (const path of [...missing, '/de/mediathek-de?page=9999', '/de/mediathek-de/tags/x/999999.rss']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('nonsense in the query is the first page', async ({ page }) => {
  const response = await page.goto('/de/mediathek-de?page=%3Cscript%3E');
  expect(response?.status()).toBe(200);
  await expect(articles(page)).toHaveCount(12);
});

test('from the magazine by its category to an article and to who wrote it', async ({ page }) => {
  await page.goto('/de/mediathek-de');
  const categories = page.getByRole('navigation', { name: 'Rubriken' });
  await expect(categories.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'page');
  await categories.getByRole('link', { name: 'Sammlung' }).click();
  await expect(page).toHaveURL(/\/de\/mediathek-de\/categories\/sammlung\/\d+$/);
  await expect(categories.getByRole('link', { name: 'Sammlung' })).toHaveAttribute('aria-current', 'page');
  await articles(page).getByRole('link', { name: 'Ein Knoten ist ein Versprechen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Knoten ist ein Versprechen');
  await expect(page.getByText(/Sammlung, \d+\sMinuten/)).toBeVisible();
  await page.getByRole('link', { name: 'Nele Hagenah' }).click();
  await expect(page).toHaveURL(/\/de\/team\/nele-hagenah\/\d+$/);
});

test('another slug and the language switch lead to the canonical address', async ({ page, request }) => {
  await page.goto('/de/mediathek-de');
  const href = await articles(page).first().getByRole('link').getAttribute('href');
  const wrong = String(href).replace(/[^/]+\/(\d+)$/, 'ganz-anders/$1');
  const moved = await request.get(wrong, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, href]);
  await page.goto(String(href));
  await page.getByRole('link', { name: 'Read this article in English' }).click();
  await expect(page).toHaveURL(/\/en\/mediathek-en\/[a-z-]+\/\d+$/);
  const alternates = page.locator('link[rel="alternate"][hreflang]');
  await expect(alternates).toHaveCount(3);
});

test('more articles come while reading, and going back shows as many as before', async ({ page }) => {
  await page.goto('/de/mediathek-de');
  await page.getByText('Weitere Beiträge').scrollIntoViewIfNeeded();
  await expect.poll(() => articles(page).count()).toBeGreaterThanOrEqual(24);
  await expect(page.getByText('Beiträge werden geladen')).toBeHidden();
  const shown = await articles(page).count();
  const title = articles(page).nth(20).getByRole('link');
  const name = String(await title.textContent());
  await title.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mediathek', { timeout: 15_000 });
  await expect.poll(() => articles(page).count()).toBeGreaterThanOrEqual(shown);
});

test('all topics stand in a list, and each leads to its articles', async ({ page }) => {
  await page.goto('/en/mediathek-en');
  await page.getByRole('link', { name: '#Topics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All #Topics');
  await page.getByRole('link', { name: '#Hemp' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#Hemp');
  expect(await articles(page).count()).toBeGreaterThan(0);
});

test('the search of the magazine looks for articles', async ({ page }) => {
  await page.goto('/de/mediathek-de');
  await page.getByLabel('In der Mediathek suchen').fill('Palstek');
  await page.getByRole('search').getByRole('button', { name: 'Suchen' }).last().click();
  await expect(page).toHaveURL(/\/de\/search\/articles\?q=Palstek$/);
  await expect(page.getByRole('link', { name: /Palstek, ohne Krokodil/ })).toBeVisible();
});

test('feeds are announced, whole, and not sent twice', async ({ page, request }) => {
  await page.goto('/en/mediathek-en');
  for (const type of ['application/rss+xml', 'application/atom+xml', 'application/feed+json']) {
    const address = await page.locator(`link[rel="alternate"][type="${type}"]`).getAttribute('href');
    const path = new URL(String(address)).pathname;
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain(type);
    expect(await answer.text()).toContain('A knot is a promise');
    const again = await request.get(path, { headers: { 'if-none-match': String(answer.headers().etag) } });
    expect(again.status(), path).toBe(304);
  }
});

test('an article says what it is to machines', async ({ page }) => {
  await page.goto('/de/mediathek-de');
  await page.goto(String(await articles(page).first().getByRole('link').getAttribute('href')));
  const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
  const article = graphs.map((text) => JSON.parse(text)).find((graph) => graph['@type'] === 'Article');
  expect(article).toMatchObject({ inLanguage: 'de', headline: expect.any(String), datePublished: expect.any(String) });
  expect(article.author[0]).toMatchObject({ '@type': 'Person', name: expect.any(String) });
});

test('the home page says what is on and what is new in the magazine', async ({ page }) => {
  await page.goto('/de');
  await expect(page.getByRole('heading', { name: /^(Heute|Morgen)$/ })).toBeVisible();
  await expect(page.locator('main div:has(> header) li:has(h3)')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Das ganze Programm' })).toHaveAttribute('href', /^\/de\/programm/);
  await page.getByRole('link', { name: 'Teer riecht nach Zukunft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teer riecht nach Zukunft');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the magazine has pages, articles and a search', async ({ page }) => {
    await page.goto('/de/mediathek-de');
    await page.getByRole('link', { name: 'Weitere Beiträge' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await page.getByRole('link', { name: 'Ältere' }).click();
    await expect(page.getByText('Seite 3 von 5')).toBeVisible();
    await articles(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
