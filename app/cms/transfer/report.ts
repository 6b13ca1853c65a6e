/** `transfer_problem_<code>` in the message files says each to a person. */
export type ProblemCode =
  | 'impossible_date'
  | 'unclear_date'
  | 'gap_time'
  | 'twice_time'
  | 'midnight'
  | 'unreadable'
  | 'unknown_choice'
  | 'too_long'
  | 'html_cleaned'
  | 'kept_as_text'
  | 'unknown_reference'
  | 'ambiguous_reference'
  | 'creates_reference'
  | 'no_key'
  | 'double'
  | 'in_bin'
  | 'own_calendar'
  | 'end_before_start'
  | 'missing'
  | 'not_published'
  | 'hint';

export type RowProblem = {
  level: 'error' | 'warning' | 'hint';
  code: ProblemCode;
  /** The column it is about, such as `title.de`. */
  column: string | null;
  /** What the file says, shortened. */
  value: string;
};

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

const longest = 120;

/** A remark on one cell, or with no column on its row. What stood there is cut to a line of the report. */
export function problem(
  level: RowProblem['level'],
  code: ProblemCode,
  column: string | null,
  value: unknown,
): RowProblem {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return { level, code, column, value: text.length > longest ? `${text.slice(0, longest)}…` : text };
}
