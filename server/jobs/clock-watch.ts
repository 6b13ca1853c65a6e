import type { Logger } from 'pino';
import { pool } from '#app/db/client.server.ts';

/** Nodes that were off for longer than this come back with a clock that nobody has watched meanwhile. */
const longestGap = Temporal.Duration.from({ hours: 48 });
/** Clocks of nodes differ a little, and one that is set right goes back a little. */
const longestStepBack = Temporal.Duration.from({ hours: 1 });
/** So long is nothing deleted after a jump: time for somebody to set the clock right. */
const hold = Temporal.Duration.from({ hours: 24 });
/** How often the moment is noted. */
const noteEvery = Temporal.Duration.from({ minutes: 5 });

type Watch = { seen: Temporal.Instant | null; heldUntil: Temporal.Instant | null };

/**
 * Whether what has reached its age may be deleted now. After a jump of the clock, and at the first look of all, nothing is
 * deleted for a day: a clock that is a year ahead would make everything old enough. A jump is said once.
 */
export async function mayDelete(now: Temporal.Instant, logger: Pick<Logger, 'error'>): Promise<boolean> {
  const { seen, heldUntil } = await readWatch();
  const jump = seen && now.since(seen);
  const isJump = !jump || isLonger(jump, longestGap) || isLonger(jump.negated(), longestStepBack);
  if (isJump) {
    const until = now.add(hold);
    await note(now, until);
    if (seen) logger.error(jumpSentence(seen, now, until));
    return false;
  }
  if (isLonger(jump, noteEvery) || jump.sign < 0) await note(now, heldUntil);
  return !heldUntil || Temporal.Instant.compare(heldUntil, now) <= 0;
}

function jumpSentence(seen: Temporal.Instant, now: Temporal.Instant, until: Temporal.Instant): string {
  return (
    `The clock says ${short(now)} and said ${short(seen)} when it was last looked at: nothing that has reached its age is ` +
    `deleted before ${short(until)}. If the clock is wrong, set it right until then; if the site was off, all is well.`
  );
}

function short(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'minute' });
}

function isLonger(span: Temporal.Duration, other: Temporal.Duration): boolean {
  return Temporal.Duration.compare(span, other) > 0;
}

async function readWatch(): Promise<Watch> {
  const { rows } = await pool().query<{ done_at: Date; held_until: string | null }>(
    `select done_at, detail->>'held_until' as held_until from job_run where name = 'clock'`,
  );
  const [row] = rows;
  return {
    seen: row ? row.done_at.toTemporalInstant() : null,
    heldUntil: row?.held_until ? Temporal.Instant.from(row.held_until) : null,
  };
}

async function note(now: Temporal.Instant, heldUntil: Temporal.Instant | null): Promise<void> {
  await pool().query(
    `insert into job_run (name, done_at, detail) values ('clock', $1, $2)
     on conflict (name) do update set done_at = excluded.done_at, detail = excluded.detail`,
    [now.toString(), JSON.stringify(heldUntil ? { held_until: heldUntil.toString() } : {})],
  );
}
