import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { LiveVersion, OwnerDocument, Reader } from './owner-adapter.ts';

type PublicationQuery = { type: string; ids: readonly string[]; locale: Locale };

/** What is published of these in one language, by id; also what visitors cannot find while its parent is offline. */
export async function publishedDocuments<Doc extends OwnerDocument>(
  reader: Reader,
  { type, ids, locale }: PublicationQuery,
): Promise<Map<string, Doc>> {
  if (ids.length === 0) return new Map();
  // Proof: the versions of a type are written from the documents of its adapter and nothing else.
  const { rows } = await reader.execute<{ object_id: string; doc: Doc }>(sql`
    select publication.object_id, version.doc from publication join version on version.id = publication.version_id
    where publication.content_type = ${type} and publication.locale = ${locale}
      and publication.object_id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ object_id, doc }) => [object_id, doc]));
}

/** The number of the version visitors read, by id. */
export async function publishedNumbers(reader: Reader, query: PublicationQuery): Promise<Map<string, number>> {
  return new Map((await pointers(reader, query)).map(({ object_id, n }) => [object_id, n]));
}

/** The id of the version visitors read, by the id of what it is of. */
export async function publishedVersions(reader: Reader, query: PublicationQuery): Promise<Map<string, string>> {
  return new Map((await pointers(reader, query)).map(({ object_id, version_id }) => [object_id, version_id]));
}

type Pointer = { object_id: string; version_id: string; n: number };

async function pointers(reader: Reader, { type, ids, locale }: PublicationQuery): Promise<Pointer[]> {
  if (ids.length === 0) return [];
  const { rows } = await reader.execute<Pointer>(sql`
    select publication.object_id, version_id, n from publication join version on version.id = publication.version_id
    where publication.content_type = ${type} and publication.locale = ${locale}
      and publication.object_id = any(${sql.param([...ids])}::uuid[])`);
  return rows;
}

/** Makes these versions the ones visitors read; answers the instant of each publication. */
export async function pointTo(
  tx: Transaction,
  versions: readonly LiveVersion[],
  { type, locale, by }: { type: string; locale: Locale; by: string | null },
): Promise<Map<string, string>> {
  const pointers = versions.map(({ id, version_id }) => ({ object_id: id, version_id }));
  const { rows } = await tx.execute<{ object_id: string; at: string }>(sql`
    insert into publication (content_type, object_id, locale, version_id, published_at, published_by)
    select ${type}, object_id, ${locale}, version_id, clock_timestamp(), ${by}
    from jsonb_to_recordset(${JSON.stringify(pointers)}::jsonb) as row (object_id uuid, version_id uuid)
    on conflict (content_type, object_id, locale) do update set
      version_id = excluded.version_id, published_at = excluded.published_at, published_by = excluded.published_by
    returning object_id, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`);
  return new Map(rows.map(({ object_id, at }) => [object_id, at]));
}

/** Takes the pointers away; answers the ids of those that were published. */
export async function removePublications(tx: Transaction, { type, ids, locale }: PublicationQuery): Promise<string[]> {
  const { rows } = await tx.execute<{ object_id: string }>(sql`
    delete from publication where content_type = ${type} and locale = ${locale}
      and object_id = any(${sql.param([...ids])}::uuid[])
    returning object_id`);
  return rows.map(({ object_id }) => object_id);
}
