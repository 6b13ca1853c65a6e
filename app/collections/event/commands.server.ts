import type { Actor } from '#app/auth/actor.ts';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import {
  type LiveChange,
  type LiveChangeResult,
  patchLiveEntries,
} from '#app/cms/collection/draft/patch-live.server.ts';
import type { EntryRefusal } from '#app/cms/collection/entry-answer.ts';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { db } from '#app/db/client.server.ts';
import { type DateChange, patchOfChange } from './date-change.ts';

type Changing = { actor: Actor; contentModel: ContentModel };

/**
 * Cancels, postpones, moves, sells out … one or many dates at once: in the drafts and in every language that is online,
 * in one transaction, so that list, detail, calendar, search and both languages say the same.
 */
export async function changeDates({
  ids,
  change,
  actor,
  contentModel,
}: Changing & { ids: readonly string[]; change: DateChange }): Promise<LiveChangeResult | EntryRefusal> {
  const entries = await readEntries(db(), { type: 'event', ids });
  const changes = entries.map((entry): LiveChange => {
    const patch = patchOfChange(entry.props, change);
    // A move is worked out from the date it had; if somebody moved it meanwhile, it is left alone.
    const start = { props: { date_start: entry.props.date_start ?? null } };
    return { id: entry.id, patch, ...(change.kind === 'move' ? { expected: start } : {}) };
  });
  return patchLiveEntries({ type: 'event', changes, actor, contentModel, action: `event:${change.kind}` });
}

/** Takes a change back, entry by entry, where nobody has changed it since. */
export function undoDates({
  undo,
  actor,
  contentModel,
}: Changing & { undo: readonly LiveChange[] }): Promise<LiveChangeResult | EntryRefusal> {
  return patchLiveEntries({ type: 'event', changes: undo, actor, contentModel, action: 'event:undo' });
}
