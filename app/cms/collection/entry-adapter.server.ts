import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { CollectionDefinition } from '../collection.ts';
import type { ContentOwner, Draft, DraftReader, LiveVersion, OwnerAdapter } from '../publishing/owner-adapter.ts';
import { pointTo } from '../publishing/publication.server.ts';
import { type ContentModel, type ContentSchema, collectionOf } from './content-model.ts';
import { documentReferences } from './document-references.ts';
import { insertDrafts, updateDrafts } from './draft/write-drafts.server.ts';
import type { EntryDocument, EntryRecord } from './entry.ts';
import type { EntrySaved } from './entry-answer.ts';
import { entryContent } from './entry-content.ts';
import { entryProblems } from './entry-problems.ts';
import { readEntries } from './entry-rows.server.ts';
import { entryUrl } from './entry-url.ts';
import { entryTag, tagsOfListings } from './listing/cache-tags.ts';
import { publishedValues, titleOf } from './listing/listing-row.ts';
import { publishedBases } from './listing/published-bases.server.ts';
import { refreshDependents, removeListings, writeListings } from './listing/write-listings.server.ts';

type EntryAdapter = OwnerAdapter<EntryDocument, EntrySaved>;

/** How the drafts of a collection are read. */
export function entryDrafts(type: string, schema: ContentSchema): DraftReader<EntryDocument> {
  const definition = collectionOf(schema, type);
  const { modules } = schema;
  return {
    type,
    async readDrafts(reader, { ids, locale, lock }) {
      const entries = await readEntries(reader, { type, ids, lock });
      return entries.filter(({ deleted_at }) => !deleted_at).map((entry) => draftOf(entry, locale));
    },
    mediaIn: (doc, locale) =>
      documentReferences(definition, doc, { locale, modules })
        .filter((target) => target.type === 'media')
        .map(({ id }) => id),
  };
}

/** How the entries of a collection are published. */
export function entryAdapter(type: string, contentModel: ContentModel) {
  const definition = collectionOf(contentModel, type);
  const adapter: EntryAdapter = {
    ...entryDrafts(type, contentModel),
    modules: contentModel.modules,
    rights: {
      write: 'entry:write',
      copy: 'entry:write',
      publish: 'entry:publish',
      unpublish: 'entry:publish',
      delete: 'entry:delete',
    },
    actions: { copy: 'entry:duplicate', trash: 'entry:bin', restore: 'entry:restore' },

    async lock(tx, ids) {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select id from entry where type = ${type} and id = any(${sql.param([...ids])}::uuid[]) and deleted_at is null
        order by id for update`);
      return rows.map(({ id }) => id);
    },
    contentOf: entryContent,

    async problemsOf(reader, snapshots, { locale }) {
      const docs = snapshots.map(({ doc }) => doc);
      const baseOf = await publishedBases(reader, definition, { docs, locale });
      const { modules } = contentModel;
      return new Map(
        docs.map((doc) => [doc.entry.id, entryProblems(definition, doc, { base: baseOf(doc).base, locale, modules })]),
      );
    },
    findingsIn: (reader, snapshots, { locale }) =>
      contentModel.findingsIn(reader, snapshots, { locale, modules: contentModel.modules }),
    // The address of an entry has its number in it: nobody else can have taken it.
    addressProblem: async () => null,
    async hasTitle(tx, doc, { locale }) {
      const baseOf = await publishedBases(tx, definition, { docs: [doc], locale });
      return titleOf(definition, publishedValues(definition, { doc, base: baseOf(doc).base })) !== '';
    },

    ...listingOf(definition, contentModel),

    ...draftWritesOf(definition, contentModel),
    trashProblem: async () => null,
  };
  return adapter;
}

/** How drafts are written by what is no edit: a restored version, a copy, the trash. */
function draftWritesOf(
  definition: CollectionDefinition,
  contentModel: ContentModel,
): Pick<EntryAdapter, 'restoreValues' | 'insertCopy' | 'setTrashed'> {
  const { type } = definition;
  return {
    async restoreValues(tx, { id, doc }, { locale, shared, by }) {
      const entries = await readEntries(tx, { type, ids: [id], lock: true });
      const drafts = entries.map((entry) => ({
        ...entry,
        rev: entry.rev + 1,
        props: shared ? doc.props : entry.props,
        i18n: { ...entry.i18n, [locale]: doc.texts },
      }));
      await updateDrafts(tx, { type, drafts, userId: by, contentModel });
    },
    async insertCopy(tx, { from, id, by }) {
      const [original] = await readEntries(tx, { type, ids: [from] });
      if (!original || original.deleted_at) return { kind: 'gone' };
      const kept = Object.entries(original.props).filter(([name]) => !definition.notCopied.includes(name));
      const values = { props: Object.fromEntries(kept), i18n: original.i18n };
      const draft = { id, ...values, source: null, external_id: null };
      const [written] = await insertDrafts(tx, { type, drafts: [draft], userId: by, contentModel });
      return written ? { kind: 'saved', ...written } : { kind: 'refused', refusal: 'exists' };
    },
    async setTrashed(tx, { id, isTrashed, by }) {
      const { rows } = await tx.execute<{ rev: number }>(sql`
        update entry set deleted_at = ${isTrashed ? sql`clock_timestamp()` : sql`null`}, rev = rev + 1,
          updated_by = ${by}, updated_at = clock_timestamp()
        where id = ${id} and type = ${type} and (deleted_at is null) = ${isTrashed} returning rev`);
      return rows[0] ? { rev: rows[0].rev, tags: [entryTag(type, id)] } : null;
    },
  };
}

/** How visitors find the entries of a collection, and how they no longer do. */
function listingOf(
  definition: CollectionDefinition,
  contentModel: ContentModel,
): Pick<EntryAdapter, 'list' | 'unlist'> {
  const { type } = definition;
  return {
    async list(tx, versions, { locale, by }) {
      const ids = versions.map(({ id }) => id);
      const listed = await listedNow(tx, ids, locale);
      const published = await pointTo(tx, versions, { type, locale, by });
      const baseOf = await publishedBases(tx, definition, { docs: versions.map(({ doc }) => doc), locale });
      const firstPublished = ({ id }: LiveVersion) =>
        listed.get(id)?.published_at ?? published.get(id) ?? Temporal.Now.instant().toString();
      const sources = versions.map((version) => {
        const { doc, version_id } = version;
        return { doc, ...baseOf(doc), version_id, published_at: firstPublished(version), locale };
      });
      const { rows, hidden } = await writeListings(tx, { type, locale, contentModel, sources });
      const dependents = await refreshDependents(tx, { type, ids, locale, contentModel });
      if (hidden.length > 0) dependents.push({ type, rows: hidden });
      const before = [...listed.values()].flatMap(({ facets }) => facets);
      const found = rows.map((row) => ({
        id: row.object_id,
        published_at: row.published_at,
        url: entryUrl(definition, row),
      }));
      return { found, tags: tagsOfListings([{ type, rows }, ...dependents], before) };
    },
    async unlist(tx, ids, { locale }) {
      const removed = new Map((await removeListings(tx, { type, ids, locale })).map((row) => [row.object_id, row]));
      const rows = ids.map((id) => removed.get(id) ?? { object_id: id, facets: [] });
      const dependents = await refreshDependents(tx, { type, ids, locale, contentModel });
      return tagsOfListings([{ type, rows }, ...dependents]);
    },
  };
}

/** One entry as what it is published with. */
export function entryOwner(
  { type, id }: { type: string; id: string },
  contentModel: ContentModel,
): ContentOwner<EntrySaved> {
  return { type, id, adapter: entryAdapter(type, contentModel) };
}

function draftOf({ id, number, type, rev, props, i18n }: EntryRecord, locale: Locale): Draft<EntryDocument> {
  const doc = { entry: { id, number, type }, props, texts: i18n[locale] ?? {}, nodes: [], media: [] };
  return { id, rev, doc, unwritten: [] };
}

type ListedNow = { object_id: string; published_at: string; facets: string[] };

/** How visitors find these until now: when they first could, and what they are filed under. */
async function listedNow(tx: Transaction, ids: readonly string[], locale: Locale): Promise<Map<string, ListedNow>> {
  const { rows } = await tx.execute<ListedNow>(sql`
    select object_id, facets,
           to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as published_at
    from listing where locale = ${locale} and object_id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map((row) => [row.object_id, row]));
}
