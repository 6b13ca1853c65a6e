import { slotOf, slotSlug } from '#app/cms/collection/slots.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { DraftOwner } from '#app/collections/page/draft-payload.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { findMessage, moduleName } from '#app/inspector/labels.ts';
import type { Content } from './content.ts';
import type { InsertPoint } from './ui-state.ts';

type Parts = { content: Content; payload: { get(): { owner: DraftOwner } } };

/** What a container at the top belongs to; a new one on the page of an entry says by its slug at which place it stands. */
export function ownership(
  { payload }: Parts,
  id: string,
  slot: string | null,
): Pick<ModuleNode, 'content_type' | 'object_id' | 'slug'> {
  const { owner } = payload.get();
  // Every container says something of its own, so that the slug of one in the bin stands in nobody's way.
  const slug = slot === null ? null : slotSlug(owner, slot, id.slice(0, 8));
  return { content_type: owner.type, object_id: owner.id, slug };
}

/** At which place of an entry's page something new at the top would stand; null on a page, which has only one. */
export function slotOfPosition({ content, payload }: Parts, spot: InsertPoint): string | null {
  const { slots } = payload.get().owner;
  if (!slots || spot.parent !== null) return null;
  return spot.slot ?? slotOf(content.get(spot.after)?.slug ?? null) ?? slots[0] ?? null;
}

/** What a place of an entry's page is called; null on a page. */
export function slotName(slot: string | null): string | null {
  return slot === null ? null : (findMessage(`editor_slot_${slot}`) ?? slot);
}

/** A container as people tell it from the others: its number among those of its place. */
export function containerName({ content }: Pick<Parts, 'content'>, { id, model, slug }: ModuleNode): string {
  const node = content.get(id);
  const number = node ? content.beside(node).findIndex((one) => one.id === id) + 1 : 1;
  const name = `${moduleName(model)} ${number}`;
  const place = content.slots ? slotName(slotOf(slug)) : null;
  return place === null ? name : m.editor_in_slot({ place, name });
}

/** Where a module stands, in words: "Container 2 › Spalte 1 › Text". */
export function pathOf(editor: Pick<Parts, 'content'>, id: string): { id: string | null; name: string }[] {
  const node = editor.content.get(id);
  if (!node) return [];
  if (node.parent_id === null) return [{ id, name: containerName(editor, node) }];
  const column = { id: null, name: m.editor_column({ number: node.column_index + 1 }) };
  return [...pathOf(editor, node.parent_id), column, { id, name: moduleName(node.model) }];
}

export function placeName(editor: Pick<Parts, 'content'>, id: string): string {
  const node = editor.content.get(id);
  const siblings = node ? editor.content.beside(node) : [];
  const path = pathOf(editor, id)
    .slice(0, -1)
    .map(({ name }) => name);
  const position = siblings.findIndex((sibling) => sibling.id === id) + 1;
  return [...path, m.editor_position({ position, total: siblings.length })].join(', ');
}
