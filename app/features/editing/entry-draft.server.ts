import { sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { collectionOf } from '#app/cms/collection/content-model.ts';
import type { EntryDocument } from '#app/cms/collection/entry.ts';
import { draftContent, entryContent } from '#app/cms/collection/entry-content.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import { entryUrl } from '#app/cms/collection/entry-url.ts';
import { slugOf } from '#app/cms/collection/slug.ts';
import { loadDraft } from '#app/collections/page/draft/draft.server.ts';
import { loadOwnerDraft } from '#app/collections/page/draft/owner-draft.server.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { collections } from '#app/collections/registry.ts';
import { db } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales, otherLocale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';

type Options = { locale: Locale; viewer: Viewer };

/** The draft of a page, or of the modules of an entry; null when it is gone. The caller has asked the policy. */
export async function loadDraftOf(owner: { type: string; id: string }, options: Options): Promise<DraftPayload | null> {
  return owner.type in collections ? loadEntryDraft(owner, options) : loadDraft({ pageId: owner.id, ...options });
}

/** The modules at the named places of an entry's page as one person edits them, or null when the entry is gone. */
export async function loadEntryDraft(
  { type, id }: { type: string; id: string },
  { locale, viewer }: Options,
): Promise<DraftPayload | null> {
  const entry = await readEntry({ type, id });
  if (!entry) return null;
  const definition = collectionOf({ collections }, type);
  const title = await entryTitles(id);
  const form = urls.officeEntry(locale, type, entry.number);
  const draft = await loadOwnerDraft<EntryDocument>({
    owner: { type, id, title, slots: definition.slots, form },
    rev: entry.rev,
    contentIn: (language, nodes) => draftContent(entry, nodes, language),
    contentOf: entryContent,
    locale,
    urls: entryUrls(definition, entry.number, title),
    viewer,
  });
  return { ...draft, permissions: { ...draft.permissions, publish: can(viewer, 'entry:publish') } };
}

/** Only the number decides which entry is meant, so every language has an address as soon as the collection has pages. */
export function entryUrls(
  definition: ReturnType<typeof collectionOf>,
  number: number,
  title: Localized<string>,
): Localized<string> {
  const found = locales.flatMap((locale) => {
    const slug = slugOf(title[locale] ?? title[otherLocale(locale)] ?? '', definition.type);
    const url = entryUrl(definition, { locale, slug, number });
    return url === null ? [] : [[locale, url]];
  });
  return Object.fromEntries(found);
}

/** What it is called in each language, an inherited title included. */
export async function entryTitles(id: string): Promise<Localized<string>> {
  const { rows } = await db().execute<Localized<string>>(
    sql`select nullif(label_de, '') as de, nullif(label_en, '') as en from entry where id = ${id}`,
  );
  return rows[0] ?? {};
}
