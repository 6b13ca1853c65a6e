import { type Actor, idOf } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { audit } from '#app/db/audit.server.ts';
import type { Transaction } from '#app/db/client.server.ts';

type Noted = { id: string; actor: Actor; action: string; detail: object };

/** Who did what to a picture or file, and that every answer which shows it is outdated. */
export async function noteMedia(tx: Transaction, { id, actor, action, detail }: Noted): Promise<void> {
  await audit(tx, { by: idOf(actor), action, type: 'media', id, detail });
  await bumpEpoch(tx, [`media:${id}`]);
}
