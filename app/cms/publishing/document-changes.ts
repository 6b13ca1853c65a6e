import type { Locale } from '#app/i18n/locale.ts';
import type { ModuleNode } from '../node.ts';
import { isSame } from '../same-value.ts';

export type ModuleChange = {
  module: string;
  model: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Names of the fields whose value differs; `layout` for the columns of a container. */
  fields: string[];
};

/** `page` names the fields of what the modules stand on: a page's own, or those of an entry. */
export type DocumentChanges = { modules: ModuleChange[]; page: string[] };

export type DocumentContent = { page: object; nodes: ModuleNode[] };

/**
 * What differs between two documents of one page or entry in one language, module by module in the order of the newer one,
 * what was removed at the end.
 */
export function documentChanges(
  before: DocumentContent | null,
  after: DocumentContent,
  locale: Locale,
): DocumentChanges {
  const old = new Map((before?.nodes ?? []).map((node) => [node.id, node]));
  const kept = new Set(after.nodes.map(({ id }) => id));
  const present = after.nodes.flatMap((node): ModuleChange[] => {
    const earlier = old.get(node.id);
    if (!earlier) return [{ module: node.id, model: node.model, kind: 'added', fields: [] }];
    const fields = changedFields(earlier, node, locale);
    if (fields.length > 0) return [{ module: node.id, model: node.model, kind: 'changed', fields }];
    return isMoved(earlier, node) ? [{ module: node.id, model: node.model, kind: 'moved', fields: [] }] : [];
  });
  const removed = [...old.values()]
    .filter(({ id }) => !kept.has(id))
    .map(({ id, model }): ModuleChange => ({ module: id, model, kind: 'removed', fields: [] }));
  return { modules: [...present, ...removed], page: before ? changedKeys(before.page, after.page) : [] };
}

function changedFields(one: ModuleNode, other: ModuleNode, locale: Locale): string[] {
  const fields = [
    ...changedKeys(one.props, other.props),
    ...changedKeys(one.i18n[locale] ?? {}, other.i18n[locale] ?? {}),
    ...(one.layout === other.layout ? [] : ['layout']),
  ];
  return [...new Set(fields)];
}

function isMoved(one: ModuleNode, other: ModuleNode): boolean {
  return one.parent_id !== other.parent_id || one.column_index !== other.column_index || one.pos !== other.pos;
}

function changedKeys(one: object, other: object): string[] {
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !isSame(before.get(name), after.get(name)));
}
