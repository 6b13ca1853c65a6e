import { and, eq } from 'drizzle-orm';
import type { Done, Refused, Undone } from '#app/contract/rows/router-calls.ts';
import { db } from '#app/db/client.server.ts';
import { opLog } from '#app/db/schema.ts';

/** Asked again with the same key because the answer got lost, it answers the same and does nothing. */
export async function onceOnly<Command extends Done | Undone>(
  { userId, key }: { userId: string; key: string },
  work: () => Promise<Command | Refused>,
): Promise<Command | Refused> {
  const [known] = await db()
    .select({ answer: opLog.answer })
    .from(opLog)
    .where(and(eq(opLog.op_id, key), eq(opLog.user_id, userId)));
  const answer = known?.answer as { done?: Command } | undefined;
  if (answer?.done) return answer.done;
  const done = await work();
  if (!('refused' in done)) {
    await db().insert(opLog).values({ op_id: key, user_id: userId, answer: { done } }).onConflictDoNothing();
  }
  return done;
}
