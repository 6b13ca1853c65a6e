import type { EditorView } from 'prosemirror-view';
import { mounted } from '../canvas/text/mount-text.ts';

const toolWidth = 470;

/** Keeps the tools beside the text while it grows and scrolls: once per frame, after the page is laid out anyway. */
export function keepBeside(view: EditorView, tools: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    frame = 0;
    const { left, top } = placeOf(view);
    tools.style.left = `${left}px`;
    tools.style.top = `${top}px`;
  };
  const soon = () => {
    frame ||= requestAnimationFrame(place);
  };
  soon();
  const stop = mounted.subscribe(soon);
  addEventListener('scroll', soon, { capture: true, passive: true });
  addEventListener('resize', soon);
  return () => {
    stop();
    cancelAnimationFrame(frame);
    removeEventListener('scroll', soon, { capture: true });
    removeEventListener('resize', soon);
  };
}

/**
 * Never over the line that holds the caret: below the whole text, else above it, else below the top bar or at the
 * foot of the window, whichever is farther from the caret.
 */
function placeOf(view: EditorView) {
  const box = view.dom.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left, innerWidth - toolWidth - 8));
  // On a narrow screen the tools stand in two rows.
  const height = innerWidth < toolWidth + 16 ? 72 : 36;
  if (box.bottom + 12 + height < innerHeight) return { left, top: Math.max(box.bottom + 12, 56) };
  const above = box.top - height - 52;
  if (above > 56) return { left, top: above };
  const caret = view.coordsAtPos(view.state.selection.head);
  return { left, top: caret.top > innerHeight / 2 ? 56 : innerHeight - height - 12 };
}
