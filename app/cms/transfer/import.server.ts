import { may } from '#app/auth/actor.ts';
import { transaction } from '#app/db/client.server.ts';
import { collectionOf } from '../collection/content-model.ts';
import { problem } from '../field/cell/problem.ts';
import { writeBatch } from './import-batch.server.ts';
import type { Batch, Import, Progress } from './import-options.ts';
import { choiceLabels } from './labels/choice-labels.server.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { emptySummary } from './report.ts';

export const batchSize = 250;

/**
 * Reads records into drafts, a batch in a transaction of its own: what a batch says is done, is done. A record is known
 * by its source and its id there, so that a run that was interrupted, or a file that comes again, changes only what
 * differs. A row with an error is left out, the others go on.
 */
export async function* importRecords(options: Import): AsyncGenerator<Progress> {
  if (!may(options.actor, options.publish.length > 0 ? 'entry:publish' : 'entry:write'))
    throw new Error('This person may not import.');
  const definition = collectionOf(options.contentModel, options.type);
  const source = options.mapping.source ?? options.source;
  const labels = choiceLabels(definition, options.labels);
  const seen = new Map<string, number>();
  const summary = options.resume ? { ...options.resume.summary } : emptySummary();
  const rowsDone = options.resume?.rows ?? 0;
  let waiting: ReadRow[] = [];
  let row = 0;
  for await (const record of options.records) {
    row += 1;
    const read = readRow(definition, record, { row, mapping: options.mapping, source, labels });
    const first = seen.get(read.key);
    if (first !== undefined) read.problems.push(problem('error', 'double', null, String(first)));
    else if (read.key !== '') seen.set(read.key, row);
    if (row <= rowsDone) continue;
    waiting.push(read);
    if (waiting.length < batchSize) continue;
    yield await runBatch(waiting, { ...options, source, summary });
    waiting = [];
  }
  if (waiting.length > 0 || row <= rowsDone) yield await runBatch(waiting, { ...options, source, summary });
}

async function runBatch(rows: ReadRow[], batch: Batch): Promise<Progress> {
  const { note, summary: before } = batch;
  const progress = await transaction(
    async (tx) => {
      const { reports, published, writes } = await writeBatch(tx, rows, batch);
      const summary = { ...before, rows: before.rows + reports.length, published: before.published + published };
      for (const { action } of reports) summary[action] += 1;
      await note?.(tx, { reports, summary, writes });
      return { reports, summary, writes };
    },
    { statementSeconds: 60 },
  );
  Object.assign(before, progress.summary);
  return progress;
}
