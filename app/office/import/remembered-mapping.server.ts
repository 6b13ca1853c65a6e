import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Editor } from '#app/auth/viewer.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { type Mapping, readMapping } from '#app/cms/transfer/mapping.ts';
import { db } from '#app/db/client.server.ts';

/** What the columns of such a table meant the last time it was imported; null for a table never seen before. */
export async function rememberedMapping(
  definition: CollectionDefinition,
  headers: readonly string[],
): Promise<{ mapping: Mapping; saved_at: string } | null> {
  const { rows } = await db().execute<{ mapping: Partial<Mapping>; saved_at: string }>(sql`
    select mapping, to_char(saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as saved_at
    from import_mapping where type = ${definition.type} and columns = ${digestOf(headers)}`);
  if (!rows[0]) return null;
  const { exact: _exact, ...remembered } = rows[0].mapping;
  // A field may be gone since.
  const read = readMapping(definition, remembered);
  return 'mapping' in read ? { mapping: read.mapping, saved_at: rows[0].saved_at } : null;
}

type Remembered = { type: string; headers: readonly string[]; mapping: Mapping; source: string; actor: Editor };

/** Keeps it for the next such table. The name of the source stays that of the first file, by which its records are known. */
export async function rememberMapping({ type, headers, mapping, source, actor }: Remembered): Promise<void> {
  if (mapping.exact) return;
  await db().execute(sql`
    insert into import_mapping (type, columns, mapping, saved_by)
    values (${type}, ${digestOf(headers)}, ${JSON.stringify({ source, ...mapping })}::jsonb, ${actor.id})
    on conflict (type, columns) do update
      set mapping = excluded.mapping, saved_by = excluded.saved_by, saved_at = now()`);
}

/** The same for the same columns in any order. */
function digestOf(headers: readonly string[]): string {
  return createHash('sha256')
    .update([...headers].sort().join('\n'))
    .digest('hex');
}
