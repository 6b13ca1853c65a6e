import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

type Writing = { view: EditorView; element: HTMLElement };

type Stay = {
  /** The field with the caret in it. */
  writing(): Writing | null;
  /** Leaves the field, and enters it again where it stands now; null when it is gone. */
  reenter(): Promise<EditorView | null>;
};

/**
 * Keeps the caret where somebody writes while a colleague arranges the page: an element that is moved loses its focus,
 * one that is rendered anew in another column loses everything, and what is typed then would be commands for the page. Asked
 * directly after each change of the page, before the next key.
 */
export function stayInText(page: HTMLElement, { writing, reenter }: Stay): () => void {
  const look = () => {
    const text = writing();
    if (!text) return;
    if (!text.element.isConnected) void again(text.view.state);
    else if (document.activeElement === document.body) text.view.focus();
  };
  const again = async ({ selection }: EditorState) => {
    const view = await reenter();
    if (!view) return;
    const { doc } = view.state;
    const within = (position: number) => doc.resolve(Math.min(position, doc.content.size));
    const there = TextSelection.between(within(selection.anchor), within(selection.head));
    view.dispatch(view.state.tr.setSelection(there));
  };
  const watching = new MutationObserver(look);
  watching.observe(page, { subtree: true, childList: true });
  return () => watching.disconnect();
}
