import type { JobRun } from './job-runs.ts';

/** What failed is tried again after so long, not with every look at the clock. */
const pauseAfterFailure = Temporal.Duration.from({ hours: 1 });
/** Clocks of nodes differ a little; a run further in the future than this was noted by a clock that was wrong. */
const tolerance = Temporal.Duration.from({ hours: 1 });

type Daily = { run: JobRun; now: Temporal.Instant; time: Temporal.PlainTime; zone: string };

/** Whether a job of every day is due: its time of the day has passed since it was last done, or it never was. */
export function isDailyDue({ run, now, time, zone }: Daily): boolean {
  const { doneAt, failedAt } = run;
  if (failedAt && isWithin(failedAt, now, pauseAfterFailure)) return false;
  if (!doneAt || Temporal.Instant.compare(doneAt, now.add(tolerance)) > 0) return true;
  return Temporal.Instant.compare(doneAt, lastTimeOfDay({ now, time, zone })) < 0;
}

/** The latest moment not after `now` at which clocks in that zone showed this time, or would have on a day that skips it. */
export function lastTimeOfDay({ now, time, zone }: Omit<Daily, 'run'>): Temporal.Instant {
  const here = now.toZonedDateTimeISO(zone);
  const today = here.withPlainTime(time).toInstant();
  if (Temporal.Instant.compare(today, now) <= 0) return today;
  return here.toPlainDate().subtract({ days: 1 }).toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant();
}

function isWithin(then: Temporal.Instant, now: Temporal.Instant, span: Temporal.Duration): boolean {
  return Temporal.Instant.compare(then, now) <= 0 && Temporal.Instant.compare(then.add(span), now) > 0;
}
