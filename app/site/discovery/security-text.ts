import { locales } from '#app/i18n/locale.ts';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { siteOrigin } from '../site-origin.server.ts';
import type { Route } from './+types/security-text.ts';

/** RFC 9116 asks for an end less than a year away; counted from today it is never stale. */
const hoursValid = 24 * 180;

export function loader({ context }: Route.LoaderArgs) {
  const expires = loadContextOf(context).now.add({ hours: hoursValid }).round('second');
  const lines = [
    `Contact: mailto:${siteConfig.contact.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteOrigin()}${urls.securityText}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
