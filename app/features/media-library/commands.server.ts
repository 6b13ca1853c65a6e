import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Actor, may } from '#app/auth/actor.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Localized } from '#app/i18n/locale.ts';
import type { MediaRefusal } from '#app/media/inspect.server.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import { keepOriginal, safeName, swapOriginal } from '#app/media/store.server.ts';
import { noteMedia } from './note-media.server.ts';
import { type ShownRow, showAsItIs, shownColumns } from './shown-media.server.ts';

export type MediaChange = {
  alt?: Localized<string> | undefined;
  credit?: Localized<string> | undefined;
  caption?: Localized<string> | undefined;
  focal?: { x: number; y: number } | undefined;
  licence?: string | undefined;
  /** The last day it may be shown; null for ever. */
  licence_until?: string | null | undefined;
  /** All of them, or those that are added and taken away. */
  tags?: readonly string[] | undefined;
  addTags?: readonly string[] | undefined;
  removeTags?: readonly string[] | undefined;
};

type Changing = { actor: Actor; now?: Temporal.Instant };

/** Changes what the library says of a picture or file; what is not named stays as it is, each language for itself. */
export async function changeMedia({
  id,
  actor,
  now = Temporal.Now.instant(),
  ...change
}: MediaChange & Changing & { id: string }): Promise<MediaRecord | 'forbidden' | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'media:upload')) return 'forbidden';
    return writeMediaChange(tx, { id, actor, now, change });
  });
}

/** Says the same of many, all or none; answers of how many. */
export async function changeManyMedia({
  ids,
  actor,
  now = Temporal.Now.instant(),
  ...change
}: MediaChange & Changing & { ids: readonly string[] }): Promise<number | 'forbidden'> {
  return transaction(async (tx) => {
    if (!may(actor, 'media:upload')) return 'forbidden';
    let changed = 0;
    // One order for all writers, or two of them could wait for each other.
    for (const id of [...new Set(ids)].sort()) if (await writeMediaChange(tx, { id, actor, now, change })) changed += 1;
    return changed;
  });
}

type Writing = { id: string; actor: Actor; now: Temporal.Instant; change: MediaChange };

/** The same in a transaction of somebody else, who has asked whether it may be done. */
export async function writeMediaChange(
  tx: Transaction,
  { id, actor, now, change }: Writing,
): Promise<MediaRecord | null> {
  const { alt = {}, credit = {}, caption = {}, focal, licence = null, tags = null } = change;
  const json = (value: object | undefined) => sql`${value ? JSON.stringify(value) : null}::jsonb`;
  const texts = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`;
  const until = change.licence_until === undefined ? sql`licence_until` : sql`${change.licence_until}::date`;
  const tagged = sql`coalesce(${tags ? texts(tags) : null}, tags) || ${texts(change.addTags ?? [])}`;
  const { rows } = await tx.execute<ShownRow>(sql`
    update media set alt = alt || ${json(alt)}, credit = credit || ${json(credit)}, caption = caption || ${json(caption)},
      focal = coalesce(${json(focal)}, focal), licence = coalesce(${licence}, licence), licence_until = ${until},
      tags = (select coalesce(array_agg(distinct tag order by tag), '{}') from unnest(${tagged}) as tag
        where tag <> all(${texts(change.removeTags ?? [])})),
      withdrawn_at = case when ${until} < ${venueDay(now)}::date then coalesce(withdrawn_at, now()) end
    where id = ${id}::uuid and deleted_at is null
    returning ${shownColumns}`);
  if (!rows[0]) return null;
  const record = await showAsItIs(tx, rows[0]);
  await noteMedia(tx, { id, actor, action: 'media-change', detail: change });
  return record;
}

/** Puts another file in its place: the same picture everywhere it is shown, under a new address. The kind stays what it was. */
export async function replaceMedia({
  id,
  actor,
  content,
  name,
}: {
  id: string;
  actor: Actor;
  content: Uint8Array;
  name: string;
}): Promise<MediaRefusal | { problem: 'gone' | 'other_kind' } | 'forbidden' | null> {
  // Asked before the file is stored, which no rollback would take away again.
  if (!may(actor, 'media:replace')) return 'forbidden';
  const kept = await keepOriginal(content, `${id}-${randomUUID().slice(0, 8)}`);
  if ('problem' in kept) return kept;
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ kind: MediaRecord['kind']; storage_key: string }>(sql`
      select kind, storage_key from media where id = ${id}::uuid and deleted_at is null for update`);
    const [was] = rows;
    if (!was) return { problem: 'gone' as const };
    if (isRendered(was.kind) !== isRendered(kept.kind) || (!isRendered(kept.kind) && was.kind !== kept.kind))
      return { problem: 'other_kind' as const };
    const replaced = await tx.execute<ShownRow>(sql`
      update media set kind = ${kept.kind}, name = ${safeName(name, kept.extension)}, mime = ${kept.mime}, bytes = ${kept.bytes},
        width = ${kept.width}, height = ${kept.height}, hash = ${kept.hash}, storage_key = ${kept.key},
        placeholder = ${kept.placeholder}
      where id = ${id}::uuid returning ${shownColumns}`);
    if (replaced.rows[0]) await showAsItIs(tx, replaced.rows[0]);
    await swapOriginal(tx, { old: was.storage_key, fresh: kept.key });
    await noteMedia(tx, { id, actor, action: 'media-replace', detail: { name } });
    return null;
  });
}

/** Takes media out of sight everywhere, or brings it back. */
export function trashMedia({
  id,
  actor,
  isBinned,
}: {
  id: string;
  actor: Actor;
  isBinned: boolean;
}): Promise<boolean | 'forbidden'> {
  return transaction(async (tx) => {
    if (!may(actor, 'media:delete')) return 'forbidden';
    const { rows } = await tx.execute<ShownRow>(sql`
      update media set deleted_at = ${isBinned ? sql`now()` : null}
      where id = ${id}::uuid and (deleted_at is null) = ${isBinned} returning ${shownColumns}`);
    if (!rows[0]) return false;
    await showAsItIs(tx, rows[0]);
    await noteMedia(tx, { id, actor, action: isBinned ? 'media-bin' : 'media-restore', detail: {} });
    return true;
  });
}

function isRendered(kind: MediaRecord['kind']): boolean {
  return kind === 'image' || kind === 'vector';
}
