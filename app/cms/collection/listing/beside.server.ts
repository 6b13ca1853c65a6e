import { KeptAnswers } from '#app/cache/kept-answers.ts';
import { pool } from '#app/db/client.server.ts';
import { tagsOfList } from './cache-tags.ts';
import { bind, foundSql, type ListQuery } from './list-sql.ts';

type Beside = { previous: number | null; next: number | null };

type BesideQuery = Pick<ListQuery, 'locale' | 'filters'> & {
  entry: { number: number; starts_at: string };
  /** Bounds of the sort key: what comes before is looked for below `before`, what comes after from `from` on. */
  from: string;
  before: string;
};

/** How many of a list are looked through for a neighbour. */
const window = 50;

const kept = new KeptAnswers<Beside>({ mostBytes: 512 * 1024, bytesOf: () => 100 });

/** The numbers of what comes before and after an entry in time under the filters, from one statement. */
export function publishedBeside(type: string, query: BesideQuery): Promise<Beside> {
  const { locale, filters = {}, entry, from, before } = query;
  const key = JSON.stringify([type, locale, filters, entry.number, entry.starts_at, from, before]);
  return kept.get(key, async () => ({ value: await readBeside(type, query), tags: tagsOfList(type, filters) }));
}

async function readBeside(type: string, { locale, filters = {}, entry, from, before }: BesideQuery): Promise<Beside> {
  const values: unknown[] = [];
  const own = `(${bind(values, entry.starts_at)}::timestamptz, ${bind(values, entry.number)}::bigint)`;
  const [ofType, ofLocale, most] = [bind(values, type), bind(values, locale), bind(values, window)];
  const nearest = (bounds: { from?: string; before?: string }, sign: '<' | '>') => {
    const order = sign === '<' ? 'desc' : 'asc';
    // What has no time is displayed before all others of its day.
    const place = `(coalesce(starts_at, '-infinity'), listing.number)`;
    return `(select listing.number::float8
      from (select found.sort, found.number from (${foundSql({ type, locale, filters, ...bounds }, values)}) found
            order by found.sort ${order}, found.number ${order} limit ${most}) near
      join listing on listing.type = ${ofType} and listing.locale = ${ofLocale} and listing.number = near.number
      where ${place} ${sign} ${own}
      order by coalesce(starts_at, '-infinity') ${order}, listing.number ${order} limit 1)`;
  };
  const { rows } = await pool().query<Beside>(
    `select ${nearest({ before }, '<')} as previous, ${nearest({ from }, '>')} as next`,
    values,
  );
  return rows[0] ?? { previous: null, next: null };
}
