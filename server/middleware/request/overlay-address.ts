import type { MiddlewareHandler } from 'hono';
import { listUrl } from '#app/cms/collection/entry-url.ts';
import { readEventQuery, writeEventQuery } from '#app/collections/event/query.ts';
import { event } from '#app/collections/event/schema.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { isApiPath } from '../api-path.ts';
import type { AppEnv } from '../app-env.ts';
import { redirectAnswer, withoutData } from '../client-redirect.ts';

/**
 * Who opens an address in which the programme lay over a page is led to the programme itself, in the same state
 * (docs/behaviour/lists.md#overlay). So such an address works without JavaScript, and can be sent to somebody.
 */
export const overlayAddress: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { method, path, url } = context.req;
  if (method !== 'GET' && method !== 'HEAD') return next();
  const to = listBehindOverlay(path, new URL(url).searchParams);
  if (to === null) return next();
  return redirectAnswer({
    isData: withoutData(path).isData,
    to,
    status: 302,
    headers: { 'Cache-Control': 'no-cache' },
  });
};

/** The list a page with the overlay shows; null for every other address. Pure. */
export function listBehindOverlay(path: string, query: URLSearchParams): string | null {
  if (query.get('overlay') !== 'true') return null;
  const locale = path.split('/')[1];
  if (!isLocale(locale) || isApiPath(path)) return null;
  const state = writeEventQuery({ ...readEventQuery(query), overlay: false }, '');
  return listUrl(event, locale) + (state.size > 0 ? `?${state}` : '');
}
