/** `transfer_problem_<code>` in the message files says each to a person. */
export type ProblemCode =
  | 'impossible_date'
  | 'unclear_date'
  | 'no_day'
  | 'next_day'
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
  | 'doors_after_start'
  | 'room_taken'
  | 'closed_day'
  | 'past_date'
  | 'makes_dates'
  | 'bad_rule'
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
