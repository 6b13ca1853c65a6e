import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import { removeModules } from '../draft/remove-modules.server.ts';

/**
 * Deletes for good what is kept about pages or entries besides their own row: modules, versions, what was planned, what
 * refers to them. What was written down about changes of them keeps who did what when, and no values.
 */
export async function removeTraces(tx: Transaction, { type, ids }: { type: string; ids: readonly string[] }) {
  const gone = sql`${sql.param([...ids])}::uuid[]`;
  await removeModules(tx, sql`content_type = ${type} and object_id = any(${gone})`);
  await tx.execute(sql`delete from scheduled_publication where content_type = ${type} and object_id = any(${gone})`);
  await tx.execute(sql`delete from release_item where content_type = ${type} and object_id = any(${gone})`);
  await tx.execute(sql`delete from version where content_type = ${type} and object_id = any(${gone})`);
  await tx.execute(sql`delete from search_document where content_type = ${type} and object_id = any(${gone})`);
  await tx.execute(sql`delete from address where content_type = ${type} and object_id = any(${gone})`);
  await tx.execute(sql`
    delete from reference where owner_type = ${type} and owner_id = any(${gone})
      or target_type = ${type} and target_id = any(${gone})`);
  await tx.execute(sql`delete from editing_session where page_id = any(${gone})`);
  await tx.execute(sql`delete from op_log where page_id = any(${gone})`);
  await tx.execute(sql`
    update audit set detail = '{}' where content_type = ${type} and object_id = any(${gone}) and detail <> '{}'`);
}

/** Nothing that is online names this page or entry: what visitors can see is never taken apart behind their back. */
export function isUnused(type: ReturnType<typeof sql>, id: ReturnType<typeof sql>) {
  return sql`not exists (select from publication where content_type = ${type} and object_id = ${id})
    and not exists (
      select from reference join publication
        on publication.content_type = owner_type and publication.object_id = owner_id
      where source_type = 'publication' and target_type = ${type} and target_id = ${id})`;
}
