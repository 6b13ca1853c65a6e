import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { edit, type FreshPage, freshPage, logIn, paragraph, saved, savedText } from '../support/page/editing.ts';
import { form, insert } from '../support/page/inserting.ts';

/** A letter typed while the editor is open is in the page or in a field, or was a command that showed what it did. */
let fresh: FreshPage;

const sentence = 'Museum, man möchte mehr mit Muße.';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  fresh = await freshPage(page, site);
  await edit(page, site, fresh.path);
});

for (const width of [1440, 1024, 820, 390]) {
  test(`a sentence typed after an insertion stands in the new module, also beside an open form (${width} px)`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await select(page, fresh.text);
    await insert(page, 'Video');
    await expect(form(page).getByRole('heading', { name: 'Video' })).toBeVisible();
    await select(page, fresh.headline);
    await expect(form(page).getByRole('heading', { name: 'Überschrift' })).toBeVisible();
    await insert(page, 'Text');
    await page.keyboard.type(sentence);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await saved(page);
    expect(await savedText(page, site, fresh.path)).toContain(sentence);
  });
}

test('a sentence typed on a chosen module goes into its words, one typed on a container into the first in it', async ({
  page,
}) => {
  await select(page, fresh.text);
  await page.keyboard.type(sentence);
  await expect(module(page, fresh.text)).toHaveText(fresh.sentence + sentence);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.type('Mehr.');
  await expect(module(page, fresh.headline)).toHaveText(`${fresh.title}Mehr.`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in an empty headline the words go into the headline, whether it is clicked or entered by key', async ({
  page,
  site,
}) => {
  await select(page, fresh.text);
  await insert(page, 'Überschrift');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lange Nacht');
  await saved(page);
  expect(await savedText(page, site, fresh.path)).toContain('Lange Nacht');
  await expect(page.getByRole('main').locator('h2[data-f=content]', { hasText: 'Lange Nacht' })).toBeVisible();
});

test('Tab goes from text to text and back, and Enter behind a headline begins a text', async ({ page }) => {
  await page.getByRole('main').getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.type(' Weiter.');
  await expect(paragraph(page, fresh)).toContainText('Weiter.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(sentence);
  const modules = page.locator(`[data-m="${fresh.container}"] [data-m]`);
  await expect(modules).toHaveCount(3);
  await expect(modules.nth(1)).toHaveText(sentence);
});

function module(page: Page, id: string) {
  return page.locator(`[data-m="${id}"]`);
}

/** Chooses a module without leaving the caret in it. */
async function select(page: Page, id: string) {
  await module(page, id).locator('[data-f=content]').click();
  await page.keyboard.press('Escape');
}
