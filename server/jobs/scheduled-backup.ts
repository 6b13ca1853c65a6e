import { mkdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { pool } from '#app/db/client.server.ts';
import { isBackupWanted } from '#app/features/backups/backup-state.server.ts';
import { requireMediaStorage } from '#app/media/storage.server.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import { BackupProblem, totalRows } from '../backup/archive.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { isDailyDue } from './daily.ts';
import { lastRun, noteDone, noteFailed } from './job-runs.ts';
import { backupName, type Keeping, thinOut } from './kept-backups.ts';
import { onceASite } from './once-a-site.ts';

export type BackupPlan = { folder: string; at: string; keeping: Keeping };

type Backing = { url: string; plan: BackupPlan; logger: Pick<Logger, 'error'>; signal?: AbortSignal };

/**
 * Backs the site up once a day at the time of the plan, and at once when that was missed or somebody asked for it: written, read back, older ones
 * thinned out. A failure is one line of the log, stands in the metrics, and is tried again in an hour.
 */
export async function backUpWhenDue(now: Temporal.Instant, { url, plan, logger, signal }: Backing): Promise<object[]> {
  const time = Temporal.PlainTime.from(plan.at);
  const isDue = async () =>
    isDailyDue({ run: await lastRun('backup'), now, time, zone: timeZone }) || (await isBackupWanted());
  if (!(await isDue())) return [];
  try {
    const done = await onceASite(url, 'backup', async () =>
      // Another node may have done it since.
      (await isDue()) ? backUp(now, { url, plan, signal }) : null,
    );
    return done ? [{ backup: done }] : [];
  } catch (error) {
    const { message } = error as Error;
    if (!signal?.aborted) await noteFailed('backup', now, message);
    logger.error(`There is no backup of today: ${message} It is tried again in an hour.`);
    return [];
  }
}

async function backUp(now: Temporal.Instant, { url, plan, signal }: Omit<Backing, 'logger'>) {
  await mkdir(plan.folder, { recursive: true, mode: 0o700 });
  await requireRoom(plan.folder);
  const name = backupName(now, timeZone);
  const file = join(plan.folder, name);
  const manifest = await writeBackup({ file, url, storage: requireMediaStorage(), now, signal });
  const done = { file, bytes: (await stat(file)).size, rows: totalRows(manifest), files: manifest.media.length };
  await noteDone('backup', now, done);
  await thinOut(plan.folder, { made: name, keeping: plan.keeping });
  return done;
}

/** A disk that is filled to its last byte stops the site itself, where the backups lie beside it. */
async function requireRoom(folder: string): Promise<void> {
  const { rows } = await pool().query<{ bytes: string }>(
    'select pg_database_size(current_database()) + coalesce((select sum(bytes) from media), 0) as bytes',
  );
  const needed = Number(rows[0]?.bytes);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > needed) return;
  throw new BackupProblem(
    `it may need ${inMegabytes(needed)} MB and ${folder} has ${inMegabytes(bavail * bsize)} MB left: ` +
      'make room there, or name another folder in BACKUP_DIR.',
  );
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}
