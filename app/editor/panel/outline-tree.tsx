import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import type { OutlineFilter, OutlineRow } from './outline-rows.ts';
import css from './outline-tree.module.css';
import { StateMarks } from './state-marks.tsx';

export const stateMark: Record<OutlineFilter, () => string> = {
  all: m.panels_outline_all,
  alt: m.panels_outline_alt,
  translation: m.panels_outline_translation,
  outdated: m.panels_outline_outdated,
  'link-target': m.panels_outline_link,
  hidden: m.panels_outline_marked_hidden,
};

type TreeProps = {
  rows: readonly OutlineRow[];
  current: string | null;
  chosen: ReadonlySet<string>;
  onChoose(ids: ReadonlySet<string>): void;
  onShow(id: string): void;
  onFold(id: string, isOpen: boolean): void;
};

/** A tree by the patterns of ARIA: one stop for Tab, arrows walk and fold, Space chooses several, Enter shows. */
export function OutlineTree(props: TreeProps) {
  const { rows, current, chosen } = props;
  const tree = useRef<HTMLDivElement>(null);
  const { stop, click, press } = useTreeCommands(tree, props);
  return (
    <div ref={tree} className={css.tree} role="tree" aria-label={m.editor_outline()} aria-multiselectable="true">
      {rows.map((row) => {
        const { node, name, text, level, position, siblings, isOpen, marks, states } = row;
        return (
          <div
            key={node.id}
            role="treeitem"
            data-row={node.id}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={isOpen ?? undefined}
            aria-selected={chosen.has(node.id)}
            aria-current={node.id === current ? 'true' : undefined}
            tabIndex={node.id === stop ? 0 : -1}
            onClick={(event) => click(event, node.id)}
            onKeyDown={(event) => press(event, row)}
          >
            <span className={css.twig} data-open={isOpen ?? undefined} aria-hidden="true" />
            <span>
              {name} <small>{text}</small>
              {marks.map((mark) => (
                <em key={mark}> {stateMark[mark]()}</em>
              ))}
            </span>
            <StateMarks states={states} />
          </div>
        );
      })}
    </div>
  );
}

/** What the mouse and the keys do in the tree; `stop` is the row that Tab goes to. */
function useTreeCommands(tree: RefObject<HTMLDivElement | null>, props: TreeProps) {
  const { rows, current, chosen, onChoose, onShow, onFold } = props;
  const [at, setAt] = useState<string | null>(null);
  const isThere = (id: string | null) => rows.some(({ node }) => node.id === id);
  const stop = isThere(at) ? at : isThere(current) ? current : (rows[0]?.node.id ?? null);

  const go = (row: OutlineRow | undefined) => {
    if (!row) return;
    setAt(row.node.id);
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.node.id)}"]`)?.focus();
  };
  const { setFrom, toggle, gather, extend } = useChosenRows(props, stop);
  useInView(tree, current);
  const show = (id: string) => {
    setAt(id);
    setFrom(id);
    onChoose(new Set());
    onShow(id);
  };
  const click = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey) return gather(id);
    if (event.shiftKey) return extend(id);
    show(id);
  };
  const walk = ({ key, shiftKey }: KeyboardEvent, row: OutlineRow): boolean => {
    const index = rows.indexOf(row);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const next = step ? rows[index + step] : { Home: rows[0], End: rows.at(-1) }[key];
    if (next) {
      if (shiftKey) extend(next.node.id);
      go(next);
    } else if (key === 'ArrowRight' && row.isOpen !== null) {
      if (row.isOpen) go(rows[index + 1]);
      else onFold(row.node.id, true);
    } else if (key === 'ArrowLeft') {
      if (row.isOpen) onFold(row.node.id, false);
      else go(rows.findLast(({ level }, place) => place < index && level < row.level));
    } else return false;
    return true;
  };
  const act = ({ key, ctrlKey, metaKey }: KeyboardEvent, { node: { id } }: OutlineRow): boolean => {
    if (key === 'Enter') show(id);
    else if (key === ' ') toggle(id);
    else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) onChoose(new Set(rows.map(({ node }) => node.id)));
    else if (key === 'Escape' && chosen.size > 0) onChoose(new Set());
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent, row: OutlineRow) => {
    if (!walk(event, row) && !act(event, row)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { stop, click, press };
}

/** Several rows at once: one more or one less, or all from the last one to here. */
function useChosenRows({ rows, current, chosen, onChoose }: TreeProps, stop: string | null) {
  const [from, setFrom] = useState<string | null>(null);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setFrom(id);
    onChoose(next);
  };
  /** By pointer, the module one is at belongs to them: it is the first that was clicked. */
  const gather = (id: string) => {
    const isFirst = chosen.size === 0 && current !== id && rows.some(({ node }) => node.id === current);
    if (!isFirst || current === null) return toggle(id);
    setFrom(id);
    onChoose(new Set([current, id]));
  };
  const extend = (id: string) => {
    const [one, other] = [from ?? stop, id].map((each) => rows.findIndex(({ node }) => node.id === each));
    const [first, last] = [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)];
    onChoose(new Set(rows.slice(Math.max(0, first), last + 1).map(({ node }) => node.id)));
  };
  return { setFrom, toggle, gather, extend };
}

/** The row of the module one is at on the page, whichever way one came there. */
function useInView(tree: RefObject<HTMLDivElement | null>, current: string | null) {
  useEffect(() => {
    const row = current && tree.current?.querySelector(`[data-row="${CSS.escape(current)}"]`);
    if (row) row.scrollIntoView({ block: 'nearest' });
  }, [tree, current]);
}
