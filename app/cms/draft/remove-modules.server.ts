import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';

/** Deletes these modules and whatever stands in them for good, with what is kept about them. Answers how many. */
export async function removeModules(tx: Transaction, roots: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with recursive gone as (
      select id from module where ${roots}
      union
      select module.id from module join gone on module.parent_id = gone.id
    ), without_references as (
      delete from reference where source_type = 'module' and source_id in (select id from gone)
    ), without_backups as (
      delete from section_backup where section_id in (select id from gone)
    ), without_history as (
      delete from module_history where module_id in (select id from gone)
    ), deleted as (
      delete from module where id in (select id from gone) returning 1
    )
    select count(*)::int as count from deleted`);
  return rows[0]?.count ?? 0;
}
