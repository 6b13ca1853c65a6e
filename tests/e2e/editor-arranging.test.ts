import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { draftOf, edit, type FreshText, freshText, logIn, paragraph, saved } from '../support/page/editing.ts';
import { center, drag, dropOn, handle } from '../support/page/hand.ts';

let fresh: FreshText;

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  fresh = await freshText(page, site);
  await edit(page, site);
});

test('drags a module by its handle into the empty column, and Ctrl+Z brings it back', async ({ page, site }) => {
  await select(page);
  await drag(page, module(page, fresh.container).locator('[data-column="1"]'));
  await expect(column(page, 1).locator('[data-m]')).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Meldungen' })).toContainText('Spalte 2, Position 1 von 1');
  await saved(page);
  expect((await nodeOf(page, site)).column_index).toBe(1);
  await page.keyboard.press('Control+z');
  await expect(column(page, 1).locator('[data-m]')).toHaveCount(0);
  await saved(page);
  expect((await nodeOf(page, site)).column_index).toBe(0);
});

test('lets nothing happen when a drag ends with Escape or outside the page', async ({ page }) => {
  await select(page);
  const from = await center(handle(page));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 40, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(column(page, 0).locator('[data-m]')).toHaveCount(2);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
});

test('moves with the keyboard alone: on into the next column, and anywhere by three choices', async ({
  page,
  site,
}) => {
  await select(page);
  await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await expect(column(page, 1).locator('[data-m]')).toHaveCount(1);
  await page.keyboard.press('Control+m');
  const dialog = page.getByRole('dialog', { name: 'Überschrift: Verschieben nach …' });
  await dialog.getByLabel('Spalte').selectOption({ label: 'Spalte 1' });
  await dialog.getByLabel('Position').selectOption({ label: 'nach 1. Text' });
  await dialog.getByRole('button', { name: 'Verschieben' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(column(page, 0).locator('[data-m]').nth(1)).toHaveAttribute('data-m', fresh.headline);
  await expect(page.getByRole('status', { name: 'Meldungen' })).toContainText('Spalte 1, Position 2 von 2');
  await saved(page);
  expect((await nodeOf(page, site)).column_index).toBe(0);
});

test('copies a module and pastes it on another page', async ({ page, site }) => {
  await select(page);
  await page.keyboard.press('Control+c');
  await expect(page.getByRole('status', { name: 'Meldungen' })).toHaveText('Überschrift kopiert');
  const other = await page.context().newPage();
  await edit(other, site, '/de/besuch/anfahrt');
  await other
    .locator('main [data-column] > [data-m]')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await other.keyboard.press('Escape');
  await other.keyboard.press('Control+v');
  await expect(other.getByRole('heading', { name: fresh.title })).toBeVisible();
  await saved(other);
  const { nodes } = await draftOf(other, site, '/de/besuch/anfahrt');
  expect(JSON.stringify(nodes)).toContain(fresh.title);
  await other.close();
});

test('turns a dropped address into its module and a dropped picture into an image', async ({ page, site }) => {
  await dropOn(column(page, 1), { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
  await expect(column(page, 1).locator('[data-m]')).toHaveCount(1);
  await dropOn(column(page, 1), { file: 'seil.png' });
  await expect(column(page, 1).locator('[data-m]')).toHaveCount(2, { timeout: 15_000 });
  await saved(page);
  const { nodes } = await draftOf(page, site);
  const models = nodes
    .filter((node) => (node as { parent_id?: string }).parent_id === fresh.container)
    .map(({ model }) => model);
  expect(models).toEqual(expect.arrayContaining(['video', 'image']));
});

test('offers the empty fields of the selected module, and writes in the one chosen', async ({ page }) => {
  await select(page);
  await page.locator('[data-editor-overlay]').getByRole('button', { name: '+ Dachzeile' }).click();
  await page.keyboard.type('Neu im Haus');
  await page.keyboard.press('Escape');
  await expect(module(page, fresh.headline)).toContainText('Neu im Haus');
});

test('shows an insert line between two modules, puts the new one there, and loses no letter typed before it is rendered', async ({
  page,
}) => {
  await module(page, fresh.text).hover({ position: { x: 80, y: 3 } });
  const offer = page.locator('[data-editor-overlay]').getByRole('button', { name: 'Modul einfügen' });
  await offer.click();
  const dialog = page.getByRole('dialog', { name: 'Modul einfügen' });
  await dialog.getByRole('combobox').fill('zitat');
  await expect(dialog.getByRole('option')).toHaveText(['Zitat']);
  const renderAgain = await holdPictures(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ein Seil mit ');
  // As an accent comes that takes two keys.
  await page.keyboard.insertText('é');
  await page.keyboard.type('lan und ');
  await renderAgain();
  await expect(column(page, 0).locator('> [data-m]')).toHaveCount(3);
  await page.keyboard.type('Versprechen.');
  await expect(column(page, 0).locator('> [data-m]').nth(1)).toContainText('Ein Seil mit élan und Versprechen.');
});

test('never lays the text tools over the line one writes', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 700 },
    { width: 768, height: 600 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await paragraph(page, fresh).click();
    const tools = await page.getByRole('toolbar', { name: 'Text gestalten' }).boundingBox();
    const text = await paragraph(page, fresh).boundingBox();
    if (!tools || !text) throw new Error('The text tools are missing.');
    expect(
      tools.y >= text.y + text.height || tools.y + tools.height <= text.y,
      JSON.stringify({ size, tools, text }),
    ).toBe(true);
    expect(tools.x).toBeGreaterThanOrEqual(0);
    expect(tools.x + tools.width).toBeLessThanOrEqual(size.width);
    await page.keyboard.press('Escape');
  }
});

/** As on a computer that has no time for the next picture, until told otherwise. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { requestAnimationFrame } = window;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (render) => waiting.push(render);
    Object.assign(window, {
      renderAgain() {
        window.requestAnimationFrame = requestAnimationFrame;
        for (const render of waiting) requestAnimationFrame(render);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { renderAgain(): void }).renderAgain());
}

function module(page: Page, id: string) {
  return page.locator(`[data-m="${id}"]`);
}

function column(page: Page, index: number) {
  return module(page, fresh.container).locator(`[data-column="${index}"]`);
}

/** The headline as a module, not its words. */
async function select(page: Page) {
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('Escape');
}

async function nodeOf(page: Page, site: Parameters<typeof draftOf>[1]) {
  const { nodes } = await draftOf(page, site);
  const node = nodes.find(({ id }) => id === fresh.headline);
  if (!node) throw new Error('The headline is not in the draft.');
  return node as typeof node & { column_index: number };
}
