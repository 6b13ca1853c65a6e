import { layouts, type ModuleNode } from '#app/cms/node.ts';
import { placeAt } from '#app/cms/tree/tree-change.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/labels.ts';
import type { Editor } from '../core/editor.ts';
import { placeName } from '../document/places.ts';
import { announce } from './module-commands.ts';

/** Puts a deleted module back with what it held, before what has its place now, as a step that can be taken back. */
export function restoreModules(editor: Editor, [top, ...below]: readonly ModuleNode[]): void {
  const { content, interaction } = editor;
  if (!top || content.get(top.id)) return;
  // Its container may have fewer columns by now.
  const columns = layouts[content.get(top.parent_id)?.layout ?? '100'].length;
  const column = Math.min(top.column_index, columns - 1);
  const next = content.beside({ ...top, column_index: column }).find(({ pos }) => pos >= top.pos);
  const place = placeAt(content.tree(), { parent: top.parent_id, column, before: next?.id });
  const name = moduleName(top.model);
  editor.do(m.panels_deleted_step({ name }), [{ kind: 'insert', nodes: [{ ...top, ...place }, ...below] }]);
  interaction.selected.set(top.id);
  announce(editor, m.panels_deleted_back({ name, place: placeName(editor, top.id) }), { canUndo: true });
}
