import type { Editor } from '#app/auth/viewer.ts';
import { duplicateEntry, restoreEntry, trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { publishEntries, unpublishEntry } from '#app/cms/collection/publish.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { changeDates, undoDates } from '#app/collections/event/commands.server.ts';
import type { Done, Refused, Undone } from '#app/contract/rows/router-calls.ts';
import { transaction } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { batchSize, inBatches, mostAtOnce, undoInBatches } from './batches.ts';
import type { BulkAction, BulkActionRequest } from './bulk-actions.ts';
import { dateChangeOf } from './date-change.ts';
import { findUndo, keepUndo } from './undo.server.ts';

type Doing = {
  definition: CollectionDefinition;
  command: BulkAction;
  ids: string[];
  wish: BulkActionRequest;
  actor: Editor;
};

/** Runs a command to all entries named, a batch at a time, and says how many it was and how it is taken back. */
export function runAction({ ids, ...doing }: Doing): Promise<Done | Refused> {
  return inBatches(ids, (batch) => doBatch({ ...doing, ids: batch }));
}

async function doBatch({ definition: { type }, command, ids, wish, actor }: Doing): Promise<Done | Refused> {
  const change = dateChangeOf(command, wish);
  if (change) {
    const answer = await changeDates({ ids, change, actor, contentModel });
    if (answer.kind !== 'patched') return refusalOf(answer.kind);
    const undo = await keepUndo(actor.id, { type, amendments: answer.undo });
    return { command, count: answer.changed.length, skipped: ids.length - answer.changed.length, undo: [undo] };
  }
  const done = await doneOf({ type, command, ids, actor });
  const undo = command === 'bin' && done.length > 0 ? [await keepUndo(actor.id, { type, binned: done })] : [];
  return { command, count: done.length, skipped: ids.length - done.length, undo };
}

/** The entries to which it was done. */
async function doneOf({ type, command, ids, actor }: Pick<Doing, 'command' | 'ids' | 'actor'> & { type: string }) {
  const [kind, language] = command.split('_');
  const locale = language as Locale;
  if (kind === 'publish') {
    const answers = await transaction((tx) => publishEntries(tx, { type, ids, locale, actor, contentModel }));
    return answers.flatMap(({ id, result }) => (result.kind === 'published' ? [id] : []));
  }
  const done: string[] = [];
  for (const id of ids) {
    const answer = await (kind === 'unpublish'
      ? unpublishEntry({ type, id, locale, actor, contentModel })
      : command === 'bin'
        ? trashEntry({ type, id, actor, contentModel })
        : command === 'restore'
          ? restoreEntry({ type, id, actor, contentModel })
          : duplicateEntry({ type, id, actor, contentModel }));
    if (answer.kind === 'saved' || answer.kind === 'unpublished') done.push(id);
  }
  return done;
}

const mostNames = mostAtOnce / batchSize;

/** Takes a command of the same person back, batch by batch, where nobody has changed the entries since. */
export function undoAction({ names, actor }: { names: readonly string[]; actor: Editor }): Promise<Undone | Refused> {
  return undoInBatches(names.filter(isUuid).slice(0, mostNames), (name) => undoBatch(name, actor));
}

async function undoBatch(name: string, actor: Editor): Promise<Undone | Refused> {
  const undo = await findUndo(actor.id, name);
  if (!undo) return { refused: 'undo-gone' };
  if ('amendments' in undo) {
    const answer = await undoDates({ undo: undo.amendments, actor, contentModel });
    return answer.kind === 'patched' ? undoneOf(undo.amendments, answer.changed) : refusalOf(answer.kind);
  }
  return undoneOf(undo.binned, await doneOf({ type: undo.type, command: 'restore', ids: undo.binned, actor }));
}

function undoneOf(meant: readonly unknown[], done: readonly unknown[]): Undone {
  return { undone: done.length, skipped: meant.length - done.length };
}

function refusalOf(kind: string): Refused {
  return { refused: kind === 'forbidden' ? 'forbidden' : 'invalid' };
}
