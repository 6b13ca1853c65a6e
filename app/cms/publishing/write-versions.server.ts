import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { OwnerDocument } from './owner-adapter.ts';

export type VersionKind = 'publish' | 'named' | 'before-restore' | 'idle' | 'scheduled';

type Writing = { type: string; locale: Locale; kind: VersionKind; label?: string | null; by: string | null };

/**
 * Keeps documents as immutable versions under the next number of each owner and language. The caller holds the locks of
 * their owners.
 */
export async function writeVersions<Item extends { id: string; doc: OwnerDocument }>(
  tx: Transaction,
  items: readonly Item[],
  { type, locale, kind, label = null, by }: Writing,
): Promise<(Item & { version_id: string; n: number })[]> {
  if (items.length === 0) return [];
  const rows = items.map(({ id, doc }) => ({ id: crypto.randomUUID(), object_id: id, doc }));
  const { rows: written } = await tx.execute<{ object_id: string; id: string; n: number }>(sql`
    insert into version (id, content_type, object_id, locale, n, kind, label, by_user, doc)
    select fresh.id, ${type}, fresh.object_id, ${locale}, coalesce((
      select max(n) from version where content_type = ${type} and version.object_id = fresh.object_id and locale = ${locale}
    ), 0) + 1, ${kind}, ${label}, ${by}, fresh.doc
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (id uuid, object_id uuid, doc jsonb)
    returning object_id, id, n`);
  const byObject = new Map(written.map((row) => [row.object_id, row]));
  return items.flatMap((item) => {
    const row = byObject.get(item.id);
    return row ? [{ ...item, version_id: row.id, n: row.n }] : [];
  });
}
