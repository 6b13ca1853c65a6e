import type { Page } from '@playwright/test';
import { embedProviders, readConsent } from '#app/ui/consent/consent-cookie.ts';
import { expect, test } from '../support/browser.ts';
import { refusal } from '../support/page/consent.ts';
import { findingsAt, loadAxe, untilAlive } from '../support/page/inspected-page.ts';

const banner = (page: Page) => page.getByRole('dialog', { name: 'Cookies, kurz gesagt' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
const refuse = (page: Page) => page.getByRole('button', { name: 'Nur notwendige' });
const allow = (page: Page) => page.getByRole('button', { name: 'Alle erlauben' });
const footerButton = (page: Page) => page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' });
const decisionIn = async (page: Page) => readConsent(await page.evaluate(() => document.cookie));
const refused = { allowed: [], providers: [] };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and no button pretends to do something', async ({ page }) => {
    await page.goto('/de');
    await expect(banner(page)).toHaveCount(0);
    await expect(footerButton(page)).toBeHidden();
  });
});

test.describe('before any file of JavaScript', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the question stands first in the page, on two fifths of a telephone, for who has not answered', async ({
    page,
    context,
    site,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/de');
    await expect(page.locator('body > a[href="#main"] + dialog[open]')).toHaveCount(1);
    // In the letters of the page: those of the system that stand in for them for a moment may need a line more.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(256);
    await context.addCookies([refusal(site.url)]);
    await page.goto('/de');
    await expect(banner(page)).toHaveCount(0);
  });
});

test('nothing is stored and no other site is asked before somebody decides', async ({ page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(site.url) && foreign.push(request.url()));
  await page.goto('/de/zugang/gebaerdensprache', { waitUntil: 'networkidle' });
  await banner(page).waitFor();
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  expect(foreign.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);
});

test('refusing is as easy as allowing: the same layer, the same size, the same colour', async ({ page }) => {
  await page.goto('/de');
  const looks = await Promise.all(
    [refuse(page), allow(page)].map((button) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
        return { backgroundColor, color, fontSize, fontWeight, height: element.clientHeight };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
});

test('a refusal is kept with its day, the banner goes and stays away', async ({ page }) => {
  await page.goto('/de');
  await refuse(page).click();
  await expect(banner(page)).toHaveCount(0);
  const consent = await decisionIn(page);
  expect(consent).toMatchObject(refused);
  expect(consent?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  await page.goto('/de/besuch', { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
});

test('consent is given with one press and withdrawn from the foot of any page', async ({ page }) => {
  await page.goto('/de');
  await allow(page).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await decisionIn(page)).toMatchObject({
    allowed: ['optimization', 'marketing'],
    providers: [...embedProviders],
  });
  await page.goto('/de/besuch');
  await untilAlive(page);
  await footerButton(page).click();
  await expect(settings(page).getByRole('checkbox', { name: 'Statistik' })).toBeChecked();
  await expect(settings(page).getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
  await refuse(page).click();
  await expect(settings(page)).toBeHidden();
  expect(await decisionIn(page)).toMatchObject(refused);
});

test('one group can be allowed without the others', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('button', { name: 'Einzeln wählen' }).click();
  await settings(page).getByText('Externe Medien', { exact: true }).click();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toHaveCount(0);
  expect(await decisionIn(page)).toMatchObject({ allowed: [], providers: [...embedProviders] });
});

test('the banner keeps off the legal texts, and comes back behind them when somebody has refused', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/de/impressum', { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  await context.addCookies([refusal(site.url)]);
  await page.goto('/de/datenschutz', { waitUntil: 'networkidle' });
  await page
    .locator('header a[href="/de/besuch"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await banner(page).waitFor();
  await refuse(page).click();
  await expect(banner(page)).toHaveCount(0);
});

test('it comes back behind a legal text that was left by a change of language, once', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([refusal(site.url)]);
  await page.goto('/de/datenschutz');
  await page.evaluate(() => window.location.assign('/en'));
  const inEnglish = page.getByRole('dialog', { name: 'Cookies, in short' });
  await inEnglish.waitFor();
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await expect(inEnglish).toHaveCount(0);
  await page.reload();
  await untilAlive(page);
  await expect(inEnglish).toHaveCount(0);
});

test('a browser that objects to tracking is not asked and cannot be talked into it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/de', { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  await footerButton(page).click();
  await expect(settings(page).getByRole('checkbox', { name: 'Statistik' })).toBeDisabled();
  await allow(page).click();
  expect(await decisionIn(page)).toMatchObject({ allowed: [], providers: [...embedProviders] });
});

test('the keyboard reaches everything, and nothing that has the focus lies under the banner', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await page.goto('/de/besuch');
  await banner(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(refuse(page)).toBeFocused();
  const stops: { name: string; isHidden: boolean }[] = [];
  for (let count = 0; count < 200 && stops.at(-1)?.name !== ''; count += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(focusedPlace));
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ isHidden }) => isHidden)).toEqual([]);
  await refuse(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('the page stays where it is while the keyboard goes through the banner', async ({ page }) => {
  for (const size of [
    { width: 1366, height: 700 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/de/besuch');
    await banner(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    for (const name of ['Nur notwendige', 'Alle erlauben', 'Einzeln wählen']) {
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole('button', { name })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  }
});

test('at the end of the page the banner stands below the footer, not on it', async ({ page }) => {
  await page.goto('/de');
  await banner(page).waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await footerButton(page).click();
  await expect(settings(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(footerButton(page)).toBeFocused();
});

test('banner and settings are free of barriers, wide and narrow, in both languages', async ({ page }) => {
  for (const [path, choose] of [
    ['/de', 'Einzeln wählen'],
    ['/en', 'Choose one by one'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name: choose });
    await button.waitFor();
    await loadAxe(page);
    for (const width of [320, 1366]) expect(await findingsAt(page, width)).toEqual([]);
    await button.click();
    await page.getByRole('checkbox').first().waitFor();
    for (const width of [320, 1366]) expect(await findingsAt(page, width)).toEqual([]);
  }
});

/** Whether what has the focus is at least partly to be seen (WCAG 2.4.11); without a name at the end of the page. */
function focusedPlace(): { isHidden: boolean; name: string } {
  const focused = document.activeElement;
  const banner = document.querySelector('dialog[open]:not(:modal)');
  if (!focused || !banner || focused === document.body) return { isHidden: false, name: '' };
  const { bottom, top, height } = focused.getBoundingClientRect();
  const isHidden = !banner.contains(focused) && height > 0 && bottom > banner.getBoundingClientRect().top && top > 0;
  return { isHidden, name: `${focused.tagName} ${focused.textContent?.slice(0, 40)}` };
}
