import { type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fileAddress } from '#app/media/address.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import { mediaByIds, mediaColumns } from '#app/media/media-records.server.ts';

export type MediaPage = { count: number; results: MediaRecord[] };

/** Which part of the library is asked for. `no_alt`: pictures without words in one of the languages. */
export const mediaParts = ['all', 'image', 'file', 'video', 'audio', 'no_alt', 'unused', 'bin'] as const;
export type MediaPart = (typeof mediaParts)[number];

type MediaQuery = { q: string; page: number; pageSize: number; part?: MediaPart };

/** The media library, newest first; `q` looks in names, alternative texts and credits of both languages. */
export async function findMedia({ q, page, pageSize, part = 'all' }: MediaQuery): Promise<MediaPage> {
  const like = `%${q.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db().execute<MediaRecord & { total: number }>(sql`
    select ${mediaColumns}, count(*) over ()::int as total from media
    where ${conditionOf(part)} and (name ilike ${like} or alt::text ilike ${like} or credit::text ilike ${like})
    order by created_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const results = rows.map(({ total: _total, ...record }) => record);
  return { count: rows[0]?.total ?? 0, results };
}

const isPicture = sql`kind in ('image', 'vector')`;
const isUsed = sql`exists (select 1 from reference where target_type = 'media' and target_id = media.id)`;

function conditionOf(part: MediaPart): SQL {
  if (part === 'bin') return sql`deleted_at is not null`;
  const condition = {
    all: sql`true`,
    image: isPicture,
    file: sql`kind = 'file'`,
    video: sql`kind = 'video'`,
    audio: sql`kind = 'audio'`,
    no_alt: sql`${isPicture} and (coalesce(alt->>'de', '') = '' or coalesce(alt->>'en', '') = '')`,
    unused: sql`not ${isUsed}`,
  }[part];
  return sql`deleted_at is null and ${condition}`;
}

/** Files one can link to, by words of their names or by their own address; pictures are shown, not linked. */
export async function findFiles({ q, most }: { q: string; most: number }) {
  const id = /\/media\/([0-9a-f-]{36})\//.exec(q)?.[1] ?? '';
  const like = `%${q
    .replaceAll('\0', '')
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db().execute<MediaRecord>(sql`
    select ${mediaColumns} from media
    where deleted_at is null and kind in ('file', 'audio', 'video') and (name ilike ${like} or id::text = ${id})
    order by created_at desc, id limit ${most}`);
  return rows.map((record) => ({ id: record.id, name: record.name, url: fileAddress(record) }));
}

export async function getMedia(id: string): Promise<MediaRecord | null> {
  const [found] = await mediaByIds([id]);
  return found ?? null;
}

export type KeptMedia = MediaRecord & { deleted_at: string | null; created_at: string; created_by: string | null };

/** One of the library or of its bin, with where it came from. */
export async function getMediaOrTrashed(id: string): Promise<KeptMedia | null> {
  const { rows } = await db().execute<KeptMedia>(sql`
    select ${mediaColumns}, created_by, deleted_at::text,
           to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
    from media where id = ${id}::uuid`);
  return rows[0] ?? null;
}

/** On how many pages, entries and the like a picture or file is shown, in drafts or in public. */
export async function countUsages(id: string): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(distinct (owner_type, owner_id))::int as count from reference
    where target_type = 'media' and target_id = ${id}`);
  return rows[0]?.count ?? 0;
}

/** Where a picture or file is shown: a page with its path in this language, or an entry with its number. */
export type Usage = { type: string; title: string; number: number | null; path: string | null };

const mostUsages = 200;

export async function usagesOfMedia(id: string, locale: Locale): Promise<Usage[]> {
  const { rows } = await db().execute<Usage>(sql`
    with owner as (
      select distinct owner_type, owner_id from reference where target_type = 'media' and target_id = ${id}::uuid
    )
    select owner_type as type, number::float8 as number, null as path,
           coalesce(nullif(${sql.raw(`label_${locale}`)}, ''), nullif(label_de, ''), label_en) as title
    from owner join entry on entry.id = owner_id and deleted_at is null
    union all
    select 'page', null, address.path, coalesce(title->>${locale}, title->>'de', title->>'en', '')
    from owner join page on page.id = owner_id and deleted_at is null
      left join address on address.content_type = 'page' and address.object_id = page.id and address.locale = ${locale}
    where owner_type = 'page'
    order by type, title limit ${mostUsages}`);
  return rows;
}
