import { themeColor } from '#app/ui/theme-colors.server.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import siteConfig from '#site-config';

/** How the site is called and coloured where somebody keeps it among their applications. */
export function loader() {
  const manifest = {
    name: siteConfig.name[defaultLocale],
    short_name: siteConfig.shortName,
    lang: defaultLocale,
    id: '/',
    start_url: '/',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
    theme_color: themeColor('cc02', 'ground'),
    background_color: themeColor('cc01', 'ground'),
    display: 'browser',
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
