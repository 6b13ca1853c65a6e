import { defaultLocale, isLocale } from '#app/i18n/locale.ts';
import { errorPage } from '../error/static-error-page.ts';
import type { Route } from './+types/offline-page.ts';

/** What the service worker shows without a network: complete in itself. */
export function loader({ params }: Route.LoaderArgs) {
  const locale = isLocale(params.lang) ? params.lang : defaultLocale;
  return new Response(errorPage({ status: 'offline', locale }), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
}
