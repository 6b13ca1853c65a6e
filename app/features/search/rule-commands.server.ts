import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { searchRulesTag } from './search-rules.ts';

export type RuleProblem = 'forbidden' | 'few' | 'empty' | 'many';
type Rule = { id: string | null; locale: Locale; words: readonly string[] };

/** Each search compares with all of them; more would be a dictionary. */
const mostRules = 500;

/** Writes words that mean the same; a group that is known gets these words. */
export function saveSynonyms({ id, locale, words }: Rule, actor: Actor): Promise<RuleProblem | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'search:write')) return 'forbidden';
    if (words.length < 2) return 'few';
    const queries = await queriesOf(tx, locale, words);
    if (!queries) return 'empty';
    if (await isFull(tx, 'search_synonym', id)) return 'many';
    const anyOf = queries.map((query) => `(${query})`).join(' | ');
    await tx.execute(sql`
      insert into search_synonym (id, locale, words, queries, any_of)
      values (${id ?? crypto.randomUUID()}::uuid, ${locale}, ${sql.param([...words])}::text[], ${sql.param(queries)}::tsquery[], ${anyOf}::tsquery)
      on conflict (id) do update set locale = excluded.locale, words = excluded.words, queries = excluded.queries,
        any_of = excluded.any_of`);
    await note(tx, actor, 'search:synonyms', { locale, words });
    return null;
  });
}

/** Puts a page or an entry first for any of these words. */
export function savePromotion(
  { id, locale, words, type, object }: Rule & { type: string; object: string },
  actor: Actor,
): Promise<RuleProblem | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'search:write')) return 'forbidden';
    if (words.length < 1) return 'few';
    const queries = await queriesOf(tx, locale, words);
    if (!queries) return 'empty';
    if (await isFull(tx, 'search_promotion', id)) return 'many';
    await tx.execute(sql`
      insert into search_promotion (id, locale, words, queries, content_type, object_id)
      values (${id ?? crypto.randomUUID()}::uuid, ${locale}, ${sql.param([...words])}::text[], ${sql.param(queries)}::tsquery[],
        ${type}, ${object}::uuid)
      on conflict (id) do update set locale = excluded.locale, words = excluded.words, queries = excluded.queries,
        content_type = excluded.content_type, object_id = excluded.object_id`);
    await note(tx, actor, 'search:promote', { locale, words, type, object });
    return null;
  });
}

export function removeRule(
  { table, id }: { table: 'search_synonym' | 'search_promotion'; id: string },
  actor: Actor,
): Promise<'forbidden' | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'search:write')) return 'forbidden';
    const { rows } = await tx.execute<{ words: string[] }>(sql`
      delete from ${sql.raw(table)} where id = ${id}::uuid returning words`);
    if (rows[0]) await note(tx, actor, 'search:remove', rows[0]);
    return null;
  });
}

/** Each word as a search compares it; null where one of them is only such words as no search looks for ("die", "und"). */
async function queriesOf(tx: Transaction, locale: Locale, words: readonly string[]): Promise<string[] | null> {
  const { rows } = await tx.execute<{ query: string }>(sql`
    select plainto_tsquery(${`foyer_${locale}`}::regconfig, word)::text as query
    from unnest(${sql.param([...words])}::text[]) with ordinality as each (word, at) order by at`);
  const queries = rows.map(({ query }) => query);
  return queries.some((query) => query === '') ? null : queries;
}

async function isFull(tx: Transaction, table: string, id: string | null): Promise<boolean> {
  if (id) return false;
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.raw(table)}`);
  return (rows[0]?.count ?? 0) >= mostRules;
}

async function note(tx: Transaction, actor: Actor, action: string, detail: object): Promise<void> {
  await audit(tx, { by: idOf(actor), action, type: 'search', detail });
  await bumpEpoch(tx, [searchRulesTag]);
}
