import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Localized } from '#app/i18n/locale.ts';
import type { MediaRefusal } from '#app/media/inspect.server.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import { mediaColumns } from '#app/media/media-records.server.ts';
import { keepOriginal, safeName, swapOriginal } from '#app/media/store.server.ts';
import { rewriteShown } from './shown-media.server.ts';

export type MediaChange = {
  id: string;
  actor: Actor;
  alt?: Localized<string> | undefined;
  credit?: Localized<string> | undefined;
  focal?: { x: number; y: number } | undefined;
};

/** Changes the words and the focal point of a picture; languages that are not named stay as they are. */
export async function changeMedia({
  id,
  actor,
  alt = {},
  credit = {},
  focal,
}: MediaChange): Promise<MediaRecord | 'forbidden' | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'media:upload')) return 'forbidden';
    const { rows } = await tx.execute<MediaRecord>(sql`
      update media set alt = alt || ${JSON.stringify(alt)}::jsonb, credit = credit || ${JSON.stringify(credit)}::jsonb,
        focal = coalesce(${focal ? JSON.stringify(focal) : null}::jsonb, focal)
      where id = ${id} and deleted_at is null
      returning ${mediaColumns}`);
    if (!rows[0]) return null;
    await rewriteShown(tx, id, rows[0]);
    await note(tx, { id, actor, action: 'media-change', detail: { alt, credit, focal } });
    return rows[0];
  });
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
    const replaced = await tx.execute<MediaRecord>(sql`
      update media set kind = ${kept.kind}, name = ${safeName(name, kept.extension)}, mime = ${kept.mime}, bytes = ${kept.bytes},
        width = ${kept.width}, height = ${kept.height}, hash = ${kept.hash}, storage_key = ${kept.key},
        placeholder = ${kept.placeholder}
      where id = ${id}::uuid returning ${mediaColumns}`);
    await rewriteShown(tx, id, replaced.rows[0] ?? null);
    await swapOriginal(tx, { old: was.storage_key, fresh: kept.key });
    await note(tx, { id, actor, action: 'media-replace', detail: { name } });
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
    const { rows } = await tx.execute<MediaRecord>(sql`
      update media set deleted_at = ${isBinned ? sql`now()` : null}
      where id = ${id}::uuid and (deleted_at is null) = ${isBinned} returning ${mediaColumns}`);
    if (!rows[0]) return false;
    await rewriteShown(tx, id, isBinned ? null : rows[0]);
    await note(tx, { id, actor, action: isBinned ? 'media-bin' : 'media-restore', detail: {} });
    return true;
  });
}

function isRendered(kind: MediaRecord['kind']): boolean {
  return kind === 'image' || kind === 'vector';
}

async function note(
  tx: Transaction,
  { id, actor, action, detail }: { id: string; actor: Actor; action: string; detail: object },
): Promise<void> {
  await audit(tx, { by: idOf(actor), action, type: 'media', id, detail });
  await bumpEpoch(tx, [`media:${id}`]);
}
