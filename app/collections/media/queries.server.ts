import type { MediaRecord } from '#app/cms/resolve.ts';
import { pool } from '#app/db/client.server.ts';

const columns = 'id, kind, name, mime, bytes::int, width, height, hash, placeholder, alt, credit, focal';

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
  const where = 'deleted_at is null and (name ilike $1 or alt::text ilike $1 or credit::text ilike $1)';
  const { rows } = await pool().query<MediaRecord & { total: number }>(
    `select ${columns}, count(*) over ()::int as total from media where ${where} order by created_at desc, id limit $2 offset $3`,
    [like, pageSize, (page - 1) * pageSize],
  );
  const results = rows.map(({ total: _total, ...record }) => record);
  return { count: rows[0]?.total ?? 0, results };
}

export async function getMedia(id: string): Promise<MediaRecord | null> {
  const { rows } = await pool().query<MediaRecord>(
    `select ${columns} from media where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}
