import { calendarUrl, entryUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import { siteIndex } from '#app/collections/page/public/site-index.server.ts';
import { collections } from '#app/collections/registry.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

/**
 * A place where visitors see an entry; `detail` and `list` are its own, the rest show it beside their own content. A
 * `listing` is a page or an entry whose list of dates shows it, though it names none.
 */
export type Usage = {
  kind: 'detail' | 'list' | 'calendar' | 'page' | 'listing' | 'entry';
  type: string;
  locale: Locale;
  title: string;
  url: string;
};

/** What many see comes before what each entry has to itself. */
const order: readonly Usage['kind'][] = ['list', 'calendar', 'page', 'listing', 'entry', 'detail'];

type Options = {
  type: string;
  ids: readonly string[];
  /** Pages and entries that show them without naming them. */
  listings?: readonly Shown[];
};

type Shown = { type: string; id: string; locale: Locale };

type Row = { locale: Locale; type: string; number: number; slug: string; title: string; own: boolean };

/**
 * Everywhere a change of these entries shows, in the languages in which they are online: the preview of a one-step
 * change. What it names is what the entries are filed under, what links to them, and the `listings` that show them.
 */
export async function placesOf({ type, ids, listings = [] }: Options): Promise<Usage[]> {
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
  const places = [
    ...entries,
    ...online.flatMap((locale) => ownLists(type, locale)),
    ...(await pagePlaces('page', await pagesThatShow(type, ids))),
  ];
  const known = new Set(places.map(({ url }) => url));
  const others = [...(await pagePlaces('listing', listings)), ...(await listingEntries(listings))];
  return [...others.filter(({ url }) => !known.has(url)), ...places].sort(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  );
}

async function listingEntries(listings: readonly Shown[]): Promise<Usage[]> {
  const { rows } = await pool().query<Row>(
    `select listing.locale, type, number::float8 as number, slug, title, false as own
     from unnest($1::uuid[], $2::text[]) as shown(id, locale)
       join listing on listing.object_id = shown.id and listing.locale = shown.locale`,
    [listings.map(({ id }) => id), listings.map(({ locale }) => locale)],
  );
  return rows.flatMap((row) => entryPlace(row)).map((place) => ({ ...place, kind: 'listing' }));
}

function entryPlace({ type, locale, slug, number, title, own }: Row): Usage[] {
  const definition = collections[type];
  const url = definition && !definition.pages?.isForTeam ? entryUrl(definition, { locale, slug, number }) : null;
  return url ? [{ kind: own ? 'detail' : 'entry', type, locale, title, url }] : [];
}

function ownLists(type: string, locale: Locale): Usage[] {
  const definition = collections[type];
  if (!definition?.pages?.list) return [];
  const list: Usage = { kind: 'list', type, locale, title: '', url: listUrl(definition, locale) };
  const calendar: Usage = { ...list, kind: 'calendar', url: calendarUrl(list.url) };
  return definition.pages.list.hasCalendar ? [list, calendar] : [list];
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

async function pagePlaces(kind: 'page' | 'listing', found: readonly OnPage[]): Promise<Usage[]> {
  const { pages } = await siteIndex();
  return found.flatMap(({ id, locale }): Usage[] => {
    const text = pages.get(id)?.byLocale[locale];
    return text ? [{ kind, type: 'page', locale, title: text.title, url: text.url }] : [];
  });
}
