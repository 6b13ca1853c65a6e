import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

type Kind = 'programm' | 'produktionen' | 'team' | 'venues' | 'series';

/** Where the lists of a kind stand; sites and series are named by the events in them. */
const listsOf: Partial<Record<Kind, string[]>> = {
  programm: ['/de/programm', ...[2, 3, 4, 5].map((page) => `/de/programm?page=${page}`)],
  produktionen: ['/de/produktionen'],
  team: ['/de/team'],
};

/** Addresses of entries of a kind, as the site links them. */
async function addresses(request: APIRequestContext, kind: Kind): Promise<string[]> {
  const lists = listsOf[kind] ?? (await addresses(request, 'programm')).slice(0, 12);
  const texts = await Promise.all(lists.map(async (path) => (await request.get(path)).text()));
  const found = texts.join('').matchAll(new RegExp(`href="(/de/${kind}/[^/"]+/\\d+)"`, 'g'));
  return [...new Set([...found].map((match) => match[1] ?? ''))];
}

/** The first of a list whose page says something. */
async function firstThatSays(request: APIRequestContext, paths: readonly string[], text: string): Promise<string> {
  for (const path of paths) if ((await (await request.get(path)).text()).includes(text)) return path;
  throw new Error(`No page says "${text}".`);
}

/** What only the page of a date says that is still to come and has few seats left, whatever the hour of the day. */
const fewLeft = 'https://schema.org/LimitedAvailability';

/** What a page says about itself as structured data. */
async function graphOf(request: APIRequestContext, path: string): Promise<Record<string, unknown>[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)].map((match) =>
    JSON.parse(match[1] ?? '{}'),
  );
}

const plain = { maxRedirects: 0 };

test('a wrong slug, a slug of the other language and a section of the other language lead to the one address', async ({
  request,
}) => {
  const [path = ''] = await addresses(request, 'programm');
  const number = path.split('/').at(-1);
  for (const wrong of [`/de/programm/falsch/${number}`, `/de/programm/wrong-slug/${number}`]) {
    const answer = await request.get(wrong, plain);
    expect([answer.status(), new URL(answer.headers().location ?? '', 'http://x').pathname]).toEqual([301, path]);
  }
  const other = await request.get(`/de/events/falsch/${number}`, plain);
  expect([other.status(), other.headers().location]).toEqual([301, `/de/programm/falsch/${number}`]);
  expect((await request.get(`/de/series/1`, plain)).status()).not.toBe(500);
});

test('what does not exist is not found, whatever the number looks like', async ({ request }) => {
  for (const section of ['programm', 'produktionen', 'team', 'venues', 'series'])
    for (const id of ['999999999999999', '0', '007', '1e3', '-1', 'abc', '99999999999999999999'])
      expect((await request.get(`/de/${section}/x/${id}`, plain)).status(), `${section} ${id}`).toBe(404);
});

test('one evening stands with its facts above the text, and its ticket is in the bar', async ({ page, request }) => {
  const evening = await firstThatSays(request, await addresses(request, 'programm'), fewLeft);
  await page.goto(evening);
  await expect(page.locator('body')).toHaveClass('non-cms');
  const facts = page.locator('article').getByText('Einlass').first();
  await expect(facts.or(page.getByText('Uhr').first()).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Kalender hinzufügen' })).toHaveAttribute('href', `${evening}.ics`);
  await page.mouse.wheel(0, 1200);
  const bar = page.getByRole('complementary', { name: /./ }).filter({ hasText: 'Wenige Plätze' });
  await expect(bar.getByRole('link', { name: 'Tickets' })).toBeVisible();
});

test('a cancelled evening says so before anything else and sells no ticket', async ({ page, request }) => {
  const cancelled = await firstThatSays(request, await addresses(request, 'programm'), 'Diese Veranstaltung entfällt.');
  await page.goto(cancelled);
  await expect(page.getByText('Diese Veranstaltung entfällt.')).toBeVisible();
  await expect(page.locator('article').getByText('Entfällt', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Kalender hinzufügen' })).toHaveCount(0);
  const [event] = (await graphOf(request, cancelled)).filter((thing) => 'eventStatus' in thing);
  expect(event).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(event).not.toHaveProperty('offers');
});

test('machines read of an evening when, where and for how much', async ({ request }) => {
  const evening = await firstThatSays(request, await addresses(request, 'programm'), fewLeft);
  const graph = await graphOf(request, evening);
  const event = graph.find((thing) => 'eventStatus' in thing);
  expect(event).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', address: { addressLocality: 'Hansefleet' } },
    offers: { priceCurrency: 'EUR', availability: 'https://schema.org/LimitedAvailability' },
  });
  expect(String(event?.startDate)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/);
  expect(graph.find((thing) => thing['@type'] === 'BreadcrumbList')).toBeDefined();
});

test('the card of an entry is a picture, and so is that of a form', async ({ request }) => {
  const [production = ''] = await addresses(request, 'produktionen');
  const forms = await (await request.get('/sitemap-form-1.xml')).text();
  const form = /\/de\/forms\/[^/<]+\/\d+/.exec(forms)?.[0] ?? '';
  for (const path of [production, form]) {
    const html = await (await request.get(path)).text();
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(new URL(image).pathname);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'image/png']);
  }
});

test('a production leads from its button to its dates', async ({ page, request }) => {
  const staged = await firstThatSays(request, await addresses(request, 'produktionen'), 'datesAndTickets');
  await page.goto(staged);
  const button = page.getByRole('link', { name: 'Termine und Tickets' }).first();
  await expect(button).toHaveAttribute('href', '#datesAndTickets');
  await expect(page.locator('#datesAndTickets').getByRole('listitem').first()).toBeAttached();
});

test('productions are found by their kind without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/produktionen');
  await page.getByText('Filter', { exact: true }).click();
  await page.getByRole('link', { name: 'Konzert', exact: true }).click();
  await expect(page).toHaveURL(/exhibition_type=\d+/);
  await expect(page.getByRole('heading', { name: 'Zugkraft' })).toHaveCount(0);
  await page
    .getByRole('link', { name: /Konzert/ })
    .and(page.getByRole('link', { name: /entfernen/ }))
    .click();
  await expect(page.getByRole('heading', { name: 'Zugkraft' })).toBeVisible();
  await context.close();
});

test('the team stands by department and from A to Z', async ({ page }) => {
  await page.goto('/de/team');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByRole('link', { name: 'A bis Z' }).click();
  await expect(page).toHaveURL(/order=a-z/);
  await expect(page.getByRole('heading', { level: 2, name: 'O', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Merle Oltmanns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merle Oltmanns' })).toBeVisible();
});
