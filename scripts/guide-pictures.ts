import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../app/i18n/locale.ts';
import { takePictures } from './screen-pictures.ts';

/**
 * Takes the pictures of the guide in the editor (app/editor/help) from a running site with the demo museum; the page it writes
 * in is not published. Its options are those of `screen-pictures.ts`.
 */
const folder = join(import.meta.dirname, '../app/editor/help/pictures');
const sizes = { window: { width: 1200, height: 667 }, stored: { width: 720, height: 400 } };

const words = {
  de: {
    page: '/de/besuch/barrierefreiheit-vor-ort',
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
    ...{ outline: 'Outline', history: /^History/, publish: 'Publish', insert: 'Insert after', find: 'rope' },
    paste:
      '<h2>Long Night 2027</h2><p>The whole house is open until two.</p><table><tr><td>Adults</td><td>12 €</td></tr></table>',
  },
} as const;

await takePictures(folder, sizes, takeAll);

async function takeAll(page: Page, locale: Locale, take: (name: string) => Promise<void>): Promise<void> {
  const { page: path, outline, history, publish, insert, find, paste } = words[locale];
  await page.goto(`${path}?edit`);
  await page.locator('[data-region=bar]').waitFor({ timeout: 60_000 });
  const text = page.locator('main [data-m] [data-f="content"] p').first();
  page.setDefaultTimeout(120_000);
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
  await page.goto(`${path}?edit`);
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
