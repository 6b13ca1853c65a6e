import { problemsOf } from '#app/cms/field-problems.ts';
import { partsOf, storedOf, viewOf } from '#app/cms/field-set.ts';
import { type CommonOptions, common, type Field, type Fields, type Stored, type ViewOf } from '../field.ts';

type Values = Record<string, unknown>;

/** Several fields that belong together and are kept below one name. */
export function group<F extends Fields>(fields: F, options: CommonOptions = {}): Field<ViewOf<F>> {
  const parts = partsOf(fields);
  const each = <Result>(stored: Stored, ask: (field: Field, stored: Stored) => Result) =>
    Object.entries(fields).map(([name, field]) =>
      ask(field, storedOf(name, stored.shared as Values | undefined, stored.localized as Values | undefined)),
    );
  return {
    kind: 'group',
    ...common(options),
    ...parts,
    initial: {},
    options: { fields },
    isEmpty: (stored) => each(stored, (field, part) => field.isEmpty(part)).every(Boolean),
    searchText: (stored) =>
      each(stored, (field, part) => field.searchText(part))
        .filter(Boolean)
        .join(' '),
    references: (stored) => each(stored, (field, part) => field.references(part)).flat(),
    problems: (stored, context) =>
      problemsOf(fields, { props: stored.shared as Values, texts: stored.localized as Values, context }),
    resolve: (stored, context) =>
      viewOf(fields, { props: stored.shared as Values, texts: stored.localized as Values, context }),
  };
}
