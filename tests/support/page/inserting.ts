import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The form of the selected module, in German. */
export function form(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Eigenschaften' });
}

/** Takes the one module of that name in the list that is open, found by its name or by another word for it. */
export async function choose(page: Page, name: string, word = name) {
  const models = page.getByRole('dialog', { name: 'Modul einfügen' });
  await models.getByRole('combobox').fill(word);
  await expect(models.getByRole('option').first()).toHaveText(name);
  await models.getByRole('combobox').press('Enter');
}

/** After the selected module. */
export async function insert(page: Page, name: string, word = name) {
  await page.getByRole('button', { name: 'Danach einfügen' }).click();
  await choose(page, name, word);
}

/** A module that holds a list, after the selected one; answers its first item, open. */
export async function insertList(page: Page, name: string): Promise<Locator> {
  await insert(page, name);
  await expect(form(page).getByRole('heading', { name })).toBeVisible();
  await form(page)
    .getByRole('button', { name: /^Eintrag hinzufügen/ })
    .click();
  return form(page).locator('[data-list-item][open]');
}
