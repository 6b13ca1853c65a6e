import { collectionOf } from '#app/cms/collection/content-model.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import { urlsToEdit } from '#app/collections/page/draft/draft.server.ts';
import { readPage } from '#app/collections/page/read-pages.server.ts';
import { collections } from '#app/collections/registry.ts';
import { type Locale, type Localized, otherLocale } from '#app/i18n/locale.ts';
import { findOwner } from './content-owner.server.ts';
import { entryTitles, entryUrls } from './entry-draft.server.ts';

/** What a page or an entry is called by its draft, and where it is looked at in each language. */
export type OwnerPlace = { type: string; id: string; title: Localized<string>; urls: Localized<string> };

/** Null for what is in the trash or was never there. */
export async function ownerPlace(id: string): Promise<OwnerPlace | null> {
  const owner = await findOwner(id);
  if (!owner) return null;
  if (!(owner.type in collections)) {
    const page = await readPage(id);
    return page && { ...owner, title: page.title, urls: await urlsToEdit(id) };
  }
  const [entry, title] = await Promise.all([readEntry(owner), entryTitles(id)]);
  return entry && { ...owner, title, urls: entryUrls(collectionOf({ collections }, owner.type), entry.number, title) };
}

/** What it is called in one language, in the other rather than not at all; empty for what is gone. */
export function titleOfPlace(place: OwnerPlace | null, locale: Locale): string {
  return place?.title[locale] || place?.title[otherLocale(locale)] || '';
}
