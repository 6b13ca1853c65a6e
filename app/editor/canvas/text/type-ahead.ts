import type { EditorView } from 'prosemirror-view';
import type { Editor } from '#app/editor/core/editor.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/**
 * Keeps what is typed after a module was chosen and before it is rendered and holds the caret: it is meant for it, not for
 * the page, where "m" moves and Delete deletes. The first key opens a field out of sight, and the browser types into
 * that: accents, signs with AltGr and what is composed come as they do everywhere. `into` writes it as if typed there;
 * `forget` drops it.
 */
export function typeAhead(editor: Editor, signal: AbortSignal) {
  let pad: HTMLTextAreaElement | null = null;
  document.addEventListener(
    'keydown',
    (event) => {
      if (editor.interaction.begun.get() === null || isCommand(event) || hasCaret(event.target)) return;
      const writes = [...event.key].length === 1 || composing.has(event.key) || event.isComposing;
      if (!writes && !pageKeys.has(event.key)) return;
      event.stopImmediatePropagation();
      if (!writes) return event.preventDefault();
      pad ??= openPad();
      // What the key does comes after this, where the caret is then.
      pad.focus({ preventScroll: true });
    },
    { capture: true, signal },
  );
  const taken = () => {
    const typed = pad?.value ?? '';
    pad?.remove();
    pad = null;
    // Whether the field knows a second line is not known here.
    return typed.replace(/^[\r\n]+/, '').replace(/[\r\n]+/g, ' ');
  };
  signal.addEventListener('abort', taken);
  return {
    hasWords: () => Boolean(pad?.value),
    into(view: EditorView) {
      for (const letter of taken()) type(view, letter);
    },
    forget: () => void taken(),
  };
}

/** Keys that begin a letter without being one. */
const composing = new Set(['Dead', 'Process', 'Unidentified', 'Compose']);
/** Keys that do something to a chosen module and nothing to a field in which nothing stands yet. */
const pageKeys = new Set(['Delete', 'Backspace', 'Enter']);

/** AltGr writes signs such as @ and says on some systems that Ctrl is down. */
function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
}

/** What is typed where a caret stands belongs there: the form of another module, or this field itself. */
function hasCaret(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}

function openPad(): HTMLTextAreaElement {
  const pad = document.createElement('textarea');
  pad.setAttribute('aria-label', m.tools_ahead_label());
  pad.setAttribute('data-editor-chrome', '');
  Object.assign(pad.style, { position: 'fixed', top: '0', left: '0', width: '1px', height: '1px', opacity: '0' });
  document.body.append(pad);
  return pad;
}

/** A letter on its usual way, so that quotation marks become those of the language; a slash is only a slash here. */
function type(view: EditorView, letter: string) {
  const { from, to } = view.state.selection;
  const plain = () => view.state.tr.insertText(letter, from, to);
  const isHandled =
    letter !== '/' && view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, plain));
  if (!isHandled) view.dispatch(plain());
}
