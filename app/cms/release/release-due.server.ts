import { sql } from 'drizzle-orm';
import { systemActor } from '#app/auth/actor.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { goBack } from './end-release.server.ts';
import { goOnline } from './publish-release.server.ts';
import type { Adapters } from './put-online.server.ts';
import { itemsOf } from './releases.server.ts';

export type ReleaseDone = { release: string; action: 'start' | 'end'; parts: number };

type Due = { now: Temporal.Instant; adapters: Adapters };

/**
 * Puts online and takes back the releases that are due at this instant, each in a transaction of its own. Several nodes
 * may ask at the same moment: each is done once.
 */
export async function releasesDue(due: Due): Promise<ReleaseDone[]> {
  const done: ReleaseDone[] = [];
  for (;;) {
    const one = await transaction((tx) => nextDue(tx, due), { statementSeconds: 30 });
    if (!one) return done;
    done.push(one);
  }
}

/** The same in the transaction of the caller. */
export async function releasesDueIn(tx: Transaction, due: Due): Promise<void> {
  while (await nextDue(tx, due));
}

/** What of it can go online goes, and what cannot says why: nobody is there at night to be asked. */
async function nextDue(tx: Transaction, { now, adapters }: Due): Promise<ReleaseDone | null> {
  const { rows } = await tx.execute<{ id: string; is_start: boolean }>(sql`
    select id, online_at is null as is_start from release
    where (online_at is null and starts_at <= ${now.toString()}::timestamptz)
      or (online_at is not null and ended_at is null and ends_at <= ${now.toString()}::timestamptz)
    order by case when online_at is null then starts_at else ends_at end, id limit 1 for update skip locked`);
  const [due] = rows;
  if (!due) return null;
  const { id, is_start } = due;
  const command = { id, actor: systemActor, adapters };
  if (!is_start) {
    const parts = await goBack(tx, { ...command, action: 'release:end' });
    return { release: id, action: 'end', parts: parts.length };
  }
  const { online } = await goOnline(tx, { ...command, items: await itemsOf(id, tx), action: 'release:start' });
  return { release: id, action: 'start', parts: online.length };
}
