import type { Editor } from '../core/editor.ts';

type ElementOf = (id: string) => HTMLElement | null;

/** Shows where something has just changed: a step of one's own, or the work of a colleague. Answers how to stop. */
export function watchHighlights({ interaction }: Editor, elementOf: ElementOf): () => void {
  // After the page is rendered anew: where the module stands then is where it is lit.
  const stopFlash = interaction.flash.subscribe(() =>
    queueMicrotask(() => light(elementOf(interaction.flash.get()?.id ?? ''))),
  );
  const stopLit = interaction.lit.subscribe(() => {
    for (const id of interaction.lit.get()) tint(elementOf(id));
  });
  return () => {
    stopFlash();
    stopLit();
  };
}

/**
 * Shows where a step has changed something, without stealing more scroll than it needs. It is lit and then no more: a
 * light that faded had the page rendered sixty times a second until it was out, and the next command waited behind that.
 */
function light(element: HTMLElement | null) {
  if (!element) return;
  element.scrollIntoView({ block: 'nearest' });
  element.animate([{ outline: '3px solid #f3c73b' }, { outline: '3px solid #f3c73b' }], lit);
}

/** All of it is delay: between its beginning and its end nothing of it changes, so nothing is rendered. */
const lit = { delay: 900, duration: 1, fill: 'backwards' } as const;

/** Where a colleague has changed something: seen by whoever looks there, without moving the page. */
function tint(element: HTMLElement | null) {
  element?.animate([{ backgroundColor: 'rgb(243 199 59 / 30%)' }, { backgroundColor: 'transparent' }], {
    duration: 2000,
    composite: 'replace',
  });
}
