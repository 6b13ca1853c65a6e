import type { ModuleNode } from '#app/cms/node.ts';
import { isSame } from '#app/cms/same-value.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import { placeOf } from '#app/cms/tree/tree-change.ts';
import { combineTexts } from '#app/drafting/combine-texts.ts';
import type { Entry, PatchEntry } from '#app/drafting/entry.ts';
import { fieldsOf, valueIn } from '#app/drafting/field-values.ts';
import type { Choice } from '#app/drafting/merge.ts';
import type { OpenConflict, Refusal } from '#app/drafting/sync-state.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../core/editor.ts';
import { copiesOf } from '../document/copies.ts';
import { ownership, slotOfPosition } from '../document/places.ts';

/** Sends what the person chose; the other text stays one step back. */
export function settleConflict(editor: Editor, shown: OpenConflict, choice: Choice): void {
  // What was typed since the card was rendered belongs to my text.
  editor.flushText();
  const open = editor.queue.state.get().conflicts;
  const conflict = open.find((one) => one.id === shown.id && one.lang === shown.lang && one.field === shown.field);
  if (!conflict) return;
  const { id, lang, field, mine, theirs } = conflict;
  const node = editor.content.get(id);
  editor.queue.conflicts.resolveConflict(conflict);
  if (!node) return;
  const part = lang ?? 'props';
  const after = (choice === 'mine' ? mine : choice === 'theirs' ? theirs : combineTexts(theirs, mine)) ?? undefined;
  if (choice === 'theirs') {
    // Nothing to send: the server has it. My text stays one step back.
    const label = m.editor_step_conflict();
    const operation: Operation = { kind: 'set', id, part, field, before: mine ?? undefined, after };
    editor.show(operation);
    editor.timeline.record({ label, operations: [operation], selected: id, at: Date.now() }, { joins: false });
    return;
  }
  // The screen shows mine until now, the server holds theirs: both must hear of the choice.
  editor.show({ kind: 'set', id, part, field, before: mine ?? undefined, after: theirs ?? undefined });
  editor.do(m.editor_step_conflict(), [{ kind: 'set', id, part, field, before: theirs ?? undefined, after }], {
    joins: false,
  });
}

/**
 * Somebody deleted the module one was writing in: the same words in a new module at the same place. When the container
 * was deleted as well, a new one like it comes along: there is no other place for them.
 */
export function insertAnew(editor: Editor, refusal: Refusal): void {
  const nodes = editor.content.subtree(refusal.id);
  const [root] = nodes;
  const holder = editor.content.get(root?.parent_id ?? null);
  editor.queue.conflicts.dismiss(refusal);
  if (!root) return;
  const copies = asNew(editor, holder && editor.hasGone(holder.id) ? [holder, ...nodes] : nodes);
  editor.show({ kind: 'remove', nodes });
  editor.do(m.editor_step_anew(), [{ kind: 'insert', nodes: copies }]);
  editor.interaction.selected.set(copies.at(-nodes.length)?.id ?? null);
}

/** A container at the top of an entry's page says by its slug where it stands; a new one says so, too. */
function asNew(editor: Editor, nodes: readonly ModuleNode[]): ModuleNode[] {
  return copiesOf(nodes).map((copy, at) => {
    const spot = { parent: null, column: 0, after: nodes[at]?.id ?? null };
    return copy.parent_id === null ? { ...copy, ...ownership(editor, copy.id, slotOfPosition(editor, spot)) } : copy;
  });
}

/** Gives up what was refused and shows the page as the server has it. */
export function letGo(editor: Editor, refusal: Refusal): void {
  const isGone = refusal.status === 404 || refusal.status === 410;
  editor.queue.conflicts.dismiss(refusal);
  if (isGone) {
    const nodes = editor.content.subtree(refusal.id);
    if (nodes.length) editor.show({ kind: 'remove', nodes });
    return;
  }
  for (const entry of [...refusal.entries].reverse()) takeBack(editor, entry);
}

/** The page as it was before a change the server did not take; what has been changed again since stays. */
function takeBack(editor: Editor, entry: Entry): void {
  const { content } = editor;
  const node = content.get(entry.id);
  switch (entry.kind) {
    case 'create':
    case 'restore':
      if (node) editor.show({ kind: 'remove', nodes: content.subtree(entry.id) });
      return;
    case 'remove':
      if (!node) editor.show({ kind: 'insert', nodes: entry.nodes });
      return;
    case 'move': {
      const isThere = node?.parent_id === entry.parent && node.column_index === entry.column;
      const hasPlace = entry.from.parent_id === null || content.get(entry.from.parent_id);
      if (isThere && hasPlace) editor.show({ kind: 'move', id: entry.id, before: placeOf(node), after: entry.from });
      return;
    }
    case 'patch':
      if (node) takeValuesBack(editor, node, entry);
  }
}

function takeValuesBack(editor: Editor, node: ModuleNode, { id, body, base }: PatchEntry): void {
  for (const name of fieldsOf(body)) {
    const part = name.lang ?? 'props';
    const shown = (name.lang ? node.i18n[name.lang] : node.props)?.[name.field];
    const after = valueIn(base, name) ?? undefined;
    if (isSame(shown ?? null, valueIn(body, name) ?? null))
      editor.show({ kind: 'set', id, part, field: name.field, before: shown, after });
  }
  if (body.hidden_in && base.hidden_in)
    editor.show({ kind: 'hide', id, before: node.hidden_in, after: base.hidden_in });
  if (body.layout && base.layout && node.layout === body.layout)
    editor.show({ kind: 'layout', id, before: body.layout, after: base.layout, moves: [] });
}
