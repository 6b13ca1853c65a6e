import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { addText, copyOf, draftOf, edit, logIn, publishBoth, saved } from '../support/page/editing.ts';

// Copies the page that other files write half-finished things on.
test.use({ ownMuseum: 'of publishing' });

/** A public page of its own: what is published here is nobody else's. */
let own: { path: string; english: string };

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  own = await copyOf(page, site, '/de/besuch');
  await publishBoth(page, site, own.path);
  await edit(page, site, own.path);
});

test('tells what is wrong before publishing, leads to it, and mends it with one click', async ({ page, site }) => {
  await changeLevel(page, 'Diese Woche', '5');
  await page.locator('#insp-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' morgen');
  await saved(page);
  const dialog = await openDialog(page);
  const finding = dialog.getByRole('listitem').filter({ hasText: 'Die Überschrift überspringt eine Ebene.' });
  await expect(finding).toBeVisible();
  await finding.getByRole('button', { name: 'Auf 2 setzen' }).click();
  await expect(finding).toHaveCount(0);
  await test.step('words that are true for one day are selected where they are written, or become a date', async () => {
    const words = page.getByRole('listitem').filter({ hasText: 'Dieses Wort stimmt nur einen Tag lang.' });
    await words.getByRole('button', { name: /^Ändern/ }).click();
    await expect(page.locator('#insp-content')).toBeFocused();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('morgen');
    await openDialog(page);
    await words.getByRole('button', { name: /schreiben$/ }).click();
    await expect(words).toHaveCount(0);
  });
  const draft = await draftOf(page, site, own.path);
  expect(JSON.stringify(draft)).not.toContain('"headline_level":5');
});

test('the venue’s own words are looked for as its settings say, and written with one press', async ({ page, site }) => {
  await page.goto('/de/office/settings');
  await page.getByLabel('Wörter auf Deutsch').fill('Zöglinge = Lernende\nSeilspringer*');
  await page.getByRole('spinbutton', { name: /^So viele Wörter darf ein Satz haben/ }).fill('12');
  await page.locator('form').filter({ hasText: 'Schreibweisen' }).getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Wörter auf Deutsch')).toHaveValue('Zöglinge = Lernende\nSeilspringer*');

  await edit(page, site, own.path);
  await page.locator('[data-m] [data-f=content]').filter({ hasText: 'Das Haus ist 312 Meter lang' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Für Zöglinge gibt es am Kopfhaus eine Bank, zwei Haken, drei Hüte und vier Seile.');
  await saved(page);
  const dialog = await openDialog(page);
  const word = dialog.getByRole('listitem').filter({ hasText: 'So schreibt das Haus nicht.' });
  await expect(word).toContainText('Zöglinge');
  const sentences = dialog.getByRole('listitem').filter({ hasText: 'Dieser Satz ist länger' });
  await expect(sentences.first()).toBeVisible();
  await word.getByRole('button', { name: '„Lernende“ schreiben' }).click();
  await expect(word).toHaveCount(0);
  await saved(page);
  expect(JSON.stringify(await draftOf(page, site, own.path))).toContain('Für Lernende gibt es am Kopfhaus');
});

test('what has one cause stands together with its places, and is mended in all of them with one press', async ({
  page,
  site,
}) => {
  const { nodes } = await draftOf(page, site, own.path);
  const parent = nodes.find(({ model }) => model === 'container')?.id ?? '';
  for (const words of ['Wir bauen morgen auf.', 'Die Treppe ist morgen frei.'])
    await addText(page, site, { parent, words, languages: ['de'] });
  await edit(page, site, own.path);
  const dialog = await openDialog(page);
  await test.step('one finding leads to the next, whichever was chosen first, and back to the list', async () => {
    await dialog
      .getByRole('button', { name: /^Ändern/ })
      .first()
      .click();
    const bar = page.getByRole('region', { name: 'Befunde' });
    const place = bar.getByRole('status').locator('b');
    const first = (await place.textContent()) ?? '';
    expect(first).toMatch(/^\d+ von \d+$/);
    await bar.getByRole('button', { name: 'Nächster' }).click();
    await expect(place).not.toHaveText(first);
    await bar.getByRole('button', { name: 'Voriger' }).click();
    await expect(place).toHaveText(first);
    await page.keyboard.press('F8');
    await expect(place).not.toHaveText(first);
    await bar.getByRole('button', { name: 'Zur Liste' }).click();
    await expect(dialog.getByRole('button', { name: 'Deutsch veröffentlichen', exact: true })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Nächster' })).toHaveCount(0);
  });
  const group = dialog.getByRole('listitem').filter({ hasText: 'Dieses Wort stimmt nur einen Tag lang.' });
  await expect(group).toContainText('an 2 Stellen');
  await expect(group.getByRole('listitem')).toHaveCount(2);
  await group.getByRole('button', { name: /^Alle 2 beheben/ }).click();
  await expect(group).toHaveCount(0);
  await saved(page);
  const mended = (await draftOf(page, site, own.path)).nodes;
  expect(mended.filter((node) => JSON.stringify(node).includes('morgen'))).toEqual([]);
});

test('leads from a missing description to the field where it is written', async ({ page }) => {
  await openSettings(page);
  const settings = page.getByRole('dialog', { name: 'Seiteneinstellungen' });
  await settings.getByLabel('Beschreibung für Suchmaschinen').fill('');
  await settings.getByRole('button', { name: 'Sichern' }).click();
  await expect(page.getByRole('status', { name: 'Meldungen' })).toContainText('Einstellungen gesichert');
  await page.keyboard.press('Escape');
  const dialog = await openDialog(page);
  const finding = dialog.getByRole('listitem').filter({ hasText: 'Beschreibung für Suchmaschinen' });
  await finding.getByRole('button', { name: /^Ergänzen/ }).click();
  const field = settings.getByLabel('Beschreibung für Suchmaschinen');
  await expect(field).toBeFocused();
  await field.fill('Wann wir öffnen und wie Sie zu uns kommen.');
  await expect(settings.getByRole('img', { name: 'Vorschau als Suchergebnis' })).toContainText('Wann wir öffnen');
  await settings.getByRole('button', { name: 'Sichern' }).click();
  await expect(settings.getByRole('button', { name: 'Sichern' })).toBeDisabled();
});

test('publishes one language, says so, and takes it back', async ({ page, request, site }) => {
  const before = await (await request.get(site.url + own.path)).text();
  const other = mainOf(await (await request.get(site.url + own.english)).text());
  await changeLevel(page, 'Diese Woche', '3');
  await saved(page);
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Geht mit hinaus')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deutsch veröffentlichen', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Meldungen' })).toHaveText('Deutsch ist veröffentlicht');
  await expect.poll(() => levelOf(request, site.url)).toBe('h3');
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByRole('status', { name: 'Meldungen' })).toContainText('zeigt wieder die vorige Fassung');
  await expect.poll(() => levelOf(request, site.url)).toBe(levelIn(before));
  expect(mainOf(await (await request.get(site.url + own.english)).text())).toBe(other);
});

test('what goes out is read beside the page, word for word and with who wrote it, and what is written meanwhile joins it', async ({
  page,
  site,
}) => {
  const lead = page.locator('main p').first();
  await lead.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Bis zum Morgen.');
  await saved(page);
  const dialog = await openDialog(page);
  await expect(dialog.locator('ins')).toContainText('Morgen.');
  await expect(dialog.getByText(site.editor.email.split('@')[0] ?? '')).toBeVisible();
  await expect(page.locator('.ed-change-numbers b')).toHaveText(['1']);
  await expect(dialog.getByText(/^1 Änderung, sofort sichtbar auf .*, nur Deutsch\.$/)).toBeVisible();

  // The page stays to be written in.
  await page.getByRole('heading', { name: 'Diese Woche' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' noch');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(page.locator('.ed-change-numbers b')).toHaveText(['1', '2']);
  await dialog.getByRole('checkbox').first().uncheck();
  await expect(page.locator('.ed-change-numbers b').first()).toHaveAttribute('data-left-out');
  await dialog.getByRole('button', { name: 'Deutsch veröffentlichen', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Meldungen' })).toHaveText('Deutsch ist veröffentlicht');
  await expect(page.locator('.ed-change-numbers')).toHaveCount(0);
  const html = await (await page.request.get(site.url + own.path, { headers: { cookie: '' } })).text();
  expect([html.includes('Diese Woche noch'), html.includes('Bis zum Morgen.')]).toEqual([true, false]);
});

test('publishes at a time that can be called off, and refuses a moment that has passed', async ({ page }) => {
  let dialog = await openDialog(page);
  await dialog.getByText('Zu einem Zeitpunkt').click();
  await dialog.getByLabel('Datum und Uhrzeit im Haus').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Deutsch zu dieser Zeit veröffentlichen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Dieser Zeitpunkt liegt in der Vergangenheit.');
  await dialog.getByLabel('Datum und Uhrzeit im Haus').fill('2099-12-24T15:00');
  await dialog.getByRole('button', { name: 'Deutsch zu dieser Zeit veröffentlichen' }).click();
  await expect(page.getByRole('status', { name: 'Meldungen' })).toContainText('ist für 2099-12-24 15:00 vorgemerkt');
  await expect(page.getByRole('link', { name: /DE: Deutsch, vorgemerkt/ })).toBeVisible();
  dialog = await openDialog(page);
  await expect(dialog.getByText(/Deutsch geht am 24\.12\.2099, 15:00 online/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Absagen' }).click();
  await expect(dialog.getByText(/geht am 24\.12\.2099/)).toHaveCount(0);
});

test('lets an admin decide what stands in the way, and then it does', async ({ page }) => {
  await changeLevel(page, 'Diese Woche', '6');
  await saved(page);
  const dialog = await openDialog(page);
  await dialog.getByText('Was das Veröffentlichen verhindert').click();
  await dialog.getByLabel('Übersprungene Überschriftenebene').check();
  await expect(dialog.getByText('Die rot bezeichneten Befunde verhindern das Veröffentlichen.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deutsch veröffentlichen', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Die Überschrift überspringt eine Ebene.');
  await dialog.getByLabel('Übersprungene Überschriftenebene').uncheck();
  await dialog.getByRole('button', { name: 'Auf 2 setzen' }).click();
});

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Vor dem Veröffentlichen' });
  await expect(dialog.getByRole('button', { name: 'Deutsch veröffentlichen', exact: true })).toBeVisible();
  return dialog;
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Seite: Besuch' }).click();
  await page.getByRole('menuitem', { name: 'Seiteneinstellungen' }).click();
}

async function changeLevel(page: Page, heading: string, level: string) {
  await page.getByRole('heading', { name: heading }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  const inspector = page.getByRole('complementary', { name: 'Eigenschaften' });
  await inspector.getByLabel('Ebene').fill(level);
}

type Asker = { get(url: string): Promise<{ text(): Promise<string> }> };

async function levelOf(request: Asker, url: string): Promise<string> {
  return levelIn(await (await request.get(url + own.path)).text());
}

function levelIn(html: string): string {
  return /<(h\d)[^>]*>(?:(?!<\/h\d>).)*Diese Woche/s.exec(html)?.[1] ?? '';
}

/** What visitors read, without the frame of the page. */
function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}
