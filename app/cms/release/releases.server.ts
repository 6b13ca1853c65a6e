import { type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import type { Reader } from '../publishing/owner-adapter.ts';
import type { Membership, Release, ReleaseItem } from './release.ts';

const mostListed = 200;

/** All releases: what is still to come first, then the newest. The caller has asked the policy. */
export function allReleases(): Promise<Release[]> {
  return selectReleases(db(), sql`true`);
}

export async function findRelease(id: string, reader: Reader = db()): Promise<Release | null> {
  return (await selectReleases(reader, sql`id = ${id}`))[0] ?? null;
}

/** Its parts, in the order in which they were added. */
export async function itemsOf(id: string, reader: Reader = db()): Promise<ReleaseItem[]> {
  const { rows } = await reader.execute<ReleaseItem>(sql`
    select content_type as type, object_id as id, locale, version_id, before_id, outcome from release_item
    where release_id = ${id} order by added_at, object_id, locale`);
  return rows;
}

/** Which releases that are not online yet these pages and entries are part of, next first. */
export async function releasesWith(objects: readonly string[]): Promise<Membership[]> {
  const { rows } = await db().execute<Membership>(sql`
    select release.id, title, ${instant(sql`starts_at`)} as starts_at, object_id as object, locale,
      (select count(distinct other.object_id)::int - 1 from release_item other where other.release_id = release.id) as others
    from release_item join release on release.id = release_id
    where object_id = any(${sql.param([...objects])}::uuid[]) and online_at is null
    order by starts_at nulls last, created_at, object_id, locale`);
  return rows;
}

async function selectReleases(reader: Reader, condition: SQL): Promise<Release[]> {
  const { rows } = await reader.execute<Release>(sql`
    select id, title, ${instant(sql`starts_at`)} as starts_at, ${instant(sql`ends_at`)} as ends_at,
      ${instant(sql`online_at`)} as online_at, ${instant(sql`ended_at`)} as ended_at, created_by as by,
      (select count(*)::int from release_item where release_id = release.id) as count
    from release where ${condition}
    order by ended_at is not null, online_at is not null, starts_at nulls last, created_at desc limit ${mostListed}`);
  return rows;
}

function instant(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
