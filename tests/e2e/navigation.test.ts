import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { refusal } from '../support/page/consent.ts';
import { untilAlive } from '../support/page/inspected-page.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ context, site }) => context.addCookies([refusal(site.url)]));

const place = 'kommt-noch';

/** Follows a link as a visitor does, to any address of ours. */
async function follow(page: Page, href: string) {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'Dorthin' });
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'Dorthin' }).click();
  await page.waitForURL((url) => url.pathname + url.hash === href);
}

/** A place far down in the page. */
function putPlace(page: Page) {
  return page.evaluate((id) => {
    const element = Object.assign(document.createElement('p'), { id, textContent: 'Hier' });
    element.style.cssText = 'margin-block: 1500px';
    document.querySelector('main')?.append(element);
  }, place);
}

const topOfPlace = (page: Page) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN), place);

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe('an address that names a place', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T12:00:00Z' });
    await page.goto('/de', { waitUntil: 'networkidle' });
    await untilAlive(page);
    await page.clock.pauseAt('2026-11-21T12:10:00Z');
    await follow(page, `/de/besuch#${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besuch');
  });

  test('is gone to after a second, and 130 px stay above it', async ({ page }) => {
    await putPlace(page);
    await page.clock.runFor(900);
    expect(await scrolled(page)).toBe(0);
    await page.clock.runFor(100 + 800);
    expect(await topOfPlace(page)).toBe(130);
  });

  test('is looked for every quarter of a second, a hundred times', async ({ page }) => {
    await page.clock.runFor(1000 + 97 * 250);
    expect(await scrolled(page)).toBe(0);
    await putPlace(page);
    await page.clock.runFor(500 + 800);
    expect(await topOfPlace(page)).toBe(130);
  });

  test('is given up when it never comes', async ({ page }) => {
    await page.clock.runFor(1000 + 100 * 250);
    await putPlace(page);
    await page.clock.runFor(5000);
    expect(await scrolled(page)).toBe(0);
  });
});

test('another page begins at its top, with the focus on its content and its name said', async ({ page }) => {
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  const prices = page
    .getByRole('main')
    .getByRole('link', { name: /Preise/ })
    .first();
  await prices.click();
  await expect(page).toHaveURL(/preise/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator('body > p[role="status"]')).toHaveText(await page.title());
});

test('the first key leads past the menu', async ({ page }) => {
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

const fetchedAhead = (page: Page) => page.locator('link[rel="prefetch"]');

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead where ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto('/de', { waitUntil: 'networkidle' });
    await page.clock.fastForward(5000);
    await expect(fetchedAhead(page)).toHaveCount(0);
  });
}

test('when there is nothing else to do, the pages of the menu are fetched ahead', async ({ page }) => {
  await page.goto('/de', { waitUntil: 'networkidle' });
  await expect(fetchedAhead(page)).not.toHaveCount(0);
});

test('of the menus in the header one is open, until Escape, a click elsewhere or another page', async ({ page }) => {
  await page.goto('/de', { waitUntil: 'networkidle' });
  const menus = page.getByRole('navigation', { name: 'Hauptmenü' });
  const open = menus.locator('details[open]');
  const [first, second] = [menus.locator('summary').nth(0), menus.locator('summary').nth(1)];
  await first.click();
  await second.click();
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await first.click();
  await page.mouse.click(5, 600);
  await expect(open).toHaveCount(0);
  await first.click();
  await open.getByRole('link').last().click();
  await expect(page).not.toHaveURL(/\/de$/);
  await expect(open).toHaveCount(0);
});

test('the languages open and close as the menus do, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  const code = page.locator('header').getByText('de', { exact: true });
  const english = page.getByRole('link', { name: 'English, this page in English' });
  await expect(english).toBeHidden();
  await code.press('Enter');
  await expect(english).toHaveAttribute('href', '/en/visit');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  await expect(code).toBeFocused();
  await page.locator('header nav summary').first().click();
  await code.click();
  await expect(page.locator('header details[open]')).toHaveCount(1);
});

test('a section with tabs is gone to from the menu, shows them, and no bar says that one of them loads', async ({
  page,
}) => {
  await page.goto('/de', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Ausstellungen' }).click();
  const tabs = page.getByRole('navigation', { name: 'Bereich Ausstellungen' });
  await expect(tabs.locator('[aria-current]')).toHaveText('Ausstellungen');
  await page.route('**/*.data*', async (route) => {
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await route.continue();
  });
  await tabs.getByRole('link', { name: 'Zugkraft' }).click();
  await expect(page).toHaveURL(/ausstellungen\/zugkraft$/);
  await expect(tabs.locator('[aria-current]')).toHaveText('Zugkraft');
});

test('a link to a question opens it, then scrolls, and 200 px stay above it', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.goto('/de/besuch/haeufige-fragen', { waitUntil: 'networkidle' });
  await untilAlive(page);
  await page.clock.pauseAt('2026-11-21T12:10:00Z');
  const question = page.locator('main details').nth(3);
  const id = await question.getAttribute('id');
  await follow(page, `/de/besuch/haeufige-fragen#${id}`);
  await expect(question).toHaveAttribute('open');
  await expect(question).toBeFocused();
  await page.clock.runFor(600);
  expect(await scrolled(page)).toBe(0);
  await page.clock.runFor(100 + 800);
  await expect.poll(() => question.evaluate((entry) => Math.round(entry.getBoundingClientRect().top))).toBe(200);
});

test.describe('the menu that slides in', () => {
  test.use({ viewport: { width: 800, height: 900 } });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/de', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(menu(page)).toBeVisible();
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeFocused();
  });

  test('closes on a click outside', async ({ page }) => {
    await page.mouse.click(20, 450);
    await expect(menu(page)).toBeHidden();
  });

  test('opens one submenu at a time, and closes when one goes on', async ({ page }) => {
    const [first, second] = [menu(page).locator('summary').nth(0), menu(page).locator('summary').nth(1)];
    await first.click();
    await second.click();
    const open = menu(page).locator('details[open]');
    await expect(open).toHaveCount(1);
    await open.getByRole('link').last().click();
    await expect(menu(page)).toBeHidden();
    await expect(page).not.toHaveURL(/\/de$/);
  });
});

test('a page whose files are gone loads anew, at most once a minute', async ({ page }) => {
  await page.clock.install();
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const lose = () => page.evaluate(() => void dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  const anew = page.waitForEvent('load');
  await lose();
  await anew;
  await page.waitForLoadState('networkidle');
  await lose();
  await page.clock.fastForward(30_000);
  await lose();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  await page.clock.fastForward(31_000);
  const again = page.waitForEvent('load');
  await lose();
  await again;
  expect(loads).toBe(2);
});

for (const isOffline of [true, false]) {
  test(`once the page is quiet, ${isOffline ? 'nothing is fetched without a network' : 'the pages of the menu are fetched'}`, async ({
    page,
    context,
  }) => {
    // The page is quiet when the test says so.
    await page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      window.requestIdleCallback = (call) => waiting.push(() => call({ didTimeout: false, timeRemaining: () => 9 }));
      Object.assign(window, { waiting });
    });
    await page.goto('/de/programm', { waitUntil: 'networkidle' });
    // An element has its fiber before the effect runs that asks to be called.
    await page.waitForFunction(() => (window as unknown as { waiting: unknown[] }).waiting.length > 0);
    await context.setOffline(isOffline);
    const fetched = page.locator('link[rel="prefetch"]');
    await expect(fetched).toHaveCount(0);
    await page.evaluate(async () => {
      for (const call of (window as unknown as { waiting: (() => void)[] }).waiting) call();
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });
    if (isOffline) await expect(fetched).toHaveCount(0);
    else await expect(fetched).not.toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programm');
  });
}

test('on the way to a page that is slow its outline stands, and the page one leaves keeps its place', async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  await untilAlive(page);
  await page.route(/\.data/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.evaluate(() => window.scrollTo(0, 400));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = '/de/team';
    element.click();
  });
  const outline = page.locator('[data-outline]');
  await expect(outline).toHaveAttribute('data-outline', 'names');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besuch');
  expect(await scrolled(page)).toBe(400);
  answer();
  await page.waitForURL('/de/team');
  await expect(outline).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test('on a device of little power nothing moves, and who continues has all pictures loaded', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 }));
  await page.goto('/de/mediathek-de');
  const waiting = page.locator('img[loading="lazy"]');
  const notice = page.getByRole('dialog', { name: 'Ihr Gerät hat wenig Kraft.' });
  await expect(notice).toBeVisible();
  expect(await waiting.count()).toBeGreaterThan(0);
  const moving = await page.evaluate(
    () =>
      document.getAnimations().length +
      [...document.querySelectorAll('*')].filter((one) => parseFloat(getComputedStyle(one).transitionDuration) > 0)
        .length,
  );
  expect(moving).toBe(0);
  await notice.getByRole('button', { name: 'Weiter und Inhalte laden' }).click();
  await expect(notice).toBeHidden();
  await expect(waiting).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});
