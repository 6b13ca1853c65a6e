import type { ResolveContext } from '../resolve.ts';
import type { Field, Stored } from './field.ts';

/** Moves the value of a field from the shared part to the part of each language. */
export function localized<View>(field: Field<View>): Field<View> {
  if (field.localized) throw new Error(`A ${field.kind} field already keeps a part per language.`);
  const inner = (stored: Stored): Stored => ({ shared: stored.localized });
  return {
    ...field,
    shared: null,
    localized: field.shared,
    initial: field.initial.shared === undefined ? {} : { localized: field.initial.shared },
    isEmpty: (stored) => field.isEmpty(inner(stored)),
    searchText: (stored) => field.searchText(inner(stored)),
    references: (stored) => field.references(inner(stored)),
    problems: field.problems && ((stored, context) => field.problems?.(inner(stored), context) ?? []),
    resolve: (stored, context) => typesetView(field.resolve(inner(stored), context), context),
  };
}

/** Words of one language are read by people; what both languages share may be a code, an address or a name. */
function typesetView<View>(view: View, { typeset }: ResolveContext): View {
  // Proof: a text is typeset to a text.
  return typeof view === 'string' && typeset ? (typeset(view) as View) : view;
}
