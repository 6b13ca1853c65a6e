import type { EditorView } from 'prosemirror-view';
import type { Editor } from '../state/editor.ts';

/**
 * Keeps the letters typed after a module was chosen and before it is drawn and holds the caret: they are meant for it,
 * not for the page, where "m" moves and Delete deletes. `into` writes them as if typed there; `forget` drops them.
 */
export function typeAhead(editor: Editor, signal: AbortSignal) {
  let letters = '';
  document.addEventListener(
    'keydown',
    (event) => {
      if (editor.interaction.begun.get() === null || event.ctrlKey || event.metaKey) return;
      if (event.key.length === 1) letters += event.key;
      else if (event.key === 'Backspace') letters = letters.slice(0, -1);
      else if (event.key !== 'Delete' && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
  const taken = () => {
    const all = letters;
    letters = '';
    return all;
  };
  return {
    into(view: EditorView) {
      for (const letter of taken()) type(view, letter);
    },
    forget: () => void taken(),
  };
}

/** A letter on its usual way: what a field does with some of them (quotation marks, a slash) it does with these too. */
function type(view: EditorView, letter: string) {
  const { from, to } = view.state.selection;
  const plain = () => view.state.tr.insertText(letter, from, to);
  const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, plain));
  if (!isHandled) view.dispatch(plain());
}
