import { sql } from 'drizzle-orm';
import { systemActor } from '#app/auth/actor.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { rehearse } from '#app/db/rehearse.server.ts';
import { publishDueIn } from '../publishing/publish-due.server.ts';
import { type Adapters, putOnline } from './put-online.server.ts';
import { releasesDueIn } from './release-due.server.ts';
import { itemsOf } from './releases.server.ts';

type Moment = {
  now: Temporal.Instant;
  /** Online as well, though its time is later or not set: the id of a release. */
  release: string | null;
  adapters: Adapters;
};

/**
 * Reads the site as it will be at a moment: everything that is planned until then is done, in its order and by the same
 * code as when its time comes, and undone when the reading is over. The caller has asked the policy.
 */
export function asItWillBe<Result>(moment: Moment, read: () => Promise<Result>): Promise<Result> {
  return rehearse((tx) => arriveAt(tx, moment), read);
}

async function arriveAt(tx: Transaction, { now, release, adapters }: Moment): Promise<void> {
  const { rows } = await tx.execute<{ at: string }>(sql`
    select distinct to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from (
      select due_at as at from scheduled_publication where done_at is null
      union all select starts_at from release where online_at is null
      union all select ends_at from release where ended_at is null
    ) as planned where at <= ${now.toString()}::timestamptz order by 1`);
  for (const { at } of rows) {
    const due = { now: Temporal.Instant.from(at), adapters };
    await publishDueIn(tx, due);
    await releasesDueIn(tx, due);
  }
  if (release === null) return;
  const items = (await itemsOf(release, tx)).filter(({ outcome }) => outcome === null);
  await putOnline(tx, items, { adapters, actor: systemActor });
}
