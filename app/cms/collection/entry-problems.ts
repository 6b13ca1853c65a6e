import type { Locale } from '#app/i18n/locale.ts';
import { spanProblem } from '../channels/span-problem.ts';
import type { CollectionDefinition } from '../collection.ts';
import { nodeProblems, type PublishProblem } from '../compile.ts';
import { problemsOf } from '../field-problems.ts';
import { resolveContext } from '../resolve-context.ts';
import type { Definitions } from '../view/view-nodes.ts';
import { effectiveValues } from './effective.ts';
import type { EntryDocument } from './entry.ts';

type Checking = { base: EntryDocument | null; locale: Locale; modules: Definitions };

/** Everything that is missing in a document of an entry before it can be published. */
export function entryProblems(
  definition: CollectionDefinition,
  doc: EntryDocument,
  { base, locale, modules }: Checking,
): PublishProblem[] {
  const media = [...doc.media, ...(base?.media ?? [])];
  const context = resolveContext({ locale, media, addresses: {} });
  const values = effectiveValues(definition, doc, base);
  const found = [
    ...problemsOf(definition.fields, { ...values, context }),
    ...spanProblem(definition, values.props),
    ...definition.problems(values.props).map(({ path, message }) => ({ path, message })),
  ];
  const own = found.map((problem) => ({ module: null, ...problem }));
  return [...own, ...nodeProblems(doc.nodes, { definitions: modules, context })];
}
