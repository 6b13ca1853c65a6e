import { entryUrl, siteUrls } from '#app/cms/collection/entry-url.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { siteIndex } from './page/site-index.server.ts';
import { collections } from './registry.ts';

/**
 * A place where visitors see an entry; `detail` and `list` are its own, the rest show it beside their own content. A
 * `listing` is a page whose list of dates reaches it, though it names none.
 */
export type Place = {
  kind: 'detail' | 'list' | 'calendar' | 'page' | 'listing' | 'entry';
  type: string;
  locale: Locale;
  title: string;
  url: string;
};

const listOf = {
  event: siteUrls.events,
  production: siteUrls.productions,
  article: siteUrls.magazine,
  person: siteUrls.ensemble,
} as const;

type Asked = { type: string; ids: readonly string[]; now?: Temporal.Instant };

type Row = { locale: Locale; type: string; number: number; slug: string; title: string; own: boolean };

/**
 * Everywhere a change of these entries shows, in the languages in which they are online: the preview of a one-step
 * change. What it names is what the entries are filed under, what links to them, and the lists on pages that reach them
 * from `now` on.
 */
export async function placesOf({ type, ids, now = Temporal.Now.instant() }: Asked): Promise<Place[]> {
  const { rows } = await pool().query<Row>(
    `with own as (select locale, object_id, facets from listing where type = $1 and object_id = any($2::uuid[])),
     near as (
       select distinct own.locale, split_part(facet, '.', 2)::bigint as number from own, unnest(facets) as facet
     )
     select listing.locale, listing.type, listing.number::float8 as number, slug, title, true as own
     from listing join own using (locale, object_id)
     union all
     select listing.locale, listing.type, listing.number::float8, slug, title, false
     from listing join near on near.locale = listing.locale and near.number = listing.number
     union
     select listing.locale, listing.type, listing.number::float8, slug, title, false
     from reference join listing on listing.object_id = reference.owner_id and listing.locale = reference.locale
     where reference.source_type = 'publication' and reference.target_type = $1 and reference.target_id = any($2::uuid[])`,
    [type, [...ids]],
  );
  const entries = rows.flatMap((row) => entryPlace(row));
  const online = [...new Set(rows.filter(({ own }) => own).map(({ locale }) => locale))];
  const linked = await pagesThatShow(type, ids);
  const listed = type === 'event' ? await pagesThatList(ids, venueDay(now)) : [];
  const isLinked = new Set(linked.map(({ id, locale }) => `${id}${locale}`));
  return [
    ...entries,
    ...online.flatMap((locale) => ownLists(type, locale)),
    ...(await pagePlaces('page', linked)),
    ...(await pagePlaces(
      'listing',
      listed.filter(({ id, locale }) => !isLinked.has(`${id}${locale}`)),
    )),
  ];
}

function entryPlace({ type, locale, slug, number, title, own }: Row): Place[] {
  const definition = collections[type];
  const url = definition ? entryUrl(definition, { locale, slug, number }) : null;
  return url ? [{ kind: own ? 'detail' : 'entry', type, locale, title, url }] : [];
}

function ownLists(type: string, locale: Locale): Place[] {
  const address = type in listOf ? listOf[type as keyof typeof listOf](locale) : null;
  if (!address) return [];
  const list: Place = { kind: 'list', type, locale, title: '', url: address };
  return type === 'event' ? [list, { ...list, kind: 'calendar', url: siteUrls.eventsCalendar(locale) }] : [list];
}

type OnPage = { id: string; locale: Locale };

async function pagesThatShow(type: string, ids: readonly string[]): Promise<OnPage[]> {
  const { rows } = await pool().query<OnPage>(
    `select distinct owner_id as id, locale from reference where source_type = 'publication' and owner_type = 'page'
       and target_type = $1 and target_id = any($2::uuid[])`,
    [type, [...ids]],
  );
  return rows;
}

/** Pages with a list of dates whose days and tag take one of these in; a weekend is this one or the next. */
async function pagesThatList(ids: readonly string[], today: string): Promise<OnPage[]> {
  const { rows } = await pool().query<OnPage>(
    `with list as (
       select publication.object_id as id, publication.locale, node->'props' as props,
              greatest(nullif(node->'props'->>'date_from', '')::date, $2::date) as begins
       from publication join version on version.id = version_id,
         jsonb_array_elements(version.doc->'nodes') as node
       where publication.content_type = 'page' and node->>'model' = 'event-list'
         and not coalesce(node->'hidden_in', '[]') ? publication.locale
         and coalesce(node->'props'->'children', '[]') = '[]'
     )
     select distinct list.id, list.locale
     from list join listing on listing.locale = list.locale and listing.object_id = any($1::uuid[])
       left join entry tag on tag.id = nullif(list.props->>'tag', '')::uuid
     where listing.until_day >= begins and listing.from_day <= coalesce(nullif(list.props->>'date_to', '')::date, 'infinity')
       and listing.from_day <= case list.props->>'filters' when 'next_3_days' then begins + 2
         when 'weekend' then begins + 14 - extract(isodow from begins)::int else 'infinity' end
       and (list.props->>'tag' is null or 'tag.' || tag.number = any(listing.facets))`,
    [[...ids], today],
  );
  return rows;
}

async function pagePlaces(kind: 'page' | 'listing', found: readonly OnPage[]): Promise<Place[]> {
  const { pages } = await siteIndex();
  return found.flatMap(({ id, locale }): Place[] => {
    const text = pages.get(id)?.byLocale[locale];
    return text ? [{ kind, type: 'page', locale, title: text.title, url: text.url }] : [];
  });
}
