import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { refusal } from '#tests/support/page/consent.ts';
import { untilAlive } from '#tests/support/page/inspected-page.ts';

const dates = (page: Page) => page.locator('main section[aria-labelledby^="day-"] li:has(h3)');

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([refusal(site.url)]);
});

test('an overlay asked for by address is the programme itself', async ({ page }) => {
  await page.goto('/de/programm?overlay=true&date=24-12-2027');
  await expect(page).toHaveURL(/\/de\/programm\?date=24-12-2027$/);
});

test('a choice that finds nothing says so and leads back', async ({ page }) => {
  await page.goto('/en/events?room=999999');
  await expect(page.getByText('Unfortunately, your selection did not produce any result.')).toBeVisible();
  await expect(page.getByText('Please delete one of the filters or try a different combination.')).toBeVisible();
  await page.getByRole('link', { name: 'Reset filters' }).first().click();
  await expect(page).toHaveURL(/\/en\/events$/);
});

test('nonsense in the query is as if it were not there', async ({ page }) => {
  const response = await page.goto('/de/programm?date=31-02-2027&page=-3&room=%3Cb%3E&type=%3Cscript%3E&page_size=1e9');
  expect(response?.status()).toBe(200);
  await expect(dates(page)).toHaveCount(25);
});

test('a visitor chooses a room and finds only what is on there', async ({ page }) => {
  await page.goto('/de/programm');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filter' }).getByRole('link', { name: 'Teerküche' }).click();
  await expect(page).toHaveURL(/room=\d+$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link')).toHaveText(/Teerküche/);
  for (const row of await dates(page).all()) await expect(row).toContainText('Teerküche');
  await page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/programm$/);
});

test('a page beyond the last is missing, and a further one has an address of its own for search engines', async ({
  page,
}) => {
  for (const path of ['/de/programm?page=999', '/en/productions?page=99', '/de/team?page=99'])
    expect((await page.goto(path))?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Seite nicht gefunden \(404\) \| /);
  await page.goto('/de/programm?page=2');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/programm\?page=2$/);
  await expect(page.locator('link[type="text/calendar"]')).toHaveAttribute('href', /\/de\/programm\.ics$/);
});

test('in the calendar arrows lead from day to day, and Tab goes on behind them', async ({ page }) => {
  await page.goto('/de/programm');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Kalender' }).click();
  const calendar = page.getByRole('dialog', { name: 'Kalender' });
  await calendar.getByRole('link', { name: 'Monat vor' }).click();
  const days = calendar.locator('td a');
  await days.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(days.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(days.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(calendar.getByRole('link', { name: 'Heute' })).toBeFocused();
  await calendar.getByRole('link', { name: 'Monat vor' }).click();
  await expect(days.first()).not.toHaveAttribute('tabindex', '-1');
});

test('a day chosen in the calendar begins the list and can be taken back', async ({ page }) => {
  await page.goto('/de/programm');
  // Before that the leaf is not turned, but the list of its month is gone to.
  await untilAlive(page);
  await page.getByRole('button', { name: 'Kalender' }).click();
  const calendar = page.getByRole('dialog', { name: 'Kalender' });
  await calendar.getByRole('link', { name: 'Monat vor' }).click();
  await calendar.locator('td a').first().click();
  await expect(page).toHaveURL(/date=\d\d-\d\d-\d{4}$/);
  await expect(calendar).toBeHidden();
  await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link', { name: /ab / })).toBeVisible();
});

test('more dates come while reading, and going back shows as many as before', async ({ page }) => {
  await page.goto('/de/programm');
  await expect(dates(page)).toHaveCount(25);
  const days = await page.locator('main h2 time, main h2').allTextContents();
  await page.getByText('Weitere Termine laden').scrollIntoViewIfNeeded();
  await expect.poll(() => dates(page).count()).toBeGreaterThanOrEqual(50);
  const after = await page.locator('main h2').allTextContents();
  expect(new Set(after).size).toBe(after.length);
  expect(after.length).toBeGreaterThan(days.length);
  const shown = await dates(page).count();
  await page.getByRole('link', { name: 'Mediathek', exact: true }).first().click();
  await expect(page).toHaveURL(/mediathek/);
  await page.goBack();
  await expect.poll(() => dates(page).count()).toBeGreaterThanOrEqual(shown);
});

test('more dates come by themselves as long as there are more, and the focus stays with who asks for them', async ({
  page,
}) => {
  await page.goto('/de/programm');
  await untilAlive(page);
  const more = page.getByRole('link', { name: 'Weitere Termine laden' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => dates(page).count()).toBeGreaterThanOrEqual(50);
  await expect(more).toBeFocused();
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return dates(page).count();
    })
    .toBeGreaterThanOrEqual(150);
});

test('within a day the dates stand from morning to night, those without a time before them', async ({ page }) => {
  await page.goto('/de/programm');
  const first = page.locator('main section[aria-labelledby^="day-"]').first();
  const whens = await first.locator('li > p:first-child').allTextContents();
  // Other tests of the site create dates of today that have no time yet.
  const times = whens.map((when) => /^\d\d:\d\d/.exec(when.trim())?.[0] ?? '');
  expect(times).toEqual([...times].sort());
  expect(times.filter(Boolean).length).toBeGreaterThanOrEqual(5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the programme is read page by page', async ({ page }) => {
    await page.goto('/de/programm');
    await expect(dates(page)).toHaveCount(25);
    await page.getByRole('link', { name: 'Weitere Termine laden' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page).toHaveTitle(/^Programm, Seite 2 von \d+ \| /);
    await expect(dates(page)).toHaveCount(25);
    await expect(page.getByRole('navigation', { name: 'Seiten des Programms' })).toContainText('Seite 2 von');
  });

  test('the filter opens and its options are links', async ({ page }) => {
    await page.goto('/en/events');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog', { name: 'Filter' }).getByRole('link', { name: 'Concert' }).click();
    await expect(page).toHaveURL(/type=\d+$/);
  });
});

test('the rope of the season leads to a week, and stays where it is', async ({ page }) => {
  await page.goto('/de/programm');
  await untilAlive(page);
  const season = page.getByRole('navigation', { name: 'Die Spielzeit, Woche für Woche' });
  const weeks = season.locator('[data-day]');
  const before = await weeks.count();
  const week = weeks.nth(3);
  const monday = String(await week.getAttribute('data-day'));
  await expect(week).toHaveAccessibleName(/^\d+\.\s\p{L}+ bis \d+\.\s\p{L}+ \d+ Veranstaltung/u);
  await weeks.first().focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect(week).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`date=${monday.split('-').reverse().join('-')}$`));
  await expect(week).toHaveAttribute('aria-current', 'true');
  await expect(weeks).toHaveCount(before);
  await season.getByRole('link', { name: /^März 2027/ }).click();
  await expect(page).toHaveURL(/date=01-03-2027$/);
});

test('a row and its bar on the line of the day are pointed at as one', async ({ page }) => {
  await page.goto('/de/programm');
  await untilAlive(page);
  const day = page.locator('main section[aria-labelledby^="day-"]').first();
  const bar = day.locator('[data-row]').first();
  const row = day.locator('[data-rows] > li').nth(Number(await bar.getAttribute('data-row')));
  await bar.hover();
  await expect(row).toHaveAttribute('data-lit', '');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(row).not.toHaveAttribute('data-lit');
  await row.getByRole('link').first().focus();
  await expect(bar).toHaveAttribute('data-lit', '');
});
