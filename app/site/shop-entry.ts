import { isLocale, type Locale } from '#app/i18n/locale.ts';
import type { SiteDefinition } from '#app/site-definition.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import siteConfig from '#site-config';

export type ShopEntry = SiteDefinition['webshop']['entries'][number];

/** The entry point an address belongs to, such as `/webshop/en/anything`. */
export function shopEntryAt(pathname: string): ShopEntry | undefined {
  const first = pathname.split(/[/.]/)[1];
  return siteConfig.webshop.entries.find(({ path }) => path === first);
}

/** Entry points have no language of their own; any but the default stands behind them. */
export function shopUrl({ path }: ShopEntry, locale: Locale): string {
  return locale === defaultLocale ? `/${path}` : `/${path}/${locale}`;
}

/**
 * Old addresses of the shop that are pages of ours: the events, articles, subscriptions
 * (docs/behaviour/routes.md#web-shop).
 */
export function mappedPage(rest: string, locale: Locale): string | null {
  const name = rest.split('/').find((part) => part !== '' && !isLocale(part)) ?? '';
  const { pages } = siteConfig.webshop;
  return Object.entries(pages).find(([key]) => key === name)?.[1][locale] ?? null;
}

/** What the content security policy must let in where the shop stands, and nowhere else. */
export function shopSources(pathname: string): Record<string, string[]> {
  const entry = shopEntryAt(pathname);
  if (!entry || entry.kind === 'redirect') return {};
  if (entry.kind === 'iframe') return { 'frame-src': origins(Object.values(entry.src)) };
  const hosts = origins([entry.style, ...Object.values(entry.script), ...Object.values(entry.event)]);
  const needed = ['script-src', 'style-src', 'style-src-elem', 'img-src', 'font-src', 'connect-src', 'frame-src'];
  return Object.fromEntries(needed.map((directive) => [directive, hosts]));
}

function origins(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
