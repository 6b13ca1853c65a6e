import type { StoredLink } from '#app/cms/link.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';

/** Where a link stands: of a page or an entry, or of something else that has links. */
export type LinkOwner = { owner_type: string; owner_id: string | null; locale: Locale | null };

export type FoundLink = LinkOwner & {
  address: string;
  is_outside: boolean;
  model: string;
  field: string;
  words: string;
};

/**
 * Under which address a link is checked: web addresses as they are, without what follows the page; addresses of the site
 * itself by their path; something of ours by what it is. Null for mail, telephones and places of the same page.
 */
export function checkedAddress(
  { ref, url }: StoredLink,
  { locale, ownHost }: { locale: Locale | null; ownHost: string },
): { address: string; is_outside: boolean } | null {
  if (ref) return { address: `${ref.type}:${ref.id}:${locale ?? ''}`, is_outside: false };
  if (!url || /^(?:#|mailto:|tel:)/i.test(url)) return null;
  const own = `https://${ownHost}`;
  const parsed = URL.parse(url, own);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  if (parsed.host === ownHost) return { address: parsed.pathname, is_outside: false };
  parsed.hash = '';
  return { address: parsed.href, is_outside: true };
}

export type OwnReference = { type: string; id: string; locale: Locale | null };

/** What an address names that is kept as `type:id:locale`; null for a path. */
export function referenceOf(address: string): OwnReference | null {
  const [, type, id, locale] = /^([a-z][a-z-]*):([0-9a-f-]{36}):(\w*)$/.exec(address) ?? [];
  return type && id ? { type, id, locale: isLocale(locale) ? locale : null } : null;
}
