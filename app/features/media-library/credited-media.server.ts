import { sql } from 'drizzle-orm';
import { entryUrl } from '#app/cms/collection/entry-url.ts';
import { listTag } from '#app/cms/collection/listing/cache-tags.ts';
import { publishedTag, siteIndex } from '#app/collections/page/public/site-index.server.ts';
import { collections } from '#app/collections/registry.ts';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { isShowable } from '#app/media/media-records.server.ts';

/** A page where visitors see a picture. */
type CreditPlace = { title: string; url: string };

/** A picture, film or sound that is shown, in the words of one language. */
export type CreditedMedia = {
  id: string;
  /** What is to be seen or heard. */
  words: string;
  credit: string;
  licence: string;
  /** In no order; none for what only stands in lists. */
  places: CreditPlace[];
};

type Row = Omit<CreditedMedia, 'places'> & { pages: string[]; entries: Entry[] };
type Entry = { type: string; number: number; slug: string; title: string };

/**
 * Everything with a credit that is shown on a published page or entry of a language, by its words; and the tags of what
 * the list depends on. What is in the trash or past its licence is not shown.
 */
export async function creditedMedia(locale: Locale): Promise<{ media: CreditedMedia[]; tags: string[] }> {
  const [{ pages }, { rows }] = await Promise.all([siteIndex(), db().execute<Row>(shownIn(locale))]);
  const media = rows.map(({ pages: shownOn, entries, ...each }) => {
    const onPages = shownOn.flatMap((id): CreditPlace[] => {
      const page = pages.get(id)?.byLocale[locale];
      return page ? [{ title: page.title, url: page.url }] : [];
    });
    return { ...each, places: [...onPages, ...entries.flatMap((entry) => placeOf(entry, locale))] };
  });
  const tags = [
    publishedTag,
    ...Object.keys(collections).map((type) => listTag(type)),
    ...media.map(({ id }) => `media:${id}`),
  ];
  return { media, tags };
}

const shownIn = (locale: Locale) => sql`
  with shown as (
    select distinct target_id, owner_type, owner_id from reference
    where source_type = 'publication' and target_type = 'media' and locale = ${locale}
  ), place as (
    select target_id,
      array_agg(owner_id::text order by owner_id) filter (where owner_type = 'page') as pages,
      jsonb_agg(jsonb_build_object('type', type, 'number', number, 'slug', slug, 'title', title) order by title)
        filter (where listing.object_id is not null) as entries
    from shown left join listing on listing.object_id = owner_id and listing.locale = ${locale}
    group by target_id
  )
  select id, coalesce(nullif(alt->>${locale}, ''), name) as words, credit->>${locale} as credit, licence,
    coalesce(pages, '{}') as pages, coalesce(entries, '[]'::jsonb) as entries
  from place join media on id = target_id
  where ${isShowable} and coalesce(credit->>${locale}, '') <> ''
  order by words, id`;

function placeOf({ type, number, slug, title }: Entry, locale: Locale): CreditPlace[] {
  const definition = collections[type];
  const url = definition ? entryUrl(definition, { locale, slug, number }) : null;
  return url ? [{ title, url }] : [];
}
