import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { edit, freshText, logIn } from '../support/page/editing.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test('the outline finds a module by its words, walks with arrow keys and leads to it', async ({ page, site }) => {
  const fresh = await freshText(page, site);
  await edit(page, site);
  const tree = await openOutline(page);
  await page.getByRole('searchbox', { name: 'Module suchen' }).fill(fresh.title);
  await expect(tree.getByRole('treeitem')).toHaveCount(2);
  await tree.getByRole('treeitem').first().focus();
  await expect(tree.getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const found = tree.getByRole('treeitem', { name: fresh.title });
  await expect(found).toBeFocused();
  await expect(found).toHaveAttribute('aria-level', '2');
  await expect(found).toHaveAccessibleName(/Deutsch: Entwurf\s+Englisch: Entwurf$/);
  await page.keyboard.press('Enter');
  await expect(found).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: fresh.title })).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem').first()).toBeFocused();
});

test('the module one is at comes into view in the outline, and Ctrl with a click takes it along', async ({
  page,
  site,
}) => {
  const fresh = await freshText(page, site);
  await edit(page, site);
  await page.getByRole('heading', { name: fresh.title }).click();
  const tree = await openOutline(page);
  const title = tree.getByRole('treeitem', { name: fresh.title });
  await expect(title).toBeInViewport({ ratio: 1 });
  await tree.getByRole('treeitem', { name: fresh.sentence }).click({ modifiers: ['ControlOrMeta'] });
  await expect(page.getByRole('group', { name: '2 gewählt' })).toBeVisible();
  await expect(title).toHaveAttribute('aria-selected', 'true');
});

test('several modules are hidden in one step, and one undo shows them again', async ({ page, site }) => {
  const fresh = await freshText(page, site);
  await edit(page, site);
  const tree = await openOutline(page);
  await tree.getByRole('treeitem', { name: fresh.title }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const group = page.getByRole('group', { name: '2 gewählt' });
  await group.getByRole('button', { name: 'Verbergen' }).click();
  await expect(page.getByRole('status', { name: 'Meldungen' })).toHaveText('2 Module verborgen');
  await expect(page.locator(`[data-m="${fresh.headline}"]`)).toHaveAttribute('data-hidden', '');
  await page.getByRole('combobox', { name: 'Nur zeigen' }).selectOption('hidden');
  await expect(tree.getByRole('treeitem', { name: fresh.title })).toContainText('verborgen');
  await page.getByRole('button', { name: /^Rückgängig: 2 Module verborgen/ }).click();
  await expect(page.locator(`[data-m="${fresh.headline}"]`)).not.toHaveAttribute('data-hidden', '');
  await expect(tree.getByRole('treeitem', { name: fresh.title })).toHaveCount(0);
});

test('a question mark shows the keys, and Escape gives the focus back', async ({ page, site }) => {
  await edit(page, site);
  const menu = page.getByRole('button', { name: /^Seite: / });
  await menu.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Hilfe und Tasten' });
  await expect(help.getByText('Verschieben nach …')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(menu).toBeFocused();
});

async function openOutline(page: Page) {
  await page.getByRole('button', { name: 'Gliederung' }).click();
  return page.getByRole('tree', { name: 'Gliederung' });
}
