import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import type { ModuleNode } from '../node.ts';
import { isSame } from '../same-value.ts';
import { type Operation, siblings, subtree, type Tree, treeOf } from './tree.ts';
import { placeAt } from './tree-change.ts';

type Values = Record<string, unknown>;

export type RestoreRequest = {
  locale: Locale;
  /** A container or module with what it holds; null is the whole page. */
  only: string | null;
  /** True to bring back what both languages share as well. */
  withShared: boolean;
};

/**
 * The operations that bring one language of a draft back to what a version holds: an ordinary, undoable step. The
 * other language keeps every value; what is gone comes back as a new module that is hidden there, and what was added
 * since is hidden here when the whole page is restored.
 */
export function restoreOperations(tree: Tree, version: readonly ModuleNode[], request: RestoreRequest): Operation[] {
  const { locale, only } = request;
  const old = treeOf(version);
  const tops = [...old.values()].filter(({ id, parent_id }) => (only ? id === only : parent_id === null));
  const wanted = tops.flatMap((top) => subtree(old, top.id));
  const kept = wanted.flatMap((node) => {
    const current = tree.get(node.id);
    return current ? valuesBack(current, node, request) : [];
  });
  const lost = wanted.filter(({ id, parent_id }) => !tree.has(id) && (parent_id === null || tree.has(parent_id)));
  const back = lost.flatMap((top) => insertion(tree, old, { top, locale }));
  const known = new Set(wanted.map(({ id }) => id));
  const added = only ? [] : [...tree.values()].filter(({ id }) => !known.has(id));
  return [...kept, ...back, ...added.flatMap((node) => hidden(node, locale))];
}

function valuesBack(current: ModuleNode, old: ModuleNode, { locale, withShared }: RestoreRequest): Operation[] {
  const shown = current.hidden_in.filter((one) => one !== locale);
  const show: Operation[] =
    shown.length === current.hidden_in.length
      ? []
      : [{ kind: 'hide', id: current.id, before: current.hidden_in, after: shown }];
  return [
    ...show,
    ...sets(current.id, locale, current.i18n[locale] ?? {}, old.i18n[locale] ?? {}),
    ...(withShared ? sets(current.id, 'props', current.props, old.props) : []),
  ];
}

/** Every value of one part that differs, as it was. */
export function sets(id: string, part: 'props' | Locale, now: Values, old: Values): Operation[] {
  return [...new Set([...Object.keys(now), ...Object.keys(old)])]
    .filter((field) => !isSame(now[field], old[field]))
    .map((field) => ({ kind: 'set', id, part, field, before: now[field], after: old[field] }));
}

/** Under its own id and after what it stood behind; the other language does not show it again by itself. */
function insertion(tree: Tree, old: Tree, { top, locale }: { top: ModuleNode; locale: Locale }): Operation[] {
  const beside = siblings(old, top.parent_id, top.column_index);
  const before = beside.slice(0, beside.indexOf(top)).filter(({ id }) => tree.has(id));
  const after = before.at(-1)?.id ?? null;
  const place = placeAt(tree, { parent: top.parent_id, column: top.column_index, after });
  const nodes = lostWith(tree, old, top).map((node) => ({
    ...node,
    ...(node === top ? place : {}),
    hidden_in: [otherLocale(locale)],
    rev: 0,
  }));
  return [{ kind: 'insert', nodes }];
}

/** What it held and is gone as well; what stands somewhere else by now stays there. */
function lostWith(tree: Tree, old: Tree, node: ModuleNode): ModuleNode[] {
  const below = [...old.values()].filter(({ id, parent_id }) => parent_id === node.id && !tree.has(id));
  return [node, ...below.flatMap((child) => lostWith(tree, old, child))];
}

function hidden({ id, hidden_in }: ModuleNode, locale: Locale): Operation[] {
  return hidden_in.includes(locale) ? [] : [{ kind: 'hide', id, before: hidden_in, after: [...hidden_in, locale] }];
}
