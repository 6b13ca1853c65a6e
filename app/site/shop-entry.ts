import { settings } from '#app/env-settings.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import type { SiteDefinition } from '#app/site-definition.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import siteConfig from '#site-config';

type ConfiguredShop = SiteDefinition['webshop']['entries'][number];

/** A shop with its addresses: the demo's own is found by the settings and framed like any other. */
export type ShopEntry = Exclude<ConfiguredShop, { kind: 'sandbox' }> & {
  /** It tells by `postMessage` that it has come; a shop of somebody else need not. */
  isTalking?: boolean;
};

/** The entry point an address belongs to, such as `/webshop/en/anything`. */
export function shopEntryAt(pathname: string): ConfiguredShop | undefined {
  const first = pathname.split(/[/.]/)[1];
  return siteConfig.webshop.entries.find(({ path }) => path === first);
}

/** Where the shop of an entry point is; null where it is the demo's and no demo runs. */
export function foundShop(entry: ConfiguredShop): ShopEntry | null {
  if (entry.kind !== 'sandbox') return entry;
  sandbox ??= {
    url: settings.DEMO_SHOP_URL.read.parse(process.env.DEMO_SHOP_URL || undefined)?.replace(/\/$/, '') ?? null,
  };
  const { url } = sandbox;
  if (!url) return null;
  const src = { de: `${url}/de`, en: `${url}/en` };
  const date = { de: `${url}/de/date/{number}`, en: `${url}/en/date/{number}` };
  return { ...entry, kind: 'iframe', src, date, isTalking: true };
}

/** Read once: it stays where it is as long as this process runs. */
let sandbox: { url: string | null } | undefined;

/** Entry points have no language of their own; any but the default stands behind them. */
export function shopUrl({ path }: { path: string }, locale: Locale): string {
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
  const configured = shopEntryAt(pathname);
  const entry = configured && foundShop(configured);
  if (!entry || entry.kind === 'redirect') return {};
  // Asked without reading it, so that a shop that is away is not a grey page.
  if (entry.kind === 'iframe') {
    const shop = origins(Object.values(entry.src));
    return { 'frame-src': shop, 'connect-src': shop };
  }
  const hosts = origins([entry.style, ...Object.values(entry.script), ...Object.values(entry.event)]);
  const needed = ['script-src', 'style-src', 'style-src-elem', 'img-src', 'font-src', 'connect-src', 'frame-src'];
  return Object.fromEntries(needed.map((directive) => [directive, hosts]));
}

function origins(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
