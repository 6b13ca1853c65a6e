import { sql } from 'drizzle-orm';
import { idOf } from '#app/auth/actor.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { type Command, lockIn, patience, type ReleaseRefused, writeParts } from './locked-release.server.ts';
import { itemsOf } from './releases.server.ts';
import { type PartBack, takeBack } from './take-back.server.ts';

export type ReleaseBack = { kind: 'back'; back: number; stays: number } | ReleaseRefused;

/** Takes a release back at once, as one. */
export function takeReleaseBack({ id, actor, adapters }: Command): Promise<ReleaseBack> {
  return transaction<ReleaseBack>(async (tx) => {
    const found = await lockIn(tx, 'online', { id, actor });
    if ('kind' in found) return found;
    const parts = await goBack(tx, { id, actor, adapters, action: 'release:take-back' });
    const back = parts.filter(({ outcome }) => outcome === 'back').length;
    return { kind: 'back', back, stays: parts.length - back };
  }, patience);
}

/** Writes down what became of each part. */
export async function goBack(
  tx: Transaction,
  { id, actor, adapters, action }: Command & { action: 'release:take-back' | 'release:end' },
): Promise<PartBack[]> {
  const parts = await takeBack(tx, await itemsOf(id, tx), { adapters, by: idOf(actor) });
  const rows = parts.map(({ id: object_id, locale, outcome }) => ({ object_id, locale, outcome }));
  await writeParts(tx, id, rows);
  await tx.execute(sql`update release set ended_at = clock_timestamp() where id = ${id}`);
  await audit(tx, { by: idOf(actor), action, type: 'release', id, detail: { parts: parts.length } });
  return parts;
}
