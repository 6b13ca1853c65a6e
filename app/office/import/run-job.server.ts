import type { Editor } from '#app/auth/viewer.ts';
import { importRecords } from '#app/cms/transfer/import.server.ts';
import { readRecords } from '#app/cms/transfer/read-file.server.ts';
import { emptySummary } from '#app/cms/transfer/report.ts';
import { importKnowledge } from '#app/collections/import-knowledge.ts';
import { house } from '#app/modules/house.ts';
import { endRun, fileOf, getJob, noteBatch, takeJob } from './jobs.server.ts';
import { withFile } from './with-file.server.ts';

type Run = { id: string; kind: 'check' | 'apply'; isResumed: boolean; actor: Editor };

/**
 * Begins to work on an import and answers at once; how far it is stands in its row. False when somebody works on it
 * already. A run that the house did not survive is taken up again with `isResumed`.
 */
export async function beginRun(run: Run): Promise<boolean> {
  const state = run.kind === 'check' ? 'checking' : 'applying';
  if (!(await takeJob(run.id, { state, isResumed: run.isResumed }))) return false;
  void work(run).catch((error: Error) => endRun(run.id, 'failed', error.message).catch(() => undefined));
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
      house,
      knowledge: importKnowledge(type),
      resume: { rows: rows_done, summary: { ...emptySummary(), ...summary } },
    });
    for await (const batch of batches) await noteBatch(id, batch);
  });
  await endRun(id, kind === 'check' ? 'checked' : 'done');
}
