import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { pool } from '#app/db/client.server.ts';
import { keepLastLog } from '#app/db/embedded/log.server.ts';
import { type Env, purgedCache } from '#app/env.server.ts';
import { noteBackupPlan } from '#app/features/backups/backup-state.server.ts';
import { deleteWhatIsDue } from '#app/features/forms/retention.server.ts';
import { withdrawEnded } from '#app/features/media-library/withdraw-ended.server.ts';
import { clearStrayFiles } from '#app/media/stray-files.server.ts';
import { startDuePublications } from '../due-publications.ts';
import { startIntervalJob } from '../interval-job.ts';
import { keepPurged } from '../shared-cache/keep-purged.ts';
import { mayDelete } from './clock-watch.ts';
import { readKeeping } from './kept-backups.ts';
import { checkLinksWhenDue } from './link-check.ts';
import { workAtNight } from './nightly.ts';
import { onceASite } from './once-a-site.ts';
import { type BackupPlan, backUpWhenDue } from './scheduled-backup.ts';

export type Jobs = { stop(): Promise<void> };

/**
 * Starts all that is done by the clock or behind what is written: publishing, purging a shared cache, backups, the check of links, the work of the night, and what has reached its age. One
 * process of a node runs it; between nodes the database sees to it that each thing is done once.
 */
export function startJobs({ env, logger }: { env: Env; logger: Logger }): Jobs {
  const leaving = new AbortController();
  const plan = backupPlan(env);
  const url = pool().options.connectionString ?? '';
  const loops: Jobs[] = [
    startDuePublications({ logger }),
    startIntervalJob({ logger, everySeconds: 60, look: (now) => deleteByAge(now, { url, logger }) }),
    startIntervalJob({ logger, everySeconds: 60, look: withdrawPictures }),
    startIntervalJob({ logger, everySeconds: 3600, look: clearStrayFiles }),
    startIntervalJob({ logger, everySeconds: 3600, look: () => keepLogShort(env) }),
  ];
  void noteBackupPlan(plan?.at ?? null).catch((error) =>
    logger.error({ err: error }, 'the plan of backups could not be noted'),
  );
  const backUp = (now: Temporal.Instant) =>
    plan ? backUpWhenDue(now, { url, plan, logger, signal: leaving.signal }) : Promise.resolve([]);
  loops.push(startIntervalJob({ logger, everySeconds: 60, look: backUp }));
  const check = { url, baseUrl: env.BASE_URL, logger, signal: leaving.signal };
  loops.push(startIntervalJob({ logger, everySeconds: 15, look: (now) => checkLinksWhenDue(now, check) }));
  const purged = purgedCache(env);
  if (purged) loops.push(keepPurged({ purged, logger, once: (run) => onceASite(url, 'purges', run) }));
  return {
    async stop() {
      leaving.abort();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

async function deleteByAge(now: Temporal.Instant, { url, logger }: { url: string; logger: Logger }): Promise<object[]> {
  if (!(await mayDelete(now, logger))) return [];
  return [...(await deleteWhatIsDue(now)), ...(await workAtNight(now, { url, logger }))];
}

async function withdrawPictures(now: Temporal.Instant): Promise<object[]> {
  const withdrawn = await withdrawEnded(now);
  return withdrawn > 0 ? [{ withdrawn }] : [];
}

async function keepLogShort({ DATA_DIR, DATABASE_URL }: Env): Promise<object[]> {
  if (!DATABASE_URL) await keepLastLog(join(resolve(DATA_DIR), 'postgres', 'postgres.log'));
  return [];
}

function backupPlan({ BACKUP_DIR, BACKUP_AT, BACKUP_KEEP }: Env): BackupPlan | null {
  return BACKUP_DIR ? { folder: resolve(BACKUP_DIR), at: BACKUP_AT, keeping: readKeeping(BACKUP_KEEP) } : null;
}
