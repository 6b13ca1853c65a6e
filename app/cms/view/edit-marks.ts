import type { EditMarks } from '../module.ts';
import type { ViewNode } from '../node.ts';

/** What a visitor's page carries: nothing. */
const noMarks: EditMarks = { root: {}, field: () => ({}), place: () => ({}), column: () => ({}) };

/** Visitors get the same module without a trace of the editor. */
export function editMarks(node: ViewNode, editing: boolean): EditMarks {
  if (!editing) return noMarks;
  return {
    root: { 'data-m': node.id, ...(node.hidden ? { 'data-hidden': '' } : {}) },
    column: (index) => ({ 'data-column': String(index) }),
    place: (path, x, y) => ({ 'data-place': `${path} ${x} ${y}` }),
    field: (path) => ({ 'data-f': path }),
  };
}
