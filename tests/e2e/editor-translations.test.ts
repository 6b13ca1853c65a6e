import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import {
  addText,
  edit,
  enterParagraph,
  freshPage,
  freshText,
  logIn,
  saved,
  savedText,
  toolbar,
} from '../support/page/editing.ts';

test('a translation whose source has changed says so with the words, until it is rewritten or the change was minor', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const fresh = await freshText(page, site);
  await edit(page, site);
  const outdated = await outdatedIn(page, 'EN');

  await enterParagraph(page, fresh);
  await page.keyboard.type(' Auch montags.');
  await page.keyboard.press('Escape');
  await saved(page);
  await expect.poll(() => outdatedIn(page, 'EN')).toBe(outdated + 1);
  expect(await outdatedIn(page, 'DE')).toBe(0);

  await test.step('in the other language the changed words stand at the field, and the outline leads there', async () => {
    await edit(page, site, '/en/visit');
    await page.getByRole('button', { name: 'Outline' }).click();
    await page
      .getByRole('navigation', { name: 'Outline' })
      .getByRole('treeitem', { name: new RegExp(`^Text.*${fresh.sentence}.*translation outdated`) })
      .click();
    await page.keyboard.press('F2');
    const note = page.getByRole('complementary', { name: 'Properties' }).getByRole('note');
    await expect(note).toContainText('German has changed since this was translated');
    await expect(note.locator('ins')).toContainText('Auch montags.');
  });

  await test.step('calling it a minor change takes the mark away', async () => {
    await page.getByRole('button', { name: 'The translation still fits' }).click();
    await expect(page.getByRole('complementary', { name: 'Properties' }).getByRole('note')).toHaveCount(0);
    await expect.poll(() => outdatedIn(page, 'EN')).toBe(outdated);
  });

  await test.step('both languages of the module stand beside each other, and each is written', async () => {
    const panel = page.getByRole('complementary', { name: 'Properties' });
    await panel.getByRole('button', { name: 'German | English' }).click();
    const side = (language: string) => panel.getByRole('textbox', { name: `Content (${language})` });
    await expect(side('DE')).toContainText('Auch montags.');
    await side('DE').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Ab zehn.');
    await expect(panel.getByRole('note').locator('ins')).toContainText('Ab zehn.');
    await side('EN').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' From ten.');
    await expect(page.getByRole('main').getByText(`${fresh.sentence} From ten.`)).toBeVisible();
    // The English was written after the German: it follows it again.
    await expect(panel.getByRole('note')).toHaveCount(0);
    await saved(page);
    const text = await savedText(page, site);
    expect(text).toContain(`${fresh.sentence} Auch montags. Ab zehn.`);
    expect(text).not.toContain('From ten.');
    // Taken back step by step, each in its language.
    await toolbar(page)
      .getByRole('button', { name: /^Undo: Change Content \(EN\)/ })
      .click();
    await expect(side('EN')).not.toContainText('From ten.');
    await toolbar(page)
      .getByRole('button', { name: /^Undo: Change Content \(DE\)/ })
      .click();
    await expect(side('DE')).not.toContainText('Ab zehn.');
    await expect(side('DE')).toContainText('Auch montags.');
    await saved(page);
  });
});

test('rewriting the translation makes it fit again, and does not call its source outdated', async ({ page, site }) => {
  await logIn(page, site);
  const fresh = await freshText(page, site);
  await edit(page, site);
  const outdated = await outdatedIn(page, 'EN');
  await enterParagraph(page, fresh);
  await page.keyboard.type(' Ganz neu.');
  await page.keyboard.press('Escape');
  await saved(page);
  await expect.poll(() => outdatedIn(page, 'EN')).toBe(outdated + 1);

  await edit(page, site, '/en/visit');
  await enterParagraph(page, fresh);
  await page.keyboard.type(' Brand new.');
  await page.keyboard.press('Escape');
  await saved(page);
  await expect.poll(() => outdatedIn(page, 'EN')).toBe(outdated);
  expect(await outdatedIn(page, 'DE')).toBe(0);
});

test('copied German is marked on the English page, in the outline and in the checks until it is touched or confirmed', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const fresh = await freshPage(page, site);
  const words = 'Nur auf Deutsch geschrieben.';
  const module = await addText(page, site, { parent: fresh.container, words, languages: ['de'] });
  await edit(page, site, fresh.english);
  await page.getByRole('button', { name: /^Page: / }).click();
  await page.getByRole('menuitem', { name: 'Begin the translation with the other text' }).click();
  const copied = page.locator(`[data-m="${module}"]`);
  await expect(copied).toHaveText(words);
  const mark = () => copied.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(mark).toBe('"Still in German"');
  const language = toolbar(page).getByRole('link', { name: /^EN: / });
  await expect(language).toHaveAccessibleName(/not translated yet: 1$/);

  await page.getByRole('button', { name: 'Outline' }).click();
  const row = page.getByRole('treeitem', { name: /^Text Nur auf Deutsch geschrieben\..*not translated/ });
  await expect(row).toBeVisible();
  await toolbar(page)
    .getByRole('button', { name: /^Checks, / })
    .click();
  const finding = page.getByRole('listitem').filter({ hasText: 'copied from the other language' });
  await expect(finding.getByRole('button', { name: 'Leave it, the text is valid here too' })).toBeVisible();
  await page.keyboard.press('Escape');

  await copied.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Written in German only.');
  await saved(page);
  await expect.poll(mark).toBe('none');
  await expect(language).not.toHaveAccessibleName(/not translated yet/);
  await expect(row).toHaveCount(0);
});

/** How many translations the status of a language in the bar calls outdated. */
async function outdatedIn(page: Page, language: 'DE' | 'EN'): Promise<number> {
  const link = toolbar(page).getByRole('link', { name: new RegExp(`^${language}: `) });
  const text = (await link.getAttribute('aria-label')) ?? '';
  return Number(/(?:veraltet|outdated): (\d+)/.exec(text)?.[1] ?? 0);
}
