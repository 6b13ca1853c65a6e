import { sql } from 'drizzle-orm';
import { db, transaction } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { ownersAbove } from '../draft/module-rows.server.ts';
import { documentChanges } from './document-changes.ts';
import type { ContentOwner, OwnerDocument, Reader } from './owner-adapter.ts';
import { buildSnapshots } from './snapshot.server.ts';
import { writeVersions } from './write-versions.server.ts';

/** So long nobody has written on a page before the next change is the beginning of something new. */
const idleMinutes = 30;

type Idle = {
  /** What is about to be written in, by id: a module, or a page or an entry that gets another container. */
  in: { module: string } | { owner: string };
  by: string | null;
  now: Temporal.Instant;
  /** Finds what an id belongs to; null when it is in the trash. */
  find(id: string): Promise<ContentOwner | null>;
};

/**
 * Asked before a change of a module: keeps the draft as it was left when nobody has written in its page or entry for
 * half an hour, in each language that differs from its newest version. Answers how many versions were kept.
 */
export async function keepIdleVersions({ in: place, by, now, find }: Idle): Promise<number> {
  const id = await idleOwner(place, now);
  const owner = id && (await find(id));
  if (!owner) return 0;
  const { type, adapter } = owner;
  return transaction(async (tx) => {
    let kept = 0;
    for (const locale of locales) {
      const snapshots = await buildSnapshots(tx, { adapter, ids: [id], locale });
      const [draft] = snapshots;
      const newest = await newestVersion(tx, owner, locale);
      const before = newest && adapter.contentOf(newest);
      // Nothing is kept twice: opening a page after a night and changing a letter does not double what was published.
      if (!draft || !differ(documentChanges(before, adapter.contentOf(draft.doc), locale))) continue;
      kept += (await writeVersions(tx, snapshots, { type, locale, kind: 'idle', by })).length;
    }
    return kept;
  });
}

function differ({ modules, page }: ReturnType<typeof documentChanges>): boolean {
  return modules.length > 0 || page.length > 0;
}

/** The id of what a change is about, when nobody has written in it for so long. */
async function idleOwner(place: Idle['in'], now: Temporal.Instant): Promise<string | null> {
  const key = 'module' in place ? place.module : place.owner;
  if (now.epochMilliseconds < (busyUntil.get(key) ?? 0)) return null;
  const owner = 'module' in place ? ownersAbove(place.module) : sql`select ${place.owner}::uuid as object_id`;
  const { rows } = await db().execute<{ id: string; idle_from: number | null }>(sql`
    select object_id as id, extract(epoch from (
      select max(at) + make_interval(mins => ${idleMinutes}) from op_log where page_id = object_id
    ))::float * 1000 as idle_from
    from (${owner}) as owner`);
  const [found] = rows;
  if (!found || found.idle_from === null) return null;
  if (now.epochMilliseconds > found.idle_from) return found.id;
  if (busyUntil.size >= mostRemembered) busyUntil.clear();
  busyUntil.set(key, found.idle_from);
  return null;
}

/**
 * Modules whose page or entry cannot lie idle before this moment (epoch milliseconds), because somebody has written
 * there. Later writes, on whatever node, only move it on: while somebody goes on typing, nothing need be asked.
 */
const busyUntil = new Map<string, number>();
const mostRemembered = 1_000;

async function newestVersion(
  reader: Reader,
  { type, id }: ContentOwner,
  locale: Locale,
): Promise<OwnerDocument | null> {
  const { rows } = await reader.execute<{ doc: OwnerDocument }>(sql`
    select doc from version where content_type = ${type} and object_id = ${id} and locale = ${locale}
    order by n desc limit 1`);
  return rows[0]?.doc ?? null;
}
