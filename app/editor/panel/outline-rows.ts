import type { Finding } from '#app/cms/checks/finding.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { moduleName, moduleSynonyms } from '#app/inspector/labels.ts';
import type { Content } from '../document/content.ts';
import { containerName } from '../document/places.ts';
import { textOf } from '../document/text-of.ts';
import type { StatesOf } from './module-states.ts';

/** What the outline can be narrowed to besides words. */
export const outlineFilters = ['all', 'alt', 'translation', 'outdated', 'link-target', 'hidden'] as const;
export type OutlineFilter = (typeof outlineFilters)[number];

export type OutlineRow = {
  node: ModuleNode;
  name: string;
  text: string;
  level: number;
  position: number;
  siblings: number;
  isOpen: boolean | null;
  marks: OutlineFilter[];
  /** How public it is in each language. */
  states: ReturnType<StatesOf>;
};

export type OutlineRequest = {
  content: Content;
  locale: Locale;
  closed: ReadonlySet<string>;
  query: string;
  filter: OutlineFilter;
  marks: ReadonlyMap<string, OutlineFilter[]>;
  states: StatesOf;
};

/** The rows of the outline from top to bottom: what is found, and what it stands in. */
export function outlineRows(request: OutlineRequest): OutlineRow[] {
  const { content, query, filter } = request;
  const isNarrowed = query.trim() !== '' || filter !== 'all';
  const wanted = isNarrowed ? found(request) : null;
  const level = (parent: string | null, depth: number): OutlineRow[] => {
    const nodes = content.children(parent).filter(({ id }) => !wanted || wanted.has(id));
    return nodes.flatMap((node, index) => {
      const hasChildren = content.children(node.id).length > 0;
      const isOpen = hasChildren ? isNarrowed || !request.closed.has(node.id) : null;
      const row: OutlineRow = {
        node,
        name: parent === null ? containerName({ content }, node) : moduleName(node.model),
        text: node.layout ?? textOf(node, request.locale).slice(0, 60),
        level: depth,
        position: index + 1,
        siblings: nodes.length,
        isOpen,
        marks: request.marks.get(node.id) ?? [],
        states: request.states(node),
      };
      return [row, ...(isOpen ? level(node.id, depth + 1) : [])];
    });
  };
  return level(null, 1);
}

/** Which modules something is to be said about, by what it is. */
export function outlineMarks(
  nodes: readonly ModuleNode[],
  { findings, locale }: { findings: readonly Finding[]; locale: Locale },
): Map<string, OutlineFilter[]> {
  const marks = new Map<string, OutlineFilter[]>();
  const add = (id: string | null, mark: OutlineFilter) => {
    if (id && !marks.get(id)?.includes(mark)) marks.set(id, [...(marks.get(id) ?? []), mark]);
  };
  for (const { module, rule } of findings) {
    const mark = outlineFilters.find((one) => one === rule);
    if (mark) add(module, mark);
  }
  for (const { id, hidden_in } of nodes) if (hidden_in.includes(locale)) add(id, 'hidden');
  return marks;
}

/** Everything that matches, with what it stands in. */
function found({ content, locale, query, filter, marks }: OutlineRequest): Set<string> {
  const wanted = new Set<string>();
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  for (const node of content.all()) {
    const text = `${moduleName(node.model)} ${moduleSynonyms(node.model)} ${textOf(node, locale)}`.toLowerCase();
    const isMarked = filter === 'all' || (marks.get(node.id) ?? []).includes(filter);
    if (!isMarked || !terms.every((word) => text.includes(word))) continue;
    for (let at: ModuleNode | undefined = node; at; at = content.get(at.parent_id)) wanted.add(at.id);
  }
  return wanted;
}
