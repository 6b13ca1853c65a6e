import { CacheNotes } from '#app/cache/cache-notes.ts';
import { jsonSize, KeptByTags } from '#app/cache/kept-by-tags.ts';
import { draftEntry, entryIdOf } from '#app/cms/collection/draft/draft-entry.server.ts';
import type { EntryDocument, EntryView } from '#app/cms/collection/entry.ts';
import { lookUp, publishedEntry } from '#app/cms/collection/listing/published.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Fields } from '#app/cms/field/field.ts';
import { versionDocument } from '#app/cms/publishing/versions.server.ts';
import type { Definitions } from '#app/cms/view/view-nodes.ts';
import { siteIndexTag } from '#app/collections/page/public/site-index.server.ts';
import { collections } from '#app/collections/registry.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { typesettingIn } from '#app/typography/typeset.ts';
import type { AsWritten } from './entry-list.server.ts';
import { pageAddresses } from './page-addresses.server.ts';

export type EntryPage<F extends Fields = Fields> =
  | { kind: 'found'; entry: EntryView<F> }
  /** The number is right and the rest of the address is not: answer 301. */
  | { kind: 'moved'; url: string }
  /** It was public and is in the bin: answer 410. */
  | { kind: 'gone' }
  | { kind: 'missing' };

/**
 * The page of an entry by the two parts of its address. Only the number decides; another slug, such as an older one or
 * that of the other language, leads to the canonical address. Offline and missing are the same for visitors.
 */
export async function entryPage<F extends Fields>(
  definition: CollectionDefinition<F>,
  { id, slug, ...options }: { id: string; slug: string | null } & Options,
): Promise<EntryPage<F>> {
  const number = numberOf(id);
  if (number === null) return { kind: 'missing' };
  const entry = await onlineEntry(definition, number, options);
  if (!entry) return (await lookUp(definition.type, { number })) === 'trashed' ? { kind: 'gone' } : { kind: 'missing' };
  if (entry.slug !== slug && entry.url) return { kind: 'moved', url: entry.url };
  return { kind: 'found', entry };
}

type Options = AsWritten & { locale: Locale; now: Temporal.Instant; modules: Definitions };

/** Published entries as they are shown, links and pictures resolved; each is what its collection's definition makes of it. */
const kept = new KeptByTags<EntryView | null>({ room: 8 * 1024 * 1024, sizeOf: jsonSize });

/** What visitors see of an entry in one language at this moment; null where it is not online. */
export async function onlineEntry<F extends Fields>(
  definition: CollectionDefinition<F>,
  number: number,
  { locale, now, modules, asWritten = false }: Options,
): Promise<EntryView<F> | null> {
  const read = async (notes: CacheNotes) => {
    const pages = await pageAddresses(locale);
    const entry = await publishedEntry(definition, {
      number,
      locale,
      now,
      contentModel: { collections, modules },
      pages,
      typeset: asWritten ? undefined : typesettingIn(locale),
    });
    // A page below one that has moved has another address without a change of its own.
    notes.tag(siteIndexTag, ...(entry?.tags ?? []));
    notes.expireAt(entry?.nextChange ?? null);
    // Proof: nobody looks into its fields before it has left by the same definition.
    return entry as EntryView | null;
  };
  const context = { now, notes: new CacheNotes() };
  const key = `${definition.type}/${locale}/${number}${asWritten ? '/as-written' : ''}`;
  // Proof: the key names the definition.
  return (await kept.get(key, context, read)) as EntryView<F> | null;
}

type TeamOptions = {
  id: string;
  locale: Locale;
  now: Temporal.Instant | null;
  version?: string | null;
  modules: Definitions;
};

/**
 * What the team is shown of an entry: its draft while it is edited or where nothing is online, or an older version. The
 * caller has asked the policy; `now: null` renders what is hidden or out of its time as well.
 */
export async function entryForTeam<F extends Fields>(
  definition: CollectionDefinition<F>,
  { id, locale, now, version = null, modules, asWritten = false }: TeamOptions & AsWritten,
): Promise<EntryView<F> | null> {
  const number = numberOf(id);
  const entry = number === null ? null : await entryIdOf(definition.type, number);
  if (entry === null) return null;
  const which = { type: definition.type, id: entry, locale };
  const doc = version === null ? null : await versionDocument<EntryDocument>({ ...which, version });
  if (version !== null && !doc) return null;
  const pages = await pageAddresses(locale);
  return draftEntry(definition, {
    id: entry,
    version: doc,
    locale,
    now,
    contentModel: { collections, modules },
    pages,
    typeset: asWritten ? undefined : typesettingIn(locale),
  });
}

/** Public numbers have 1 to 15 digits and no leading zero; anything else is no number of ours. */
export function numberOf(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
