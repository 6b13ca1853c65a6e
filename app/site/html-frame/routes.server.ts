import { Hono } from 'hono';
import { can } from '#app/auth/policy.ts';
import { type Viewer, visitor } from '#app/auth/viewer.ts';
import { isUuid } from '#app/db/uuid.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { codeHash } from '#app/modules/html/code-hash.ts';
import { draftCode, publishedCode } from '#app/modules/html/load.server.ts';
import { routePatterns } from '#app/urls.ts';

/**
 * Free code of an editor, in a document of its own. The policy gives it an origin that is nobody's, even where somebody
 * opens the address by itself: it has no cookies, no storage, and no way into the page around it.
 */
export const htmlFrameRoutes = new Hono<{ Variables: { viewer?: Viewer } }>();

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "sandbox allow-scripts allow-popups allow-forms; base-uri 'none'; object-src 'none'; frame-ancestors 'self'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

htmlFrameRoutes.get(routePatterns.htmlFrame, async (context) => {
  const { lang, id, hash } = context.req.param();
  const code = isLocale(lang) && isUuid(id) ? await codeFor({ id, hash, lang }, context.get('viewer')) : null;
  if (code === null) return new Response('404 Not Found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(frameDocument(code, lang), { headers });
});

type FrameParams = { id: string; hash: string; lang: Locale };

/** What is published, if it is this very version; whoever may read drafts also gets that of the draft. */
async function codeFor({ id, hash, lang }: FrameParams, viewer: Viewer = visitor): Promise<string | null> {
  const isAsked = (code: string | null) => code !== null && codeHash(code) === hash;
  const published = await publishedCode({ id, locale: lang });
  if (isAsked(published)) return published;
  const draft = can(viewer, 'draft:read') ? await draftCode({ id }) : null;
  return isAsked(draft) ? draft : null;
}

function frameDocument(code: string, lang: string): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body>${code}</body></html>`;
}
