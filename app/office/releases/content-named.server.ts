import { sql } from 'drizzle-orm';
import { pathTree } from '#app/collections/page/public/page-paths.server.ts';
import { db } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import { entryName, formatDay, titleIn } from '../format.ts';
import { findAnything } from '../search/find-anything.server.ts';

/** A page or an entry of any collection as it is named in a table. */
export type NamedContent = {
  id: string;
  type: string;
  title: string;
  /** What it is, and the day where it has one. */
  note: string;
  /** Where it is edited. */
  url: string | null;
  /** The languages that become part of a release with it: those in which it has a title, or all where there is none. */
  languages: readonly Locale[];
};

type Row = { id: string; type: string; de: string; en: string; number: number | null; day: string | null };

/** These pages and entries in the order of their ids; what is in the trash is left out. */
export async function contentNamed(ids: readonly string[], locale: Locale): Promise<NamedContent[]> {
  if (ids.length === 0) return [];
  const { rows } = await db().execute<Row & { path: string | null }>(sql`
    ${pathTree}, wanted as (select id, n from unnest(${sql.param([...ids])}::uuid[]) with ordinality as row (id, n))
    select entry.id, entry.type, label_de as de, label_en as en, number::float8 as number,
      to_char(starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, null as path, n
    from wanted join entry using (id) where deleted_at is null
    union all
    select page.id, 'page', coalesce(title->>'de', ''), coalesce(title->>'en', ''), null, null, tree.path, n
    from wanted join page using (id) left join tree on tree.id = page.id and tree.locale = ${locale}
    where deleted_at is null
    order by n`);
  return rows.map((row) => named(row, locale));
}

/** Pages and entries the search of the office finds for these words. */
export async function findContent(words: string, locale: Locale): Promise<NamedContent[]> {
  const found = await findAnything(words, locale);
  // What it finds besides, such as pictures, is neither page nor entry and has no name here.
  return contentNamed(
    found.flatMap(({ results }) => results.map(({ key }) => key)),
    locale,
  );
}

function named({ id, type, de, en, number, day, path }: Row & { path: string | null }, locale: Locale): NamedContent {
  const titles = { de, en };
  const titled = locales.filter((each) => titles[each] !== '');
  const url =
    number !== null ? urls.officeEntry(locale, type, number) : path === null ? null : `${urls.page(locale, path)}?edit`;
  return {
    id,
    type,
    title: number === null ? titles[locale] || de || en || m.office_page_untitled() : titleIn(titles, locale, number),
    note: [number === null ? m.office_thing_page() : entryName(type), day && formatDay(day, locale)]
      .filter(Boolean)
      .join(' · '),
    url,
    languages: titled.length > 0 ? titled : locales,
  };
}
