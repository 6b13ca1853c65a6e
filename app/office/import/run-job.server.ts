import type { Editor } from '#app/auth/viewer.ts';
import { importRecords } from '#app/cms/transfer/import.server.ts';
import { readRecords } from '#app/cms/transfer/read-file.server.ts';
import { emptySummary } from '#app/cms/transfer/report.ts';
import { undoWrites } from '#app/cms/transfer/undo/undo-writes.server.ts';
import { importLabels } from '#app/collections/fields/import-labels.ts';
import { transaction } from '#app/db/client.server.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { nextWrites, noteUndone, typesOfWrites } from './job-writes.server.ts';
import { endRun, failRun, fileOf, getJob, noteBatch, takeJob } from './jobs.server.ts';
import { withFile } from './with-file.server.ts';

type Run = { id: string; kind: 'check' | 'apply'; isResumed: boolean; actor: Editor };

/** Takes an import back; false when somebody works on it. One that was interrupted goes on where it stood. */
export async function beginUndo({ id, actor }: Pick<Run, 'id' | 'actor'>): Promise<boolean> {
  const giveBack = await takeJob(id, { state: 'undoing', isResumed: false });
  if (!giveBack) return false;
  void undoAll(id, actor)
    .catch((error: Error) => failRun(id, error.message).catch(() => undefined))
    .finally(giveBack);
  return true;
}

async function undoAll(id: string, actor: Editor): Promise<void> {
  // Entries first, then the names that were made for them.
  for (const type of await typesOfWrites(id)) while (await undoBatch({ id, type, actor }));
  await endRun(id, 'undone');
}

/** False when nothing of this type is left to be looked at. */
function undoBatch({ id, type, actor }: { id: string; type: string; actor: Editor }): Promise<boolean> {
  return transaction(
    async (tx) => {
      const writes = await nextWrites(tx, { id, type });
      if (writes.length === 0) return false;
      const undone = await undoWrites(tx, writes, { type, actor, contentModel });
      await noteUndone(tx, { id, writes, undone });
      return true;
    },
    { statementSeconds: 60 },
  );
}

/**
 * Begins to work on an import and answers at once; how far it is stands in its row. False when somebody works on it
 * already. A run that failed, or that the site did not survive, is taken up again with `isResumed`.
 */
export async function beginRun(run: Run): Promise<boolean> {
  const state = run.kind === 'check' ? 'checking' : 'applying';
  const giveBack = await takeJob(run.id, { state, isResumed: run.isResumed });
  if (!giveBack) return false;
  void work(run)
    .catch((error: Error) => failRun(run.id, error.message).catch(() => undefined))
    .finally(giveBack);
  return true;
}

async function work({ id, kind, actor }: Run): Promise<void> {
  const job = await getJob(id);
  if (!job) return;
  const { type, format, encoding, records, mapping, publish, rows_done, summary, name } = job;
  await withFile(await fileOf(id), async (path) => {
    const batches = importRecords({
      type,
      records: readRecords(path, { format, encoding, records: records || undefined }),
      mapping,
      source: name,
      dryRun: kind === 'check',
      publish: kind === 'check' ? [] : publish,
      actor,
      contentModel,
      labels: importLabels,
      resume: { rows: rows_done, summary: { ...emptySummary(), ...summary } },
      note: (tx, progress) => noteBatch(tx, id, progress),
    });
    for await (const _ of batches);
  });
  await endRun(id, kind === 'check' ? 'checked' : 'done');
}
