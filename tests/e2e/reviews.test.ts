import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { linkTo } from '../support/outbox.ts';
import { anotherPerson, edit, editedPage, logIn } from '../support/page/editing.ts';
import { findingsAt, loadAxe } from '../support/page/inspected-page.ts';
import type { Site } from '../support/site.ts';

test('somebody without an account marks words of a draft, is answered from the editor, and is done', async ({
  page,
  site,
  browser,
}) => {
  await logIn(page, site);
  const own = await anotherPerson(page, site, 'Anke');
  const address = await share(own.page, site, 'Für Ruth');
  const reader = await openWithout(browser, address);
  await reader.getByLabel('Ihr Name').fill('Ruth Sörensen');
  await reader.getByRole('button', { name: 'Weiter' }).click();
  await expect(reader.getByText('ohne Konto')).toBeVisible();

  // With the pointer: words of the page.
  const heading = reader.frameLocator('iframe').locator('main h1');
  await heading.click({ clickCount: 3 });
  const text = reader.getByRole('textbox', { name: 'Neue Anmerkung' });
  await expect(text).toBeFocused();
  await reader.keyboard.type('Die Überschrift ist zu kurz.');
  await reader.getByRole('button', { name: 'Anmerken' }).click();
  await expect(reader.getByRole('heading', { name: '„Besuch“' })).toBeVisible();
  await expect(text).toHaveValue('');
  await expect(reader.frameLocator('iframe').getByRole('button', { name: 'Anmerkung 1' })).toBeVisible();

  await edit(own.page, site);
  await openPanel(own.page);
  await expect(own.page.getByText('Die Überschrift ist zu kurz.')).toBeVisible();
  await own.page.getByRole('button', { name: 'Erledigt' }).click();
  await expect(own.page.getByText('Die Überschrift ist zu kurz.')).toHaveCount(0);

  await own.page.goto(address);
  await own.page.getByRole('button', { name: 'Anmerkung 1 auf der Seite zeigen' }).click();
  await own.page.getByLabel('Antwort als').fill('Danke, wir ändern sie.');
  await own.page.getByRole('button', { name: 'Antworten' }).click();
  await expect(own.page.getByText('Danke, wir ändern sie.')).toBeVisible();

  await reader.reload();
  await expect(reader.getByText(/^erledigt von Anke/)).toBeVisible();
  await reader.getByRole('button', { name: 'Rückmeldung abschließen' }).click();
  await expect(reader.getByText('Rückmeldung abgeschlossen')).toBeVisible();
  await expect.poll(() => linkTo(site, 'Ruth S', /https?:\/\/\S+review\?token=\S+/)).toContain('/de/review?token=');
  await reader.context().close();
  await own.context.close();
});

test('by keys alone a place is chosen by its name, and the screen is free of barriers on a telephone and a desk', async ({
  page,
  site,
  browser,
}) => {
  await logIn(page, site);
  const address = await share(page, site, 'Mit der Tastatur');
  const reader = await openWithout(browser, address.replace('/de/review', '/en/review'));
  await reader.getByLabel('Your name').press('T');
  await reader.keyboard.press('Enter');
  await reader.getByLabel('Place').selectOption({ label: '“Visit”' });
  await reader.keyboard.press('Tab');
  await reader.keyboard.type('Opening hours first, please.');
  await reader.keyboard.press('Tab');
  await reader.keyboard.press('Enter');
  await expect(reader.getByRole('heading', { name: '“Visit”' })).toBeVisible();
  await loadAxe(reader);
  for (const width of [390, 1440]) expect(await findingsAt(reader, width), String(width)).toEqual([]);
  await reader.context().close();
});

test('without scripts the draft is read and commented on as a whole, an empty comment is refused in words, and an ended link shows nothing', async ({
  page,
  site,
  browser,
}) => {
  await logIn(page, site);
  const address = await share(page, site, 'Ohne Skripte');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const reader = await context.newPage();
  await reader.goto(address);
  await expect(reader.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Besuch');
  await reader.getByLabel('Ihr Name').fill('Taro');
  await reader.getByRole('button', { name: 'Weiter' }).click();
  const text = reader.getByRole('textbox', { name: 'Neue Anmerkung' });
  await text.fill('   ');
  await reader.getByRole('button', { name: 'Anmerken' }).click();
  await expect(reader.getByRole('alert')).toHaveText('Da steht noch nichts. Bitte schreiben Sie Ihre Anmerkung.');
  await text.fill('Schön.');
  await reader.getByRole('button', { name: 'Anmerken' }).click();
  await expect(reader.getByText('Schön.')).toBeVisible();

  await page.getByRole('region', { name: 'Ohne Skripte' }).getByRole('button', { name: 'Beenden' }).click();
  await expect(page.getByText('zu Ende')).toBeVisible();
  expect((await reader.reload())?.status()).toBe(410);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Dieser Link zeigt nichts mehr');
  expect((await reader.goto(`${site.url}/de/review?token=erfunden`))?.status()).toBe(404);
  await context.close();
});

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Seite: / }).click();
  await page.getByRole('menuitem', { name: 'Zur Durchsicht geben' }).click();
}

/** Makes a link in the editor; answers its whole address. */
async function share(page: Page, site: Site, title: string): Promise<string> {
  await edit(page, site, editedPage);
  await openPanel(page);
  await page.getByLabel('Titel der Durchsicht').fill(title);
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  const link = page.getByRole('region', { name: title }).getByRole('link', { name: 'Öffnen und antworten' });
  return `${site.url}${await link.getAttribute('href')}`;
}

async function openWithout(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}
