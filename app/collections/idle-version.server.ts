import { sql } from 'drizzle-orm';
import type { EntryDocument } from '#app/cms/collection/entry.ts';
import { entryContent } from '#app/cms/collection/entry-content.ts';
import { freeze } from '#app/cms/collection/freeze.server.ts';
import type { House } from '#app/cms/collection/house.ts';
import { writeVersions } from '#app/cms/collection/put-online.server.ts';
import { ownersAbove } from '#app/cms/draft/module-rows.server.ts';
import { db, type Transaction, transaction } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { type EditedThing, editedThing } from './edited-thing.server.ts';
import { type DocumentContent, documentChanges } from './page/document-changes.ts';
import { draftDocument } from './page/draft-document.server.ts';
import type { PageDocument } from './page/page-document.ts';
import { writeVersion } from './page/write-version.server.ts';

/** So long nobody has written on a page before the next change is the beginning of something new. */
const idleMinutes = 30;

type Idle = {
  /** What is about to be written in, by id: a module, or a page or an entry that gets another container. */
  in: { module: string } | { owner: string };
  house: House;
  userId: string | null;
  now: Temporal.Instant;
};

/**
 * Asked before a change of a module: keeps the draft as it was left when nobody has written in its page or entry for
 * half an hour, in each language that differs from its newest version. Answers how many versions were kept.
 */
export async function keepIdleVersions({ in: place, house, userId, now }: Idle): Promise<number> {
  const thing = await idleThing(place, now);
  if (thing === null) return 0;
  return transaction(async (tx) => {
    let kept = 0;
    for (const locale of locales) kept += await keepLeft(tx, thing, { locale, house, userId });
    return kept;
  });
}

type Keeping = { locale: Locale; house: House; userId: string | null };

async function keepLeft(tx: Transaction, thing: EditedThing, { locale, house, userId }: Keeping): Promise<number> {
  const { type, id } = thing;
  if (type === 'page') {
    const doc = await draftDocument(tx, { pageId: id, locale, definitions: house.modules });
    const before = await newestVersion<PageDocument>(tx, thing, locale);
    if (!doc || !differ(before, doc, locale)) return 0;
    await writeVersion(tx, { pageId: id, locale, kind: 'idle', userId, doc });
    return 1;
  }
  const items = await freeze(tx, { type, ids: [id], locale, house });
  const before = await newestVersion<EntryDocument>(tx, thing, locale);
  const [draft] = items;
  if (!draft || !differ(before && entryContent(before), entryContent(draft.doc), locale)) return 0;
  await writeVersions(tx, { type, locale, userId, kind: 'idle', items });
  return 1;
}

/** Nothing is kept twice: opening a page after a night and changing a letter does not double what was published. */
function differ(before: DocumentContent | null, now: DocumentContent, locale: Locale): boolean {
  const { modules, page } = documentChanges(before, now, locale);
  return modules.length > 0 || page.length > 0;
}

/** What a change is about, when nobody has written in it for so long. */
async function idleThing(place: Idle['in'], now: Temporal.Instant): Promise<EditedThing | null> {
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
  if (now.epochMilliseconds > found.idle_from) return editedThing(found.id);
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

async function newestVersion<Doc>(tx: Transaction, { type, id }: EditedThing, locale: Locale): Promise<Doc | null> {
  // Proof: a version of a page holds a document of a page, that of an entry one of an entry.
  const { rows } = await tx.execute<{ doc: Doc }>(sql`
    select doc from version where content_type = ${type} and object_id = ${id} and locale = ${locale}
    order by n desc limit 1`);
  return rows[0]?.doc ?? null;
}
