import type { Page } from '@playwright/test';
import editorDe from '../../app/i18n/messages/editor.de.json' with { type: 'json' };
import editorEn from '../../app/i18n/messages/editor.en.json' with { type: 'json' };
import guideDe from '../../app/i18n/messages/guide.de.json' with { type: 'json' };
import guideEn from '../../app/i18n/messages/guide.en.json' with { type: 'json' };
import panelsDe from '../../app/i18n/messages/panels.de.json' with { type: 'json' };
import panelsEn from '../../app/i18n/messages/panels.en.json' with { type: 'json' };
import toolsDe from '../../app/i18n/messages/tools.de.json' with { type: 'json' };
import toolsEn from '../../app/i18n/messages/tools.en.json' with { type: 'json' };
import { expect, test } from '../support/browser.ts';
import { edit, freshPage, logIn } from '../support/page/editing.ts';
import { barriers } from '../support/page/editor-barriers.ts';
import { paste } from '../support/page/hand.ts';
import { loadAxe } from '../support/page/inspected-page.ts';

const words = {
  de: { ...editorDe, ...panelsDe, ...toolsDe, ...guideDe },
  en: { ...editorEn, ...panelsEn, ...toolsEn, ...guideEn },
};
type Words = (typeof words)['de'];

const pasted = '<h2>Lange Nacht</h2><table><tr><td>Kinder</td><td>frei</td></tr></table>';

/** Every instrument of the editor, and how a person opens it. Each is looked at and left by Escape. */
const instruments: [name: string, open: (page: Page, m: Words) => Promise<void>][] = [
  ['the bar', async () => {}],
  ['the menu of the page', (page) => page.locator('[data-region=bar] [aria-haspopup=menu]').first().click()],
  ['the settings', (page, m) => fromMenu(page, m.editor_values_page)],
  ['the bin', (page, m) => fromMenu(page, m.editor_bin)],
  ['a new page', (page, m) => fromMenu(page, m.editor_new_page)],
  [
    'the help with its guide',
    async (page, m) => {
      await fromMenu(page, m.panels_help_title);
      await page.getByText(m.guide_title, { exact: true }).click();
      await page.locator('[aria-labelledby^=ed-chapter]').first().waitFor();
    },
  ],
  [
    'the tools of a text, its link and the question about a paste',
    async (page) => {
      const text = page.locator('main [data-m] [data-f="content"] p').first();
      await text.click();
      await expect(page.locator('main [contenteditable="true"]')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+End');
      await paste(page, { html: pasted });
      await page.locator('[data-region=decisions] button').first().waitFor();
      await text.click({ clickCount: 3 });
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('be');
      await page.locator('[data-link-field] [role=option]').first().waitFor();
    },
  ],
  ['the steps one has done', (page, m) => page.getByRole('button', { name: `${m.tools_timeline}:` }).click()],
  [
    'the place of a module',
    async (page) => {
      await page.locator('main [data-m] [data-f="content"] p').first().click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+m');
      await page.getByRole('dialog').waitFor();
    },
  ],
  ['the choice of modules', (page, m) => page.getByRole('button', { name: m.editor_insert_after }).click()],
  [
    'the form of a module',
    async (page) => {
      await page.keyboard.press('F2');
      await page.locator('[data-region=inspector]').waitFor();
    },
  ],
  [
    'the words of both languages beside each other, on a phone',
    async (page, m) => {
      await page.locator('main [data-m] [data-f="content"] p').first().click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: m.panels_pairs, exact: true }).click();
      await page.setViewportSize({ width: 360, height: 800 });
      await page.locator('[data-pairs] [contenteditable]').nth(1).waitFor();
    },
  ],
  [
    'a section, its menu and its backups',
    async (page, m) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.getByRole('button', { name: m.panels_pairs, exact: true }).click();
      // Escape leads from a text to its module, and from there to what it stands in.
      const section = page.getByRole('button', { name: `${m.tools_section_menu}:` });
      await expect(async () => {
        await page.locator('main [data-m] [data-f="content"] p').first().click({ timeout: 2000 });
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(section).toBeVisible({ timeout: 2000 });
      }).toPass();
      await section.click();
      await page.getByRole('menuitem', { name: m.tools_backup_keep_open }).click();
    },
  ],
  ['the outline', (page, m) => page.getByRole('button', { name: m.editor_outline, exact: true }).click()],
  ['the versions', (page, m) => page.getByRole('button', { name: m.editor_versions, exact: true }).click()],
  [
    'what stands before publishing',
    async (page, m) => {
      await page.getByRole('button', { name: m.editor_publish, exact: true }).click();
      await page.locator('[data-publishing]').first().waitFor();
    },
  ],
];

test('axe finds nothing in any instrument of the editor, in both languages', async ({ page, site }) => {
  test.setTimeout(120_000);
  await logIn(page, site);
  const { path, english } = await freshPage(page, site);
  for (const [m, address] of [
    [words.de, path],
    [words.en, english],
  ] as const) {
    await edit(page, site, address);
    await loadAxe(page);
    for (const [name, open] of instruments) {
      await open(page, m);
      expect.soft(await barriers(page), `${name} on ${address}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

async function fromMenu(page: Page, item: string): Promise<void> {
  // A menu that Escape has closed may still be seen on a busy machine.
  await expect(async () => {
    if (!(await page.getByRole('menu').isVisible()))
      await page.locator('[data-region=bar] [aria-haspopup=menu]').first().click();
    await page.getByRole('menuitem', { name: item, exact: true }).click({ timeout: 2000 });
  }).toPass();
  // Looked at before it stands there, it would be found free of barriers, and the Escape that leaves it would be lost.
  await page.locator('dialog[open]').first().waitFor();
}
