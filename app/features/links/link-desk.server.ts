import { type SQL, sql } from 'drizzle-orm';
import { pathTree } from '#app/collections/page/public/page-paths.server.ts';
import { db } from '#app/db/client.server.ts';
import { storedId } from '#app/db/stored-id.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { brokenStates, type LinkPart, type LinkState, linkParts } from './link-states.ts';

export type LinkRow = {
  id: number;
  address: string;
  is_outside: boolean;
  state: LinkState;
  status: number | null;
  detail: string;
  checked_at: string | null;
  since: string;
  owner_type: string;
  owner_id: string | null;
  locale: Locale | null;
  model: string;
  field: string;
  words: string;
  /** Of the page or entry it stands in. */
  title: string | null;
  path: string | null;
  number: number | null;
  /** Of what it leads to, where that is something of ours. */
  target: string | null;
};

const conditions: Record<LinkPart, SQL> = {
  broken: sql`state = any(${sql.param([...brokenStates])}::text[])`,
  moved: sql`state = 'moved'`,
  unclear: sql`state in ('unclear', 'disallowed', 'waiting')`,
  leaving: sql`is_outside`,
  all: sql`true`,
};

/** So many places, with how many there are: the worst first, then by where they stand. */
export async function linkRows({
  part,
  page,
  pageSize,
}: {
  part: LinkPart;
  page: number;
  pageSize: number;
}): Promise<{ rows: LinkRow[]; count: number }> {
  const { rows } = await db().execute<LinkRow & { total: number }>(sql`
    ${pathTree}, chosen as (
      select link_place.*, is_outside, state, status, detail, checked_at, since, count(*) over ()::int as total
      from link_place join link_target using (address) where ${conditions[part]}
      order by is_outside, state, address, link_place.id limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select chosen.id::float8 as id, chosen.address, is_outside, state, status, detail, owner_type, owner_id, chosen.locale,
           chosen.model, chosen.field, chosen.words, total, tree.path, entry.number::float8 as number,
           to_char(checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as checked_at,
           to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
           ${titleOf('page', 'entry')} as title, ${titleOf('to_page', 'to_entry')} as target
    from chosen
    left join page on owner_type = 'page' and page.id = ${storedId(sql`owner_id`)}
    left join tree on tree.id = page.id and tree.locale = chosen.locale
    left join entry on entry.type = owner_type and entry.id = ${storedId(sql`owner_id`)}
    left join page as to_page on chosen.address like 'page:%' and to_page.id = ${storedId(target)}
    left join entry as to_entry on chosen.address not like 'page:%' and not is_outside and chosen.address not like '/%'
      and to_entry.id = ${storedId(target)}
    order by is_outside, state, chosen.address, chosen.id`);
  return { rows: rows.map(({ total: _, ...row }) => row), count: rows[0]?.total ?? 0 };
}

/** What an address of our own content leads to. */
const target = sql`split_part(chosen.address, ':', 2)`;

function titleOf(page: string, entry: string): SQL {
  const label = (locale: Locale) => `nullif(${entry}.label_${locale}, '')`;
  return sql.raw(`coalesce(nullif(${page}.title->>chosen.locale, ''), ${page}.title->>'de', ${page}.title->>'en',
    case chosen.locale when 'en' then ${label('en')} end, ${label('de')}, ${label('en')})`);
}

export type LinkCounts = Record<LinkPart, number> & {
  /** Addresses, and how many of them are still to be asked in a check that runs. */
  addresses: number;
  due: number;
};

export async function linkCounts(): Promise<LinkCounts> {
  const parts = linkParts.map(
    (part) => sql`count(*) filter (where ${conditions[part]})::int as ${sql.identifier(part)}`,
  );
  const { rows } = await db().execute<LinkCounts>(sql`
    select ${sql.join(parts, sql`, `)}, (select count(*)::int from link_target) as addresses,
           (select count(*)::int from link_target where is_due) as due
    from link_place join link_target using (address)`);
  return rows[0] ?? { broken: 0, moved: 0, unclear: 0, leaving: 0, all: 0, addresses: 0, due: 0 };
}
