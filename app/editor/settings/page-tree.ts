import type { ListedPage } from '#app/collections/page/public/page-list.server.ts';
import { type Locale, otherLocale } from '#app/i18n/locale.ts';

/** The page itself and everything below it: where it cannot be moved. */
export function within(pages: readonly ListedPage[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  // Parents stand before their children in the list.
  for (const page of pages) if (page.parent_id && found.has(page.parent_id)) found.add(page.id);
  return found;
}

export function depthsOf(pages: readonly ListedPage[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { id, parent_id } of pages) depths.set(id, parent_id ? (depths.get(parent_id) ?? 0) + 1 : 0);
  return depths;
}

/** The name of a page for a person who edits: in the other language rather than none. */
export function nameIn({ title }: Pick<ListedPage, 'title'>, locale: Locale): string {
  return title[locale] || title[otherLocale(locale)] || '–';
}
