import { csrfToken } from '#app/auth/browser-token.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Editor } from './core/editor.ts';

export type Reply<Body> = { ok: true; status: number; body: Body } | { ok: false; status: number; body: Refused };

/** What a refusal says; a status of 0 means that nobody answered. */
export type Refused = {
  detail?: string;
  reason?: string;
  errors?: { path: string; message: string }[];
  problems?: { module: string | null; path: string; message: string; rule?: string }[];
  current?: unknown;
  rev?: number;
};

/** Where everything about the page or entry on screen is asked, in the language of the answer. */
export function pageAddress({ payload, context }: Pick<Editor, 'payload' | 'context'>, lang: Locale = context.locale) {
  return `/${lang}/pageeditor-api/page/${payload.get().owner.id}`;
}

/** Who is told of refusals that are not about what was asked: `login` is done when somebody has logged in. */
type Watcher = { login(): Promise<void>; refused(status: number): void };
let watcher: Watcher | null = null;

export function watchAnswers(next: Watcher): () => void {
  watcher = next;
  return () => {
    if (watcher === next) watcher = null;
  };
}

type Asked = { method?: string; body?: unknown; rev?: number };

/**
 * Asks the page editor's interface about a whole page: settings, publishing, versions. Never throws. A call that finds
 * nobody logged in is made again after the login.
 */
export async function askPage<Body>(address: string, asked: Asked = {}): Promise<Reply<Body>> {
  let reply = await ask<Body>(address, asked);
  if (reply.status === 401 && watcher) {
    await watcher.login();
    reply = await ask<Body>(address, asked);
  }
  if (!reply.ok && isForAll(reply.status, asked.method)) watcher?.refused(reply.status);
  return reply;
}

/** What has a reason of its own is said where it was asked, and who only looked is told of nothing but a broken house. */
function isForAll(status: number, method = 'GET'): boolean {
  if (status === 0 || status >= 500) return true;
  return method !== 'GET' && ![409, 412, 422].includes(status);
}

async function ask<Body>(address: string, { method = 'GET', body, rev }: Asked): Promise<Reply<Body>> {
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = { 'X-CSRFToken': csrfToken() };
  // Of a form the browser says itself where its parts begin.
  if (!isForm) headers['Content-Type'] = 'application/json';
  if (rev !== undefined) headers['If-Match'] = `"${rev}"`;
  const response = await fetch(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }).catch(() => null);
  if (!response) return { ok: false, status: 0, body: {} };
  const answer = await response.json().catch(() => ({}));
  return { ok: response.ok, status: response.status, body: answer };
}
