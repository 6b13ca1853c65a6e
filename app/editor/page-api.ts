import type { Locale } from '#app/i18n/locale.ts';
import type { Editor } from './state/editor.ts';
import { csrfToken } from './state/transport.ts';

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

/** Asks the page editor's interface about a whole page: settings, publishing, versions. Never throws. */
export async function askPage<Body>(
  address: string,
  { method = 'GET', body, rev }: { method?: string; body?: unknown; rev?: number } = {},
): Promise<Reply<Body>> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'X-CSRFToken': csrfToken() };
  if (rev !== undefined) headers['If-Match'] = `"${rev}"`;
  const response = await fetch(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!response) return { ok: false, status: 0, body: {} };
  const answer = await response.json().catch(() => ({}));
  return { ok: response.ok, status: response.status, body: answer };
}
