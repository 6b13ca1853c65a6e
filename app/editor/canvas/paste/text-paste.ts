import { Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import type { Field } from '#app/cms/field/field.ts';
import { isAcceptedUrl } from '#app/cms/link.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { ownTarget } from '../own-address.ts';
import { ownHrefs, withReferences } from '../own-links.ts';
import { typographic } from '../typographic.ts';
import { cleanHtml } from './paste-cleaner.ts';
import { offerModules } from './paste-offer.ts';
import { type PastePart, pasteParts } from './paste-parts.ts';
import { paragraphsOf } from './plain-paste.ts';

type Place = { id: string; path: string; field: Field; lang: Locale | null; write(document: Node): unknown };

/** What a text field does with the clipboard; `done` is called when a paste stands in the text. */
export function textPaste(editor: Editor, { id, path, field, lang, write }: Place) {
  let before: { doc: Node; from: number; to: number } | null = null;
  let parts: PastePart[] = [];
  const props: Pick<EditorProps, 'transformPastedHTML' | 'transformPasted' | 'clipboardTextParser' | 'handlePaste'> = {
    transformPastedHTML(html) {
      parts = field.kind === 'rich-text' ? pasteParts(cleanHtml(html, { keepsBlocks: true })) : [];
      return cleanHtml(html);
    },
    transformPasted: (slice) => withQuotes(slice, lang ?? editor.context.locale),
    clipboardTextParser: (text, _context, _plain, { state: { schema } }) => pastedText(schema, text),
    handlePaste(view, event) {
      const { doc, selection } = view.state;
      before = { doc, from: selection.from, to: selection.to };
      return linkSelection(view, event.clipboardData?.getData('text/plain') ?? '');
    },
  };

  async function done(view: EditorView): Promise<void> {
    const from = before;
    const found = parts.some(({ kind }) => kind !== 'text') ? parts : [];
    [before, parts] = [null, []];
    const pasted = view.state.doc;
    await referOwnLinks(editor, view);
    // Whoever writes on has taken the paste as it is.
    const isUntouched = view.state.doc.eq(pasted) || ownHrefs(pasted, location.host).length > 0;
    if (!from || found.length === 0 || view.isDestroyed || !isUntouched) return;
    const [head, tail] = [from.doc.cut(0, from.from), from.doc.cut(from.to)];
    const after = write(view.state.doc);
    const place = { id, path, lang, parts: found, after, before: write(from.doc) };
    offerModules(editor, { ...place, head: withWords(head) && write(head), tail: withWords(tail) && write(tail) });
  }
  return { props, done };
}

/** A web address over selected words links them; without a selection it is inserted as a link. */
function linkSelection(view: EditorView, text: string): boolean {
  const url = text.trim();
  const { link } = view.state.schema.marks;
  if (!link || !/^https?:\/\//i.test(url) || !isAcceptedUrl(url)) return false;
  const mark = link.create({ href: url });
  const { from, to, empty } = view.state.selection;
  const { tr, schema } = view.state;
  const change = empty ? tr.replaceSelectionWith(schema.text(url, [mark]), false) : tr.addMark(from, to, mark);
  view.dispatch(change.removeStoredMark(link).setMeta('paste', true));
  return true;
}

/** Links to addresses of this site become references once the server has said what they are. */
async function referOwnLinks(editor: Editor, view: EditorView): Promise<void> {
  const hrefs = ownHrefs(view.state.doc, location.host);
  if (hrefs.length === 0) return;
  const found = await Promise.all(hrefs.map(async (href) => [href, await ownTarget(editor, href)] as const));
  if (view.isDestroyed) return;
  const change = withReferences(
    view.state,
    new Map(found.flatMap(([href, target]) => (target ? [[href, target]] : []))),
  );
  if (change) view.dispatch(change);
}

function pastedText(schema: Schema, text: string): Slice {
  const paragraphs = paragraphsOf(text);
  if (schema.nodes.paragraph) {
    const blocks = paragraphs.map((words) => schema.node('paragraph', null, schema.text(words)));
    return new Slice(Fragment.from(blocks), blocks.length ? 1 : 0, blocks.length ? 1 : 0);
  }
  const words = paragraphs.join(' ');
  return new Slice(words ? Fragment.from(schema.text(words)) : Fragment.empty, 0, 0);
}

function withQuotes({ content, openStart, openEnd }: Slice, lang: Locale): Slice {
  const written = (fragment: Fragment): Fragment => {
    const nodes: Node[] = [];
    let above = '';
    fragment.forEach((node) => {
      const text = node.isText ? typographic(node.text ?? '', lang, above) : '';
      nodes.push(node.isText ? node.type.schema.text(text, node.marks) : node.copy(written(node.content)));
      above = text.slice(-1);
    });
    return Fragment.fromArray(nodes);
  };
  return new Slice(written(content), openStart, openEnd);
}

function withWords(document: Node): Node | null {
  return document.textContent.trim() === '' ? null : document;
}
