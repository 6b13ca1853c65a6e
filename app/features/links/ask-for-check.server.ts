import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { audit } from '#app/db/audit.server.ts';
import { pool, transaction } from '#app/db/client.server.ts';

/** Asks for a check of all links now: the jobs of the site look several times a minute and make one at a time. */
export function askForLinkCheck(actor: Actor): Promise<'forbidden' | 'asked'> {
  return transaction(async (tx) => {
    if (!may(actor, 'link:check')) return 'forbidden';
    await tx.execute(sql`
      insert into job_run (name, done_at) values ('links-request', clock_timestamp())
      on conflict (name) do update set done_at = excluded.done_at`);
    await audit(tx, { by: idOf(actor), action: 'link:check' });
    return 'asked';
  });
}

/** So long after one check the next is made by itself. */
const everyHours = 7 * 24;

type Run = { done_at: Date | null; failed_at: Date | null };

export type LinkCheckState = Run & {
  problem: string | null;
  /** Somebody asked for a check that has not ended yet. */
  is_wanted: boolean;
};

/** How the last check went, and whether one is asked for. */
export async function linkCheckState(): Promise<LinkCheckState> {
  const { rows } = await pool().query<Run & { name: string; problem: string | null }>(
    `select name, done_at, failed_at, problem from job_run where name in ('links', 'links-request')`,
  );
  const run = rows.find(({ name }) => name === 'links');
  const asked = rows.find(({ name }) => name === 'links-request')?.done_at ?? null;
  const ended = [run?.done_at, run?.failed_at];
  return {
    done_at: run?.done_at ?? null,
    failed_at: run?.failed_at ?? null,
    problem: run?.problem ?? null,
    is_wanted: asked !== null && ended.every((at) => !at || at < asked),
  };
}

/** Whether a check is due: somebody asks for it, or the last one was a week ago. The first is always asked for. */
export function isLinkCheckDue({ done_at, failed_at, is_wanted }: LinkCheckState, now: Temporal.Instant): boolean {
  if (is_wanted) return true;
  const last = Math.max(done_at?.getTime() ?? 0, failed_at?.getTime() ?? 0);
  return done_at !== null && now.epochMilliseconds - last >= everyHours * 3_600_000;
}
