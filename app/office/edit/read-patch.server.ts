import type { EntryPatch } from '#app/cms/collection/draft/commands.server.ts';
import { entryPatch } from '#app/contract/rows/router-calls.ts';

/** The patch in what was sent, null where it is none. Which fields exist and what they take, the command checks. */
export async function readPatch(request: Request): Promise<EntryPatch | null> {
  const { data } = entryPatch.safeParse(await request.json().catch(() => null));
  return data ?? null;
}
