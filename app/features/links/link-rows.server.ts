import { sql } from 'drizzle-orm';
import { pool, type Transaction } from '#app/db/client.server.ts';
import type { FoundLink } from './found-link.ts';
import type { Verdict } from './link-states.ts';

/** Forgets where the links stood; what was found at their ends stays. */
export async function forgetPlaces(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from link_place`);
}

export async function addPlaces(tx: Transaction, links: readonly FoundLink[]): Promise<void> {
  if (links.length === 0) return;
  const rows = JSON.stringify(links);
  await tx.execute(sql`
    insert into link_target (address, is_outside)
    select distinct address, is_outside from jsonb_to_recordset(${rows}::jsonb) as row (address text, is_outside boolean)
    on conflict (address) do nothing`);
  await tx.execute(sql`
    insert into link_place (address, owner_type, owner_id, locale, model, field, words)
    select address, owner_type, owner_id, locale, model, field, words
    from jsonb_to_recordset(${rows}::jsonb) as row (address text, owner_type text, owner_id text, locale text, model text,
      field text, words text)`);
}

/** Everything is to be looked at again; addresses that no place names any more are forgotten. */
export async function beginRound(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from link_target where not exists (select from link_place where link_place.address = link_target.address)`);
  await tx.execute(sql`update link_target set is_due = true`);
}

export async function dueAddresses({ isOutside }: { isOutside: boolean }): Promise<string[]> {
  const { rows } = await pool().query<{ address: string }>(
    'select address from link_target where is_due and is_outside = $1 order by address',
    [isOutside],
  );
  return rows.map(({ address }) => address);
}

/** Notes what was found; `since` moves only when the state is another one. */
export async function noteVerdicts(found: ReadonlyMap<string, Verdict>, now: Temporal.Instant): Promise<void> {
  if (found.size === 0) return;
  const rows = [...found].map(([address, verdict]) => ({ address, ...verdict }));
  await pool().query(
    `update link_target set state = row.state, status = row.status, detail = row.detail, checked_at = $2, is_due = false,
       since = case when link_target.state = row.state then since else $2 end
     from jsonb_to_recordset($1::jsonb) as row (address text, state text, status int, detail text)
     where link_target.address = row.address`,
    [JSON.stringify(rows), now.toString()],
  );
}
