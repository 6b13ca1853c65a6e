import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { anotherPerson, enterParagraph, freshPage, logIn, saved } from '../support/page/editing.ts';
import { untilAlive } from '../support/page/inspected-page.ts';
import { type Way, ways } from '../support/page/ways.ts';
import type { Site } from '../support/site.ts';

// What these four people do is seen all over the museum.
test.use({ ownMuseum: 'of the four people' });

for (const [how, way] of Object.entries(ways)) {
  test(`the programme office puts a date online in both languages and cancels it, ${how}`, async ({ page, site }) => {
    const title = `Seilprobe ${crypto.randomUUID().slice(0, 8)}`;
    await logIn(page, site);
    const own = await anotherPerson(page, site, 'Petra', 'Redaktion mit Veröffentlichung');
    const { press, write } = way;
    await openArea(own.page, way, 'Termine');
    await press(own.page.getByRole('button', { name: 'Termin anlegen' }));
    await expect(own.page).toHaveURL(/office\/event\/\d+$/);
    await untilAlive(own.page);
    await write(own.page.getByLabel('Beginn', { exact: true }), how.includes('mouse') ? '2031-06-06' : '06062031');
    await write(own.page.getByLabel('Titel, Deutsch', { exact: true }), title);
    await write(own.page.getByLabel('Titel, Englisch', { exact: true }), `${title} EN`);
    await isSaved(own.page);
    for (const language of ['Deutsch', 'Englisch']) {
      await press(own.page.getByRole('button', { name: `${language} veröffentlichen` }));
      await expect(own.page.getByRole('heading', { level: 3, name: language })).toContainText('veröffentlicht');
    }
    const address =
      (await own.page.getByRole('link', { name: 'Auf der Website ansehen' }).first().getAttribute('href')) ?? '';
    await openArea(own.page, way, 'Termine');
    await write(own.page.getByRole('search', { name: 'Liste eingrenzen' }).getByRole('searchbox'), title);
    await own.page.keyboard.press('Enter');
    await press(own.page.getByRole('checkbox', { name: `„${title}“ auswählen` }));
    await press(own.page.getByRole('button', { name: 'Absagen' }));
    const dialog = own.page.getByRole('dialog', { name: 'Absagen: 1 Eintrag' });
    await write(dialog.getByLabel('Grund für das Publikum, Deutsch'), 'Das Seil ist gerissen.');
    await press(dialog.getByRole('button', { name: 'Absagen' }));
    await expect(own.page.getByText('Absagen: 1 erledigt.')).toBeVisible();
    await expect.poll(() => textOf(own.page, site, address)).toMatch(/entfällt|abgesagt/i);
    expect(await textOf(own.page, site, address)).toContain('Das Seil ist gerissen.');
    await own.context.close();
  });

  test(`the press officer uploads a picture, describes it and publishes an article with it, ${how}`, async ({
    page,
    site,
  }) => {
    const name = `presse-${crypto.randomUUID().slice(0, 8)}`;
    await logIn(page, site);
    const own = await anotherPerson(page, site, 'Paul', 'Redaktion mit Veröffentlichung');
    const { press, write, openFiles } = way;
    await openArea(own.page, way, 'Bilder und Dateien');
    await untilAlive(own.page);
    const [chooser] = await Promise.all([
      own.page.waitForEvent('filechooser'),
      openFiles(own.page.getByLabel('Hochladen')),
    ]);
    await chooser.setFiles({ name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
    await expect(own.page.getByText('1 von 1 hochgeladen.')).toBeVisible();
    await write(own.page.getByRole('searchbox', { name: 'Suchen' }), name);
    await own.page.keyboard.press('Enter');
    await press(own.page.getByRole('link', { name: new RegExp(name) }));
    await write(own.page.getByLabel('Alternativtext, Deutsch'), 'Ein Knoten.');
    await press(own.page.getByRole('button', { name: 'Speichern' }));
    await expect(own.page.getByText('Gespeichert.')).toBeVisible();

    await openArea(own.page, way, 'Beiträge');
    await press(own.page.getByRole('button', { name: 'Beitrag anlegen' }));
    await expect(own.page).toHaveURL(/office\/article\/\d+$/);
    await untilAlive(own.page);
    await write(own.page.getByLabel('Titel, Deutsch', { exact: true }), `Aus der Presse: ${name}`);
    await press(own.page.locator('[data-field="image"]').getByRole('button', { name: 'Auswählen Bild, Deutsch' }));
    const library = own.page.getByRole('dialog', { name: 'Aus der Mediathek wählen' });
    await write(library.getByRole('searchbox'), name);
    await press(library.getByRole('button', { name: new RegExp(`^${name}`) }));
    await press(library.getByRole('button', { name: 'Übernehmen' }));
    await isSaved(own.page);
    await press(own.page.getByRole('button', { name: 'Deutsch veröffentlichen' }));
    await expect(own.page.getByRole('heading', { level: 3, name: 'Deutsch' })).toContainText('veröffentlicht');
    const address =
      (await own.page.getByRole('link', { name: 'Auf der Website ansehen' }).first().getAttribute('href')) ?? '';
    await expect.poll(() => textOf(own.page, site, address)).toContain('alt="Ein Knoten."');
    await own.context.close();
  });

  test(`IT leads an old address on, lets somebody in and out again, and finds it in the activities, ${how}`, async ({
    page,
    site,
  }) => {
    const old = `/alt-${crypto.randomUUID().slice(0, 8)}`;
    const { press, write, choose } = way;
    await logIn(page, site);
    await page.goto(`${site.url}/de/office`);
    await openArea(page, way, 'Weiterleitungen');
    await choose(page.getByRole('combobox', { name: 'Sprache' }).first(), 'Ohne Sprache');
    await write(page.getByLabel(/^Alte Adresse/), old);
    await write(page.getByLabel('Neue Adresse', { exact: true }), '/de/programm');
    await press(page.getByRole('button', { name: 'Weiterleitung anlegen' }));
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(`${site.url}${old}`, { maxRedirects: 0 })).headers().location)
      .toMatch(/\/de\/programm$/);
    const name = how === 'with the mouse' ? 'Kim' : 'Kaja';
    const own = await anotherPerson(page, site, name);
    await openArea(page, way, 'Team');
    await press(page.getByRole('link', { name: new RegExp(`^${name}`) }));
    await press(page.getByRole('button', { name: 'Sperren' }));
    await expect(page.getByText('Der Zugang ist gesperrt.')).toBeVisible();
    await own.page.reload();
    await expect(own.page).toHaveURL(/login/);
    await openArea(page, way, 'Aktivitäten');
    for (const words of ['Gesperrt', 'Einladung angenommen', 'Eingeladen', 'Geändert'])
      await expect(page.getByRole('row').filter({ hasText: words }).first()).toBeVisible();
    await own.context.close();
  });

  test(`a volunteer writes on a page and shares it, and does not publish, ${how}`, async ({ page, site }) => {
    await logIn(page, site);
    const fresh = await freshPage(page, site);
    const own = await anotherPerson(page, site, 'Vera');
    const { press, write } = way;
    await own.page.goto(`${site.url}${fresh.path}`);
    await press(own.page.getByRole('link', { name: 'Seite bearbeiten', exact: true }));
    await expect(own.page.getByRole('toolbar', { name: 'Seite bearbeiten' })).toBeVisible();
    if (how === 'with the mouse') await enterParagraph(own.page, fresh);
    else await walkTo(own.page, fresh.sentence);
    await own.page.keyboard.type(' Sonntags auch mit Kuchen.');
    await saved(own.page);
    await expect(own.page.getByRole('button', { name: 'Veröffentlichen', exact: true })).toHaveCount(0);
    await press(own.page.getByRole('button', { name: /^Seite: / }));
    await press(own.page.getByRole('menuitem', { name: 'Zur Durchsicht geben' }));
    await write(own.page.getByLabel('Titel der Durchsicht'), 'Mit Kuchen');
    await press(own.page.getByRole('button', { name: 'Link erstellen' }));
    const link = own.page
      .getByRole('region', { name: 'Mit Kuchen' })
      .getByRole('link', { name: 'Öffnen und antworten' });
    await expect(link).toBeVisible();
    const visitor = await page.context().browser()?.newContext();
    const seen = await visitor?.request.get(`${site.url}${fresh.path}`);
    expect(await seen?.text()).not.toContain('mit Kuchen');
    await visitor?.close();
    await own.context.close();
  });
}

/** From the bar into the page, from module to module until one is named that begins with these words, and into it. */
async function walkTo(page: Page, words: string): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: words });
  for (
    let key = 'F6';
    !(await said.count());
    key = (await page.locator('[data-region=bar] :focus').count()) ? 'F6' : 'ArrowDown'
  )
    await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+End');
}

/** By the list of areas at the side, which is there on every screen of the office. */
async function openArea(page: Page, { press }: Way, name: string): Promise<void> {
  await press(page.getByRole('navigation', { name: 'Bereiche des Büros' }).getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilAlive(page);
}

async function isSaved(page: Page): Promise<void> {
  await expect(page.locator('[role="status"][data-state]')).toHaveAttribute('data-state', 'saved', { timeout: 20_000 });
}

async function textOf(page: Page, site: Site, address: string): Promise<string> {
  return (await page.request.get(`${site.url}${address}`)).text();
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M5 20C20 0 40 40 55 20" fill="none" stroke="#123"/></svg>';
