import type { BrowserContext, Cookie, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { linkTo } from '../outbox.ts';
import type { Site } from '../site.ts';

export const editedPage = '/de/besuch';

/** One session for all tests of a site: to log in fifty times in a quarter of an hour is refused. */
const sessions = new Map<string, Cookie[]>();

/** The person who edits: logged in through the page that people use, and from then on with that session. */
export async function logIn(page: Page, { url, editor }: Site) {
  await page.context().addCookies(sessions.get(url) ?? []);
  if (sessions.has(url) && (await page.request.get(`${url}/de/pageeditor-api/pages/`)).ok()) return;
  await page.goto(`${url}/de/login`);
  await page.getByLabel('E-Mail').fill(editor.email);
  await page.getByLabel('Passwort').fill(editor.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  sessions.set(url, await page.context().cookies(url));
}

export async function edit(page: Page, { url }: Site, path = editedPage) {
  await page.goto(`${url}${path}?edit`);
  await expect(toolbar(page)).toBeVisible({ timeout: 60_000 });
}

export function toolbar(page: Page) {
  return page.getByRole('toolbar', { name: /^(Seite bearbeiten|Edit page)$/ });
}

export function pill(page: Page) {
  return page.locator('[data-region=bar] [role=status]');
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

/** A browser of its own with somebody else, who was invited by letter; without a role named, one who may not publish. */
export async function anotherPerson(page: Page, site: Site, name: string, role?: string) {
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@museum.example`;
  await page.goto(`${site.url}/de/office/team`);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Vorname').fill(name);
  if (role) await page.getByLabel(role, { exact: true }).check();
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  const link = () => linkTo(site, email, /https?:\/\/\S+token=[\w.-]{87}/);
  await expect.poll(link).not.toBe('');
  const context = await (page.context().browser() as NonNullable<ReturnType<BrowserContext['browser']>>).newContext();
  const other = await context.newPage();
  await other.goto(await link());
  await other.getByLabel('Passwort').fill('seven quiet herons by the river');
  await other.getByRole('button', { name: 'Zugang einrichten' }).click();
  await expect(other).toHaveURL(/office/);
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
  const headline = await create(page, site, 'headline', {
    parent: container,
    i18n: { de: { content: line }, en: { content: line } },
  });
  const text = await addText(page, site, { parent: container, words: sentence });
  return { title, sentence, container, headline, text };
}

export type FreshPage = FreshText & { path: string; english: string };

/** A small page of its own, offline, with such a container: nothing else on it, so it opens at once. */
export async function freshPage(page: Page, site: Site): Promise<FreshPage> {
  const empty = await emptyPage(page, site);
  return { ...(await freshText(page, site, empty.path)), ...empty };
}

/** A page of its own, offline, on which nothing stands yet. */
export async function emptyPage(page: Page, site: Site): Promise<{ path: string; english: string }> {
  // A number at the end of an address would be taken for that of a copy.
  const mark = `x${crypto.randomUUID().slice(0, 8)}x`;
  const fields = {
    slug: { de: `seite-${mark}`, en: `page-${mark}` },
    title: { de: `Seite ${mark}`, en: `Page ${mark}` },
  };
  await post(page, site, 'pages/', { parent: null, page: fields });
  return { path: `/de/${fields.slug.de}`, english: `/en/${fields.slug.en}` };
}

/** A page like this one, offline, for tests that change what others look at. */
export async function copyOf(page: Page, site: Site, path: string): Promise<{ path: string; english: string }> {
  const id = await post(page, site, `pages/${await pageId(page, site, path)}/copy/`, {});
  const { slug } = await (await page.request.get(`${site.url}/de/pageeditor-api/pages/${id}/`)).json();
  return { path: `${path.slice(0, path.lastIndexOf('/'))}/${slug.de}`, english: `/en/${slug.en}` };
}

/** Shows a page to visitors in both languages. */
export async function publishBoth(page: Page, site: Site, path: string): Promise<void> {
  const id = await pageId(page, site, path);
  for (const lang of ['de', 'en']) {
    const { draft_tag } = await draftOf(page, site, path);
    await post(page, site, `page/${id}/publish/`, { lang, draft_tag }, 200);
  }
}

function create(page: Page, site: Site, model: string, data: object): Promise<string> {
  return post(page, site, `${model}/`, data);
}

type Added = { parent: string; words: string; languages?: ('de' | 'en')[] };

/** Another text at the end of a container; answers its id. */
export function addText(page: Page, site: Site, { parent, words, languages = ['de', 'en'] }: Added) {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] };
  const i18n = Object.fromEntries(languages.map((one) => [one, { content }]));
  return create(page, site, 'text', { parent, i18n });
}

async function post(page: Page, { url }: Site, path: string, data: object, status = 201): Promise<string> {
  const cookies = await page.context().cookies(url);
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post(`${url}/de/pageeditor-api/${path}`, {
    data,
    headers: { 'X-CSRFToken': token, 'Idempotency-Key': crypto.randomUUID(), Origin: url },
  });
  expect(answer.status(), await answer.text()).toBe(status);
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

type Draft = {
  draft_tag: string;
  nodes: { id: string; model: string; i18n: Record<string, Record<string, unknown>>; rev: number }[];
};

/** What the server has of the page now. */
export async function draftOf(page: Page, site: Site, path = editedPage): Promise<Draft> {
  const id = await pageId(page, site, path);
  const answer = await page.request.get(`${site.url}/de/pageeditor-api/page/${id}/draft/?lang=de`);
  return answer.json();
}

/** Every word of the German draft on the server. */
export async function savedText(page: Page, site: Site, path = editedPage): Promise<string> {
  const { nodes } = await draftOf(page, site, path);
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
