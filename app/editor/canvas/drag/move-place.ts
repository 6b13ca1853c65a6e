import { announce } from '#app/editor/commands/module-commands.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import { itemAt, setItem } from '#app/editor/document/value-path.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { isStillPress } from '../still-press.ts';
import { type Place, placeAfter } from './place-after.ts';

/** So often a drag is written, in milliseconds: the page follows the hand, and the server is not asked for each pixel. */
const rhythm = 80;

type Held = {
  element: HTMLElement;
  id: string;
  path: string;
  names: [x: string, y: string];
  start: Place;
  from: Place;
};

type Stage = { page: HTMLElement; isTyping(): boolean; signal: AbortSignal };

/**
 * Moves what stands in a picture (`marks.place`) by the pointer; the form beside the page does it by keys. One drag is one
 * step, and Escape takes it back.
 */
export function watchPlaces(editor: Editor, { page, isTyping, signal }: Stage): void {
  let wasDragged = false;
  page.addEventListener(
    'pointerdown',
    (event) => {
      wasDragged = false;
      const held = event.button === 0 && event.isPrimary && !isTyping() ? heldBy(editor, event) : null;
      if (held) follow(editor, held, { signal, onDrag: () => (wasDragged = true) });
    },
    { signal },
  );
  page.addEventListener('pointerover', ({ target }) => showMovable(placed(target)), { signal });
  // The end of a drag is no press on the text or the form of what was dragged.
  const swallow = (event: Event) => {
    if (!wasDragged) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['mouseup', 'click']) page.addEventListener(type, swallow, { signal, capture: true });
}

function placed(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
}

/** As a line of the list below the picture it stands in the flow, and at no place. */
function isPlaced(element: HTMLElement): boolean {
  return getComputedStyle(element).position === 'absolute';
}

function showMovable(element: HTMLElement | null): void {
  element?.toggleAttribute('data-movable', isPlaced(element));
}

function heldBy({ content }: Editor, { target, clientX, clientY }: PointerEvent): Held | null {
  const element = placed(target);
  const id = element?.closest<HTMLElement>('[data-m]')?.dataset.m ?? null;
  const [path = '', x = '', y = ''] = element?.dataset.place?.split(' ') ?? [];
  const node = content.get(id);
  const item = node && itemAt(node, path);
  if (!element || !id || !item || !isPlaced(element)) return null;
  const start = { x: Number(item[x] ?? 0), y: Number(item[y] ?? 0) };
  return { element, id, path, names: [x, y], start, from: { x: clientX, y: clientY } };
}

function follow(editor: Editor, held: Held, { signal, onDrag }: { signal: AbortSignal; onDrag(): void }): void {
  const ending = new AbortController();
  const listening = { signal: AbortSignal.any([signal, ending.signal]), capture: true };
  const drag = dragOf(editor, held);
  const move = (event: PointerEvent) => {
    if (!drag.to({ x: event.clientX, y: event.clientY })) return;
    event.preventDefault();
    getSelection()?.removeAllRanges();
    held.element.dataset.placing = '';
    onDrag();
  };
  const end = (finish: () => void) => {
    ending.abort();
    delete held.element.dataset.placing;
    finish();
  };
  addEventListener('pointermove', move, listening);
  // The picture below would be dragged instead.
  addEventListener('dragstart', (event) => event.preventDefault(), listening);
  addEventListener('pointerup', () => end(drag.drop), listening);
  addEventListener('pointercancel', () => end(drag.cancel), listening);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      end(drag.cancel);
    },
    listening,
  );
}

/** One drag as one step of the timeline, written in its rhythm and once more where it ends. */
function dragOf(editor: Editor, { element, id, path, names, start, from }: Held) {
  const frame = element.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  let pointer: Place | null = null;
  let place = start;
  let written: number | null = null;
  const write = () => {
    const node = editor.content.get(id);
    if (!pointer || !node) return;
    place = placeAfter(start, { x: pointer.x - from.x, y: pointer.y - from.y }, frame);
    const now = Date.now();
    const isNew = written === null;
    const time = { begun: written ?? now, at: now };
    editor.do(m.editor_step_place(), [setItem(node, path, { [names[0]]: place.x, [names[1]]: place.y })], {
      joins: !isNew,
      time,
    });
    written = now;
  };
  return {
    /** Whether it is a drag by now. */
    to(at: Place): boolean {
      if (!pointer && isStillPress(from, at)) return false;
      pointer = at;
      editor.interaction.selected.set(id);
      if (written === null || Date.now() - written >= rhythm) write();
      return true;
    },
    drop() {
      write();
      if (pointer) announce(editor, placeInWords(place), { canUndo: true });
    },
    cancel() {
      if (written !== null) editor.undo();
    },
  };
}

function placeInWords({ x, y }: Place): string {
  return m.editor_said_placed({ across: Math.round(x / 10), down: Math.round(y / 10) });
}
