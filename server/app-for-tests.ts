import { pino } from 'pino';
import { onTestFinished, vi } from 'vitest';
import { insertEditor, type NewEditor } from '#app/auth/first-editor.server.ts';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { type AppSettings, createApp } from './app.ts';
import type { RenderPage } from './middleware/answer/render-page.ts';

export const home = 'https://museum.example';

/** The whole chain over a database of its own, with a renderer that stands in for React Router. */
export async function appForThisTest(render: RenderPage, settings: Partial<AppSettings> = {}) {
  const database = await databaseForThisTest();
  const site = await createApp({
    pool: database.pool,
    baseUrl: home,
    render,
    logger: pino({ level: 'silent' }),
    ...settings,
  });
  onTestFinished(site.close);
  const ask = async (path: string, init: RequestInit = {}) => site.app.request(`${home}${path}`, init);
  return { ...site, ...database, ask };
}

const password = 'correct horse battery';

/** Makes a person and logs them in through the login of the site; answers the headers their browser would send. */
export async function signedIn(
  { ask, pool }: Awaited<ReturnType<typeof appForThisTest>>,
  person: Partial<NewEditor> = {},
) {
  const email = person.email ?? 'ada@museum.example';
  await insertEditor(pool, { email, password, ...person });
  const answer = await ask('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { ...tokenHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { answer, headers: { cookie, 'x-csrftoken': /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '' } };
}

const token = 'a'.repeat(43);
/** A CSRF token as a browser holds it before logging in. */
export const tokenHeaders = { cookie: `csrftoken=${token}`, 'x-csrftoken': token };

export type Page = { status?: number; tags?: string[]; expiresAt?: number; failure?: unknown };

/** Renders the address, who asks, and how often it was asked. */
export function testRenderer(page: () => Page = () => ({})) {
  const render = vi.fn<RenderPage>(async ({ request, viewer }) => {
    const { status = 200, tags = ['nav', 'page:1'], expiresAt, failure = null } = page();
    const notes = Object.assign(new CacheNotes(), { failure });
    notes.tag(...tags);
    if (expiresAt) notes.expireAt({ epochMilliseconds: expiresAt });
    const url = new URL(request.url);
    const html = `${viewer.kind} ${url.pathname}${url.search} ${request.headers.get('cookie') ?? ''}`;
    return { response: new Response(html, { status, headers: { 'content-type': 'text/html' } }), notes };
  });
  return render;
}
