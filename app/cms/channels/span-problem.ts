import type { CollectionDefinition } from '../collection.ts';
import type { FieldProblem } from '../field/field.ts';
import type { Values } from '../field-set.ts';

/** What ends before it begins, said at its end; a day is compared with a moment by its day. Pure. */
export function spanProblem({ span }: Pick<CollectionDefinition, 'span'>, props: Values): FieldProblem[] {
  const [start, end] = [props[span?.start ?? ''], props[span?.end ?? '']];
  if (!span || typeof start !== 'string' || typeof end !== 'string' || end === '') return [];
  const length = Math.min(start.length, end.length);
  const isBefore = end.slice(0, length) < start.slice(0, length);
  return isBefore ? [{ path: span.end, message: 'field_problem_ends_before_start' }] : [];
}
