import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { refusal } from '../support/page/consent.ts';
import { logIn } from '../support/page/editing.ts';
import { untilAlive } from '../support/page/inspected-page.ts';

test.beforeEach(({ context, site }) => context.addCookies([refusal(site.url)]));

const notice = (page: Page) => page.getByRole('region', { name: 'Wichtiger Hinweis' });

/** What a browser reports while the page is used; must stay empty. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

test('the notice can be read without JavaScript, where nothing pretends to close it', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/besuch');
  await expect(notice(page)).toContainText('Kanalbrücke gesperrt.');
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', '/de/besuch/anfahrt#kanalbruecke');
  await expect(notice(page).getByRole('button')).toHaveCount(0);
  await context.close();
});

test('a notice once closed is gone before the next page is painted', async ({ page }) => {
  const problems = problemsOf(page);
  await page.goto('/de/besuch');
  await notice(page).getByRole('button', { name: 'Hinweis schließen' }).click();
  await expect(notice(page)).toBeHidden();
  // Nothing of ours may run but the script in the page itself.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/de', { waitUntil: 'commit' });
  await expect(page.locator('[data-alert]')).toBeHidden();
  // A loaded machine may answer 503 for a picture; what matters here is the policy and the script.
  expect(problems.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
});

test('an open menu closes the notice without remembering it', async ({ page }) => {
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.locator('[data-alert]')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeVisible();
});

test('the menu is open in the very moment its button says so, so that no key is lost in between', async ({ page }) => {
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  const isOpen = page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        new MutationObserver(([change]) => {
          const button = change?.target as Element | undefined;
          if (button?.getAttribute('aria-expanded') === 'true')
            tell(document.querySelector('dialog[open]:modal') !== null);
        }).observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] });
      }),
  );
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  expect(await isOpen).toBe(true);
});

for (const timezoneId of ['Europe/Berlin', 'Asia/Tokyo', 'America/Los_Angeles']) {
  test(`the opening hours are the venue’s own in a browser of ${timezoneId}`, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, timezoneId, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const problems = problemsOf(page);
    const words = page.locator('header').getByText(/^Öffnungszeiten heute/);
    await page.goto('/de/besuch', { waitUntil: 'networkidle' });
    const html = await (await context.request.get('/de/besuch')).text();
    const rendered = /Öffnungszeiten heute: <\/span>([^<]+)</.exec(html.replaceAll('<!-- -->', ''))?.[1];
    expect(rendered).toMatch(/^(Geöffnet (ab|bis) \d+\sUhr|Geschlossen)$/);
    await expect(words.locator('..').first()).toContainText(rendered ?? '');
    expect(problems).toEqual([]);
    await context.close();
  });
}

test('tickets are offered from the first picture on, the way up after half a window, and neither on the footer', async ({
  page,
}) => {
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  const up = page.getByRole('button', { name: 'Nach oben' });
  const tickets = page.getByRole('link', { name: 'Programm und Karten' });
  await expect(up).toHaveCount(0);
  await expect(tickets).toBeVisible();
  await tickets.focus();
  await page.evaluate(() => scrollTo(0, innerHeight / 2 - 20));
  await expect(tickets).toBeVisible();
  await expect(up).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(up).toBeVisible();
  await expect(tickets).toBeFocused();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(up).toHaveCount(0);
  await expect(tickets).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, innerHeight));
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const width of [320, 360, 768, 1152, 1365, 1366]) {
  test(`at ${width} px the bar says until when it is open today`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/besuch');
    await expect(
      page
        .locator('body > header')
        .getByText(/^Öffnungszeiten heute/)
        .locator('..'),
    ).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a telephone has favourites and account in its menu, and a header that becomes smaller', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  const bar = page.locator('body > header > div');
  const height = async () => (await bar.boundingBox())?.height;
  expect(await height()).toBeGreaterThan(60);
  await page.evaluate(() => scrollTo(0, innerHeight / 4));
  await expect.poll(height).toBe(52);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.getByRole('link', { name: 'Merkliste' })).toHaveAttribute('href', '/en');
  await expect(menu.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute('href', '/de/login');
});

test('on the page of the programme no button leads to the programme', async ({ page }) => {
  await page.goto('/de/programm', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, innerHeight * 0.7));
  await expect(page.getByRole('button', { name: 'Nach oben' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Programm und Karten' })).toHaveCount(0);
});

test('while the shop is offline, cart, account and every entry point say so', async ({ browser, page, site }) => {
  const office = await browser.newContext();
  const desk = await office.newPage();
  await logIn(desk, site);
  await setShop(desk, site.url, false);
  await page.goto('/de', { waitUntil: 'networkidle' });
  for (const name of ['Warenkorb: Webshop offline', 'Mein Konto: Webshop offline']) {
    const icon = page.getByRole('button', { name });
    await expect(icon).toHaveAttribute('aria-disabled', 'true');
    await icon.focus();
    await expect(icon.getByText('Webshop offline')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(icon.getByText('Webshop offline')).toBeHidden();
    await expect(icon).toBeFocused();
  }
  for (const path of ['/webshop', '/testshop/anything', '/webshop-pretix', '/webshop-eventim']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('im Augenblick geschlossen')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '+49 4999 312-0' })).toBeVisible();
  }
  await setShop(desk, site.url, true);
  await office.close();
});

async function setShop(desk: Page, url: string, isOnline: boolean): Promise<void> {
  await desk.goto(`${url}/de/office/settings`);
  await desk.getByRole('checkbox', { name: 'Der Ticketshop ist online' }).setChecked(isOnline);
  await desk.getByRole('button', { name: 'Speichern' }).first().click();
  await expect(desk.getByText('Gespeichert.')).toBeVisible();
}

test('every entry point of the shop answers in both languages, and its own lists lead to pages of ours', async ({
  page,
  request,
}) => {
  for (const path of ['/webshop', '/testshop/anything', '/webshop-pretix', '/webshop-eventim']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'Zum Programm' })).toBeVisible();
    await expect(page.locator('body > header')).toHaveCount(0);
  }
  await page.goto('/webshop/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const [path, to] of [
    ['/webshop/eventlist', '/de/programm'],
    ['/webshop/en/itemgroups', '/en/mediathek-en'],
    ['/testshop/series', '/de/besuch/preise'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
});

test('one step back is offered only where there is one', async ({ page }) => {
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  const back = page.getByRole('button', { name: 'Zurück' });
  await expect(back).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Preise/ })
    .first()
    .click();
  await expect(page).toHaveURL(/preise/);
  await back.click();
  await expect(page).toHaveURL(/\/de\/besuch$/);
});

test('on paper there is neither notice nor menu, bar nor footer', async ({ page }) => {
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(page.getByRole('button', { name: 'Nach oben' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-alert]')).toBeHidden();
  await expect(page.locator('body > footer')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nach oben' })).toBeHidden();
});

test('what stands in place of a missing page is set as it should be without a script, and stays so when scripts run', async ({
  browser,
  page,
  site,
}) => {
  const look = (of: Page) =>
    of.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { fontSize, textAlign } = getComputedStyle(title);
      return { size: Number.parseFloat(fontSize), textAlign };
    });
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const still = await context.newPage();
  expect((await still.goto('/de/gibt-es-nicht'))?.status()).toBe(404);
  const without = await look(still);
  expect(without.size).toBeGreaterThan(90);
  expect(without.textAlign).toBe('center');
  await context.close();

  const problems = problemsOf(page);
  await page.goto('/de/gibt-es-nicht');
  expect(await look(page)).toEqual(without);
  await untilAlive(page);
  expect(await look(page)).toEqual(without);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});
