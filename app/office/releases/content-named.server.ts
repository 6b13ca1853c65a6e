import { sql } from 'drizzle-orm';
import { pathTree } from '#app/collections/page/public/page-paths.server.ts';
import { db } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import { entryName, formatDay } from '../format.ts';

/** A page or an entry of any collection as it is named in a table. */
export type NamedContent = {
  id: string;
  type: string;
  title: string;
  /** What it is, and the day where it has one. */
  note: string;
  /** Where it is edited. */
  url: string | null;
  /** The languages in which it has a title. */
  titled: Locale[];
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

const most = 12;

/** Pages and entries with these words in their titles, dates to come first. */
export async function findContent(words: string, locale: Locale): Promise<NamedContent[]> {
  const q = words.replaceAll('\0', '').trim().slice(0, 200);
  if (q === '') return [];
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db().execute<Row>(sql`
    (select id, 'page' as type, coalesce(title->>'de', '') as de, coalesce(title->>'en', '') as en, null::float8 as number,
       null as day from page
     where deleted_at is null and (title->>'de' || ' ' || coalesce(title->>'en', '')) ilike ${like}
     order by title->>${locale}, id limit ${most})
    union all
    (select id, type, label_de, label_en, number::float8, to_char(starts_at at time zone ${timeZone}, 'YYYY-MM-DD')
     from entry where deleted_at is null and (label_de || ' ' || label_en) ilike ${like}
     order by starts_at < now() - interval '1 day', abs(extract(epoch from starts_at - now())), label_de, number
     limit ${most})`);
  return rows.map((row) => named({ ...row, path: null }, locale));
}

function named({ id, type, de, en, number, day, path }: Row & { path: string | null }, locale: Locale): NamedContent {
  const titles = { de, en };
  const title = titles[locale] || de || en;
  const url =
    number !== null ? urls.officeEntry(locale, type, number) : path === null ? null : `${urls.page(locale, path)}?edit`;
  return {
    id,
    type,
    title: title || (number === null ? m.office_page_untitled() : m.office_untitled({ number })),
    note: [number === null ? m.office_thing_page() : entryName(type), day && formatDay(day, locale)]
      .filter(Boolean)
      .join(' · '),
    url,
    titled: locales.filter((each) => titles[each] !== ''),
  };
}
