import { initialValues } from '#app/cms/field-set.ts';
import { emptyNode, type Layout, type ModuleNode } from '#app/cms/node.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import { changeLayout, insertModule, removeModule } from '#app/cms/tree/tree-change.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/labels.ts';
import { getModule } from '#app/modules/registry.ts';
import type { Editor } from '../core/editor.ts';
import { copiesOf } from '../document/copies.ts';
import { definitions } from '../document/definitions.ts';
import { containerName, ownership, placeName, slotOfPosition } from '../document/places.ts';
import type { InsertPoint } from '../document/ui-state.ts';
import type { Step } from '../history/step.ts';
import { positionOf } from './position-of.ts';
import { stepPlace } from './step-place.ts';

export type Values = { props?: Record<string, unknown>; texts?: Record<string, unknown> };

/** The things a person does with modules. Each is one labelled step and one spoken sentence. */
export function insert(editor: Editor, model: string, spot: InsertPoint, values: Values = {}): string | null {
  const node = freshModule(editor, model, spot, values);
  if (!node) return null;
  const proposal = insertModule(editor.content.tree(), node, positionOf(editor, spot), definitions);
  if (!proposal.ok) return null;
  const replaced = spot.replaces ? removeModule(editor.content.tree(), spot.replaces) : null;
  const operations = [proposal.operation, ...(replaced?.ok ? [replaced.operation] : [])];
  editor.do(m.editor_step_insert({ name: moduleName(model) }), operations);
  editor.interaction.selected.set(node.id);
  editor.interaction.begun.set(node.id);
  announce(editor, m.editor_said_inserted({ name: moduleName(model), place: placeName(editor, node.id) }));
  return node.id;
}

/** Where the writing begins on a page without a container: in its first one, made here. Null where there are some. */
export function beginPage(editor: Editor, slot: string | null = null): InsertPoint | null {
  const { content, interaction } = editor;
  const isBegun = slot === null ? content.children(null).length > 0 : content.at(slot).length > 0;
  if (isBegun) return null;
  const id = insert(editor, 'container', { parent: null, column: 0, after: null, ...(slot ? { slot } : {}) });
  // Its form says nothing yet; what shall stand in it is the next question.
  interaction.begun.set(null);
  return id ? { parent: id, column: 0, after: null } : null;
}

/** A module that is not there yet, with what its definition begins with and the values it is given. */
export function freshModule(editor: Editor, model: string, spot: InsertPoint, values: Values = {}): ModuleNode | null {
  const definition = getModule(model);
  if (!definition) return null;
  const { props, texts } = initialValues(definition.fields);
  const id = crypto.randomUUID();
  return {
    ...emptyNode(definition, { id, at: spot }),
    // What stands in a container belongs to whatever that belongs to.
    ...(spot.parent === null ? ownership(editor, id, slotOfPosition(editor, spot)) : {}),
    props: { ...props, ...values.props },
    i18n: { [editor.context.locale]: { ...texts, ...values.texts } },
  };
}

/** Deletes a module; where a colleague writes in it, only when that is meant. */
export function remove(editor: Editor, id: string, { isMeant = false } = {}): void {
  if (!isMeant && isDoubted(editor, [id], () => remove(editor, id, { isMeant: true }))) return;
  const node = editor.content.get(id);
  const proposal = removeModule(editor.content.tree(), id);
  if (!node || !proposal.ok) return;
  const next = neighbourOf(editor, id);
  const [name, place] = [moduleName(node.model), placeName(editor, id)];
  editor.do(m.editor_step_delete({ name }), [proposal.operation]);
  editor.interaction.selected.set(next);
  announce(editor, m.editor_said_deleted({ name, place }), { canUndo: true });
}

/** Asks where a colleague writes in one of these modules; they go when the answer is yes. */
export function isDoubted({ content, interaction }: Editor, ids: readonly string[], go: () => void): boolean {
  const writers = interaction.writers.get();
  for (const id of ids) {
    const place = content.subtree(id).find((node) => writers.has(node.id));
    const writer = place && writers.get(place.id);
    if (writer === undefined) continue;
    interaction.doubted.set({ id, writer, go });
    return true;
  }
  return false;
}

/** Who is chosen when a module goes: the next one, else the previous one, else what it stood in. */
function neighbourOf({ content }: Editor, id: string | null): string | null {
  const node = content.get(id);
  const siblings = node ? content.beside(node) : [];
  const at = siblings.findIndex((sibling) => sibling.id === id);
  return siblings[at + 1]?.id ?? siblings[at - 1]?.id ?? node?.parent_id ?? null;
}

export function duplicate(editor: Editor, id: string): void {
  const original = editor.content.get(id);
  const [copy, ...below] = copiesOf(editor.content.subtree(id));
  if (!original || !copy) return;
  const spot = { parent: original.parent_id, column: original.column_index, after: id };
  const root = spot.parent === null ? { ...copy, ...ownership(editor, copy.id, slotOfPosition(editor, spot)) } : copy;
  const proposal = insertModule(editor.content.tree(), root, spot, definitions);
  if (!proposal.ok || proposal.operation.kind !== 'insert') return;
  const operation: Operation = { kind: 'insert', nodes: [...proposal.operation.nodes, ...below] };
  const name = moduleName(root.model);
  editor.do(m.editor_step_duplicate({ name }), [operation]);
  editor.interaction.selected.set(root.id);
  announce(editor, m.editor_said_duplicated({ name, place: placeName(editor, root.id) }), { canUndo: true });
}

export function layout(editor: Editor, id: string, wanted: Layout): void {
  const proposal = changeLayout(editor.content.tree(), id, wanted);
  const node = editor.content.get(id);
  if (!node || !proposal.ok) return;
  editor.do(m.editor_step_layout(), [proposal.operation]);
  // The choice itself is read where it is made; where it was made is not.
  editor.interaction.announcement.set(`${containerName(editor, node)}: ${wanted}`);
}

export function undo(editor: Editor): void {
  // What is being typed is a step too.
  editor.flushText();
  replay(editor, 'undo', editor.timeline.state.get().done.at(-1));
}

export function redo(editor: Editor): void {
  editor.flushText();
  replay(editor, 'redo', editor.timeline.state.get().undone.at(-1));
}

/** Takes back everything down to and with one step of the timeline. */
export function undoTo(editor: Editor, seq: number): void {
  editor.flushText();
  const { done } = editor.timeline.state.get();
  const steps = done.filter((step) => step.seq >= seq);
  for (const step of steps.reverse()) replay(editor, 'undo', step);
}

/** Does again everything up to and with one step that was taken back. */
export function redoTo(editor: Editor, seq: number): void {
  editor.flushText();
  const { undone } = editor.timeline.state.get();
  const steps = undone.filter((step) => step.seq <= seq);
  for (const step of steps.reverse()) replay(editor, 'redo', step);
}

/** One step back or forth, told with the place it is about: before it is taken back, or after it was done again. */
function replay(editor: Editor, direction: 'undo' | 'redo', step: Step | undefined): void {
  if (!step) return;
  const before = stepPlace(editor, step);
  const selected = editor.interaction.selected.get();
  const next = neighbourOf(editor, selected);
  const replayed = editor[direction]();
  const label = [step.label, direction === 'undo' ? before : stepPlace(editor, step)].filter(Boolean).join(' · ');
  if (!replayed) return;
  report(editor, replayed, { label, direction });
  // The step may have taken away what it was about: then the focus has somewhere to go all the same.
  const isThere = (id: string | null) => editor.content.get(id) !== undefined;
  if (!isThere(replayed.id)) editor.interaction.selected.set([selected, next].find(isThere) ?? null);
}

function report(
  editor: Editor,
  { outcome, id }: NonNullable<ReturnType<Editor['undo']>>,
  { label, direction }: { label: string; direction: 'undo' | 'redo' },
): void {
  editor.interaction.selected.set(id);
  if (id) editor.interaction.flash.set({ id, at: Date.now() });
  const message = direction === 'undo' ? m.editor_said_undone({ label }) : m.editor_said_redone({ label });
  announce(editor, outcome === 'done' ? message : m.editor_said_step_skipped({ label }));
}

export function announce(editor: Editor, text: string, { canUndo = false } = {}): void {
  editor.interaction.announcement.set(text);
  editor.interaction.toast.set({ text, canUndo });
}
