import { layouts, type ModuleNode } from '#app/cms/node.ts';
import { insertModule, moveModule, type TreeRefusal } from '#app/cms/tree/tree-change.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/labels.ts';
import { getModule } from '#app/modules/registry.ts';
import type { Editor } from '../core/editor.ts';
import { copiesOf } from '../document/copies.ts';
import { definitions } from '../document/definitions.ts';
import { ownership, placeName, slotOfPosition } from '../document/places.ts';
import type { InsertPoint } from '../document/ui-state.ts';
import { announce, beginPage } from './module-commands.ts';
import { isOtherSlot, positionOf } from './position-of.ts';

/** Why a module may not stand there, or null. */
export function whyNot(editor: Editor, id: string, spot: InsertPoint): TreeRefusal | null {
  if (isOtherSlot(editor, id, spot)) return 'parent-not-allowed';
  const proposal = moveModule(editor.content.tree(), id, positionOf(editor, spot, id), definitions);
  return proposal.ok ? null : proposal.refusal;
}

export function moveTo(editor: Editor, id: string, spot: InsertPoint): boolean {
  const node = editor.content.get(id);
  const proposal = moveModule(editor.content.tree(), id, positionOf(editor, spot, id), definitions);
  if (!node || !proposal.ok || isOtherSlot(editor, id, spot)) return false;
  const name = moduleName(node.model);
  editor.do(m.editor_step_move({ name }), [proposal.operation]);
  editor.interaction.selected.set(id);
  editor.interaction.flash.set({ id, at: Date.now() });
  announce(editor, m.editor_said_moved({ name, place: placeName(editor, id) }), { canUndo: true });
  return true;
}

/** One place up or down, and on into the neighbouring column. */
export function move(editor: Editor, id: string, step: -1 | 1): void {
  const spot = nextSpot(editor, id, step);
  if (!spot || !moveTo(editor, id, spot)) announce(editor, m.editor_said_cannot_move());
}

/** One place on; at the end of a column into the next one, at the end of a container into the next one. */
function nextSpot(editor: Editor, id: string, step: -1 | 1): InsertPoint | null {
  const node = editor.content.get(id);
  if (!node) return null;
  const siblings = editor.content.beside(node);
  const at = siblings.findIndex((sibling) => sibling.id === id);
  const here = { parent: node.parent_id, column: node.column_index };
  if (step === 1 && siblings[at + 1]) return { ...here, after: siblings[at + 1]?.id ?? null };
  if (step === -1 && at > 0) return { ...here, after: siblings[at - 2]?.id ?? null };
  const columns = columnsInOrder(editor).filter(
    ({ parent }) => whyNot(editor, id, { parent, column: 0, after: null }) === null,
  );
  const mine = columns.findIndex(({ parent, column }) => parent === node.parent_id && column === node.column_index);
  const next = node.parent_id === null ? undefined : columns[mine + step];
  if (!next || mine < 0) return null;
  const last = editor.content.children(next.parent, next.column).at(-1)?.id ?? null;
  return { ...next, after: step === 1 ? null : last };
}

/** The first module of the column beside this one, where there is one. */
export function nextColumn(editor: Editor, id: string, step: -1 | 1): string | null {
  const node = editor.content.get(id);
  if (!node?.parent_id) return null;
  const columns = [...new Set(editor.content.children(node.parent_id).map(({ column_index }) => column_index))];
  const column = columns[columns.indexOf(node.column_index) + step];
  return column === undefined ? null : (editor.content.children(node.parent_id, column)[0]?.id ?? null);
}

/** Every column of the page from top to bottom. */
export function columnsInOrder(editor: Editor): { parent: string; column: number }[] {
  return editor.content
    .children(null)
    .flatMap(({ id, layout }) => layouts[layout ?? '100'].map((_, column) => ({ parent: id, column })));
}

/** The nearest place after a module where the model may stand; a container's own end when the container is meant. */
export function positionFor(editor: Editor, model: string, beside: string | null): InsertPoint | null {
  const parents = getModule(model)?.parents ?? [];
  const node = editor.content.get(beside);
  const root = node?.parent_id ? editor.content.get(node.parent_id) : node;
  if (!parents.length)
    return { parent: null, column: 0, after: root?.id ?? editor.content.children(null).at(-1)?.id ?? null };
  if (node?.parent_id && root && parents.includes(root.model))
    return { parent: root.id, column: node.column_index, after: node.id };
  const holder = root ?? editor.content.children(null).at(-1);
  if (!holder || !parents.includes(holder.model)) return null;
  return { parent: holder.id, column: 0, after: editor.content.children(holder.id, 0).at(-1)?.id ?? null };
}

/** Puts modules of this or another page after the selected one; their pictures and words come along. */
export function pasteModules(editor: Editor, nodes: readonly ModuleNode[]): void {
  const [root, ...below] = copiesOf(nodes);
  const spot = root && (positionFor(editor, root.model, editor.interaction.selected.get()) ?? beginPage(editor));
  if (!root || !spot) {
    announce(editor, m.editor_said_cannot_paste());
    return;
  }
  const owner =
    spot.parent === null
      ? ownership(editor, root.id, slotOfPosition(editor, spot))
      : { content_type: null, object_id: null };
  const proposal = insertModule(editor.content.tree(), { ...root, ...owner }, positionOf(editor, spot), definitions);
  if (!proposal.ok || proposal.operation.kind !== 'insert') {
    announce(editor, m.editor_said_cannot_paste());
    return;
  }
  const name = moduleName(root.model);
  editor.do(m.editor_step_paste({ name }), [{ kind: 'insert', nodes: [...proposal.operation.nodes, ...below] }]);
  editor.interaction.selected.set(root.id);
  editor.interaction.flash.set({ id: root.id, at: Date.now() });
  announce(editor, m.editor_said_inserted({ name, place: placeName(editor, root.id) }), { canUndo: true });
}
