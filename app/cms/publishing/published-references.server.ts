import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { FoundReference } from '../compile.ts';

type Pointing = { id: string; references: readonly FoundReference[] };

/** Writes what published versions point at, beside what the drafts do: both count before something is deleted. */
export async function replacePublishedReferences(
  tx: Transaction,
  owners: readonly Pointing[],
  { type, locale }: { type: string; locale: Locale },
): Promise<void> {
  await removePublishedReferences(
    tx,
    owners.map(({ id }) => id),
    locale,
  );
  const rows = owners.flatMap(({ id, references }) =>
    references.map((reference) => ({
      source_id: id,
      field: reference.source === id ? reference.field : `${reference.source}.${reference.field}`,
      target_type: reference.type,
      target_id: reference.id,
    })),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into reference (source_type, source_id, owner_type, owner_id, locale, field, target_type, target_id)
    select 'publication', source_id, ${type}, source_id, ${locale}, field, target_type, target_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (source_id uuid, field text, target_type text, target_id uuid)`);
}

export async function removePublishedReferences(
  tx: Transaction,
  ids: readonly string[],
  locale: Locale,
): Promise<void> {
  await tx.execute(sql`
    delete from reference where source_type = 'publication' and locale = ${locale}
      and source_id = any(${sql.param([...ids])}::uuid[])`);
}
