import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { edit, editedPage, freshText, logIn, saved } from '../support/page/editing.ts';
import type { Site } from '../support/site.ts';

test('compares with an earlier version on the page, and brings one module back as a step that can be undone', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { title } = await freshText(page, site);
  await edit(page, site);
  await page.getByRole('button', { name: 'Fassungen' }).click();
  const panel = page.getByRole('complementary', { name: 'Fassungen' });
  const name = `Vor ${title}`;
  await panel.getByLabel('Jetzigen Stand benennen').fill(name);
  await panel.getByRole('button', { name: 'Festhalten' }).click();
  const kept = panel.getByRole('listitem').filter({ hasText: name });
  await expect(kept).toBeVisible();

  await page.getByRole('heading', { name: title }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ein anderer Titel');
  await page.keyboard.press('Escape');
  await saved(page);
  await kept.getByRole('button', { name: /^Vergleichen/ }).click();
  await expect(panel.locator('ins').first()).toContainText('Ein');
  const heading = page.getByRole('heading', { name: 'Ein anderer Titel' });
  await expect(page.locator('[data-m]').filter({ has: heading }).last()).toHaveCSS('outline-style', 'solid');
  // On the page itself: the words of the version crossed out above the line, the new ones tinted.
  await expect(page.locator('.ed-gone-words del')).toHaveText(title.replace('Titel ', ''));
  const tinted = () =>
    page.evaluate(() => [...(CSS.highlights.get('ed-added') ?? [])].map((range) => range.toString()).join(' '));
  expect(await tinted()).toBe('Ein anderer');

  await panel.getByRole('button', { name: /^Zurückholen/ }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(panel.getByText('Kein Unterschied zu dem, was Sie sehen.')).toBeVisible();
  await expect(page.locator('.ed-gone-words del')).toHaveCount(0);
  await page.getByRole('button', { name: /Fassung \d+ zurückholen/ }).click();
  await expect(page.getByRole('heading', { name: 'Ein anderer Titel' })).toBeVisible();
});

test('a module that was deleted comes back from a version as the same module', async ({ page, site }) => {
  await logIn(page, site);
  const { title, headline } = await freshText(page, site);
  await edit(page, site);
  await page.getByRole('button', { name: 'Fassungen' }).click();
  const panel = page.getByRole('complementary', { name: 'Fassungen' });
  await panel.getByLabel('Jetzigen Stand benennen').fill(`Mit ${title}`);
  await panel.getByRole('button', { name: 'Festhalten' }).click();
  const kept = panel.getByRole('listitem').filter({ hasText: `Mit ${title}` });
  await expect(kept).toBeVisible();

  await page.getByRole('heading', { name: title }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(page.locator(`[data-m="${headline}"]`)).toHaveCount(0);
  await saved(page);
  await kept.getByRole('button', { name: /^Vergleichen/ }).click();
  await panel
    .getByRole('button', { name: /^Zurückholen/ })
    .first()
    .click();
  await expect(page.locator(`[data-m="${headline}"]`)).toContainText(title);
  await saved(page);
  await page.reload();
  await expect(page.locator(`[data-m="${headline}"]`)).toContainText(title);
});

test('an earlier version can be looked at by those who edit, and by nobody else', async ({ page, browser, site }) => {
  await logIn(page, site);
  await edit(page, site);
  await page.getByRole('button', { name: 'Fassungen' }).click();
  const link = page.getByRole('link', { name: /^Ansehen/ }).last();
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(site.url + address);
  await expect(page.getByRole('heading', { name: 'Besuch', level: 1 })).toBeVisible();
  const visitor = await browser.newContext();
  const answer = await visitor.request.get(site.url + address, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([301, 'no-store']);
  await visitor.close();
});

test('articles and productions are written in their places, and German alone goes out', async ({
  page,
  browser,
  site,
}) => {
  await logIn(page, site);
  const visitor = await browser.newPage();
  const seen = async (path: string) => {
    await visitor.goto(site.url + path);
    return visitor.locator('main').textContent();
  };
  const article = await firstOf(page, site, 'articles');
  const english = await englishOf(page, site, article);
  const before = await seen(english);

  await edit(page, site, article);
  const paragraph = page.locator('main [data-m] [data-f="content"] p').first();
  await paragraph.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Geprüft im Herbst.');
  await page.keyboard.press('Escape');
  await saved(page);
  await page.reload();
  await expect(paragraph).toContainText('Geprüft im Herbst.');
  expect(await seen(article)).not.toContain('Geprüft im Herbst.');
  await publishGerman(page);
  expect(await seen(article)).toContain('Geprüft im Herbst.');
  expect(await seen(english)).toBe(before);

  const production = await firstOf(page, site, 'productions');
  await edit(page, site, production);
  await page.getByRole('button', { name: 'Ersten Bereich anlegen: Oben' }).click();
  const models = page.getByRole('dialog', { name: 'Modul einfügen' });
  await models.getByRole('combobox').fill('absatz');
  await expect(models.getByRole('option').first()).toHaveText('Text');
  await models.getByRole('combobox').press('Enter');
  await page.keyboard.type('Heute schon ab neun.');
  await page.getByRole('button', { name: 'Gliederung' }).click();
  const outline = page.getByRole('tree', { name: 'Gliederung' });
  await expect(outline.getByRole('treeitem').first()).toContainText('Oben › Bereich 1');
  await page
    .locator('[data-region=bar]')
    .getByRole('button', { name: /^Rückgängig: / })
    .click();
  await expect(page.locator('main').getByText('Heute schon ab neun.')).toHaveCount(0);
  await page.locator('[data-region=bar]').getByRole('button', { name: 'Wiederholen' }).click();
  await expect(page.locator('main').getByText('Heute schon ab neun.')).toBeVisible();
  await saved(page);
  await publishGerman(page);
  expect(await seen(production)).toContain('Heute schon ab neun.');
  await visitor.close();
});

test("a teaser that appears on a date is seen then, on phone, tablet and desktop, and in no visitor's browser", async ({
  page,
  browser,
  site,
}) => {
  await logIn(page, site);
  const { container, sentence } = await freshText(page, site);
  await addTeaser(page, site, container);
  await edit(page, site);
  await page.getByRole('main').getByText(sentence).click();
  await page.getByRole('button', { name: /^Seite: / }).click();
  await page.getByRole('menuitem', { name: 'Vorschau' }).click();
  const preview = page.getByRole('dialog', { name: 'Vorschau' });
  const frame = (name: string) => preview.frameLocator(`iframe[title="${name}"]`);
  const teaser = (name: string) => frame(name).getByText('Weihnachten im Depot');
  await expect(frame('Telefon').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(teaser('Telefon')).toHaveCount(0);
  await preview.getByLabel('Zeitpunkt').fill('2099-12-24T14:59');
  await expect(frame('Rechner').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(teaser('Rechner')).toHaveCount(0);
  await preview.getByLabel('Zeitpunkt').fill('2099-12-24T15:00');
  for (const name of ['Telefon', 'Tablet', 'Rechner']) await expect(teaser(name)).toBeVisible();
  await expect(frame('Telefon').locator('#site-toolbar')).toHaveCount(0);
  const width = await frame('Telefon')
    .locator('html')
    .evaluate(() => innerWidth);
  expect(width).toBe(390);
  // Nobody leaves the page by a click.
  await frame('Rechner').getByRole('link', { name: 'Start', exact: true }).first().click();
  await expect(frame('Rechner').getByRole('heading', { level: 1 })).toHaveText('Besuch');
  await preview.getByLabel('Zu sehen').selectOption('was dann öffentlich ist');
  await expect(teaser('Tablet')).toHaveCount(0);
  await preview.getByLabel('Zu sehen').selectOption('dieser Entwurf');

  await test.step('as half a window it follows what one writes above it, in the other language too', async () => {
    await preview.getByRole('button', { name: 'Daneben schreiben' }).click();
    await expect(frame('Telefon').getByText(sentence)).toBeInViewport();
    await page.getByRole('main').getByText(sentence).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Mit Blick daneben.');
    await expect(frame('Tablet').getByText(`${sentence} Mit Blick daneben.`)).toBeVisible();
    await preview.getByLabel('Sprache').selectOption('Englisch');
    await expect(frame('Rechner').getByRole('heading', { level: 1, name: 'Visit' })).toBeAttached();
    await expect(frame('Rechner').getByText(sentence, { exact: true })).toBeInViewport();
    await preview.getByRole('button', { name: 'Daneben schreiben' }).press('Escape');
    await expect(preview).toHaveCount(0);
  });

  const visitor = await browser.newPage();
  await visitor.goto(`${site.url}${editedPage}?preview=2099-12-24T15:00&of=draft`);
  await expect(visitor.getByText('Weihnachten im Depot')).toHaveCount(0);
  await visitor.close();
});

async function publishGerman(page: Page) {
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Vor dem Veröffentlichen' });
  await dialog.getByRole('button', { name: 'Deutsch veröffentlichen', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function firstOf(page: Page, { url }: Site, calls: 'articles' | 'productions'): Promise<string> {
  const answer = await page.request.get(`${url}/de/api/${calls}/?page_size=1`);
  return (await answer.json()).results[0].url;
}

async function englishOf(page: Page, { url }: Site, path: string): Promise<string> {
  await page.goto(url + path);
  const href = await page.locator('link[rel="alternate"][hreflang="en"]').getAttribute('href');
  return new URL(href ?? url).pathname;
}

/** A list with one teaser that visitors see from 24 December, 15:00. */
async function addTeaser(page: Page, { url }: Site, parent: string) {
  const token = (await page.context().cookies(url)).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const children = { a: { link_text: 'Mehr', headline: line('Weihnachten im Depot') } };
  const answer = await page.request.post(`${url}/de/pageeditor-api/teaser-list/`, {
    data: {
      id: crypto.randomUUID(),
      parent,
      column: 0,
      props: { children: [{ _key: 'a', link: { url: 'https://example.org/' }, online_from: '2099-12-24T15:00' }] },
      i18n: { de: { children } },
    },
    headers: { 'X-CSRFToken': token, 'Idempotency-Key': crypto.randomUUID(), Origin: url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

function line(text: string) {
  return { type: 'doc', content: [{ type: 'text', text }] };
}
