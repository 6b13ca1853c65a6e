import { locales } from '#app/i18n/locale.ts';
import { callRoots, urls } from '#app/urls.ts';
import { siteOrigin } from '../site-origin.server.ts';

const closed = [
  urls.cmsHub,
  '/api/',
  ...locales.flatMap((locale) => callRoots.map((root) => `/${locale}/${root}/`)),
  '/*?*edit',
  '/*?*v=',
];

export function loader() {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin()}${urls.sitemap}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
