import { loadContextOf } from '#app/load-context.ts';
import { errorPage } from '../error/static-error-page.ts';
import { requireLanguage } from '../require-language.ts';
import type { Route } from './+types/offline-page.ts';

/** What the service worker shows without a network: complete in itself. */
export function loader({ url, context }: Route.LoaderArgs) {
  requireLanguage(url);
  return new Response(errorPage({ status: 'offline', locale: loadContextOf(context).locale }), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
}
