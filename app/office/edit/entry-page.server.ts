import { sql } from 'drizzle-orm';
import { draftRows } from '#app/cms/collection/draft/drafts.server.ts';
import { baseOf, draftReferences } from '#app/cms/collection/draft-summary.ts';
import type { EntryRecord } from '#app/cms/collection/entry.ts';
import { mediaByIds, readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { entryUrl } from '#app/cms/collection/entry-url.ts';
import { publishProblems } from '#app/cms/collection/publish.server.ts';
import { slugOf } from '#app/cms/collection/slug.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { PublishProblem } from '#app/cms/compile.ts';
import { scheduledFor } from '#app/cms/publishing/scheduled.server.ts';
import { listVersions, type VersionLine } from '#app/cms/publishing/versions.server.ts';
import { releasesWith } from '#app/cms/release/releases.server.ts';
import type { Address, MediaRecord } from '#app/cms/resolve.ts';
import { db } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { saidWarnings } from '../dates/said-warnings.server.ts';
import { warningsOfEntry } from '../dates/warnings-of-entry.server.ts';
import { namesOfPeople } from '../people.server.ts';
import { everyUsageOf } from '../places.server.ts';
import { groupTrail, type TrailLine } from './trail/group-trail.ts';

export type LanguageFacts = {
  state: 'offline' | 'online' | 'changed';
  url: string | null;
  /** Where the team sees its page whatever its state; null when its collection has no pages. */
  pageUrl: string | null;
  problems: PublishProblem[];
  versions: VersionLine[];
};

/** Everything the form of one entry shows: its draft, what it inherits, what it names, and its life so far. */
export async function entryPage(
  definition: CollectionDefinition,
  id: string,
  { locale, now }: { locale: Locale; now: Temporal.Instant },
) {
  const { type } = definition;
  const [entry] = await readEntries(db(), { type, ids: [id] });
  if (!entry) return null;
  const baseId = baseOf(definition, entry);
  const [base = null] =
    definition.inherits && baseId ? await readEntries(db(), { type: definition.inherits.from, ids: [baseId] }) : [];
  const [library, languages, waiting, releases, trail, places, usages, warnings] = await Promise.all([
    libraryOf(definition, { entry, base, locale }),
    languagesOf(definition, entry),
    scheduledFor({ type, id }),
    releasesWith([id]),
    trailOf(type, id),
    everyUsageOf({ type, ids: [id] }),
    usageCount(type, id),
    entry.deleted_at ? [] : warningsOfEntry({ type, id, now }),
  ]);
  const people = await namesOfPeople([
    entry.updated_by,
    ...trail.map(({ by }) => by),
    ...locales.flatMap((each) => languages[each].versions.map(({ by }) => by)),
  ]);
  const { number, rev, props, i18n, updated_at, updated_by, deleted_at } = entry;
  return {
    entry: { id, number, rev, props, i18n, updated_at, updated_by, deleted_at },
    baseId,
    base: base && { number: base.number, type: base.type, props: base.props, i18n: base.i18n },
    library,
    languages,
    /** Whether visitors have ever seen it. */
    isPublic: locales.some((each) => languages[each].versions.length > 0),
    waiting,
    releases,
    trail: groupTrail(trail).slice(0, 30),
    places,
    usages,
    warnings: saidWarnings(warnings, locale),
    people,
  };
}

/** Titles and pictures that the values of the form name, those of the entry it inherits from included. */
async function libraryOf(
  definition: CollectionDefinition,
  { entry, base, locale }: { entry: EntryRecord; base: EntryRecord | null; locale: Locale },
) {
  const own = draftReferences(definition, entry.id, entry);
  const from = definition.inherits && contentModel.collections[definition.inherits.from];
  const all = [...own, ...(from && base ? draftReferences(from, base.id, base) : [])];
  const media = await mediaByIds(
    db(),
    all.flatMap((each) => (each.type === 'media' ? [each.id] : [])),
  );
  const ids = [...new Set(all.flatMap((each) => (each.type === 'media' ? [] : [each.id])))];
  return { media: [...media.values()] as MediaRecord[], addresses: await addressesOf(ids, locale) };
}

async function addressesOf(ids: readonly string[], locale: Locale): Promise<Record<string, Address>> {
  const { rows } = await db().execute<{ key: string; title: string; online: boolean; number: number }>(sql`
    select entry.type || ':' || entry.id as key, entry.number::float8 as number,
           coalesce(nullif(${sql.raw(`label_${locale}`)}, ''), nullif(label_de, ''), label_en) as title,
           exists (select 1 from listing where object_id = entry.id and listing.locale = ${locale}) as online
    from entry where id = any(${sql.param([...ids])}::uuid[])
    union all
    select 'page:' || id, 0, coalesce(title->>${locale}, title->>'de', ''),
           exists (select 1 from publication where content_type = 'page' and object_id = page.id and locale = ${locale})
    from page where id = any(${sql.param([...ids])}::uuid[])`);
  return Object.fromEntries(rows.map(({ key, ...address }) => [key, { ...address, href: null }]));
}

async function languagesOf(
  definition: CollectionDefinition,
  entry: EntryRecord,
): Promise<Record<Locale, LanguageFacts>> {
  const { type } = definition;
  const { id, number } = entry;
  const [row] = await draftRows(definition, { locale: 'de', number, bin: entry.deleted_at !== null });
  const { rows } = await db().execute<{ locale: Locale; slug: string }>(sql`
    select locale, slug from listing where object_id = ${id}`);
  const facts = locales.map(async (locale): Promise<[Locale, LanguageFacts]> => {
    const slug = rows.find((row) => row.locale === locale)?.slug;
    const [problems, versions] = await Promise.all([
      publishProblems({ type, id, locale, contentModel }),
      listVersions({ type, id, locale }),
    ]);
    return [
      locale,
      {
        state: row?.state[locale] ?? 'offline',
        url: slug === undefined ? null : entryUrl(definition, { locale, slug, number }),
        pageUrl: entryUrl(definition, { locale, slug: slug ?? slugOf(row?.labels[locale] ?? '', type), number }),
        problems: problems ?? [],
        versions: versions.slice(0, 30),
      },
    ];
  });
  return Object.fromEntries(await Promise.all(facts)) as Record<Locale, LanguageFacts>;
}

/** So many lines are put together: the sittings of some weeks. */
const trailLines = 300;

async function trailOf(type: string, id: string): Promise<TrailLine[]> {
  const { rows } = await db().execute<TrailLine>(sql`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, user_id as by, action, locale,
           coalesce(case when jsonb_typeof(detail->'fields') = 'array' then detail->'fields' end, '[]') as fields
    from audit where content_type = ${type} and object_id = ${id} order by id desc limit ${trailLines}`);
  return rows;
}

/** How many others point at it: binning it takes something away from them. */
async function usageCount(type: string, id: string): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(distinct owner_id)::int as count from reference where target_type = ${type} and target_id = ${id}`);
  return rows[0]?.count ?? 0;
}
