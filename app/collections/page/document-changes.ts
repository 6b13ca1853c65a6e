import type { ModuleNode } from '#app/cms/node.ts';
import { isSame } from '#app/cms/same-value.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PageDocument, PageFields } from './page-document.ts';

export type ModuleChange = {
  module: string;
  model: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Names of the fields whose value differs; `layout` for the columns of a container. */
  fields: string[];
};

export type DocumentChanges = { modules: ModuleChange[]; page: (keyof PageFields)[] };

type Content = Pick<PageDocument, 'page' | 'nodes'>;

/**
 * What differs between two documents of one page in one language, module by module in the order of the newer one,
 * what was removed at the end.
 */
export function documentChanges(before: Content | null, after: Content, locale: Locale): DocumentChanges {
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

function changedKeys<Values extends object>(one: Values, other: Values): (keyof Values & string)[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Values & string>;
  return [...names].filter((name) => !isSame(one[name], other[name]));
}
