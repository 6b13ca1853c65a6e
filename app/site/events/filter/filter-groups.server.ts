import { termsOf } from '#app/cms/collection.ts';
import { type FilterName, filterNames } from '#app/collections/event/query.ts';
import { event } from '#app/collections/event/schema.ts';
import { tagFamilies } from '#app/collections/tag/schema.ts';
import { filterOptions, filterTags } from '#app/features/entries/filter-options.server.ts';
import { tagFamilies as familiesOf } from '#app/features/programme/fact-tags.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { hyphenate } from '#app/typography/hyphenate.server.ts';

/** `name` as it is said elsewhere, `label` as it is shown in a narrow column: long words may break. */
type Option = { id: number; name: string; label: string; slug: string };

/** One heading of the filter with its options; several headings may belong to one parameter. */
export type FilterGroup = { name: FilterName; title: string; options: Option[] };

/**
 * What the programme can be filtered by now: only what finds something. Tags are told apart by their family
 * (docs/behaviour/event-states.md#tag-families).
 */
export async function filterGroups(locale: Locale): Promise<{ groups: FilterGroup[]; tags: string[] }> {
  const [families, ...options] = await Promise.all([
    familiesOf(locale),
    ...filterNames.map((facet) =>
      filterOptions({ type: termsOf(event, facet), of: { type: event.type, facet }, locale }),
    ),
  ]);
  const groups = filterNames.flatMap((name, index): FilterGroup[] => {
    const found = (options[index] ?? []).map(({ id, name: title, slug }) => ({
      id,
      name: title,
      label: hyphenate(title, locale),
      slug,
    }));
    if (name !== 'tag') return [{ name, title: titles[name](), options: found }];
    return [...tagFamilies, ''].map((family) => ({
      name,
      title: family ? familyTitles[family as keyof typeof familyTitles]() : titles.tag(),
      options: found.filter(({ id }) => (families.get(id) ?? '') === family),
    }));
  });
  const tags = filterNames.flatMap((name) => filterTags(termsOf(event, name), event));
  return { groups: groups.filter((group) => group.options.length > 0), tags };
}

const titles = {
  room: m.programme_group_room,
  type: m.programme_group_type,
  tag: m.programme_group_tag,
  series: m.programme_group_series,
  genre: m.programme_group_genre,
};

const familyTitles = {
  language: m.programme_group_language,
  access: m.programme_group_access,
  audience: m.programme_group_audience,
};
