import type { Page } from '@playwright/test';
import { consentCookieName } from '#app/ui/consent/consent-cookie.ts';
import { expect, test } from '../support/browser.ts';
import { isAlive } from '../support/page/inspected-page.ts';

test.use({ isWanted: false });

const missing = '/de/gibt-es-nicht';
const visit = '/de/besuch';

test('nothing of a page that nobody touches is asked for but what waits for a touch', async ({ page }) => {
  const asked = askedBy(page);
  for (const path of ['/de', '/de/programm', '/en/visit', '/de/mediathek-de', '/en/search?q=rope']) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(
      asked.filter((file) => !/^\/assets\/hydrate-.*\.js$/.test(file)),
      path,
    ).toEqual([]);
    expect(await page.content(), path).not.toContain('streamController.enqueue');
  }
});

test('a page brings its data along where it cannot be asked for later: failures, and forms that know who has them', async ({
  page,
}) => {
  for (const path of [missing, '/de/login']) {
    await page.goto(path);
    await expect.poll(() => isAlive(page), path).toBe(true);
    expect(await page.content(), path).toContain('streamController.enqueue');
  }
});

for (const [sign, give] of Object.entries({
  'the pointer moves': (page: Page) => page.mouse.move(20, 20).then(() => page.mouse.move(40, 60)),
  'a key is pressed': (page: Page) => page.keyboard.press('Tab'),
  'it is scrolled': (page: Page) => page.evaluate(() => window.scrollBy(0, 200)),
}))
  test(`a page comes alive when ${sign}, and looks as it did`, async ({ page }) => {
    await page.goto('/de/programm', { waitUntil: 'networkidle' });
    expect(await isAlive(page)).toBe(false);
    const before = await page.locator('main').innerHTML();
    await give(page);
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    expect(lettersOf(await page.locator('main').innerHTML())).toContain(lettersOf(before).slice(0, 200));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL(/\/de\/impressum$/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

test('the question for consent is answered before the page is alive, and what is pressed then once it is', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/visitor-*.js', (route) => held.promise.then(() => route.continue()));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(visit, { waitUntil: 'networkidle' });
  const refuse = page.getByRole('button', { name: 'Nur notwendige' });
  await refuse.click();
  await expect(refuse).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  // Asked of the page: the browser's own store hears of it a moment later.
  expect(await page.evaluate(() => document.cookie)).toContain(`${consentCookieName}=`);
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  await menu.click();
  await expect(menu, 'says that it was heard').toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await expect(refuse).toBeHidden();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('a link that is pressed first of all leads on at once, without any script', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/de', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/de\/impressum$/);
});

test('where the file that brings it to life does not come, it is asked for again', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/hydrate-*.js', (route) => route.abort(), { times: 1 });
  await page.goto(visit, { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  expect(await isAlive(page)).toBe(false);
  await expect.poll(() => page.clock.fastForward(5_000).then(() => isAlive(page))).toBe(true);
});

test('a page on which tickets in the cart are counted comes alive by itself', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'cartAmount', value: '2', url: site.url }]);
  await page.goto('/de');
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(page.getByRole('banner').getByText('2', { exact: true })).toBeVisible();
});

test('without a network at the first touch the page stays whole, and comes alive when there is one again', async ({
  page,
  context,
}) => {
  await page.goto(visit, { waitUntil: 'networkidle' });
  const [title, asked] = [await page.title(), askedBy(page)];
  await context.setOffline(true);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await isAlive(page)).toBe(false);
  expect(await page.title()).toBe(title);
  expect(asked).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => isAlive(page)).toBe(true);
});

test('something else in place of its data leaves a page as it is, until there is data', async ({ page }) => {
  const answers = [{ status: 503 }, { status: 200, body: '<html>Bitte melden Sie sich im WLAN an</html>' }];
  await page.clock.install();
  const asked: string[] = [];
  await page.route('**/*.data', (route) => {
    asked.push(route.request().url());
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  await page.goto(visit, { waitUntil: 'networkidle' });
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  await menu.click();
  await expect.poll(() => asked.length).toBe(1);
  await expect(menu).not.toHaveAttribute('aria-busy');
  for (const pause of [5_000, 10_000]) {
    const before = asked.length;
    expect(await isAlive(page)).toBe(false);
    await expect.poll(() => page.clock.fastForward(pause).then(() => asked.length)).toBeGreaterThan(before);
  }
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
});

test('what was published while a page waited is shown once it is touched, in the same dress', async ({
  page,
  scriptErrors,
}) => {
  await page.goto(visit, { waitUntil: 'networkidle' });
  const title = page.getByRole('heading', { level: 1 });
  const before = [(await title.textContent()) ?? '', await looksOf(page)] as const;
  await page.route('**/*.data', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(JSON.stringify(before[0]), '"Umgebaut"'),
    });
  });
  await page.keyboard.press('Tab');
  await expect(title).toHaveText('Umgebaut');
  expect(await looksOf(page)).toEqual(before[1]);
  expect(scriptErrors.splice(0), 'a note for developers, and nothing else').toEqual([
    expect.stringContaining('React error'),
  ]);
});

test('a page that has waited while the site was built anew is loaded as it is today', async ({ page }) => {
  await page.goto(visit, { waitUntil: 'networkidle' });
  await page.route('**/*.data', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } });
  });
  const loadedAgain = page.waitForEvent('load');
  await page.keyboard.press('Tab');
  await loadedAgain;
  await page.unroute('**/*.data');
  await page.keyboard.press('Tab');
  await expect.poll(() => isAlive(page)).toBe(true);
});

test('scripts that are gone since then bring the page of today as well, once', async ({ page }) => {
  await page.goto(visit, { waitUntil: 'networkidle' });
  await page.route('**/assets/visitor-*.js', (route) => route.fulfill({ status: 404 }));
  const loadedAgain = page.waitForEvent('load');
  await page.keyboard.press('Tab');
  await loadedAgain;
  await page.unroute('**/assets/visitor-*.js');
  await page.keyboard.press('Tab');
  await expect.poll(() => isAlive(page)).toBe(true);
});

/** Scripts and data. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

function looksOf(page: Page) {
  return page.locator('main').evaluate((main) => {
    const { fontFamily, fontSize, backgroundColor } = getComputedStyle(main.querySelector('h1') ?? main);
    return [fontFamily, fontSize, backgroundColor, document.styleSheets.length > 0];
  });
}

function lettersOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
}
