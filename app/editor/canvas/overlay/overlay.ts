import type { Editor } from '#app/editor/core/editor.ts';
import type { InsertPoint } from '#app/editor/document/ui-state.ts';
import type { Presence } from '#app/editor/presence/presence.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Dropping } from '../drag/drop-gap.ts';
import { fillActionBar } from './action-bar.ts';
import { overlayStyle } from './overlay-style.ts';
import { personEdges } from './person-edges.ts';
import { followSelection } from './selection-chrome.ts';

export type Overlay = {
  hover(element: HTMLElement | null): void;
  offerInsert(gap: { spot: InsertPoint; left: number; width: number; top: number } | null): void;
  /** Where something in hand would stand, or why it may not. */
  showDrop(dropping: Dropping | null): void;
  /** The one draggable thing of the editor. */
  readonly handle: HTMLElement;
  /** Chrome steps back at the first keystroke and returns with the mouse. */
  calm(on: boolean): void;
  remove(): void;
};

type Actions = {
  leaveText(): void;
  enterText(element: HTMLElement): void;
  elementOf(id: string): HTMLElement | null;
};

/** The one overlay: hover ring, selection ring with chip and bar, insert line. Nothing in the page is wrapped or shifted. */
export function createOverlay(
  editor: Editor,
  colleagues: Presence,
  { leaveText, enterText, elementOf }: Actions,
): Overlay {
  const { host, root, part } = layer();
  const parts = {
    hover: part('hover'),
    ring: part('ring'),
    field: part('field'),
    chip: part('chip'),
    bar: part('bar'),
    empty: part('empty'),
  };
  const [line, drop] = [part('line'), part('drop')];
  const handle = fillActionBar(editor, parts.bar, { leaveText });
  host.append(handle);
  document.body.append(host);
  const edges = personEdges(root, elementOf);
  const selection = followSelection(editor, { parts, root, handle, elementOf, enterText, along: () => edges.place() });
  const stopMeeting = colleagues.people.subscribe(() => edges.show(colleagues.people.get()));

  return {
    hover: selection.hover,
    offerInsert(gap) {
      line.hidden = !gap;
      if (!gap) return;
      line.style.cssText = `left:${gap.left}px;width:${gap.width}px;top:${gap.top - 1}px`;
      const offer = document.createElement('button');
      offer.type = 'button';
      offer.textContent = m.editor_insert_module();
      offer.addEventListener('click', () => {
        leaveText();
        editor.interaction.panel.set({ kind: 'inserter', spot: gap.spot });
      });
      line.replaceChildren(offer);
    },
    showDrop(dropping) {
      drop.hidden = !dropping;
      line.hidden = true;
      if (!dropping) return;
      const { gap, refusal } = dropping;
      drop.classList.toggle('refused', refusal !== null);
      drop.textContent = refusal ? m.editor_said_not_here() : '';
      drop.style.cssText = `left:${gap.left}px;width:${gap.width}px;top:${gap.top - 1}px`;
    },
    handle,
    calm: (on) => host.toggleAttribute('data-calm', on),
    remove() {
      stopMeeting();
      selection.stop();
      host.remove();
    },
  };
}

/** A layer over the page with a root of its own, so that no rule of the page reaches it. */
function layer() {
  const host = document.createElement('div');
  host.setAttribute('data-editor-overlay', '');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyle);
  root.adoptedStyleSheets = [sheet];
  const part = (name: string) => {
    const element = document.createElement('div');
    element.className = name;
    element.hidden = true;
    root.append(element);
    return element;
  };
  return { host, root, part };
}
