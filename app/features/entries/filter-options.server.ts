import { KeptAnswers } from '#app/cache/kept-answers.ts';
import { listTag, optionsTag } from '#app/cms/collection/listing/cache-tags.ts';
import { facetKey } from '#app/cms/collection/listing/listing-row.ts';
import { Batch } from '#app/db/batch.server.ts';
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

async function readOptions({ type, of, locale }: OptionQuery): Promise<readonly FilterOption[]> {
  const key = JSON.stringify([type, locale, of ? `${facetKey({ type: of.type, locale }, of.facet)}.` : null]);
  return (await terms.load([key])).get(key) ?? [];
}

/** Keys are type, language and the beginning of the list's facets as JSON; all filters of a list are one statement. */
const terms = new Batch<FilterOption[]>(async (connections, keys) => {
  const parts = keys.map((key) => JSON.parse(key) as [string, Locale, string | null]);
  const { rows } = await connections.query<{ at: number; options: FilterOption[] }>({
    name: 'filter-options',
    text: optionsText,
    values: [0, 1, 2].map((at) => parts.map((part) => part[at])),
  });
  return new Map(rows.map(({ at, options }) => [keys[at - 1] ?? '', options]));
});

const optionsText = `
  select wanted.at::int, array(
    select jsonb_build_object('id', number, 'name', title, 'slug', slug, 'uuid', object_id) from listing
    where listing.type = wanted.type and listing.locale = wanted.locale
      and (wanted.facet is null or exists (select 1 from listing_facet where facet = wanted.facet || listing.number))
    order by sort, number limit 1000
  ) as options
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality as wanted (type, locale, facet, at)`;

/** What an answer made of filter options depends on. */
export function filterTags(type: string, of?: { type: string }): string[] {
  return [listTag(type), ...(of ? [optionsTag(of.type)] : [])];
}
