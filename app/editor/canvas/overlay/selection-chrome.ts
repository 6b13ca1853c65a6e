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
  const { hover, ring, field, chip, bar, empty } = parts;
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
    const focused =
      editing && elementOf(editing.id)?.querySelector<HTMLElement>(`[data-f="${CSS.escape(editing.path)}"]`);
    const box = element?.getBoundingClientRect() ?? null;
    const hoverBox = hovered && hovered !== element ? hovered.getBoundingClientRect() : null;
    const fieldBox = focused ? focused.getBoundingClientRect() : null;
    const hadFocus = bar.contains(root.activeElement) || document.activeElement === handle;
    chip.hidden = bar.hidden = !box;
    const widths = { chip: chip.offsetWidth, bar: bar.offsetWidth };
    const panels = [...document.querySelectorAll('[data-panel]')].map((panel) => panel.getBoundingClientRect());
    put(hover, hoverBox);
    put(field, fieldBox);
    put(ring, box);
    empty.hidden = !box || !empty.childElementCount || editing !== null;
    // A control that goes away hands its focus on; it never falls to the body.
    if (!box && hadFocus) document.querySelector<HTMLElement>('[data-region=bar] button')?.focus();
    if (box) placeBar(box, widths, panels);
    along();
  }

  function placeBar(box: DOMRect, widths: { chip: number; bar: number }, panels: readonly DOMRect[]) {
    const { top, inset } = barPlace(box);
    const bounds = { top, height: 36, width: widths.chip + widths.bar + 18 };
    const { from, to } = freeSpan(bounds, { panels, width: innerWidth });
    const left = inset + Math.max(from + 8, Math.min(box.left, to - widths.chip - widths.bar - 10));
    ring.classList.toggle('inside', box.width >= innerWidth - 12);
    chip.style.cssText = `left:${left}px;top:${top + 6}px`;
    empty.style.cssText = `left:${Math.max(8, box.left)}px;top:${box.bottom + 6}px`;
    bar.style.cssText = `left:${Math.min(left + widths.chip + 2, to - widths.bar - 8)}px;top:${top}px`;
  }

  const refresh = () => {
    frame ||= requestAnimationFrame(place);
  };
  const resized = new ResizeObserver(refresh);
  let stopWatching = () => {};
  const onSelect = () => {
    isNew = true;
    refresh();
  };
  const render = () => {
    isNew = false;
    const id = interaction.selected.get();
    const element = id ? elementOf(id) : null;
    resized.disconnect();
    if (element) resized.observe(element);
    resized.observe(document.body);
    stopWatching();
    stopWatching = id ? content.subscribe(id, onSelect) : () => {};
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
  addEventListener('scroll', refresh, { capture: true, passive: true });
  addEventListener('resize', refresh);

  return {
    hover(element: HTMLElement | null) {
      if (hovered !== element) refresh();
      hovered = element;
    },
    stop() {
      for (const stop of [...stops, stopWatching]) stop();
      resized.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('scroll', refresh, { capture: true });
      removeEventListener('resize', refresh);
    },
  };
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
