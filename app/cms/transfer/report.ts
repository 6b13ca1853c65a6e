import type { RowProblem } from '../field/cell/problem.ts';

/** What happens, or would happen, to one record. `same` needed nothing, `skip` was left alone for a reason it names. */
export type RowReport = {
  row: number;
  key: string;
  label: string;
  action: 'create' | 'update' | 'same' | 'skip' | 'error';
  /** Columns that change. */
  changes: string[];
  problems: RowProblem[];
};

export type Summary = Record<RowReport['action'], number> & { rows: number; published: number };

/** The summary of an import before its first row. */
export function emptySummary(): Summary {
  return { rows: 0, create: 0, update: 0, same: 0, skip: 0, error: 0, published: 0 };
}
