import { expect, test } from '../support/browser.ts';
import {
  anotherComputer,
  edit,
  type FreshPage,
  freshPage,
  kill,
  logIn,
  saved,
  savedText,
} from '../support/page/editing.ts';

/**
 * The other five of the twelve moments (docs/behaviour/editor.md#twelve-moments): what was done can be taken back, and
 * nothing else goes with it.
 */
let fresh: FreshPage;

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  fresh = await freshPage(page, site);
  await edit(page, site, fresh.path);
});

// Moment 11, somebody's half-finished work going public, is the server's to prevent: app/collections/page/unseen-work.db.test.ts.

test('moment 8: on a German keyboard Ctrl+Z takes back and Ctrl+Y does again, step by step and named', async ({
  page,
  site,
}) => {
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('End');
  // One word at once: how letters become one step is the timeline's own test, and a busy machine pauses between them.
  await page.keyboard.insertText(' acht');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: `${fresh.title} acht` })).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('heading', { name: `${fresh.title} acht` })).toHaveCount(2);
  // The key that says z lies where Y lies elsewhere.
  const press = (key: string, code: string) =>
    page.evaluate((init) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)), {
      key,
      code,
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
  await press('z', 'KeyY');
  await expect(page.getByRole('heading', { name: `${fresh.title} acht` })).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Meldungen' })).toHaveText(
    /^Rückgängig: Überschrift duplizieren · Überschrift: Titel .+, Bereich \d+ › Spalte 1$/,
  );
  await press('z', 'KeyY');
  await expect(page.getByRole('heading', { name: fresh.title, exact: true })).toHaveCount(1);
  await press('y', 'KeyZ');
  await press('y', 'KeyZ');
  await expect(page.getByRole('heading', { name: `${fresh.title} acht` })).toHaveCount(2);
  await saved(page);
  expect((await savedText(page, site, fresh.path)).match(new RegExp(`${fresh.title} acht`, 'g'))).toHaveLength(2);
});

test('moment 8: the way back outlives saving, reloading, the other language and a killed tab', async ({
  page,
  site,
}) => {
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' leben');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: `${fresh.title} leben` })).toHaveCount(0);
  await saved(page);
  await page.goto(`${fresh.english}?edit`);
  await kill(page);
  const next = await page.context().newPage();
  await edit(next, site, fresh.path);
  await expect(next.getByRole('heading', { name: `${fresh.title} leben` })).toHaveCount(0);
  await next.locator('body').press('Control+z');
  await expect(next.getByRole('heading', { name: `${fresh.title} leben` })).toBeVisible();
  await next.locator('body').press('Control+z');
  await expect(next.getByRole('heading', { name: fresh.title, exact: true })).toBeVisible();
  await saved(next);
  expect(await savedText(next, site, fresh.path)).not.toContain(`${fresh.title} leben`);
});

test('moment 8: a step is not taken back over what a colleague wrote since', async ({ page, site }) => {
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' kommen');
  await saved(page);
  const colleague = await anotherComputer(page, site);
  await edit(colleague.page, site, fresh.path);
  await colleague.page.getByRole('heading', { name: `${fresh.title} kommen` }).click();
  await colleague.page.keyboard.press('ControlOrMeta+A');
  await colleague.page.keyboard.type(`Neu ${fresh.title}`);
  await saved(colleague.page);
  await edit(page, site, fresh.path);
  await page.locator('body').press('Control+z');
  await expect(page.getByRole('status', { name: 'Meldungen' })).toContainText('Nicht rückgängig gemacht');
  await expect(page.getByRole('heading', { name: `Neu ${fresh.title}` })).toBeVisible();
  await colleague.context.close();
});

test('moment 9: Backspace deletes no module, and a deleted one comes back whole', async ({ page, site }) => {
  const before = await page.locator('main [data-m]').count();
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await expect(page.locator('main [data-m]')).toHaveCount(before);
  await page.keyboard.press('Delete');
  await expect(page.locator('main [data-m]')).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).last().click();
  await expect(page.locator('main [data-m]')).toHaveCount(before);
  await saved(page);
  expect(await savedText(page, site, fresh.path)).toContain(fresh.title);

  // Later, when nothing is left to be taken back: from the list of 30 days.
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await saved(page);
  await page.getByRole('button', { name: /^Seite: / }).click();
  await page.getByRole('menuitem', { name: 'Gelöschte Module' }).click();
  await page
    .getByRole('button', { name: `Überschrift: ${fresh.title}` })
    .first()
    .click();
  await expect(page.locator('main [data-m]')).toHaveCount(before);
  await saved(page);
  expect(await savedText(page, site, fresh.path)).toContain(fresh.title);
});

test('moment 10: moving, duplicating, hiding and taking back in German leave every English letter', async ({
  page,
  site,
}) => {
  const english = async () => {
    await page.goto(`${fresh.english}?edit`);
    await expect(page.locator('[data-region=bar]')).toBeVisible();
    return page.getByRole('main').textContent();
  };
  const before = await english();
  await edit(page, site, fresh.path);
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await saved(page);
  for (let step = 0; step < 2; step += 1) await page.locator('body').press('Control+z');
  await saved(page);
  expect(await english()).toBe(before);
});

test('moment 12: every column layout after every other keeps all modules, and back is as before', async ({
  page,
  site,
}) => {
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  const layout = page.getByLabel('Spalten', { exact: true });
  const text = await page.getByRole('main').textContent();
  const names = await layout.locator('option').allTextContents();
  for (const name of names) await layout.selectOption(name);
  for (const _ of names)
    await page
      .locator('[data-region=bar]')
      .getByRole('button', { name: /Spalten ändern|Rückgängig/ })
      .first()
      .click();
  await expect.poll(() => page.getByRole('main').textContent()).toBe(text);
  await saved(page);
  await page.reload();
  await expect.poll(() => page.getByRole('main').textContent()).toBe(text);
  expect(await savedText(page, site, fresh.path)).toContain(fresh.title);
});
