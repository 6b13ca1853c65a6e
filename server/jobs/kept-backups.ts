import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How many days, weeks and months keep their newest backup. */
export type Keeping = { days: number; weeks: number; months: number };

/** `7d,4w,6m` as numbers. */
export function readKeeping(text: string): Keeping {
  const [days = 0, weeks = 0, months = 0] = text.split(',').map((part) => Number.parseInt(part, 10));
  return { days, weeks, months };
}

const namePattern = /^foyer-daily-(\d{4}-\d\d-\d\d)T\d{4}\.tar$/;
const unfinishedPattern = /^foyer-daily-.+\.tar\.unfinished-\w+$/;
const oneDay = 24 * 60 * 60 * 1000;

/** By the clock of the venue: each night has its own day, also when clocks are changed. */
export function backupName(now: Temporal.Instant, zone: string): string {
  const here = now
    .toZonedDateTimeISO(zone)
    .toString({ smallestUnit: 'minute', offset: 'never', timeZoneName: 'never' });
  return `foyer-daily-${here.replace(':', '')}.tar`;
}

/**
 * Those of these files that need not be kept. Compared with each other and not with the clock: however wrong it goes, a
 * backup only goes when newer ones have come. Other files in the folder are never among them.
 */
export function superfluousBackups(files: readonly string[], { days, weeks, months }: Keeping): string[] {
  const backups = files
    .filter((name) => namePattern.test(name))
    .sort()
    .reverse();
  const kept = new Set([
    ...newestOfEach(backups, days, (day) => day.toString()),
    ...newestOfEach(backups, weeks, (day) => `${day.yearOfWeek}-${day.weekOfYear}`),
    ...newestOfEach(backups, months, (day) => day.toPlainYearMonth().toString()),
  ]);
  return backups.filter((name) => !kept.has(name));
}

function newestOfEach(backups: readonly string[], most: number, spanOf: (day: Temporal.PlainDate) => string): string[] {
  const newest = new Map<string, string>();
  for (const name of backups) {
    const span = spanOf(Temporal.PlainDate.from(namePattern.exec(name)?.[1] ?? ''));
    if (!newest.has(span)) newest.set(span, name);
  }
  return [...newest.values()].slice(0, most);
}

/** Deletes what need not be kept beside the one just made, and what a process that was killed has begun. */
export async function thinOut(folder: string, { made, keeping }: { made: string; keeping: Keeping }): Promise<void> {
  const files = await readdir(folder);
  for (const name of superfluousBackups(files, keeping)) if (name !== made) await rm(join(folder, name));
  for (const name of files.filter((each) => unfinishedPattern.test(each))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > oneDay) await rm(join(folder, name), { force: true });
  }
}
