import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { EntryRecord } from '../collection/entry.ts';
import { readEntries } from '../collection/entry-rows.server.ts';
import type { ReadRow } from './read-row.ts';

/** Finds the entry a row is about, by its own id or by that of its origin; deleted ones too. */
export async function knownEntries(
  tx: Transaction,
  rows: readonly ReadRow[],
  { type, locked }: { type: string; locked: boolean },
): Promise<(row: ReadRow) => EntryRecord | null> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const origins = rows.flatMap(({ origin }) => origin ?? []);
  const { rows: found } = await tx.execute<{ id: string }>(sql`
    select id from entry where type = ${type} and id = any(${sql.param(ids)}::uuid[])
    union
    select entry.id from unnest(${sql.param(origins.map(({ source }) => source))}::text[],
      ${sql.param(origins.map(({ external_id }) => external_id))}::text[]) as origin (source, external_id)
    join entry on entry.type = ${type} and entry.source = origin.source and entry.external_id = origin.external_id`);
  const entries = await readEntries(tx, { type, ids: found.map(({ id }) => id), lock: locked });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byOrigin = new Map(
    entries.map((entry) => [originKey({ source: entry.source ?? '', external_id: entry.external_id ?? '' }), entry]),
  );
  return ({ id, origin }) => (id && byId.get(id)) || (origin && byOrigin.get(originKey(origin))) || null;
}

function originKey({ source, external_id }: { source: string; external_id: string }): string {
  return `${source}\n${external_id}`;
}
