import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { edit, enterParagraph, type FreshText, freshText, logIn, paragraph, saved } from '../support/page/editing.ts';
import { center, paste as putIn } from '../support/page/hand.ts';

let fresh: FreshText;

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  fresh = await freshText(page, site);
  await edit(page, site);
});

test('takes nothing dangerous from a pasted page', async ({ page }) => {
  await paste(page, {
    html: '<p onclick="alert(1)">Gut <a href="javascript:alert(1)">hier</a><script>alert(1)</script><iframe src="https://evil.example"></iframe><img src=x onerror=alert(1)></p>',
  });
  await expect(text(page)).toContainText('Gut hier');
  const html = await text(page).innerHTML();
  for (const part of ['onclick', 'javascript:', '<script', '<iframe', '<img', 'onerror'])
    expect(html).not.toContain(part);
});

test('makes lists of the lists of Word, with their levels, and drops its empty paragraphs', async ({ page }) => {
  const item = (level: number, sign: string, words: string, list = 'l0') =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  await paste(page, {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=DE><!--StartFragment--><p class=MsoNormal><b><span lang=DE>Programm</span></b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(1, '·', 'Seile schlagen')}${item(2, 'o', 'mit Hanf')}${item(1, '·', 'Taue teeren')}${item(1, '1.', '')}${item(1, '1.', 'Anmelden', 'l1')}<!--EndFragment--></body></html>`,
  });
  await expect(text(page).locator('ul > li')).toHaveCount(4);
  await expect(text(page).locator('ul ul > li')).toHaveText(['mit Hanf']);
  await expect(text(page).locator('ol > li')).toHaveText(['Anmelden']);
  await expect(text(page).locator('strong')).toHaveText('Programm');
  await expect(text(page)).not.toContainText('·');
  // Word says of every word in which language it checks its spelling; nobody is asked to keep that.
  await expect(text(page).locator('[lang]')).toHaveCount(0);
  await saved(page);
});

test('does not turn all of Google Docs bold, and keeps what was', async ({ page }) => {
  await paste(page, {
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400;font-style:normal">Die </span><span style="font-weight:700">Lange Bahn</span><span style="font-weight:400;font-style:italic"> ist offen.</span></p></b>',
  });
  await expect(text(page)).toContainText('Die Lange Bahn ist offen.');
  await expect(text(page).locator('strong')).toHaveText('Lange Bahn');
  await expect(text(page).locator('em')).toHaveText('ist offen.');
});

test('takes a mail from Outlook as paragraphs and its table row by row, and says so', async ({ page }) => {
  await paste(page, {
    html: '<div class=WordSection1><p class=MsoNormal><span style="font-family:Calibri">Liebe Kollegin,</span></p><table><tr><td>Montag</td><td>10 Uhr</td></tr><tr><td>Dienstag</td><td>11 Uhr</td></tr></table></div>',
  });
  await expect(text(page).locator('p', { hasText: /^Montag · 10 Uhr$/ })).toHaveCount(1);
  await expect(text(page).locator('p', { hasText: /^Dienstag · 11 Uhr$/ })).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Meldungen' })).toContainText('Tabelle');
});

test('makes modules of a pasted document when asked to with the keyboard, and one step brings the text back', async ({
  page,
  site,
}) => {
  const modules = page.locator(`[data-m="${fresh.container}"] [data-m]`);
  await paste(page, {
    html: `<h3>Anfahrt</h3><p>Mit "Zug" und <a href="${site.url}/en/visit#bus">Bus</a>.</p><table><tr><td>Montag</td><td>10 Uhr</td></tr></table>`,
  });
  // In the text the link has become a reference, which is rendered in the language of the page.
  await expect(text(page).locator('a')).toHaveAttribute('href', '/de/besuch#bus');
  await expect(text(page)).toContainText('Mit „Zug“ und Bus.');
  await expect(page.getByRole('region', { name: 'Aus dem Eingefügten' })).toContainText(
    'Überschriften: 1 · Tabellen: 1',
  );
  const take = page.getByRole('button', { name: 'Als Module einfügen' });
  await page.keyboard.press('F6');
  await expect(take).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modules).toHaveCount(5);
  await expect(page.locator('main h3', { hasText: 'Anfahrt' }).last()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(modules).toHaveCount(2);
  await expect(text(page)).toContainText('Montag · 10 Uhr');
  // The list of steps leads back to before the paste.
  await page.getByRole('button', { name: /^Verlauf/ }).click();
  await page.getByRole('menuitem').nth(2).press('Enter');
  await expect(text(page)).not.toContainText('Montag');
});

test('links what is selected by Ctrl+K, and changes target and window with the caret in it', async ({ page }) => {
  await paragraph(page, fresh).click({ clickCount: 3 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('anfahrt');
  const link = page.getByRole('dialog', { name: 'Link' });
  await expect(link.getByRole('option').first()).toContainText('Anfahrt');
  await page.keyboard.press('Enter');
  await expect(link.locator('[data-link-target]')).toContainText('Anfahrt');
  await link.getByLabel('In neuem Fenster öffnen').check();
  await expect(text(page).locator('a')).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(text(page).locator('a')).toHaveText(fresh.sentence);
  await page.keyboard.press('Control+k');
  await link.getByRole('button', { name: 'Entfernen' }).click();
  await expect(text(page).locator('a')).toHaveCount(0);
});

test('mends the lines of a PDF', async ({ page }) => {
  await paste(page, {
    plain:
      'Die Lange Bahn misst 312 Meter und war die längste ih-\nrer Art an der Küste. Hier wurden Taue geschlagen, die\nSchiffe hielten.',
  });
  await expect(text(page)).toContainText(
    'die längste ihrer Art an der Küste. Hier wurden Taue geschlagen, die Schiffe hielten.',
  );
});

test('writes German quotation marks, and Ctrl+Z brings the typed one back', async ({ page }) => {
  await enterParagraph(page, fresh);
  await page.keyboard.type(' Er rief: "Los"');
  await expect(text(page)).toContainText('Er rief: „Los“');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toContainText('Er rief: „Los"');
});

test('has keys for the soft hyphen and the space that does not break', async ({ page }) => {
  await enterParagraph(page, fresh);
  await page.keyboard.type(' z.');
  await page.keyboard.press('Control+Shift+Space');
  await page.keyboard.type('B. Reep');
  await page.keyboard.press('Control+Shift+_');
  await page.keyboard.type('schläger');
  await saved(page);
  await page.keyboard.press('Escape');
  expect(await text(page).textContent()).toContain('z.\u00a0B. Reep\u00adschläger');
});

test('formats with exactly the documented tools, and marks the language of a part', async ({ page }) => {
  await paragraph(page, fresh).click({ clickCount: 3 });
  const tools = page.getByRole('toolbar', { name: 'Text gestalten' });
  expect(
    await tools.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  ).toEqual([
    'Fett',
    'Kursiv',
    'Link',
    'Liste',
    'Nummerierte Liste',
    'Linksbündig',
    'Zentriert',
    'Rechtsbündig',
    'Rückgängig',
    'Wiederholen',
  ]);
  for (const name of ['Fett', 'Kursiv', 'Zentriert', 'Nummerierte Liste'])
    await tools.getByRole('button', { name, exact: true }).click();
  await tools.getByLabel('Sprache').selectOption('nds');
  await page.keyboard.press('Escape');
  await expect(text(page).locator('ol > li > p[data-align=center]')).toHaveText(fresh.sentence);
  await expect(text(page).locator('span[lang=nds]')).toHaveText(fresh.sentence);
  await expect(text(page).locator('strong em, em strong')).toHaveText(fresh.sentence);
});

test('offers the modules at a slash in an empty text, and the chosen one takes its place', async ({ page }) => {
  await enterParagraph(page, fresh);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('/');
  const dialog = page.getByRole('dialog', { name: 'Modul einfügen' });
  await dialog.getByRole('combobox').fill('zitat');
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-m="${fresh.text}"]`)).toHaveCount(0);
  await expect(page.locator(`[data-m="${fresh.container}"] [data-m]`)).toHaveCount(2);
});

test('offers the modules at a slash in the empty paragraph a text ends with, and the chosen one stands below it', async ({
  page,
}) => {
  await enterParagraph(page, fresh);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' und/oder');
  await expect(text(page)).toContainText('und/oder');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  const dialog = page.getByRole('dialog', { name: 'Modul einfügen' });
  await dialog.getByRole('combobox').fill('zitat');
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-m="${fresh.text}"] p`)).toHaveCount(1);
  await expect(page.locator(`[data-m="${fresh.container}"] [data-m]`)).toHaveCount(3);
});

test('puts the caret where one clicks, and nothing on the page moves', async ({ page }) => {
  const before = await boxes(page);
  const target = page.locator('main [data-m] p[data-f], main [data-m] h2[data-f]');
  for (let at = 0; at < Math.min(6, await target.count()); at += 1) {
    const one = target.nth(at);
    if (!(await one.textContent())) continue;
    await one.click();
    expect(await boxes(page)).toEqual(before);
    await page.keyboard.press('Escape');
  }
  expect(await boxes(page)).toEqual(before);
});

test('a text that was pressed is entered, also when the page moves away before the hand lets go', async ({ page }) => {
  const pressed = paragraph(page, fresh);
  await pressed.scrollIntoViewIfNeeded();
  const { x, y } = await center(pressed);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.getByRole('main').evaluate(({ style }) => {
    style.transform = 'translateY(-12rem)';
  });
  await page.mouse.up();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Angefügt.');
  await expect(text(page)).toContainText(`${fresh.sentence} Angefügt.`);
});

function text(page: Page) {
  return page.locator(`[data-m="${fresh.text}"]`);
}

async function paste(page: Page, data: { html?: string; plain?: string }) {
  await enterParagraph(page, fresh);
  await page.keyboard.press('Enter');
  await putIn(page, data);
}

async function boxes(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      if (one.closest('.ProseMirror *') || width === 0 || height === 0) return [];
      return [[x, y + scrollY, width, height].map((value) => Math.round(value * 10) / 10).join(' ')];
    }),
  );
}
