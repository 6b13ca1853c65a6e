import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { logIn } from '../support/page/editing.ts';
import { carry } from '../support/page/hand.ts';
import { findingsAt, loadAxe, untilAlive } from '../support/page/inspected-page.ts';

const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(`^${title}`) });
const said = (page: Page) => page.getByRole('main').getByRole('status');
const titles = (page: Page) => page.locator('tbody th a').allTextContents();

test.beforeEach(async ({ page, site, javaScriptEnabled }) => {
  await logIn(page, site);
  await page.goto(`${site.url}/de/office/pages`);
  if (javaScriptEnabled !== false) await untilAlive(page);
});

test.describe('in a window that shows all pages', () => {
  // From the beginning: a window that has only just grown need not take a press where it did not reach before.
  test.use({ viewport: { width: 1366, height: 2_400 } });

  test('a page is moved by keys and by dragging, the menu follows at once and its old address leads on', async ({
    page,
    request,
  }) => {
    const before = (await titles(page)).indexOf('Leitbild');
    await row(page, 'Leitbild').getByRole('link').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(said(page)).toHaveText('„Leitbild“ steht jetzt unter „Über uns“ an Stelle 2 von 6.');
    await expect(row(page, 'Leitbild').getByRole('link')).toBeFocused();
    const now = page.getByRole('complementary', { name: 'Das Menü jetzt' });
    await expect(now.getByRole('listitem').filter({ hasText: /^Leitbild$/ })).toHaveCount(1);
    // The words come with the answer, the rows with the list that is read after it.
    await expect.poll(async () => (await titles(page)).indexOf('Leitbild')).toBe(before + 1);
    const target = row(page, 'Hausordnung');
    await carry(page, row(page, 'Leitbild').locator('th'), async () => {
      const box = await target.boundingBox();
      return { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 1 };
    });
    // What the row shows is where the page goes: let go only then.
    await expect(target).toHaveAttribute('data-drop', 'before');
    await page.mouse.up();
    await expect(said(page)).toContainText('„Leitbild“ steht jetzt unter „Besuch“');
    const between = async () => {
      const order = await titles(page);
      return order.indexOf('Hausordnung') - order.indexOf('Leitbild');
    };
    await expect.poll(between).toBe(1);
    const moved = await request.get('/de/ueber-uns/leitbild', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/de/besuch/leitbild']);
  });
});

test('a page that enters the menu waits for its publication, and nothing of the screen is a barrier', async ({
  page,
}) => {
  const inMenu = row(page, 'Hausordnung').getByRole('button', { name: 'Im Menü: Hausordnung' });
  await inMenu.click();
  await expect(said(page)).toContainText('sobald die Seite veröffentlicht ist');
  await expect(inMenu).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, 'Hausordnung')).toContainText('der Entwurf ist neuer');
  await expect(page.getByRole('complementary').getByText('Hausordnung')).toHaveCount(0);
  await row(page, 'Hausordnung').getByRole('button', { name: 'Name im Menü und Platz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hausordnung' });
  await loadAxe(page);
  for (const width of [390, 820, 1440]) expect(await findingsAt(page, width)).toEqual([]);
  await dialog.getByLabel('Name im Menü, Deutsch').fill('Regeln');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await dialog.getByRole('button', { name: 'Namen speichern' }).click();
  await expect(dialog).toBeHidden();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await untilAlive(page);
  await row(page, 'Hausordnung').getByRole('button', { name: 'Name im Menü und Platz' }).click();
  await expect(dialog.getByLabel('Name im Menü, Deutsch')).toHaveValue('Regeln');
  await page.keyboard.press('Escape');
  await inMenu.click();
  await expect(inMenu).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('arrows and switches are buttons of a form', async ({ page }) => {
    await row(page, 'Datenschutz').getByRole('button', { name: 'Datenschutz: nach oben' }).click();
    await expect(said(page)).toContainText('„Datenschutz“ steht jetzt ganz oben');
  });
});
