import type { FrameLocator, Page } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { expect, test } from '../support/browser.ts';
import { refusal } from '../support/page/consent.ts';
import { findingsAt, loadAxe } from '../support/page/inspected-page.ts';

// As browsers do that give a frame of another site no cookies of its own but divided ones.
const { args = [], ...launchOptions } = playwright.use?.launchOptions ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...args, '--test-third-party-cookie-phaseout'] } });

/** The museum under another name than the shop's, so that the shop is another site. */
const elsewhere = (url: string) => url.replace('localhost', '127.0.0.1');
const shopIn = (page: Page) => page.frameLocator('iframe[title="Karten kaufen bei Reepwerk"]');
const cartIn = (shop: FrameLocator, count: number) => shop.getByRole('link', { name: `Warenkorb (${count})` });
const amount = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cartAmount' && name)?.value ?? null;

test('an entry point lets in its own shop, and no other page lets in any', async ({ request }) => {
  const sources = async (path: string) =>
    /frame-src ([^;]*)/.exec((await request.get(path)).headers()['content-security-policy'] ?? '')?.[1] ?? '';
  expect(await sources('/webshop')).toMatch(/http:\/\/localhost:\d+/);
  expect(await sources('/testshop')).toContain('https://test.tickets.reepwerk.example');
  for (const path of ['/de', '/testshop', '/webshop-eventim']) expect(await sources(path)).not.toContain('localhost');
});

test('tickets for a date are ordered, and the number in the cart comes back to the museum', async ({ page, site }) => {
  const museum = elsewhere(site.url);
  await page.context().addCookies([refusal(museum)]);
  await page.goto(`${museum}/de/programm`);
  const tickets = page.locator('main a[href^="/webshop/date/"]').first();
  await expect(tickets).toBeVisible();
  await tickets.click();
  const shop = shopIn(page);
  await expect(shop.getByText('Vorführung: Hier wird nichts verkauft')).toBeVisible();
  await shop.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(shop.getByRole('alert')).toHaveText('Wählen Sie mindestens eine Karte.');
  await shop.getByLabel(/^Normal/).selectOption('2');
  await shop.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(cartIn(shop, 2)).toBeVisible();
  await expect.poll(() => amount(page)).toBe('2');
  const kept = (await page.context().cookies()).find(({ name }) => name === 'cartAmount');
  expect(kept).toMatchObject({ path: '/' });
  expect((kept?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(14 * 60);
  await page.getByRole('link', { name: 'Reepwerk', exact: true }).click();
  const cart = page.locator('header').getByRole('link', { name: 'Warenkorb, 2 im Korb' });
  await cart.click();
  await cartIn(shop, 2).click();
  await shop.getByRole('link', { name: 'Zur Bestellung' }).click();
  await shop.getByLabel('Name').fill('Ada Muster');
  await shop.getByLabel('E-Mail-Adresse').fill('ada@example.org');
  await shop.getByLabel(/Das ist eine Vorführung/).check();
  await shop.getByRole('button', { name: 'Zur Probe bestellen' }).click();
  await expect(shop.getByText(/^Bestellnummer: DEMO-[0-9A-F]{6}$/)).toBeVisible();
  await expect.poll(() => amount(page)).toBe(null);
  await shop.getByRole('main').getByRole('link', { name: 'Zurück zum Museum' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.locator('header').getByRole('link', { name: 'Warenkorb', exact: true })).toBeVisible();
});

test('the shop itself is free of barriers, in both languages, narrow and wide', async ({ page }) => {
  for (const [path, name] of [
    ['/webshop', 'Karten kaufen bei Reepwerk'],
    ['/webshop/en', 'Buy tickets at Reepwerk'],
  ] as const) {
    await page.goto(path);
    const src = (await page.locator(`iframe[title="${name}"]`).getAttribute('src')) ?? '';
    const shop = await page.context().newPage();
    await shop.goto(src);
    const date = (await shop.locator('li a').first().getAttribute('href')) ?? '';
    for (const address of [src, new URL(date, src).href, `${src}/cart`]) {
      await shop.goto(address);
      await loadAxe(shop);
      for (const width of [320, 1366]) expect(await findingsAt(shop, width)).toEqual([]);
    }
    await shop.close();
  }
});

test('a shop that cannot be reached is a page of the museum, and can be tried again', async ({ page }) => {
  let isAway = true;
  await page.route(/localhost:\d+\/(\?|de)/, (route) => {
    const isShop = !route.request().url().includes('/webshop') && route.request().url().includes('/?');
    return isAway && isShop ? route.abort() : route.continue();
  });
  await page.goto('/webshop');
  const main = page.getByRole('main');
  await expect(main.getByText('gerade nicht zu erreichen')).toBeVisible();
  await expect(main.getByRole('link', { name: '+49 4999 312-0' })).toHaveAttribute('href', 'tel:+4949993120');
  await expect(page.locator('main iframe')).toHaveCount(0);
  isAway = false;
  await main.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(shopIn(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('gerade nicht zu erreichen')).toHaveCount(0);
});

test('a widget whose script does not come, and a provider elsewhere, are pages of the museum too', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  await page.goto('/webshop-pretix');
  const main = page.getByRole('main');
  await expect(main.getByText(/nicht anzeigen|nicht zu erreichen/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Zu pretix' })).toHaveAttribute(
    'href',
    'https://pretix.eu/demo/democon/',
  );
  const answer = await page.goto('/webshop-eventim/en');
  expect(answer?.status()).toBe(200);
  await expect(main.getByRole('link', { name: 'Go to Eventim' })).toHaveAttribute('href', 'https://www.eventim.de/en/');
  await loadAxe(page);
  for (const width of [320, 1366]) expect(await findingsAt(page, width)).toEqual([]);
});
