import { sql } from 'drizzle-orm';
import { attributePairs, htmlParts } from '#app/cms/rich-text/html-parts.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { isLocale, type Locale, locales } from '#app/i18n/locale.ts';
import siteConfig from '#site-config';
import { codeFields } from '../site-settings/code-fields.ts';
import type { StoredSettings } from '../site-settings/settings.server.ts';
import { checkedAddress, type FoundLink, type LinkOwner } from './found-link.ts';

type Named = LinkOwner & { url: string; field: string };

/** The links that stand in neither a page nor an entry: settings, notices, redirects and the configuration. */
export async function otherLinks(
  tx: Transaction,
  { settings, ownHost }: { settings: StoredSettings; ownHost: string },
): Promise<FoundLink[]> {
  const named = [...inSettings(settings), ...(await inAlerts(tx)), ...(await inRedirects(tx)), ...inConfiguration()];
  return named.flatMap(({ url, ...place }) => {
    const checked = checkedAddress({ url }, { locale: place.locale, ownHost });
    return checked ? [{ ...place, ...checked, model: '', words: '' }] : [];
  });
}

function inSettings(settings: StoredSettings): Named[] {
  const owner: LinkOwner = { owner_type: 'settings', owner_id: null, locale: null };
  return codeFields.flatMap((field) =>
    [settings[field].code, settings[field].code_en].flatMap(hrefsIn).map((url) => ({ ...owner, url, field })),
  );
}

function hrefsIn(code: string): string[] {
  return [...htmlParts(code)].flatMap((part) => {
    if ('text' in part || part.isClosing || part.name !== 'a') return [];
    return attributePairs(part.attributes).flatMap(([name, value]) => (name === 'href' && value ? [value.trim()] : []));
  });
}

async function inAlerts(tx: Transaction): Promise<Named[]> {
  const { rows } = await tx.execute<{ id: string; locale: string; url: string }>(sql`
    select id::text as id, locale, link->>locale as url from alert cross join unnest(online_in) as locale
     where coalesce(link->>locale, '') <> ''`);
  return rows.map(({ id, locale, url }) => ({
    owner_type: 'alert',
    owner_id: id,
    locale: isLocale(locale) ? locale : null,
    url,
    field: 'link',
  }));
}

async function inRedirects(tx: Transaction): Promise<Named[]> {
  const { rows } = await tx.execute<{ old_path: string; locale: Locale; new_path: string }>(sql`
    select old_path, locale, new_path from redirect`);
  return rows.map(({ old_path, locale, new_path }) => {
    const isPath = new_path.startsWith('/') && !isLocale(new_path.split('/')[1]);
    return {
      owner_type: 'redirect',
      owner_id: old_path,
      locale,
      url: isPath ? `/${locale}${new_path}` : new_path,
      field: '',
    };
  });
}

function inConfiguration(): Named[] {
  const { whistleblowerUrl, newsletter, webshop } = siteConfig;
  const owner = { owner_type: 'config', owner_id: null };
  const perLanguage = [...(newsletter ? [['newsletter', newsletter] as const] : []), ...Object.entries(webshop.pages)];
  return [
    { ...owner, locale: null, url: whistleblowerUrl, field: 'whistleblowerUrl' },
    ...perLanguage.flatMap(([field, url]) => locales.map((locale) => ({ ...owner, locale, url: url[locale], field }))),
  ];
}
