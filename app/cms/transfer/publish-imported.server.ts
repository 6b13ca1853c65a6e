import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { publishEntries } from '../collection/publish.server.ts';
import { problem } from '../field/cell/problem.ts';
import type { Batch } from './import-options.ts';
import type { RowReport } from './report.ts';

type Publication = Batch & { terms: ReadonlyMap<string, string[]>; reports: ReadonlyMap<string, RowReport> };

/** Puts the languages online that have words; what is online and unchanged is not published again. */
export async function publishImported(
  tx: Transaction,
  keys: ReadonlyMap<string, string>,
  { type, publish, actor, contentModel, terms, reports }: Publication,
): Promise<number> {
  let published = 0;
  for (const locale of publish) {
    for (const [term, ids] of terms) await publishEntries(tx, { type: term, ids, locale, actor, contentModel });
    const wanted = await notOnline(tx, [...keys.keys()], { locale });
    for (const { id, result } of await publishEntries(tx, { type, ids: wanted, locale, actor, contentModel })) {
      if (result.kind === 'published') published += 1;
      else {
        const why = result.kind === 'incomplete' ? result.problems.map(({ path }) => path).join(', ') : result.kind;
        reports.get(keys.get(id) ?? '')?.problems.push(problem('warning', 'not_published', locale, why));
      }
    }
  }
  return published;
}

/** Of these, what is offline in a language or was changed since it was published there. */
async function notOnline(tx: Transaction, ids: readonly string[], { locale }: { locale: Locale }): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select entry.id from entry left join listing on listing.object_id = entry.id and listing.locale = ${locale}
      left join version on version.id = listing.version_id
    where entry.id = any(${sql.param([...ids])}::uuid[]) and (version.id is null
      or version.doc->'props' is distinct from entry.props
      or version.doc->'texts' is distinct from coalesce(entry.i18n->${locale}::text, '{}'::jsonb))`);
  return rows.map(({ id }) => id);
}
