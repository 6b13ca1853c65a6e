import type { Actor } from '#app/auth/actor.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { ContentModel } from '../collection/content-model.ts';
import type { ImportLabels } from './labels/import-labels.ts';
import type { Mapping } from './mapping.ts';
import type { SourceRecord } from './read-row.ts';
import type { RowReport, Summary } from './report.ts';
import type { ImportWrite } from './undo/import-writes.server.ts';

/** What some rows came to, everything up to them, and what was written for them. */
export type Progress = { reports: RowReport[]; summary: Summary; writes: ImportWrite[] };

export type Import = {
  type: string;
  records: AsyncIterable<SourceRecord> | Iterable<SourceRecord>;
  mapping: Mapping;
  /** What the records are known under when the mapping names nothing. */
  source: string;
  /** Says what would happen and writes nothing. */
  dryRun: boolean;
  /** Languages that are put online too. */
  publish: readonly Locale[];
  actor: Actor;
  contentModel: ContentModel;
  /** What others call our fields and choices. */
  labels: ImportLabels;
  /** Whether a date is over is asked of this moment; without it, of the clock. */
  now?: Temporal.Instant;
  /** An earlier run got this far: these rows are done, what they came to is counted already. */
  resume?: { rows: number; summary: Summary };
  /** Called in the transaction of each batch: what it notes is true exactly when the batch is written. */
  note?: (tx: Transaction, progress: Progress) => Promise<void>;
};

/** The same for some of the records; `summary` is what came before them. */
export type Batch = Omit<Import, 'records'> & { summary: Summary };
