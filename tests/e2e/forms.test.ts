import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { linkTo } from '../support/outbox.ts';
import { findingsAt, loadAxe } from '../support/page/inspected-page.ts';

/** The address of a form by its slug, as the map of the site has it. */
async function formAt(request: APIRequestContext, slug: string, locale = 'de'): Promise<string> {
  const map = await (await request.get('/sitemap-form-1.xml')).text();
  return new RegExp(`/${locale}/forms/${slug}/\\d+`).exec(map)?.[0] ?? '';
}

test('what is missing is said above and at its field, in words, and nothing has to be typed again', async ({
  page,
  request,
}) => {
  await page.goto(await formAt(request, 'newsletter'), { waitUntil: 'networkidle' });
  await expect(page.locator('input[name="email2"]')).toBeHidden();
  await page.getByLabel('E-Mail', { exact: true }).fill('nicht-ganz');
  await page.locator('main form').getByRole('button').click();
  await expect(page.getByText('Ungültige E-Mail-Adresse!').first()).toBeVisible();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue('nicht-ganz');
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveTitle(/^Fehler: Newsletter bestellen \| /);
  await loadAxe(page);
  for (const width of [320, 1366]) expect(await findingsAt(page, width)).toEqual([]);
  await page.goto(await formAt(request, 'schulklasse', 'en'));
  await page.locator('main form').getByRole('button').click();
  await expect(page.getByText('This field is required!').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a newsletter counts from the press of a button in the page that a letter names', async ({
    page,
    request,
    site,
  }) => {
    const address = `leserin-${crypto.randomUUID().slice(0, 8)}@museum.example`;
    await page.goto(await formAt(request, 'newsletter'));
    const email = page.getByLabel('E-Mail', { exact: true });
    await email.fill(address);
    for (const group of await page.locator('main form fieldset').all()) await group.locator('input').first().check();
    await page.locator('main form').getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Fast fertig' })).toBeVisible();
    const link = () => linkTo(site, address, /https?:\/\/\S+confirm=[\w-]{43}/);
    await expect.poll(link).not.toBe('');
    await page.goto(await link());
    await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible();
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Bestätigt' })).toBeVisible();
  });
});
