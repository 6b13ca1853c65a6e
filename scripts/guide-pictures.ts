import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Takes the pictures of the guide in the editor (app/editor/help) from a running site with the demo museum:
 * `node scripts/guide-pictures.ts --url http://localhost:3000 --email … --password …`. The page it writes in is not published.
 */
const { values } = parseArgs({
  options: { url: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
});
const { url = 'http://localhost:3000', email = '', password = '' } = values;
const folder = join(import.meta.dirname, '../app/editor/help/pictures');
const size = { width: 1200, height: 667 };
const shown = { width: 720, height: 400 };

const words = {
  de: {
    page: '/de/besuch/barrierefreiheit-vor-ort',
    login: ['E-Mail', 'Passwort', 'Anmelden'],
    ...{
      outline: 'Gliederung',
      history: /^Verlauf/,
      publish: 'Veröffentlichen',
      insert: 'Danach einfügen',
      find: 'seil',
    },
    paste:
      '<h2>Lange Nacht 2027</h2><p>Bis zwei Uhr ist das ganze Haus offen.</p><table><tr><td>Erwachsene</td><td>12 €</td></tr></table>',
  },
  en: {
    page: '/en/visit/access',
    login: ['E-mail', 'Password', 'Log in'],
    ...{ outline: 'Outline', history: /^History/, publish: 'Publish', insert: 'Insert after', find: 'rope' },
    paste:
      '<h2>Long Night 2027</h2><p>The whole house is open until two.</p><table><tr><td>Adults</td><td>12 €</td></tr></table>',
  },
} as const;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const locale of ['de', 'en'] as const) {
  const page = await (await browser.newContext({ viewport: size, locale })).newPage();
  await logIn(page, locale);
  await takeAll(page, locale);
}
await browser.close();

async function logIn(page: Page, locale: 'de' | 'en'): Promise<void> {
  const [mail, secret, button] = words[locale].login;
  await page.goto(`${url}/${locale}/login`);
  await page.getByLabel(mail).fill(email);
  await page.getByLabel(secret).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
}

async function takeAll(page: Page, locale: 'de' | 'en'): Promise<void> {
  const { page: path, outline, history, publish, insert, find, paste } = words[locale];
  await page.goto(`${url}${path}?edit`);
  await page.locator('[data-region=bar]').waitFor({ timeout: 60_000 });
  const text = page.locator('main [data-m] [data-f="content"] p').first();
  page.setDefaultTimeout(120_000);
  const take = (name: string) => picture(page, `${name}.${locale}`);
  await text.click({ clickCount: 3 });
  await page.mouse.move(600, 300);
  await take('text');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(find);
  await page.locator('[data-link-field] [role=option]').first().waitFor();
  await take('link');
  await page.keyboard.press('Escape');
  await atEnd(text, page);
  await page.evaluate(putHtml, paste);
  await page.locator('[data-region=decisions] button').first().waitFor();
  await take('paste');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: history }).click();
  await take('undo');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: outline, exact: true }).click();
  await take('arrange');
  await page.getByRole('button', { name: outline, exact: true }).click();
  await page.getByRole('button', { name: insert }).click();
  await take('insert');
  await page.goto(`${url}${path}?edit`);
  await page.getByRole('button', { name: publish, exact: true }).click();
  await page.locator('[data-publishing]').first().waitFor();
  await take('publish');
}

async function atEnd(text: Locator, page: Page): Promise<void> {
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
}

function putHtml(html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** When everything on the page has come to rest. */
async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(900);
  const taken = await page.screenshot({ animations: 'disabled' });
  await sharp(taken)
    .resize(shown)
    .webp({ quality: 50, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
