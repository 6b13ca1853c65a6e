import type { ProblemCode } from '#app/cms/field/cell/problem.ts';
import type { FieldProblem } from '#app/cms/field/field.ts';
import type { Values } from '#app/cms/field-set.ts';
import { timeOf } from '#app/cms/venue-time.ts';

type DateProblem = FieldProblem & { code: ProblemCode };

/**
 * What no date can be besides over before it begins: one whose doors open after it began. Everything else about a date is
 * a warning (`app/features/programme/date-warnings.server.ts`). Pure.
 */
export function dateProblems({ date_start, door_time }: Values): DateProblem[] {
  const start = typeof date_start === 'string' ? timeOf(date_start) : null;
  if (typeof door_time !== 'string' || start === null || door_time <= start) return [];
  // What begins in the night may let people in on the evening before.
  if (start < '06:00' && door_time >= '18:00') return [];
  return [{ path: 'door_time', message: 'field_problem_doors_after_start', code: 'doors_after_start' }];
}
