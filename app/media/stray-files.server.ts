import { sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { mayRemoveFiles } from './file-removal.server.ts';
import { clearRenditions } from './renditions.server.ts';
import { requireMediaStorage } from './storage.server.ts';
import { unfinishedFolder } from './whole-files.server.ts';

/** Writing a file takes seconds; what began before this will not end any more, on whatever node it was. */
const patience = Temporal.Duration.from({ hours: 1 });
/** A store answers in some hundredths of a second; a transaction should not wait for more than a few of them. */
const mostAtOnce = 50;

export type Cleared = { cleared: string };

/** Deletes what killed processes left behind: originals that never got their row, and unfinished files. */
export async function clearStrayFiles(now: Temporal.Instant): Promise<Cleared[]> {
  const before = now.subtract(patience);
  return [...(await clearUploads(before)), ...(await clearUnfinished(before))];
}

/** Deletes the files of what has just been erased for good, without waiting: nobody is writing them. */
export function clearErasedFiles(): Promise<Cleared[]> {
  return clearUploads(Temporal.Instant.fromEpochMilliseconds(0));
}

/** Only what this site noted when it began: a bucket may hold files of another one too. */
async function clearUploads(before: Temporal.Instant): Promise<Cleared[]> {
  const cleared: Cleared[] = [];
  for (;;) {
    const { looked, gone } = await clearSome(before);
    cleared.push(...gone);
    if (looked < mostAtOnce) return cleared;
  }
}

function clearSome(before: Temporal.Instant): Promise<{ looked: number; gone: Cleared[] }> {
  return transaction(async (tx) => {
    if (!(await mayRemoveFiles(tx))) return { looked: 0, gone: [] };
    const { rows } = await tx.execute<{ storage_key: string; has_row: boolean }>(sql`
      select storage_key, exists (select from media where media.storage_key = upload.storage_key) as has_row
      from upload where begun_at < ${before.toString()}::timestamptz
      order by storage_key limit ${mostAtOnce} for update skip locked`);
    const stray = rows.filter(({ has_row }) => !has_row).map(({ storage_key }) => storage_key);
    for (const key of stray) await remove(tx, key);
    await forget(tx, rows);
    return { looked: rows.length, gone: stray.map((cleared) => ({ cleared })) };
  });
}

/** The original, and what was made from it; where another one has taken its place, what was made from that stays. */
async function remove(tx: Transaction, key: string): Promise<void> {
  await requireMediaStorage().delete(key);
  const [, id] = /^originals\/(.{36})/.exec(key) ?? [];
  if (!isUuid(id)) return;
  const { rows } = await tx.execute<{ hash: string }>(sql`select hash from media where id = ${id}::uuid`);
  await clearRenditions(id, { except: rows[0]?.hash });
}

async function forget(tx: Transaction, rows: { storage_key: string }[]): Promise<void> {
  const keys = rows.map(({ storage_key }) => storage_key);
  await tx.execute(sql`delete from upload where storage_key = any(${sql.param(keys)}::text[])`);
}

async function clearUnfinished(before: Temporal.Instant): Promise<Cleared[]> {
  const storage = requireMediaStorage();
  const { objects } = await storage.listAll(unfinishedFolder).catch(nothingWhenMissing);
  const cleared: Cleared[] = [];
  for (const object of objects) {
    if (!object.isFile) continue;
    // One that is gone meanwhile has found its place.
    const facts = await storage.getMetaData(object.key).catch(() => null);
    if (!facts || facts.lastModified.getTime() > before.epochMilliseconds) continue;
    await storage.delete(object.key);
    cleared.push({ cleared: object.key });
  }
  return cleared;
}

/** A venue that never took in a file has no folder for them. */
function nothingWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
  return { objects: [] };
}
