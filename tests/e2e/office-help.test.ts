import { expect, test } from '../support/browser.ts';
import { anotherPerson, logIn } from '../support/page/editing.ts';
import { findingsAt, loadAxe } from '../support/page/inspected-page.ts';

test('help about the screen one is on opens beside it, with a picture and without barriers', async ({ page, site }) => {
  await logIn(page, site);
  await page.goto('/de/office/calendar');
  const [help] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Hilfe/ })
      .press('Enter'),
  ]);
  await expect(help.getByRole('heading', { level: 1 })).toHaveText('Der Programmkalender');
  const picture = help.getByRole('img', { name: /^Eine Woche im Kalender/ });
  const file = await page.request.get((await picture.getAttribute('src')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/webp']);
  await loadAxe(help);
  for (const width of [390, 820, 1440]) expect(await findingsAt(help, width)).toEqual([]);
  await help.getByRole('link', { name: 'Alle Seiten der Hilfe' }).click();
  await expect(help.getByRole('heading', { level: 1 })).toHaveText('Hilfe');
  for (const width of [390, 820, 1440]) expect(await findingsAt(help, width)).toEqual([]);
  await help.close();
  expect((await page.request.get('/de/office/help/constructor')).status()).toBe(404);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('programmkal');
  await expect(page.getByRole('option', { name: 'Der Programmkalender' })).toContainText('Hilfe');
});

test('what goes into a field of an entry is said with the field', async ({ page, site }) => {
  await logIn(page, site);
  await page.goto('/de/office/event');
  await page.locator('#main tbody a[href*="/office/event/"]').first().click();
  await expect(page.getByLabel('Einlass (hh:mm)')).toHaveAccessibleDescription(/früher ist als der Beginn/);
  await expect(page.getByLabel('Ende offen')).toHaveAccessibleDescription(/Statt einer Endzeit/);
  await expect(page.getByLabel('Stand', { exact: true })).toHaveAccessibleDescription(/wird nicht nachgeholt/);
  await expect(page.getByLabel('Vorspann, Englisch')).toHaveAccessibleDescription(/Ein bis drei Sätze/);
  await expect(page.getByLabel('Beginn', { exact: true })).not.toHaveAttribute('aria-describedby');
});

test('the tour shows somebody new what each stop is about, and is not offered again', async ({ page, site }) => {
  await logIn(page, site);
  const own = await anotherPerson(page, site, 'Nele');
  await own.page.goto('/de/office');
  await own.page.getByRole('link', { name: 'Rundgang beginnen' }).press('Enter');
  const bar = own.page.getByRole('complementary').filter({ hasText: 'Station' });
  for (let stop = 1; stop <= 9; stop++) {
    await expect(bar.getByText(`Station ${stop} von 9`)).toBeVisible();
    await expect(bar.getByRole('heading').first()).toBeFocused();
    await expect(own.page.locator('[data-tour-mark]')).toHaveCount(1);
    await expect(own.page.locator('[data-tour-mark]')).toBeInViewport();
    if (stop === 2) {
      await loadAxe(own.page);
      for (const width of [390, 820, 1366]) expect(await findingsAt(own.page, width)).toEqual([]);
    }
    if (stop < 9) await bar.getByRole('link', { name: 'Weiter' }).press('Enter');
  }
  await bar.getByRole('button', { name: 'Fertig' }).press('Enter');
  await expect(own.page.getByRole('heading', { name: 'Guten Tag, Nele' })).toBeVisible();
  await expect(own.page.getByText('Zum ersten Mal hier?')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await own.context.close();
});

test('on a telephone and without JavaScript the tour can be walked and left', async ({ page, site, browser }) => {
  await logIn(page, site);
  const own = await anotherPerson(page, site, 'Ole');
  const plain = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await own.context.storageState(),
    viewport: { width: 390, height: 780 },
  });
  const telephone = await plain.newPage();
  const bar = telephone.getByRole('complementary').filter({ hasText: 'Stop' });
  await telephone.goto('/en/office');
  await telephone.getByRole('link', { name: 'Start the tour' }).click();
  for (const stop of [1, 2, 3]) {
    await expect(telephone.getByText(`Stop ${stop} of 9`)).toBeVisible();
    await bar.getByRole('link', { name: 'Next' }).click();
  }
  await telephone.getByRole('button', { name: 'End the tour' }).click();
  await expect(telephone).toHaveURL(/\/en\/office$/);
  await expect(telephone.getByText('New here?')).toHaveCount(0);
  await plain.close();
  await own.context.close();
});
