import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { Locale } from '#app/i18n/locale.ts';
import { typeset } from '#app/typography/typeset.ts';
import { typedSign } from '../typographic.ts';

const softHyphen = '\u00ad';
const hardSpace = '\u00a0';

/**
 * Quotation marks of the content's language while typing (Ctrl+Z right after brings the straight one back), keys for
 * the soft hyphen (Ctrl+Shift+-) and the space that does not break (Ctrl+Shift+space), and signs that show both.
 */
export function typography(lang: Locale): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        const typed = typedSign(wordsBefore(view.state, from), text, lang);
        if (!typed) return false;
        if (typed.taken) view.dispatch(view.state.tr.insertText(typed.sign, from - typed.taken, to));
        else {
          view.dispatch(view.state.tr.insertText(text, from, to));
          view.dispatch(view.state.tr.insertText(typed.sign, from, from + 1).setMeta('own-step', true));
        }
        return true;
      },
      handleKeyDown(view, event) {
        const hasControl = (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey;
        if (hasControl && (event.key === '_' || event.key === '-')) return put(view, softHyphen);
        if (hasControl && (event.key === ' ' || event.key === hardSpace)) return put(view, hardSpace);
        return false;
      },
      decorations: ({ doc }) => decorations(doc, lang),
    },
  });
}

/** What stands in the same paragraph in front of the caret. */
function wordsBefore({ doc }: EditorState, at: number): string {
  const { parent, parentOffset } = doc.resolve(at);
  return parent.textBetween(0, parentOffset, undefined, '\n');
}

function put(view: EditorView, sign: string): true {
  view.dispatch(view.state.tr.insertText(sign).scrollIntoView());
  return true;
}

/** Signs of what is typed and not seen, and lines that end where they end for visitors. */
function decorations(doc: Node, lang: Locale): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return;
    for (const { from, to, look } of looksOf(node, lang)) {
      found.push(Decoration.inline(position + 1 + from, position + 1 + to, { class: look }));
    }
  });
  return DecorationSet.create(doc, found);
}

type Look = { from: number; to: number; look: string };

/** A paragraph nobody writes in stays the same object from one state to the next. */
const lookedAt = new WeakMap<Node, Look[]>();

function looksOf(block: Node, lang: Locale): Look[] {
  const known = lookedAt.get(block);
  if (known) return known;
  const typed = block.textBetween(0, block.content.size, undefined, '\n');
  const looks = [...signs(typed), ...joins(typed, typeset(typed, lang))];
  lookedAt.set(block, looks);
  return looks;
}

/** Rendered over the text, never in it: a sign that takes room would move the line. */
function signs(typed: string): Look[] {
  return [...typed.matchAll(/[\u00ad\u00a0]/g)].map(({ index, 0: sign }) => ({
    from: index,
    to: index + 1,
    look: sign === softHyphen ? 'ed-shy' : 'ed-nbsp',
  }));
}

/** The spaces no line ends at for visitors, each with the letter behind it: that is where a line would break. */
function joins(typed: string, read: string): Look[] {
  return [...typed.matchAll(/ /g)].flatMap(({ index }) =>
    read[index] === hardSpace ? [{ from: index, to: index + 2, look: 'ed-joined' }] : [],
  );
}
