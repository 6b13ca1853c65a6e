import { sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import type { SearchText } from '../compile.ts';

export type SearchDocument = {
  id: string;
  title: string;
  text: SearchText;
  starts_at?: string | null;
  ends_at?: string | null;
};

type OfLanguage = { type: string; locale: Locale };

/** Writes what visitors can find of these in one language; its title weighs as much as the words of weight A. */
export async function replaceSearchDocuments(
  tx: Transaction,
  found: readonly SearchDocument[],
  { type, locale }: OfLanguage,
): Promise<void> {
  if (found.length === 0) return;
  const documents = found.map(({ id, title, text: { A, B, C, D }, starts_at = null, ends_at = null }) => {
    const body = readableText(title, [A, B, C, D].join('\n'));
    return { object_id: id, title, starts_at, ends_at, body, a: `${title}\n${A}`, b: B, c: C, d: D };
  });
  const config = sql`${locale === 'de' ? 'foyer_de' : 'foyer_en'}::regconfig`;
  await tx.execute(sql`
    with written as (insert into search_document (content_type, object_id, locale, title, body, starts_at, ends_at, tsv)
    select ${type}, object_id, ${locale}, title, body, starts_at, ends_at,
      setweight(to_tsvector(${config}, a), 'A') || setweight(to_tsvector(${config}, b), 'B')
      || setweight(to_tsvector(${config}, c), 'C') || setweight(to_tsvector(${config}, d), 'D')
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      as row (object_id uuid, title text, body text, starts_at timestamptz, ends_at timestamptz, a text, b text, c text, d text)
    on conflict (content_type, object_id, locale)
    do update set title = excluded.title, body = excluded.body, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      tsv = excluded.tsv
    returning tsv)
    ${newWordsSql(locale)}`);
}

/** Any fixed number. */
const wordsLock = 7_206_121;

/**
 * Longer words that no document had before, for those who mistype them. Two who publish at once must not wait for each
 * other's words: the second one leaves its own to the work of the night.
 */
function newWordsSql(locale: Locale) {
  return sql`
    insert into search_lexeme (locale, lexeme)
    select distinct ${locale}, lexeme from written, unnest(written.tsv)
    where lexeme ~ ${longerWord} and not exists (select from search_lexeme known where known.locale = ${locale} and known.lexeme = unnest.lexeme)
      and (select pg_try_advisory_xact_lock(${wordsLock}))
    on conflict do nothing`;
}

/** Words that are long enough to be compared letter by letter. */
const longerWord = '^[[:alpha:]]{5,40}$';

/** Writes down once a night which longer words there are: those that were left out come, those that nobody uses go. */
export async function refreshSearchWords(): Promise<number> {
  const changed = await transaction(
    async (tx) => {
      const counts = locales.map(async (locale) => {
        const { rowCount } = await tx.execute(sql`
          with fresh as materialized (
            select word from ts_stat(${`select tsv from search_document where locale = '${locale}'`}) where word ~ ${longerWord}
          ), gone as (
            delete from search_lexeme where locale = ${locale} and not exists (select from fresh where word = lexeme)
          )
          insert into search_lexeme (locale, lexeme) select ${locale}, word from fresh on conflict do nothing`);
        return rowCount ?? 0;
      });
      return Promise.all(counts);
    },
    { statementSeconds: 120 },
  );
  return changed.reduce((sum, count) => sum + count, 0);
}

/**
 * What an excerpt is cut from: the text without its title, which stands above the excerpt already and is a line of its own
 * in the text. A line without a full stop is parted from the next by a dot, so that two headlines do not read as one
 * sentence.
 */
function readableText(title: string, text: string): string {
  const lines = text.split('\n').filter((line) => line !== title);
  return lines
    .join('\n')
    .trim()
    .replace(/([\p{L}\p{N}])\s*\n\s*/gu, '$1 · ');
}

export async function removeSearchDocuments(
  tx: Transaction,
  ids: readonly string[],
  { type, locale }: OfLanguage,
): Promise<void> {
  await tx.execute(sql`
    delete from search_document
    where content_type = ${type} and locale = ${locale} and object_id = any(${sql.param([...ids])}::uuid[])`);
}
