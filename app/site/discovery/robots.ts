import { locales } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { siteOrigin } from '../site-origin.server.ts';
import type { Route } from './+types/robots.ts';

const closed = [urls.cmsHub, '/api/', ...locales.flatMap((locale) => [`/${locale}/api/`, `/${locale}/pageeditor-api/`]), '/*?*edit', '/*?*v='];

export function loader({ request }: Route.LoaderArgs) {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteOrigin(request)}${urls.sitemap}`];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
