import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Locale, locales } from '../app/i18n/locale.ts';

/** In pixels: the window a picture is taken of, and how large the picture is stored. */
type Sizes = { window: { width: number; height: number }; stored: { width: number; height: number } };
type Take = (page: Page, locale: Locale, picture: (name: string) => Promise<void>) => Promise<void>;

const login = {
  de: { email: 'E-Mail', password: 'Passwort', submit: 'Anmelden' },
  en: { email: 'E-mail', password: 'Password', submit: 'Log in' },
};

/**
 * Takes pictures of a running site with the demo museum, in each language, as WebP named `{name}.{locale}`. The address of the
 * site and an account come from the command: `--url http://localhost:3000 --email … --password …`.
 */
export async function takePictures(folder: string, sizes: Sizes, take: Take): Promise<void> {
  for (const locale of locales) {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // The browser's own language is that of its fields for dates.
      args: ['--no-sandbox', `--lang=${locale === 'de' ? 'de-DE' : 'en-GB'}`],
    });
    const page = await logIn(browser, locale, sizes);
    await take(page, locale, async (name) => {
      // When everything on the page has come to rest.
      await page.waitForTimeout(900);
      const taken = await page.screenshot({ animations: 'disabled' });
      await sharp(taken)
        .resize(sizes.stored)
        .webp({ quality: 50, effort: 6 })
        .toFile(join(folder, `${name}.${locale}.webp`));
    });
    await browser.close();
  }
}

async function logIn(browser: Browser, locale: Locale, { window }: Sizes): Promise<Page> {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
  });
  const { url = 'http://localhost:3000', email = '', password = '' } = values;
  const page = await (await browser.newContext({ viewport: window, locale, baseURL: url })).newPage();
  await page.goto(`/${locale}/login`);
  await page.getByLabel(login[locale].email).fill(email);
  await page.getByLabel(login[locale].password).fill(password);
  await page.getByRole('button', { name: login[locale].submit, exact: true }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
  return page;
}
