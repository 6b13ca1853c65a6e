import type { Operation } from '#app/cms/tree.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { bothOf } from './both-texts.ts';
import { copiesOf } from './copies.ts';
import type { Editor } from './editor.ts';
import type { PatchEntry } from './entry.ts';
import type { OpenClash, Refusal } from './sync-state.ts';

export type Choice = 'mine' | 'theirs' | 'both';

/** Sends what the person chose; the other text stays one step back. */
export function settleClash(editor: Editor, asked: OpenClash, choice: Choice): void {
  // What was typed since the card was drawn belongs to my text.
  editor.flushText();
  const open = editor.queue.state.get().clashes;
  const clash = open.find((one) => one.id === asked.id && one.lang === asked.lang && one.field === asked.field);
  if (!clash) return;
  const { id, lang, field, mine, theirs } = clash;
  const node = editor.content.get(id);
  editor.queue.questions.resolveClash(clash);
  if (!node) return;
  const part = lang ?? 'props';
  const after = (choice === 'mine' ? mine : choice === 'theirs' ? theirs : bothOf(theirs, mine)) ?? undefined;
  if (choice === 'theirs') {
    // Nothing to send: the server has it. My text stays one step back.
    const label = m.editor_step_clash();
    const operation: Operation = { kind: 'set', id, part, field, before: mine ?? undefined, after };
    editor.show(operation);
    editor.timeline.record({ label, operations: [operation], selected: id, at: Date.now() }, { joins: false });
    return;
  }
  // The screen shows mine until now, the server holds theirs: both must hear of the choice.
  editor.show({ kind: 'set', id, part, field, before: mine ?? undefined, after: theirs ?? undefined });
  editor.do(m.editor_step_clash(), [{ kind: 'set', id, part, field, before: theirs ?? undefined, after }], {
    joins: false,
  });
}

/** Somebody deleted the module one was writing in: the same words in a new module at the same place. */
export function insertAnew(editor: Editor, refusal: Refusal): void {
  const [root, ...below] = editor.content.subtree(refusal.id);
  editor.queue.questions.dismiss(refusal);
  if (!root) return;
  const copies = copiesOf([root, ...below]);
  editor.show({ kind: 'remove', nodes: [root, ...below] });
  editor.do(m.editor_step_anew(), [{ kind: 'insert', nodes: copies }]);
  editor.interaction.selected.set(copies[0]?.id ?? null);
}

/** Gives up what was refused and shows the page as the server has it. */
export function letGo(editor: Editor, refusal: Refusal): void {
  const isGone = refusal.status === 404 || refusal.status === 410;
  editor.queue.questions.dismiss(refusal);
  if (isGone) {
    const nodes = editor.content.subtree(refusal.id);
    if (nodes.length) editor.show({ kind: 'remove', nodes });
    return;
  }
  for (const entry of refusal.entries.filter((one): one is PatchEntry => one.kind === 'patch').reverse()) {
    restore(editor, entry);
  }
  for (const entry of refusal.entries) {
    if (entry.kind === 'create') editor.show({ kind: 'remove', nodes: editor.content.subtree(entry.id) });
  }
}

function restore(editor: Editor, { id, base }: PatchEntry): void {
  for (const part of ['props', 'de', 'en'] as const) {
    const values = (part === 'props' ? base.props : base.i18n?.[part]) ?? {};
    for (const [field, before] of Object.entries(values)) {
      editor.show({ kind: 'set', id, part, field, before: undefined, after: before ?? undefined });
    }
  }
}
