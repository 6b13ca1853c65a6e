import type { Logger } from 'pino';
import { entryTrash } from '#app/cms/collection/draft/entry-trash.server.ts';
import { trashDays } from '#app/cms/draft/deleted-modules.server.ts';
import { emptyModuleTrash } from '#app/cms/draft/empty-trash.server.ts';
import { emptyTrash } from '#app/cms/publishing/empty-trash.server.ts';
import { refreshSearchWords } from '#app/cms/publishing/search-documents.server.ts';
import { pageTrash } from '#app/collections/page/draft/trash.server.ts';
import { emptyMediaTrash } from '#app/features/media-library/empty-trash.server.ts';
import { clearOrphanRenditions } from '#app/media/renditions.server.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import { isDailyDue } from './daily.ts';
import { deleteExpiredRows } from './expired-rows.ts';
import { lastRun, noteDone, noteFailed } from './job-runs.ts';
import { onceASite } from './once-a-site.ts';

/** When few people work and visit, and after the backup of the night. */
const time = Temporal.PlainTime.from('04:00');

type Nightly = { url: string; logger: Pick<Logger, 'error'> };

/**
 * Empties the bins and deletes what has reached its age, once a night and site; a night that was missed is made up for.
 * Answers what it did.
 */
export async function workAtNight(now: Temporal.Instant, { url, logger }: Nightly): Promise<object[]> {
  const isDue = async () => isDailyDue({ run: await lastRun('nightly'), now, time, zone: timeZone });
  if (!(await isDue())) return [];
  const done = await onceASite(url, 'nightly', async () => {
    // Another node may have done it since.
    if (!(await isDue())) return null;
    return doAll(now, logger);
  });
  return done ? [{ nightly: done }] : [];
}

/** In this order: what is in pages and entries before the pictures that they name. */
const steps: Record<string, (now: Temporal.Instant) => Promise<number | Record<string, number>>> = {
  modules: (now) => emptyModuleTrash(binnedBefore(now)),
  pages: (now) => emptyTrash(pageTrash, binnedBefore(now)),
  entries: (now) => emptyTrash(entryTrash, binnedBefore(now)),
  media: (now) => emptyMediaTrash(binnedBefore(now)),
  renditions: () => clearOrphanRenditions(),
  expired: deleteExpiredRows,
  words: () => refreshSearchWords(),
};

/** What goes wrong in one step keeps no other from being done. */
async function doAll(now: Temporal.Instant, logger: Nightly['logger']): Promise<Record<string, unknown>> {
  const done: Record<string, unknown> = {};
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      done[name] = await step(now);
    } catch (error) {
      failed.push(name);
      logger.error({ err: error }, `The nightly work "${name}" could not be done; it is tried again in an hour.`);
    }
  }
  if (failed.length > 0) await noteFailed('nightly', now, failed.join(', '));
  else await noteDone('nightly', now, done);
  return done;
}

function binnedBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: trashDays * 24 });
}
