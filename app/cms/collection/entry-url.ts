import type { Locale } from '#app/i18n/locale.ts';
import siteConfig from '#site-config';
import type { EntryPages } from '../channels/entry-pages.ts';
import { pathsOfSection, type SectionChoice } from '../channels/section.ts';

type Paged = { readonly pages: EntryPages | null };
type Addressed = { locale: Locale; slug: string | null; number: number | string; title?: string };

/** The canonical address of an entry in one language; null when its collection has no pages. */
export function entryUrl(
  { pages }: Paged,
  { locale, slug, number }: Addressed,
  choice: SectionChoice = siteConfig.sections,
): string | null {
  if (!pages) return null;
  const parts = [slug && encodeURIComponent(slug), encodeURIComponent(number)].filter(Boolean);
  return [baseOf(pages, locale, choice), ...parts].join('/');
}

/** The address below which the entries of a collection stand, and of its list where it has one. */
export function listUrl({ pages }: Paged, locale: Locale, choice: SectionChoice = siteConfig.sections): string {
  if (!pages) throw new Error('The entries of this collection have no pages.');
  return baseOf(pages, locale, choice);
}

/** The addresses of entries as a pattern of routes, such as `/de/programm/:slug/:id`. */
export function entryPattern({ pages }: Paged, locale: Locale, choice?: SectionChoice): string {
  return `${listUrl({ pages }, locale, choice)}/:slug${pages?.isNameOptional ? '?' : ''}/:id`;
}

/** The calendar that stands beside a list or an entry (docs/behaviour/standards.md#icalendar). */
export function calendarUrl(url: string): string {
  return `${url}.ics`;
}

export type FeedFormat = 'rss' | 'atom' | 'json';

/** A feed that stands beside a list (docs/behaviour/standards.md#feeds). */
export function feedUrl(url: string, format: FeedFormat): string {
  return `${url}.${format}`;
}

function baseOf({ section, below }: EntryPages, locale: Locale, choice: SectionChoice): string {
  return `/${locale}/${pathsOfSection(section, choice)[locale]}${below}`;
}
