import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Site } from './site.ts';

export const editedPage = '/de/besuch';

/** The person who edits, logged in through the page that people use. */
export async function logIn(page: Page, { url, editor }: Site) {
  await page.goto(`${url}/de/login`);
  await page.getByLabel('E-Mail').fill(editor.email);
  await page.getByLabel('Passwort').fill(editor.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).not.toHaveURL(/login/);
}

export async function edit(page: Page, { url }: Site, path = editedPage) {
  await page.goto(`${url}${path}?edit`);
  await expect(toolbar(page)).toBeVisible({ timeout: 20_000 });
}

export function toolbar(page: Page) {
  return page.getByRole('toolbar', { name: /^(Seite bearbeiten|Edit page)$/ });
}

export function pill(page: Page) {
  return page.locator('.ed-pill');
}

/** Waits until the server has everything, the last letters too. */
export async function saved(page: Page) {
  await page.keyboard.press('Control+s');
  await expect(pill(page)).toHaveAttribute('data-state', 'saved', { timeout: 20_000 });
}

/** A browser of its own with the same person, as on a second computer. */
export async function anotherComputer(page: Page, site: Site): Promise<{ context: BrowserContext; page: Page }> {
  const context = await (page.context().browser() as NonNullable<ReturnType<BrowserContext['browser']>>).newContext();
  const other = await context.newPage();
  await logIn(other, site);
  return { context, page: other };
}

export type FreshText = { title: string; sentence: string; container: string; headline: string; text: string };

/** A container of its own at the end of the page, so that no test stands in the way of another. */
export async function freshText(page: Page, site: Site, path = editedPage): Promise<FreshText> {
  const mark = crypto.randomUUID().slice(0, 8);
  const title = `Titel ${mark}`;
  const sentence = `Absatz ${mark} steht hier.`;
  const owner = { content_type: 'page', object_id: await pageId(page, site, path) };
  const container = await create(page, site, 'container', { ...owner, layout: '50-50' });
  const line = { type: 'doc', content: [{ type: 'text', text: title }] };
  const rich = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: sentence }] }] };
  const headline = await create(page, site, 'headline', {
    parent: container,
    i18n: { de: { content: line }, en: { content: line } },
  });
  const text = await create(page, site, 'text', {
    parent: container,
    i18n: { de: { content: rich }, en: { content: rich } },
  });
  return { title, sentence, container, headline, text };
}

async function create(page: Page, { url }: Site, model: string, data: object): Promise<string> {
  const cookies = await page.context().cookies(url);
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post(`${url}/de/pageeditor-api/${model}/`, {
    data,
    headers: { 'X-CSRFToken': token, 'Idempotency-Key': crypto.randomUUID(), Origin: url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

async function pageId(page: Page, { url }: Site, path: string): Promise<string> {
  const answer = await page.request.get(`${url}/de/pageeditor-api/page${path.slice(3)}/`);
  return (await answer.json()).id;
}

export function paragraph(page: Page, { sentence }: FreshText) {
  return page.getByRole('main').getByText(sentence);
}

/** Puts the caret at the end of the paragraph. */
export async function enterParagraph(page: Page, fresh: FreshText) {
  await paragraph(page, fresh).click();
  await page.keyboard.press('ControlOrMeta+End');
}

/** As when the battery goes: nothing of the page is asked any more. */
export async function kill(page: Page) {
  const session = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await gone;
}

type Draft = { nodes: { id: string; model: string; i18n: Record<string, Record<string, unknown>>; rev: number }[] };

/** What the server has of the page now. */
export async function draftOf(page: Page, site: Site, path = editedPage): Promise<Draft> {
  const id = await pageId(page, site, path);
  const answer = await page.request.get(`${site.url}/de/pageeditor-api/page/${id}/draft/?lang=de`);
  return answer.json();
}

/** Every word of the German draft on the server. */
export async function savedWords(page: Page, site: Site): Promise<string> {
  const { nodes } = await draftOf(page, site);
  return nodes.flatMap(({ i18n }) => textsIn(i18n.de)).join('\n');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'text' in value && typeof value.text === 'string' ? [value.text] : Object.values(value).flatMap(textsIn);
}

/** Text with a number per word, so that a missing or doubled letter is seen. */
export function countedWords(count: number, mark = 'w'): string {
  return Array.from({ length: count }, (_, at) => ` ${mark}${at}`).join('');
}
