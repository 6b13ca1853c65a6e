import { expect, test } from '../support/browser.ts';
import { edit, freshText, logIn, saved } from '../support/editing.ts';

test('compares with an earlier version on the page, and brings one module back as a step that can be undone', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { title } = await freshText(page, site);
  await edit(page, site);
  await page.getByRole('button', { name: 'Fassungen' }).click();
  const panel = page.getByRole('complementary', { name: 'Fassungen' });
  const name = `Vor ${title}`;
  await panel.getByLabel('Jetzigen Stand benennen').fill(name);
  await panel.getByRole('button', { name: 'Festhalten' }).click();
  const kept = panel.getByRole('listitem').filter({ hasText: name });
  await expect(kept).toBeVisible();

  await page.getByRole('heading', { name: title }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ein anderer Titel');
  await page.keyboard.press('Escape');
  await saved(page);
  await kept.getByRole('button', { name: /^Vergleichen/ }).click();
  await expect(panel.locator('ins').first()).toContainText('Ein');
  const heading = page.getByRole('heading', { name: 'Ein anderer Titel' });
  await expect(page.locator('[data-m]').filter({ has: heading }).last()).toHaveCSS('outline-style', 'solid');

  await panel.getByRole('button', { name: /^Zurückholen/ }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(panel.getByText('Kein Unterschied zu dem, was Sie sehen.')).toBeVisible();
  await page.getByRole('button', { name: /Fassung \d+ zurückholen/ }).click();
  await expect(page.getByRole('heading', { name: 'Ein anderer Titel' })).toBeVisible();
});

test('a module that was deleted comes back from a version as the same module', async ({ page, site }) => {
  await logIn(page, site);
  const { title, headline } = await freshText(page, site);
  await edit(page, site);
  await page.getByRole('button', { name: 'Fassungen' }).click();
  const panel = page.getByRole('complementary', { name: 'Fassungen' });
  await panel.getByLabel('Jetzigen Stand benennen').fill(`Mit ${title}`);
  await panel.getByRole('button', { name: 'Festhalten' }).click();
  const kept = panel.getByRole('listitem').filter({ hasText: `Mit ${title}` });
  await expect(kept).toBeVisible();

  await page.getByRole('heading', { name: title }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(page.locator(`[data-m="${headline}"]`)).toHaveCount(0);
  await saved(page);
  await kept.getByRole('button', { name: /^Vergleichen/ }).click();
  await panel
    .getByRole('button', { name: /^Zurückholen/ })
    .first()
    .click();
  await expect(page.locator(`[data-m="${headline}"]`)).toContainText(title);
  await saved(page);
  await page.reload();
  await expect(page.locator(`[data-m="${headline}"]`)).toContainText(title);
});

test('an earlier version can be looked at by those who edit, and by nobody else', async ({ page, browser, site }) => {
  await logIn(page, site);
  await edit(page, site);
  await page.getByRole('button', { name: 'Fassungen' }).click();
  const link = page.getByRole('link', { name: /^Ansehen/ }).last();
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(site.url + address);
  await expect(page.getByRole('heading', { name: 'Besuch', level: 1 })).toBeVisible();
  const visitor = await browser.newContext();
  const answer = await visitor.request.get(site.url + address, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([301, 'no-store']);
  await visitor.close();
});
