import type { FieldProblem, Fields } from './field/field.ts';
import { type StoredValues, storedOf } from './field-set.ts';

/** Every reason why these values cannot be published in the language of the context. */
export function problemsOf(fields: Fields, { props, texts, context }: StoredValues): FieldProblem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const stored = storedOf(name, props, texts);
    if (field.isEmpty(stored)) return field.required ? [{ path: name, message: 'field_problem_required' }] : [];
    return (field.problems?.(stored, context) ?? []).map((problem) => ({
      ...problem,
      path: `${name}.${problem.path}`,
    }));
  });
}
