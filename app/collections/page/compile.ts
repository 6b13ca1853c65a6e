import type { Reference } from '#app/cms/field/field.ts';
import { problemsOf } from '#app/cms/field-problems.ts';
import { storedOf, type Values } from '#app/cms/field-set.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { ResolveContext } from '#app/cms/resolve.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PageRecord } from './draft-payload.ts';
import type { PageFields } from './page-document.ts';

export type PublishProblem = { module: string | null; path: string; message: string };

/** The page in one language. What has no text in it is empty, never the other language. */
export function pageFieldsIn(page: PageRecord, locale: Locale): PageFields {
  return {
    id: page.id,
    content_type: page.content_type,
    slug: page.slug[locale] ?? '',
    title: page.title[locale] ?? '',
    headline: page.headline[locale] ?? '',
    menu_name: page.menu_name[locale] ?? '',
    is_clickable: page.is_clickable,
    in_menu: page.in_menu,
    in_footer: page.in_footer,
    is_landing_page: page.is_landing_page,
    meta_title: page.meta_title[locale] ?? '',
    meta_description: page.meta_description[locale] ?? '',
    og_title: page.og_title[locale] ?? '',
    og_description: page.og_description[locale] ?? '',
    og_image: page.og_image,
    og_type: page.og_type,
    page_class: page.page_class,
    settings_url: page.settings_url,
    language_variant: page.language_variant,
  };
}

/** The modules as one language publishes them: no byte of the other language, nothing hidden in this one. */
export function nodesIn(nodes: readonly ModuleNode[], locale: Locale): ModuleNode[] {
  const shown = new Set(nodes.filter(({ hidden_in }) => !hidden_in.includes(locale)).map(({ id }) => id));
  return nodes
    .filter((node) => shown.has(node.id) && (node.parent_id === null || shown.has(node.parent_id)))
    .map((node) => ({ ...node, hidden_in: [], i18n: { [locale]: node.i18n[locale] ?? {} } }));
}

/** Everything that stands against publishing this language, module by module. */
export function publishProblems(
  page: PageFields,
  nodes: readonly ModuleNode[],
  { definitions, context }: { definitions: Definitions; context: ResolveContext },
): PublishProblem[] {
  const own = page.title.trim() === '' ? [{ module: null, path: 'title', message: 'field_problem_required' }] : [];
  const inside = nodes.flatMap((node) => {
    const definition = definitions[node.model];
    if (!definition) return [];
    const stored = { props: node.props, texts: node.i18n[context.locale], context };
    return problemsOf(definition.fields, stored).map((problem) => ({ module: node.id, ...problem }));
  });
  return [...own, ...inside];
}

export type FoundReference = Reference & { source: string; field: string };

/** What the modules of a page point at, field by field. */
export function referencesOf(nodes: readonly ModuleNode[], locale: Locale, definitions: Definitions): FoundReference[] {
  return nodes.flatMap((node) =>
    fieldsOf(node, definitions).flatMap(([field, definition]) =>
      definition
        .references(storedOf(field, node.props, node.i18n[locale] as Values | undefined))
        .map((reference) => ({ ...reference, source: node.id, field })),
    ),
  );
}

/** Searchable text by weight: A for titles, D for the small print. */
export function searchTextOf(
  nodes: readonly ModuleNode[],
  locale: Locale,
  definitions: Definitions,
): Record<'A' | 'B' | 'C' | 'D', string> {
  const text = { A: '', B: '', C: '', D: '' };
  for (const node of nodes) {
    for (const [name, field] of fieldsOf(node, definitions)) {
      if (field.search === null) continue;
      const words = field.searchText(storedOf(name, node.props, node.i18n[locale] as Values | undefined));
      if (words) text[field.search] += `${words}\n`;
    }
  }
  return text;
}

function fieldsOf(node: ModuleNode, definitions: Definitions) {
  return Object.entries(definitions[node.model]?.fields ?? {});
}
