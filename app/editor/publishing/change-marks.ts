/** A changed module and its number in the list beside the page; left out of what goes now, it stays a draft. */
export type NumberedChange = { id: string; number: number; isLeftOut: boolean };

/** How far from its module a number stands, in pixels, where the margin has room for it. */
const aside = 30;

/**
 * Puts the numbers of the list beside what has changed on the page. They are a layer of their own: no element of the page is
 * touched and nothing moves. Answers how to take them away.
 */
export function markChanges(changes: readonly NumberedChange[]): () => void {
  const layer = document.createElement('div');
  layer.className = 'ed-change-numbers';
  layer.setAttribute('data-editor-chrome', '');
  // The list says the same in words.
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  const render = () => layer.replaceChildren(...changes.flatMap(numberOf));
  render();
  const watching = new ResizeObserver(render);
  watching.observe(document.body);
  return () => {
    watching.disconnect();
    layer.remove();
  };
}

function numberOf({ id, number, isLeftOut }: NumberedChange): HTMLElement[] {
  const box = document.querySelector(`[data-m="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  if (!box) return [];
  const mark = document.createElement('b');
  mark.textContent = String(number);
  mark.toggleAttribute('data-left-out', isLeftOut);
  mark.style.left = `${Math.max(4, box.left + scrollX - aside)}px`;
  mark.style.top = `${box.top + scrollY}px`;
  return [mark];
}
