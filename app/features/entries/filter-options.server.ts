import { KeptAnswers } from '#app/cache/kept-answers.ts';
import { listTag, optionsTag } from '#app/cms/collection/listing/cache-tags.ts';
import { facetKey } from '#app/cms/collection/listing/listing-row.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type FilterOption = { id: number; name: string; slug: string; uuid: string };

type OptionQuery = {
  /** The collection of the terms, such as `room`. */
  type: string;
  /** The list and its filter, such as `{ type: 'event', facet: 'room' }`; without it all published terms. */
  of?: { type: string; facet: string };
  locale: Locale;
};

const kept = new KeptAnswers<readonly FilterOption[]>({
  mostBytes: 2 * 1024 * 1024,
  bytesOf: (options) => options.length * 400,
});

/**
 * What a list can be filtered by: published terms that at least one published entry of the list carries, in the order
 * of their collection. Nothing offline is offered, and nothing that would find nothing at all. Kept until it changes.
 */
export function filterOptions({ type, of, locale }: OptionQuery): Promise<readonly FilterOption[]> {
  const key = JSON.stringify([type, of?.type, of?.facet, locale]);
  return kept.get(key, async () => ({
    value: await readOptions({ type, locale, ...(of ? { of } : {}) }),
    tags: filterTags(type, of),
  }));
}

async function readOptions({ type, of, locale }: OptionQuery): Promise<FilterOption[]> {
  const { rows } = await pool().query<FilterOption>(
    `select number::float8 as id, title as name, slug, object_id as uuid from listing
     where type = $1 and locale = $2
       and ($3::text is null or exists (select 1 from listing_facet where facet = $3 || listing.number))
     order by sort, number limit 1000`,
    [type, locale, of ? `${facetKey({ type: of.type, locale }, of.facet)}.` : null],
  );
  return rows;
}

/** What an answer made of filter options depends on. */
export function filterTags(type: string, of?: { type: string }): string[] {
  return [listTag(type), ...(of ? [optionsTag(of.type)] : [])];
}
