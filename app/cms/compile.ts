import type { Locale } from '#app/i18n/locale.ts';
import type { Fields, Reference, SearchWeight } from './field/field.ts';
import { problemsOf } from './field-problems.ts';
import { storedOf, type Values } from './field-set.ts';
import type { ModuleNode } from './node.ts';
import type { ResolveContext } from './resolve.ts';
import type { Definitions } from './view/view-nodes.ts';

/** `module` is null for a problem of the page or entry itself. */
export type PublishProblem = { module: string | null; path: string; message: string };
export type FoundReference = Reference & { source: string; field: string };
export type SearchText = Record<SearchWeight, string>;

/** The modules as one language publishes them: no byte of the other language, nothing hidden in this one. */
export function nodesIn(nodes: readonly ModuleNode[], locale: Locale): ModuleNode[] {
  const shown = new Set(nodes.filter(({ hidden_in }) => !hidden_in.includes(locale)).map(({ id }) => id));
  return nodes
    .filter((node) => shown.has(node.id) && (node.parent_id === null || shown.has(node.parent_id)))
    .map((node) => ({ ...node, hidden_in: [], i18n: { [locale]: node.i18n[locale] ?? {} } }));
}

/** What stands against publishing these modules in the language of the context. */
export function nodeProblems(
  nodes: readonly ModuleNode[],
  { definitions, context }: { definitions: Definitions; context: ResolveContext },
): PublishProblem[] {
  return nodes.flatMap((node) => {
    const definition = definitions[node.model];
    if (!definition) return [];
    const stored = { props: node.props, texts: node.i18n[context.locale], context };
    return problemsOf(definition.fields, stored).map((problem) => ({ module: node.id, ...problem }));
  });
}

/** What the modules point at, field by field. */
export function referencesOf(nodes: readonly ModuleNode[], locale: Locale, definitions: Definitions): FoundReference[] {
  return nodes.flatMap((node) =>
    referencesOfFields(definitions[node.model]?.fields ?? {}, {
      source: node.id,
      props: node.props,
      texts: node.i18n[locale] as Values | undefined,
    }),
  );
}

/** What the fields of one thing point at, in one language and in the part all languages share. */
export function referencesOfFields(
  fields: Fields,
  { source, props, texts }: { source: string; props: Values; texts: Values | undefined },
): FoundReference[] {
  return Object.entries(fields).flatMap(([field, definition]) =>
    definition.references(storedOf(field, props, texts)).map((reference) => ({ ...reference, source, field })),
  );
}

/** Searchable text by weight: A for titles, D for the small print. */
export function searchTextOf(nodes: readonly ModuleNode[], locale: Locale, definitions: Definitions): SearchText {
  const text: SearchText = { A: '', B: '', C: '', D: '' };
  for (const node of nodes) {
    const fields = definitions[node.model]?.fields ?? {};
    addSearchText(text, fields, { props: node.props, texts: node.i18n[locale] as Values | undefined });
  }
  return text;
}

/** Adds the words of a set of fields to a search text. */
export function addSearchText(
  text: SearchText,
  fields: Fields,
  { props, texts }: { props: Values; texts: Values | undefined },
): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.search === null) continue;
    const words = field.searchText(storedOf(name, props, texts));
    if (words) text[field.search] += `${words}\n`;
  }
}
