import { data, type MetaDescriptor } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import siteConfig from '#site-config';
import { renamed } from '../page/window-title.ts';

type PageOfList = { page: number; pages: number; locale: Locale; query: URLSearchParams };

/**
 * The head of a page of a list. A further page says in its window which it is, so that several are told apart in tabs and in
 * the history, and search engines keep it beside the first. A page beyond the last is missing (404).
 */
export function windowOfPage(
  head: readonly MetaDescriptor[],
  { page, pages, locale, query }: PageOfList,
): MetaDescriptor[] {
  if (page > Math.max(1, pages)) throw data(null, { status: 404 });
  if (page === 1) return [...head];
  const named = renamed(head, (name) => m.detail_window_of_page({ name, page, pages }), siteConfig.name[locale]);
  return isFiltered(query) ? named : withOwnAddress(named, page);
}

/** A filtered list stands for the whole one, however many pages it has. */
function isFiltered(query: URLSearchParams): boolean {
  return query.keys().some((key) => key !== 'page');
}

/** How many pages the list has in the other language is not known here, so none of them is named. */
function withOwnAddress(head: readonly MetaDescriptor[], page: number): MetaDescriptor[] {
  return head.flatMap((meta) => {
    if ('hrefLang' in meta) return [];
    return 'rel' in meta && meta.rel === 'canonical' ? [{ ...meta, href: `${meta.href}?page=${page}` }] : [meta];
  });
}
