import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { fileAddress } from '#app/media/address.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import { mediaByIds, mediaColumns } from '#app/media/media-records.server.ts';

export type MediaPage = { count: number; results: MediaRecord[] };

/** The media library, newest first; `q` looks in names, alternative texts and credits of both languages. */
export async function findMedia({
  q,
  page,
  pageSize,
}: {
  q: string;
  page: number;
  pageSize: number;
}): Promise<MediaPage> {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db().execute<MediaRecord & { total: number }>(sql`
    select ${mediaColumns}, count(*) over ()::int as total from media
    where deleted_at is null and (name ilike ${like} or alt::text ilike ${like} or credit::text ilike ${like})
    order by created_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const results = rows.map(({ total: _total, ...record }) => record);
  return { count: rows[0]?.total ?? 0, results };
}

export async function getMedia(id: string): Promise<MediaRecord | null> {
  const [found] = await mediaByIds([id]);
  return found ?? null;
}

/** On how many pages, entries and the like a picture or file is shown, in drafts or in public. */
export async function countUsages(id: string): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(distinct (owner_type, owner_id))::int as count from reference
    where target_type = 'media' and target_id = ${id}`);
  return rows[0]?.count ?? 0;
}

/** Files one can link to, by words of their names or by their own address; pictures are shown, not linked. */
export async function findFiles({ q, most }: { q: string; most: number }) {
  const id = /\/media\/([0-9a-f-]{36})\//.exec(q)?.[1] ?? '';
  const like = `%${q.replaceAll('\0', '').trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db().execute<MediaRecord>(sql`
    select ${mediaColumns} from media
    where deleted_at is null and kind in ('file', 'audio', 'video') and (name ilike ${like} or id::text = ${id})
    order by created_at desc, id limit ${most}`);
  return rows.map((record) => ({ id: record.id, name: record.name, url: fileAddress(record) }));
}
