import { sql } from 'drizzle-orm';
import type { ImportWrite } from '#app/cms/transfer/undo/import-writes.server.ts';
import { db, type Transaction } from '#app/db/client.server.ts';

const batchSize = 250;
const mostShown = 50;

/** Keeps what an import wrote, in the transaction that writes it. */
export async function keepWrites(tx: Transaction, id: string, writes: readonly ImportWrite[]): Promise<void> {
  if (writes.length === 0) return;
  await tx.execute(sql`
    insert into import_write (job_id, object_id, type, rev, before, published)
    select ${id}::uuid, object_id, type, rev, nullif(before, 'null'::jsonb), published
    from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as row (object_id uuid, type text, rev int, before jsonb,
      published jsonb)
    on conflict (job_id, object_id) do update set rev = excluded.rev`);
}

/** The types that were written, that of the import first. */
export async function typesOfWrites(id: string): Promise<string[]> {
  const { rows } = await db().execute<{ type: string }>(sql`
    select import_write.type from import_write join import_job on import_job.id = job_id where job_id = ${id}::uuid
    group by import_write.type, import_job.type order by import_write.type = import_job.type desc, import_write.type`);
  return rows.map(({ type }) => type);
}

/** What has neither been taken back nor been left alone yet. */
export async function nextWrites(tx: Transaction, { id, type }: { id: string; type: string }): Promise<ImportWrite[]> {
  const { rows } = await tx.execute<ImportWrite>(sql`
    select object_id, type, rev, before, published from import_write
    where job_id = ${id}::uuid and type = ${type} and outcome is null order by object_id limit ${batchSize}`);
  return rows;
}

/** Notes which of these writes were taken back; the others stay as they are now. */
export async function noteUndone(
  tx: Transaction,
  { id, writes, undone }: { id: string; writes: readonly ImportWrite[]; undone: readonly string[] },
): Promise<void> {
  const ids = writes.map(({ object_id }) => object_id);
  await tx.execute(sql`
    update import_write
    set outcome = case when object_id = any(${sql.param([...undone])}::uuid[]) then 'undone' else 'kept' end
    where job_id = ${id}::uuid and object_id = any(${sql.param(ids)}::uuid[])`);
}

type KeptEntry = { type: string; number: number; label: string; updated_by: string | null; isGone: boolean };

export type UndoCounts = {
  /** Everything the import wrote; `made` was not there before, `published` is what visitors were shown by it. */
  count: number;
  made: number;
  published: number;
  /** How much of it has been looked at by an undo, and how much of that was left alone. */
  done: number;
  kept: number;
};

/** How far an import can be taken back, or has been. */
export async function undoCounts(id: string): Promise<UndoCounts> {
  const { rows } = await db().execute<UndoCounts>(sql`
    select count(*)::int as count, count(*) filter (where before is null)::int as made,
           count(*) filter (where published <> '{}'::jsonb)::int as published, count(outcome)::int as done,
           count(*) filter (where outcome = 'kept')::int as kept
    from import_write where job_id = ${id}::uuid`);
  return rows[0] ?? { count: 0, made: 0, published: 0, done: 0, kept: 0 };
}

/** The first of what an undo left alone. */
export async function keptEntries(id: string): Promise<KeptEntry[]> {
  const { rows } = await db().execute<KeptEntry>(sql`
    select entry.type, entry.number::float8 as number, coalesce(nullif(label_de, ''), label_en) as label, entry.updated_by,
           entry.deleted_at is not null as "isGone"
    from import_write join entry on entry.id = object_id
    where job_id = ${id}::uuid and outcome = 'kept' order by entry.number limit ${mostShown}`);
  return rows;
}
