import { and, eq } from 'drizzle-orm';
import type { LiveChange } from '#app/cms/collection/draft/patch-live.server.ts';
import { db } from '#app/db/client.server.ts';
import { opLog } from '#app/db/schema.ts';

/**
 * How a command is taken back: changes of dates, or entries to fetch from the bin. Stored under these names, also by the
 * release before, whose buttons are in open pages while a new one starts.
 */
export type Undo = { type: string; amendments: LiveChange[] } | { type: string; binned: string[] };

/** Kept on the server, so that the button in the page carries a name and no values that somebody could change. */
export async function keepUndo(userId: string, undo: Undo): Promise<string> {
  const op_id = crypto.randomUUID();
  await db().insert(opLog).values({ op_id, user_id: userId, answer: undo });
  return op_id;
}

/** Only the person who did it finds it. */
export async function findUndo(userId: string, op_id: string): Promise<Undo | null> {
  const [found] = await db()
    .select({ answer: opLog.answer })
    .from(opLog)
    .where(and(eq(opLog.op_id, op_id), eq(opLog.user_id, userId)));
  const answer = found?.answer as Undo | undefined;
  return answer && ('amendments' in answer || 'binned' in answer) ? answer : null;
}
