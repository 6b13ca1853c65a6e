import { type SQL, sql } from 'drizzle-orm';
import { venueDay } from '#app/cms/venue-time.ts';
import { db } from '#app/db/client.server.ts';
import { containing } from '#app/db/like.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fileAddress } from '#app/media/address.ts';
import type { LibraryRecord, MediaRecord } from '#app/media/media-record.ts';
import { isShowable, libraryColumns, mediaColumns } from '#app/media/media-records.server.ts';

export type MediaPage = { count: number; results: LibraryRecord[] };

/** Which part of the library is asked for. `no_alt`: pictures without words in one of the languages, `no_credit`: without
 * a credit in both, `licence_ending`: to be shown for some weeks more, `withdrawn`: not any more. */
export const mediaParts = [
  'all',
  'image',
  'file',
  'video',
  'audio',
  'no_alt',
  'no_credit',
  'licence_ending',
  'withdrawn',
  'unused',
  'bin',
] as const;
export type MediaPart = (typeof mediaParts)[number];

type MediaQuery = {
  q: string;
  page: number;
  pageSize: number;
  part?: MediaPart;
  tag?: string;
  /** Without what nobody may be shown. */
  isShowable?: boolean;
  day?: string;
};

/** The media library, newest first; `q` looks in names, alternative texts and credits of both languages. */
export async function findMedia({
  q,
  page,
  pageSize,
  part = 'all',
  tag = '',
  ...rest
}: MediaQuery): Promise<MediaPage> {
  const day = rest.day ?? venueDay(Temporal.Now.instant());
  const like = containing(q);
  const { rows } = await db().execute<LibraryRecord & { total: number }>(sql`
    select ${libraryColumns}, count(*) over ()::int as total from media
    where ${conditionOf(part, day)} and (name ilike ${like} or alt::text ilike ${like} or credit::text ilike ${like})
      and ${tag ? sql`tags @> array[${tag}]` : sql`true`} and ${rest.isShowable ? isShowable : sql`true`}
    order by ${part === 'licence_ending' ? sql`licence_until,` : sql``} created_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const results = rows.map(({ total: _total, ...record }) => record);
  return { count: rows[0]?.total ?? 0, results };
}

const isPicture = sql`kind in ('image', 'vector')`;
const isUsed = sql`exists (select 1 from reference where target_type = 'media' and target_id = media.id)`;

/** So long before its last day somebody is told. */
const warningDays = 30;
/** What ends soon, seen from this day, and is still shown. */
export function isEnding(day: string): SQL {
  return sql`licence_until < ${day}::date + ${warningDays}::int and withdrawn_at is null`;
}

/** What the library is filed under, in the order of the alphabet. */
export async function mediaTags(): Promise<string[]> {
  const { rows } = await db().execute<{ tag: string }>(
    sql`select distinct unnest(tags) as tag from media where deleted_at is null order by tag limit 500`,
  );
  return rows.map(({ tag }) => tag);
}

function conditionOf(part: MediaPart, day: string): SQL {
  if (part === 'bin') return sql`deleted_at is not null`;
  const condition = {
    all: sql`true`,
    image: isPicture,
    file: sql`kind = 'file'`,
    video: sql`kind = 'video'`,
    audio: sql`kind = 'audio'`,
    no_alt: sql`${isPicture} and (coalesce(alt->>'de', '') = '' or coalesce(alt->>'en', '') = '')`,
    no_credit: sql`${isPicture} and coalesce(credit->>'de', '') = '' and coalesce(credit->>'en', '') = ''`,
    licence_ending: isEnding(day),
    withdrawn: sql`withdrawn_at is not null`,
    unused: sql`not ${isUsed}`,
  }[part];
  return sql`deleted_at is null and ${condition}`;
}

/** Files one can link to, by words of their names or by their own address; pictures are shown, not linked. */
export async function findFiles({ q, most }: { q: string; most: number }) {
  const id = /\/media\/([0-9a-f-]{36})\//.exec(q)?.[1] ?? '';
  const like = containing(q);
  const { rows } = await db().execute<MediaRecord>(sql`
    select ${mediaColumns} from media
    where ${isShowable} and kind in ('file', 'audio', 'video') and (name ilike ${like} or id::text = ${id})
    order by created_at desc, id limit ${most}`);
  return rows.map((record) => ({ id: record.id, name: record.name, url: fileAddress(record) }));
}

/** One of the library, shown or withdrawn. */
export async function getMedia(id: string): Promise<MediaRecord | null> {
  const { rows } = await db().execute<MediaRecord>(
    sql`select ${mediaColumns} from media where id = ${id}::uuid and deleted_at is null`,
  );
  return rows[0] ?? null;
}

export type KeptMedia = LibraryRecord & { deleted_at: string | null; created_at: string; created_by: string | null };

/** One of the library or of its bin, with where it came from. */
export async function getMediaOrTrashed(id: string): Promise<KeptMedia | null> {
  const { rows } = await db().execute<KeptMedia>(sql`
    select ${libraryColumns}, created_by, deleted_at::text,
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
