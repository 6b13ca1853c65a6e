import { slotOf } from '#app/cms/collection/slots.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { apply, type Operation, subtree, treeOf } from '#app/cms/tree/tree.ts';
import { insertModule, removeModule } from '#app/cms/tree/tree-change.ts';
import { bySiblingOrder } from '#app/cms/view/view-nodes.ts';
import type { Answer } from '#app/contract/client/call-types.ts';
import { reasonOf } from '#app/contract/client/reason.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { answerMessage } from '../answer-message.ts';
import { call } from '../call.ts';
import { announce, insert } from '../commands/module-commands.ts';
import { positionOf } from '../commands/position-of.ts';
import type { Editor } from '../core/editor.ts';
import { copiesOf } from '../document/copies.ts';
import { definitions } from '../document/definitions.ts';
import { ownership, slotOfPosition } from '../document/places.ts';
import type { InsertPoint } from '../document/ui-state.ts';

export type SharedSection = Answer<'readSharedSection'>;
type Named = Pick<SharedSection, 'id' | 'title' | 'url' | 'online'>;

/**
 * Keeps a container as a shared section, and puts that in its place when it is asked for
 * (docs/behaviour/editor.md#shared-sections). Answers why it could not, or null.
 */
export async function keepSection(
  editor: Editor,
  id: string,
  { title, isReplacing }: { title: string; isReplacing: boolean },
): Promise<string | null> {
  if (!(await editor.saved())) return m.editor_publish_unsaved();
  const { locale } = editor.context;
  const answer = await call('keepSharedSection', { params: { lang: locale }, body: { module: id, title } });
  if (!answer.ok) return reasonOf(answer) ?? answerMessage(answer.status);
  const node = editor.content.get(id);
  const { id: section, online } = answer.body;
  const slot = slotOf(node?.slug ?? null);
  if (isReplacing && node) {
    const spot = { parent: null, column: 0, after: id, replaces: id, ...(slot && { slot }) };
    showSection(editor, { id: section, title, url: null, online }, spot);
  }
  announce(editor, isReplacing ? m.sections_kept_shared({ title }) : m.sections_kept({ title }), {
    canUndo: isReplacing,
  });
  return null;
}

/** Shows a section at this place: it changes here whenever it changes where it is edited. */
export function showSection(editor: Editor, { id, title, url, online }: Named, spot: InsertPoint): void {
  editor.addAddress(`shared-section:${id}`, { href: url, title, online: online.includes(editor.context.locale) });
  insert(editor, 'shared-section', spot, { props: { section: id } });
  // Nothing of it is written here.
  editor.interaction.begun.set(null);
}

/** Puts copies of its modules at this place, which are the page's own from then on; in place of a module where one goes. */
export async function copySection(editor: Editor, section: string, spot: InsertPoint): Promise<boolean> {
  const answer = await call('readSharedSection', { params: { lang: editor.context.locale, id: section } });
  if (!answer.ok) {
    announce(editor, reasonOf(answer) ?? answerMessage(answer.status));
    return false;
  }
  const { title, nodes, media, addresses } = answer.body;
  for (const record of media) editor.fields.addMedia(record);
  const known = editor.payload.get().addresses;
  for (const [key, address] of Object.entries(addresses)) if (!known[key]) editor.addAddress(key, address);
  const { operations, first } = copyOperations(editor, nodes, spot);
  if (!first) return false;
  editor.do(spot.replaces ? m.sections_step_detach({ title }) : m.sections_step_copy({ title }), operations);
  editor.interaction.selected.set(first);
  editor.interaction.flash.set({ id: first, at: Date.now() });
  announce(editor, spot.replaces ? m.sections_detached({ title }) : m.sections_copied({ title }), { canUndo: true });
  return true;
}

/** One after the other from the place on, each with everything in it; then what they take the place of goes. */
function copyOperations(editor: Editor, nodes: readonly ModuleNode[], spot: InsertPoint) {
  const section = treeOf(nodes);
  const slot = slotOfPosition(editor, spot);
  const operations: Operation[] = [];
  let tree = editor.content.tree();
  let position = positionOf(editor, spot);
  let first: string | null = null;
  for (const root of nodes.filter(({ parent_id }) => parent_id === null).toSorted(bySiblingOrder)) {
    const [copy, ...below] = copiesOf(subtree(section, root.id));
    if (!copy) continue;
    const own = { ...copy, ...ownership(editor, copy.id, slot) };
    const proposal = insertModule(tree, own, position, definitions);
    if (!proposal.ok || proposal.operation.kind !== 'insert') continue;
    const operation: Operation = { kind: 'insert', nodes: [...proposal.operation.nodes, ...below] };
    operations.push(operation);
    tree = apply(tree, operation);
    position = { parent: null, column: 0, after: own.id };
    first ??= own.id;
  }
  const gone = spot.replaces && first ? removeModule(tree, spot.replaces) : null;
  if (gone?.ok) operations.push(gone.operation);
  return { operations, first };
}
