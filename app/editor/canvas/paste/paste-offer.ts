import { isSame } from '#app/cms/same-value.ts';
import { apply, type Operation } from '#app/cms/tree/tree.ts';
import { insertModule, removeModule } from '#app/cms/tree/tree-change.ts';
import { Observable } from '#app/drafting/observable.ts';
import { announce, freshModule } from '#app/editor/commands/module-commands.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import { definitions } from '#app/editor/document/definitions.ts';
import { setAt, valueAt } from '#app/editor/document/value-path.ts';
import { formServices } from '#app/editor/services.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ownTarget } from '../own-address.ts';
import { typographic } from '../typographic.ts';
import { contentOfPart, type PartContent } from './paste-content.ts';
import type { PastePart } from './paste-parts.ts';

export type PasteOffer = {
  id: string;
  path: string;
  lang: Locale | null;
  parts: PastePart[];
  /** What the field held before the paste: before the caret, behind it, and as a whole. */
  head: unknown;
  tail: unknown;
  before: unknown;
  /** What it holds with the paste in it; the offer is good while this is true. */
  after: unknown;
};

/** What was just pasted and could be modules; null when there is nothing to ask. */
export const pasteOffer = new Observable<PasteOffer | null>(null);

/** Offers, says so, and takes the offer back as soon as somebody goes on writing. */
export function offerModules(editor: Editor, offer: PasteOffer): void {
  pasteOffer.set(offer);
  editor.interaction.announcement.set(`${offerText(offer)} ${m.tools_paste_keys()}`);
  const stop = editor.content.subscribe('any', () => {
    if (pasteOffer.get() === offer && isGood(editor, offer)) return;
    stop();
    if (pasteOffer.get() === offer) pasteOffer.set(null);
  });
}

/** What was recognised, in numbers: "Überschriften: 2 · Tabellen: 1". */
export function offerText({ parts }: PasteOffer): string {
  const count = (kind: PastePart['kind']) => parts.filter((part) => part.kind === kind).length;
  const found = [
    [count('headline'), m.tools_paste_headlines],
    [count('image'), m.tools_paste_images],
    [count('table'), m.tools_paste_tables],
  ] as const;
  const words = found.flatMap(([number, say]) => (number ? [say({ count: number })] : []));
  return m.tools_paste_found({ what: words.join(' · ') });
}

/** The pasted text as modules behind the text it was pasted into: one step, so one Ctrl+Z brings the text back. */
export async function takeOffer(editor: Editor, offer: PasteOffer): Promise<void> {
  const { listMedia: _, ...services } = formServices(editor);
  let missing = 0;
  const takePicture = async (src: string) => {
    const known = /\/media\/([0-9a-f-]{36})\//.exec(src)?.[1];
    if (known) return known;
    const file = await fileOf(src);
    const record = file && (await services.uploadMedia(file));
    if (record && typeof record !== 'string') {
      editor.fields.addMedia(record);
      return record.id;
    }
    missing += 1;
    return null;
  };
  const taking = {
    takePicture,
    write: (text: string) => typographic(text, offer.lang ?? editor.context.locale),
    refer: (href: string) => ownTarget(editor, href),
  };
  const contents: PartContent[] = [];
  for (const part of offer.parts) contents.push(await contentOfPart(part, taking));
  pasteOffer.set(null);
  editor.flushText();
  if (!isGood(editor, offer)) return announce(editor, m.tools_paste_gone());
  const { operations, first } = asOperations(editor, offer, contents);
  editor.do(m.tools_paste_step(), operations, { joins: false });
  editor.interaction.selected.set(first);
  const message = m.tools_paste_done({ count: contents.length });
  announce(editor, missing ? `${message} ${m.tools_paste_missing({ count: missing })}` : message, { canUndo: true });
}

function isGood(editor: Editor, { id, path, lang, after }: PasteOffer): boolean {
  const node = editor.content.get(id);
  return node !== undefined && isSame(valueAt(node, path, lang), after);
}

/** Words behind the caret follow the modules where the text is a module of its own; elsewhere they stay where they were. */
export function asOperations(editor: Editor, offer: PasteOffer, contents: readonly PartContent[]) {
  const { id, path, lang, head, tail, before } = offer;
  const node = editor.content.get(id);
  if (!node) return { operations: [], first: null };
  const isText = node.model === 'text';
  const all = isText && tail ? [...contents, { model: 'text', texts: { [path]: tail } }] : contents;
  const operations: Operation[] = [];
  let tree = editor.content.tree();
  const add = (operation: Operation) => {
    operations.push(operation);
    tree = apply(tree, operation);
  };
  add(setAt(node, path, lang, isText ? head : before));
  let after = id;
  let first: string | null = null;
  for (const { model, ...values } of all) {
    const spot = { parent: node.parent_id, column: node.column_index, after };
    const made = freshModule(editor, model, spot, values);
    const proposal = made && insertModule(tree, made, spot, definitions);
    if (!made || !proposal?.ok) continue;
    add(proposal.operation);
    after = made.id;
    first ??= made.id;
  }
  // Words of the other language stay where they are.
  const isEmpty = isText && !head && !Object.entries(node.i18n).some(([one, texts]) => one !== lang && texts?.[path]);
  const emptied = isEmpty ? removeModule(tree, id) : null;
  if (emptied?.ok) add(emptied.operation);
  return { operations, first };
}

/** A picture that travelled inside of the clipboard. Those of other sites are not fetched for the person. */
async function fileOf(src: string): Promise<File | null> {
  const [, mime = '', data = ''] = /^data:(image\/[a-z+.-]+);base64,(.+)$/is.exec(src) ?? [];
  if (!data) return null;
  const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0));
  return new File([bytes], `${m.tools_paste_picture()}.${mime.split('/')[1]?.split('+')[0]}`, { type: mime });
}
