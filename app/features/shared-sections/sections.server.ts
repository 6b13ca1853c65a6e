import { sql } from 'drizzle-orm';
import { entryUrl } from '#app/cms/collection/entry-url.ts';
import { draftAddressesOf, draftEntryAddresses } from '#app/cms/collection/listing/addresses.server.ts';
import { slugOf } from '#app/cms/collection/slug.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { draftNodes } from '#app/cms/publishing/draft-nodes.server.ts';
import type { Address, MediaRecord } from '#app/cms/resolve.ts';
import { draftAddresses } from '#app/collections/page/draft/draft-addresses.server.ts';
import { draftMedia } from '#app/collections/page/draft/owner-draft.server.ts';
import { collections } from '#app/collections/registry.ts';
import { sharedSection } from '#app/collections/shared-section/schema.ts';
import { db } from '#app/db/client.server.ts';
import { containing } from '#app/db/like.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { normalizeQuery } from '../search/normalize-query.ts';
import { type DraftUse, draftUses } from '../where-used/draft-uses.server.ts';
import { placesOf } from '../where-used/places.server.ts';

const { type } = sharedSection;
const most = 50;

/** A page or an entry that shows a section; not online means that only its draft does. */
export type SectionPlace = { title: string; url: string | null; is_online: boolean };

export type ListedSection = {
  id: string;
  title: string;
  /** Its own page, where it is edited. */
  url: string | null;
  online: Locale[];
  /** How many pages and entries show it, drafts included. */
  places: number;
  /** What it is made of, in the order of the page. */
  models: string[];
};

/** One with what an editor needs to put its modules elsewhere. */
export type SharedSection = Omit<ListedSection, 'places'> & {
  nodes: ModuleNode[];
  media: MediaRecord[];
  addresses: Record<string, Address>;
  places: SectionPlace[];
};

type Row = Omit<ListedSection, 'url'> & { number: number };

/** The shared sections whose names have these words, the last changed first; at most 50. */
export async function listSections(q: string, locale: Locale): Promise<ListedSection[]> {
  const like = containing(normalizeQuery(q));
  return readSections(sql`props->>'title' ilike ${like}`, locale);
}

/** One of them with its draft, so that it can be copied, and everything that shows it; null when it is gone. */
export async function readSection(id: string, locale: Locale): Promise<SharedSection | null> {
  const [[section], nodes, media, addresses, places] = await Promise.all([
    readSections(sql`id = ${id}`, locale),
    draftNodes(type, id),
    draftMedia({ type, id }),
    draftEntryAddresses(db(), { owner: type, locale, collections }),
    sectionPlaces(id, locale),
  ]);
  return section ? { ...section, nodes, media, addresses, places } : null;
}

/** Everything that shows a section: where visitors see it in this language, then drafts that will. */
export async function sectionPlaces(id: string, locale: Locale): Promise<SectionPlace[]> {
  const [usages, drafts] = await Promise.all([placesOf({ type, ids: [id] }), draftUses({ type, id }, locale)]);
  const online = usages
    .filter((usage) => usage.locale === locale)
    .map(({ title, url }) => ({ title, url, is_online: true }));
  if (drafts.length === 0) return online;
  const [pages, entries] = await Promise.all([
    draftAddresses(locale),
    draftAddressesOf(db(), { references: drafts, locale, collections }),
  ]);
  const addresses = { ...pages, ...entries };
  const urlOf = (draft: DraftUse) => addresses[`${draft.type}:${draft.id}`]?.href ?? null;
  return [...online, ...drafts.map((draft) => ({ title: draft.title, url: urlOf(draft), is_online: false }))];
}

async function readSections(which: ReturnType<typeof sql>, locale: Locale): Promise<ListedSection[]> {
  const { rows } = await db().execute<Row>(sql`
    with found as (
      select id, number, props->>'title' as title, updated_at from entry
      where type = ${type} and deleted_at is null and ${which}
      order by updated_at desc, id limit ${most}
    )
    select id, number::float8 as number, coalesce(title, '') as title,
      array(select locale from listing where object_id = found.id order by locale) as online,
      (select count(distinct owner_id)::int from reference
       where target_type = ${type} and target_id = found.id and source_type in ('module', 'publication')) as places,
      array(
        select part.model from module as root join module as part on part.parent_id = root.id
        where root.content_type = ${type} and root.object_id = found.id and root.parent_id is null
          and root.deleted_at is null and part.deleted_at is null
        order by root.pos collate "C", part.column_index, part.pos collate "C" limit 6
      ) as models
    from found order by updated_at desc, id`);
  return rows.map(({ number, ...row }) => {
    const url = entryUrl(sharedSection, { locale, slug: slugOf(row.title, type), number });
    return { ...row, url };
  });
}
