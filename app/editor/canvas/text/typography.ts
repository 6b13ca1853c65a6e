import { type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { Locale } from '#app/i18n/locale.ts';
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
      decorations: signs,
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

/** Rendered over the text, never in it: a sign that takes room would move the line. */
function signs({ doc }: EditorState): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    for (const { index, 0: sign } of (node.text ?? '').matchAll(/[\u00ad\u00a0]/g)) {
      const at = position + index;
      found.push(Decoration.inline(at, at + 1, { class: sign === softHyphen ? 'ed-shy' : 'ed-nbsp' }));
    }
  });
  return DecorationSet.create(doc, found);
}
