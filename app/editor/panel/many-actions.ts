import { apply, type Operation, type Tree } from '#app/cms/tree/tree.ts';
import { hideModule, moveModule, removeModule } from '#app/cms/tree/tree-change.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { announce, isDoubted } from '../commands/module-commands.ts';
import type { Editor } from '../core/editor.ts';
import { definitions } from '../document/definitions.ts';

/** Things done with several modules at once. Each is one step that can be undone as a whole. */
export function hideMany(editor: Editor, ids: readonly string[], isHidden: boolean): void {
  const { locale } = editor.context;
  const operations = ids.flatMap((id) => {
    const node = editor.content.get(id);
    if (!node || node.hidden_in.includes(locale) === isHidden) return [];
    const after = isHidden ? [...node.hidden_in, locale] : node.hidden_in.filter((one) => one !== locale);
    const proposal = hideModule(editor.content.tree(), id, after);
    return proposal.ok ? [proposal.operation] : [];
  });
  const words = { count: operations.length };
  finish(editor, operations, isHidden ? m.panels_outline_hidden(words) : m.panels_outline_shown(words));
}

/** Deletes them; where a colleague writes in one of them, only when that is meant. */
export function removeMany(editor: Editor, ids: readonly string[], { isMeant = false } = {}): void {
  if (!isMeant && isDoubted(editor, ids, () => removeMany(editor, ids, { isMeant: true }))) return;
  const operations = tops(editor, ids).flatMap((id) => {
    const proposal = removeModule(editor.content.tree(), id);
    return proposal.ok ? [proposal.operation] : [];
  });
  finish(editor, operations, m.panels_outline_deleted({ count: operations.length }));
}

/** To the end of a container's first column, in the order they stand in; what may not stand there stays. */
export function moveMany(editor: Editor, ids: readonly string[], container: string): void {
  let tree: Tree = editor.content.tree();
  const operations: Operation[] = [];
  for (const id of tops(editor, ids)) {
    const proposal = moveModule(tree, id, { parent: container, column: 0 }, definitions);
    if (!proposal.ok) continue;
    operations.push(proposal.operation);
    tree = apply(tree, proposal.operation);
  }
  finish(editor, operations, m.panels_outline_moved({ count: operations.length }));
}

function finish(editor: Editor, operations: Operation[], text: string): void {
  if (operations.length === 0) {
    announce(editor, m.editor_said_cannot_move());
    return;
  }
  editor.do(text, operations, { joins: false });
  announce(editor, text, { canUndo: true });
}

/** What stands in a chosen module goes with it. */
function tops(editor: Editor, ids: readonly string[]): string[] {
  const chosen = new Set(ids);
  const isInside = (id: string) => {
    for (let at = editor.content.get(id)?.parent_id; at; at = editor.content.get(at)?.parent_id)
      if (chosen.has(at)) return true;
    return false;
  };
  return ids.filter((id) => !isInside(id));
}
