import type { MetaDescriptor } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import siteConfig from '#site-config';
import { renamed } from '../page/window-title.ts';

type PageOfList = { page: number; pages: number; locale: Locale };

/** The window of a further page of a list says which it is: several of them are told apart in tabs and in the history. */
export function windowOfPage(head: readonly MetaDescriptor[], { page, pages, locale }: PageOfList): MetaDescriptor[] {
  if (page === 1) return [...head];
  return renamed(head, (name) => m.detail_window_of_page({ name, page, pages }), siteConfig.name[locale]);
}
