import type { Editor } from '#app/auth/viewer.ts';
import { importRecords } from '#app/cms/transfer/import.server.ts';
import { readRecords } from '#app/cms/transfer/read-file.server.ts';
import { emptySummary } from '#app/cms/transfer/report.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { endRun, failRun, fileOf, getJob, noteBatch, takeJob } from './jobs.server.ts';
import { withFile } from './with-file.server.ts';

type Run = { id: string; kind: 'check' | 'apply'; isResumed: boolean; actor: Editor };

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
  const { type, format, records, mapping, publish, rows_done, summary, name } = job;
  await withFile(await fileOf(id), async (path) => {
    const batches = importRecords({
      type,
      records: readRecords(path, format, records || undefined),
      mapping,
      source: name,
      dryRun: kind === 'check',
      publish: kind === 'check' ? [] : publish,
      actor,
      contentModel,
      resume: { rows: rows_done, summary: { ...emptySummary(), ...summary } },
      note: (tx, progress) => noteBatch(tx, id, progress),
    });
    for await (const _ of batches);
  });
  await endRun(id, kind === 'check' ? 'checked' : 'done');
}
