import type { Editor } from '#app/editor/core/editor.ts';
import { freeSpan } from '../text/free-span.ts';
import { showEmptyFields, showPath } from './module-chips.ts';

type Parts = Record<'hover' | 'ring' | 'field' | 'chip' | 'bar' | 'empty', HTMLElement>;

type Place = {
  parts: Parts;
  root: ShadowRoot;
  handle: HTMLElement;
  elementOf(id: string): HTMLElement | null;
  enterText(element: HTMLElement): void;
  /** Placed in the same frame, so that the page is measured once. */
  along(): void;
};

const barHeight = 48;

/** Rings, chip and bar follow the selected module: all boxes are read before anything is written, once per frame. */
export function followSelection(editor: Editor, { parts, root, handle, elementOf, enterText, along }: Place) {
  const { chip, empty } = parts;
  const { interaction, content } = editor;
  let hovered: HTMLElement | null = null;
  let frame = 0;
  /** True until the chips say what is selected now: they come with the next picture, the caret before it. */
  let isNew = false;

  function place() {
    frame = 0;
    if (isNew) render();
    const id = interaction.selected.get();
    const element = id ? elementOf(id) : null;
    const editing = interaction.editing.get();
    const focused = editing && fieldIn(elementOf(editing.id), editing.path);
    const box = element?.getBoundingClientRect() ?? null;
    const hoverBox = hovered && hovered !== element ? hovered.getBoundingClientRect() : null;
    const fieldBox = focused ? focused.getBoundingClientRect() : null;
    putAround({ parts, root, handle }, { box, hoverBox, fieldBox, isEditing: editing !== null });
    along();
  }

  const refresh = () => {
    frame ||= requestAnimationFrame(place);
  };
  const onSelect = () => {
    isNew = true;
    refresh();
  };
  const watched = watchModule(editor, { onResize: refresh, onChange: onSelect });
  const render = () => {
    isNew = false;
    const id = interaction.selected.get();
    const element = id ? elementOf(id) : null;
    watched.follow(id, element);
    if (!id) return;
    showPath(editor, chip, id);
    showEmptyFields(editor, empty, { id, module: element, enterText });
  };
  const stops = [
    interaction.selected.subscribe(onSelect),
    ...[interaction.editing, interaction.inspector, interaction.outline, interaction.pairs, interaction.panel].map(
      (cell) => cell.subscribe(refresh),
    ),
    content.subscribe('structure', onSelect),
  ];
  const stopFollowing = onScrollOrResize(refresh);

  return {
    hover(element: HTMLElement | null) {
      if (hovered !== element) refresh();
      hovered = element;
    },
    stop() {
      for (const stop of [...stops, watched.stop, stopFollowing]) stop();
      cancelAnimationFrame(frame);
    },
  };
}

/** Tells when the selected module or the page around it has another size, and when the module says something else. */
function watchModule({ content }: Editor, { onResize, onChange }: { onResize(): void; onChange(): void }) {
  const resized = new ResizeObserver(onResize);
  let stopWatching = () => {};
  return {
    follow(id: string | null, element: HTMLElement | null) {
      resized.disconnect();
      if (element) resized.observe(element);
      resized.observe(document.body);
      stopWatching();
      stopWatching = id ? content.subscribe(id, onChange) : () => {};
    },
    stop() {
      stopWatching();
      resized.disconnect();
    },
  };
}

function onScrollOrResize(run: () => void): () => void {
  addEventListener('scroll', run, { capture: true, passive: true });
  addEventListener('resize', run);
  return () => {
    removeEventListener('scroll', run, { capture: true });
    removeEventListener('resize', run);
  };
}

type Measured = { widths: { chip: number; bar: number }; panels: readonly DOMRect[] };

/** Chip and bar beside the module, between the panels that are open. */
function placeBar({ ring, chip, bar, empty }: Parts, box: DOMRect, { widths, panels }: Measured) {
  const { top, inset } = barPlace(box);
  const bounds = { top, height: 36, width: widths.chip + widths.bar + 18 };
  const { from, to } = freeSpan(bounds, { panels, width: innerWidth });
  const left = inset + Math.max(from + 8, Math.min(box.left, to - widths.chip - widths.bar - 10));
  ring.classList.toggle('inside', box.width >= innerWidth - 12);
  chip.style.cssText = `left:${left}px;top:${top + 6}px`;
  empty.style.cssText = `left:${Math.max(8, box.left)}px;top:${box.bottom + 6}px`;
  bar.style.cssText = `left:${Math.min(left + widths.chip + 2, to - widths.bar - 8)}px;top:${top}px`;
}

type Boxes = { box: DOMRect | null; hoverBox: DOMRect | null; fieldBox: DOMRect | null; isEditing: boolean };

function putAround({ parts, root, handle }: Pick<Place, 'parts' | 'root' | 'handle'>, boxes: Boxes) {
  const { hover, ring, field, chip, bar, empty } = parts;
  const { box, hoverBox, fieldBox, isEditing } = boxes;
  const hadFocus = bar.contains(root.activeElement) || document.activeElement === handle;
  chip.hidden = bar.hidden = !box;
  const widths = { chip: chip.offsetWidth, bar: bar.offsetWidth };
  const panels = [...document.querySelectorAll('[data-panel]')].map((panel) => panel.getBoundingClientRect());
  put(hover, hoverBox);
  put(field, fieldBox);
  put(ring, box);
  empty.hidden = !box || !empty.childElementCount || isEditing;
  // A control that goes away hands its focus on; it never falls to the body.
  if (!box && hadFocus) document.querySelector<HTMLElement>('[data-region=bar] button')?.focus();
  if (box) placeBar(parts, box, { widths, panels });
}

function fieldIn(element: HTMLElement | null, path: string): HTMLElement | null {
  return element?.querySelector<HTMLElement>(`[data-f="${CSS.escape(path)}"]`) ?? null;
}

function put(element: HTMLElement, box: DOMRect | null) {
  element.hidden = !box;
  if (box) element.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
}

/** Above the module; below it when there is no room; below the top bar when the module is taller than the window. */
function barPlace(box: DOMRect): { top: number; inset: number } {
  if (box.width >= innerWidth - 12) return { inset: 48, top: Math.max(box.top + 16, barHeight + 8) };
  if (box.top - 42 > barHeight) return { inset: 0, top: box.top - 42 };
  if (box.bottom + 42 < innerHeight) return { inset: 0, top: box.bottom + 8 };
  return { inset: 0, top: barHeight + 8 };
}
