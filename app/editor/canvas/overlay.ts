import { m } from '#app/i18n/paraglide/messages.js';
import { isTyped } from '#app/inspector/text/stored-text.ts';
import { fieldLabel } from '#app/inspector/words.ts';
import { move } from '../state/arrange.ts';
import type { Colleagues } from '../state/colleagues.ts';
import { duplicate, pathOf, remove } from '../state/deeds.ts';
import type { Editor } from '../state/editor.ts';
import { setHidden } from '../state/hide.ts';
import type { InsertSpot } from '../state/interaction.ts';
import { type ActionIcon, iconElement } from './action-icons.ts';
import type { Dropping } from './drop-gap.ts';
import { overlayStyle } from './overlay-style.ts';
import { personEdges } from './person-edges.ts';

export type Overlay = {
  hover(element: HTMLElement | null): void;
  offerInsert(gap: { spot: InsertSpot; left: number; width: number; top: number } | null): void;
  /** Where something in hand would stand, or why it may not. */
  showDrop(dropping: Dropping | null): void;
  /** The one draggable thing of the editor. */
  readonly handle: HTMLElement;
  /** Chrome steps back at the first keystroke and returns with the mouse. */
  calm(on: boolean): void;
  refresh(): void;
  remove(): void;
};

type Actions = {
  leaveText(): void;
  enterText(element: HTMLElement): void;
  elementOf(id: string): HTMLElement | null;
};

const barHeight = 48;
const mostEmpty = 4;

/** The one overlay: hover ring, selection ring with chip and bar, insert line. Nothing in the page is wrapped or shifted. */
export function createOverlay(
  editor: Editor,
  colleagues: Colleagues,
  { leaveText, enterText, elementOf }: Actions,
): Overlay {
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
  const [hover, ring, field, chip, bar, line, empty, drop] = [
    part('hover'),
    part('ring'),
    part('field'),
    part('chip'),
    part('bar'),
    part('line'),
    part('empty'),
    part('drop'),
  ];
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', m.editor_actions());
  const handle = dragHandle();
  const slot = document.createElement('slot');
  bar.append(slot);
  host.append(handle);
  document.body.append(host);

  const { interaction } = editor;
  const edges = personEdges(root, elementOf);
  let hovered: HTMLElement | null = null;
  let frame = 0;

  function act(deed: (id: string) => void) {
    return () => {
      const id = interaction.selected.get();
      leaveText();
      if (id) deed(id);
    };
  }
  const button = (icon: ActionIcon, label: string, run: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.title = label;
    element.setAttribute('aria-label', label);
    element.append(iconElement(icon));
    element.addEventListener('click', run);
    bar.append(element);
  };
  const openMove = act((id) => interaction.panel.set({ kind: 'move', id }));
  handle.addEventListener('click', openMove);
  handle.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    openMove();
  });
  button(
    'up',
    m.editor_move_up(),
    act((id) => move(editor, id, -1)),
  );
  button(
    'down',
    m.editor_move_down(),
    act((id) => move(editor, id, 1)),
  );
  button(
    'edit',
    m.editor_edit(),
    act(() => interaction.inspector.set(true)),
  );
  button(
    'duplicate',
    m.editor_duplicate(),
    act((id) => duplicate(editor, id)),
  );
  button(
    'hide',
    m.editor_hide(),
    act((id) => setHidden(editor, id)),
  );
  button(
    'insert',
    m.editor_insert_after(),
    act((id) => interaction.panel.set({ kind: 'inserter', spot: spotAfter(editor, id) })),
  );
  button(
    'delete',
    m.editor_delete(),
    act((id) => remove(editor, id)),
  );

  function drawChip(id: string) {
    const parts = pathOf(editor, id).flatMap(({ id: target, name }, index) => {
      const element = document.createElement(target ? 'button' : 'span');
      element.textContent = name;
      if (target) element.addEventListener('click', () => interaction.selected.set(target));
      return index ? ['›', element] : [element];
    });
    chip.replaceChildren(...parts);
  }

  /** Fields without words have no place on the page; they are offered below the module. */
  function drawEmpty(id: string) {
    const module = elementOf(id);
    const fields = [...(module?.querySelectorAll<HTMLElement>('[data-f]:empty') ?? [])].filter((one) => {
      const known = editor.fieldOf(id, one.dataset.f ?? '');
      return one.closest('[data-m]') === module && known !== null && isTyped(known);
    });
    const model = editor.content.get(id)?.model ?? '';
    const buttons = fields.slice(0, mostEmpty).map((one) => {
      const element = document.createElement('button');
      element.type = 'button';
      element.textContent = `+ ${fieldLabel(model, one.dataset.f?.split('.').at(-1) ?? '')}`;
      element.addEventListener('click', () => enterText(one));
      return element;
    });
    empty.replaceChildren(...buttons);
  }

  function place() {
    frame = 0;
    edges.place();
    const id = interaction.selected.get();
    const element = id ? elementOf(id) : null;
    const editing = interaction.editing.get();
    const focused =
      editing && elementOf(editing.id)?.querySelector<HTMLElement>(`[data-f="${CSS.escape(editing.path)}"]`);
    put(hover, hovered && hovered !== element ? hovered.getBoundingClientRect() : null);
    put(field, focused ? focused.getBoundingClientRect() : null);
    const box = element?.getBoundingClientRect() ?? null;
    put(ring, box);
    const hadFocus = bar.contains(root.activeElement) || document.activeElement === handle;
    chip.hidden = bar.hidden = !box;
    empty.hidden = !box || !empty.childElementCount || editing !== null;
    // A control that goes away hands its focus on; it never falls to the body.
    if (!box && hadFocus) document.querySelector<HTMLElement>('.ed-bar button')?.focus();
    if (!box) return;
    ring.classList.toggle('inside', box.width >= innerWidth - 12);
    const { top, left } = barPlace(box, chip.offsetWidth);
    chip.style.cssText = `left:${left}px;top:${top + 6}px`;
    empty.style.cssText = `left:${Math.max(8, box.left)}px;top:${box.bottom + 6}px`;
    bar.style.cssText = `left:${Math.min(left + chip.offsetWidth + 2, innerWidth - bar.offsetWidth - 8)}px;top:${top}px`;
  }

  const refresh = () => {
    frame ||= requestAnimationFrame(place);
  };
  const resized = new ResizeObserver(refresh);
  const onSelect = () => {
    const id = interaction.selected.get();
    resized.disconnect();
    const element = id ? elementOf(id) : null;
    if (element) resized.observe(element);
    resized.observe(document.body);
    if (id) drawChip(id);
    if (id) drawEmpty(id);
    refresh();
  };
  const stops = [
    interaction.selected.subscribe(onSelect),
    interaction.editing.subscribe(refresh),
    colleagues.people.subscribe(() => edges.show(colleagues.people.get())),
    // The page is drawn by React after the store has changed.
    editor.content.subscribe('any', () => requestAnimationFrame(onSelect)),
  ];
  addEventListener('scroll', refresh, { capture: true, passive: true });
  addEventListener('resize', refresh);

  return {
    hover(element) {
      if (hovered !== element) refresh();
      hovered = element;
    },
    offerInsert(gap) {
      line.hidden = !gap;
      if (!gap) return;
      line.style.cssText = `left:${gap.left}px;width:${gap.width}px;top:${gap.top - 1}px`;
      const offer = document.createElement('button');
      offer.type = 'button';
      offer.textContent = m.editor_insert_module();
      offer.addEventListener('click', () => {
        leaveText();
        interaction.panel.set({ kind: 'inserter', spot: gap.spot });
      });
      line.replaceChildren(offer);
    },
    showDrop(dropping) {
      drop.hidden = !dropping;
      if (!dropping) return;
      const { gap, refusal } = dropping;
      drop.classList.toggle('refused', refusal !== null);
      drop.textContent = refusal ? m.editor_said_not_here() : '';
      drop.style.cssText = `left:${gap.left}px;width:${gap.width}px;top:${gap.top - 1}px`;
    },
    handle,
    calm: (on) => host.toggleAttribute('data-calm', on),
    refresh,
    remove() {
      for (const stop of stops) stop();
      resized.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('scroll', refresh, { capture: true });
      removeEventListener('resize', refresh);
      host.remove();
    },
  };
}

/** In the light DOM, because the drag library finds draggables from the document; not a button, which Firefox will not drag. */
function dragHandle(): HTMLElement {
  const handle = document.createElement('div');
  handle.setAttribute('role', 'button');
  handle.tabIndex = 0;
  handle.title = m.editor_move_to();
  handle.setAttribute('aria-label', m.editor_move_to());
  const grip = iconElement('grip');
  // Outside the shadow root its style sheet does not reach.
  for (const [name, value] of Object.entries({
    width: '16',
    height: '16',
    stroke: 'currentcolor',
    'stroke-width': '2.4',
    'stroke-linecap': 'round',
  }))
    grip.setAttribute(name, value);
  handle.append(grip);
  return handle;
}

/** Directly after a module; after a container that means the next container. */
export function spotAfter(editor: Editor, id: string): InsertSpot {
  const node = editor.content.get(id);
  return { parent: node?.parent_id ?? null, column: node?.column_index ?? 0, after: id };
}

function put(element: HTMLElement, box: DOMRect | null) {
  element.hidden = !box;
  if (box) element.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
}

/** Above the module; below it when there is no room; below the top bar when the module is taller than the window. */
function barPlace(box: DOMRect, chipWidth: number) {
  const left = Math.max(8, Math.min(box.left, innerWidth - chipWidth - 316));
  if (box.width >= innerWidth - 12) return { left: left + 48, top: Math.max(box.top + 16, barHeight + 8) };
  if (box.top - 42 > barHeight) return { left, top: box.top - 42 };
  if (box.bottom + 42 < innerHeight) return { left, top: box.bottom + 8 };
  return { left, top: barHeight + 8 };
}
