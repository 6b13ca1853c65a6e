import { and, eq } from 'drizzle-orm';
import type { PublicationsBack } from '#app/cms/publishing/trash.server.ts';
import { db } from '#app/db/client.server.ts';
import { opLog } from '#app/db/schema.ts';
import type { Source } from '#app/features/where-used/replacing.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { RemovedThing } from './removable.ts';

/** What has become of a thing, for the sentence over the next screen; what can be taken back has what that needs. */
export type RemovalNote = RemovedThing &
  (
    | { done: 'trashed'; replaced?: { with: string; sources: Source[]; places: number } }
    | { done: 'offline'; locale: Locale; n: number }
    | ({ done: 'restored' } & PublicationsBack)
  );

/** Kept on the server, so that the button in the page carries a name and no values that somebody could change. */
export async function keepRemovalNote(userId: string, removal: RemovalNote): Promise<string> {
  const op_id = crypto.randomUUID();
  await db().insert(opLog).values({ op_id, user_id: userId, answer: { removal } });
  return op_id;
}

/** Only the person who did it finds it. */
export async function findRemovalNote(userId: string, op_id: string): Promise<RemovalNote | null> {
  const [found] = await db()
    .select({ answer: opLog.answer })
    .from(opLog)
    .where(and(eq(opLog.op_id, op_id), eq(opLog.user_id, userId)));
  return (found?.answer as { removal?: RemovalNote } | undefined)?.removal ?? null;
}
