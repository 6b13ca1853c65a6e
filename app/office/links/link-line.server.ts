import type { LinkRow } from '#app/features/links/link-desk.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, moduleName } from '#app/inspector/labels.ts';
import { urls } from '#app/urls.ts';
import { formatMoment } from '../format.ts';

/** A link as its row says it. */
export type LinkLine = {
  key: number;
  state: LinkRow['state'];
  /** Status, code or new address: what the check found out besides. */
  detail: string;
  checked: string;
  /** What it leads to: an address that can be opened, or the title of something of ours. */
  leadsTo: { text: string; url: string | null };
  carriedBy: string;
  place: { title: string; url: string | null };
  language: string;
  part: string;
};

export function linkLine(row: LinkRow, locale: Locale): LinkLine {
  const { id, state, status, detail, checked_at, words, address, is_outside } = row;
  const isAddress = is_outside || address.startsWith('/');
  return {
    key: id,
    state,
    detail: [status, detail].filter(Boolean).join(' '),
    checked: checked_at ? formatMoment(checked_at, locale) : '',
    leadsTo: isAddress ? { text: address, url: address } : { text: row.target ?? m.office_links_gone(), url: null },
    carriedBy: words,
    place: placeOf(row, locale),
    language: row.locale?.toUpperCase() ?? '',
    part: partOf(row),
  };
}

/** Where the link is mended. What stands in the configuration a developer changes. */
function placeOf(
  { owner_type, owner_id, locale: of, title, path, number }: LinkRow,
  locale: Locale,
): LinkLine['place'] {
  const area = (name: string) => urls.officeArea(locale, name);
  switch (owner_type) {
    case 'page':
      return {
        title: title || m.office_page_untitled(),
        url: path === null ? null : `${urls.page(of ?? locale, path)}?edit`,
      };
    case 'settings':
      return { title: m.office_settings(), url: area('settings') };
    case 'alert':
      return { title: m.office_alerts(), url: area('alerts') };
    case 'redirect':
      return { title: m.office_redirects(), url: `${area('redirects')}?q=${encodeURIComponent(owner_id ?? '')}` };
    case 'config':
      return { title: 'site.config.ts', url: null };
    default:
      return {
        title: title || m.office_untitled({ number: number ?? 0 }),
        url: number === null ? null : urls.officeEntry(locale, owner_type, number),
      };
  }
}

function partOf({ owner_type, owner_id, model, field }: LinkRow): string {
  if (owner_type === 'redirect') return owner_id ?? '';
  if (owner_type === 'config') return field;
  const label = fieldLabel(model || owner_type, field);
  return model ? `${moduleName(model)}, ${label}` : label;
}
