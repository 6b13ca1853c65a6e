import { sql } from 'drizzle-orm';
import { idOf, systemActor } from '#app/auth/actor.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { rehearse } from '#app/db/rehearse.server.ts';
import {
  type Command,
  openParts,
  patience,
  type ReleaseRefused,
  type Seen,
  writeParts,
} from './locked-release.server.ts';
import { type PutOnline, putOnline } from './put-online.server.ts';
import { type PartRefused, partKey, type ReleaseItem } from './release.ts';
import { findRelease, itemsOf } from './releases.server.ts';

class Incomplete extends Error {
  readonly refused: PartRefused[];

  constructor(refused: PartRefused[]) {
    super('Not every part of the release can go online.');
    this.refused = refused;
  }
}

/** Puts an open release online at once: every part of it or nothing. With `ends` it is taken back by itself. */
export async function publishRelease({
  ends = null,
  ...command
}: Seen & { ends?: Temporal.Instant | null }): Promise<{ kind: 'online'; count: number } | ReleaseRefused> {
  try {
    return await transaction(async (tx) => {
      const found = await openParts(tx, command);
      if ('kind' in found) return found;
      const done = await goOnline(tx, { ...command, items: found.items, action: 'release:publish' });
      if (done.refused.length > 0) throw new Incomplete(done.refused);
      await tx.execute(sql`
        update release set ends_at = ${ends?.toString() ?? null}::timestamptz where id = ${command.id}`);
      return { kind: 'online' as const, count: done.online.length };
    }, patience);
  } catch (error) {
    if (error instanceof Incomplete) return { kind: 'incomplete', refused: error.refused };
    throw error;
  }
}

type Going = Command & { items: readonly ReleaseItem[]; action: 'release:publish' | 'release:start' };

/** Writes down what became of each part. */
export async function goOnline(tx: Transaction, { id, items, actor, adapters, action }: Going): Promise<PutOnline> {
  const done = await putOnline(tx, items, { adapters, actor });
  const rows = [
    ...done.online.map(({ type: _, id: object_id, ...part }) => ({ ...part, object_id, outcome: 'online' })),
    ...done.refused.map(({ id: object_id, locale, problems: [first] }) => {
      const outcome = first?.message || 'office_release_gone';
      return { object_id, locale, outcome };
    }),
  ];
  await writeParts(tx, id, rows);
  await tx.execute(sql`update release set online_at = clock_timestamp() where id = ${id}`);
  const detail = { online: done.online.length, refused: done.refused.length };
  await audit(tx, { by: idOf(actor), action, type: 'release', id, detail });
  return done;
}

/** What stands against each part at this moment, asked by putting all of them online and undoing that. */
export function releaseProblems({
  id,
  adapters,
}: Pick<Command, 'id' | 'adapters'>): Promise<ReadonlyMap<string, PartRefused['problems']>> {
  const refusedIn = async (tx: Transaction) => {
    const release = await findRelease(id, tx);
    if (!release || release.online_at) return [];
    return (await putOnline(tx, await itemsOf(id, tx), { adapters, actor: systemActor })).refused;
  };
  return rehearse(refusedIn, async (refused) => new Map(refused.map((part) => [partKey(part), part.problems])));
}
