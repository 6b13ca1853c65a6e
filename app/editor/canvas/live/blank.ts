/** What of a module can be seen, or is being written, without a word in it. */
const shown = '[data-f]:not(:empty), img, svg, video, table, iframe, input, [data-column]';

/**
 * Marks modules in which visitors see nothing, so that they get a place to click. Not a `:has()` in the style sheet: on a
 * page of 240 modules that had every one of them looked at again with every insertion (30 of 36 ms). `nameOf` says what
 * shall stand there, in words.
 */
export function markBlank(page: HTMLElement, nameOf: (id: string) => string): () => void {
  const look = (module: Element) => {
    if (module.querySelector(shown) || module.textContent.trim()) module.removeAttribute('data-blank');
    else module.setAttribute('data-blank', nameOf(module.getAttribute('data-m') ?? ''));
  };
  for (const module of page.querySelectorAll('[data-m]')) look(module);
  const watching = new MutationObserver((records) => {
    const touched = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const around = target instanceof Element ? target.closest('[data-m]') : null;
      if (around) touched.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('[data-m]')) touched.add(node);
        for (const below of node.querySelectorAll('[data-m]')) touched.add(below);
      }
    }
    for (const module of touched) look(module);
  });
  watching.observe(page, { subtree: true, childList: true });
  return () => watching.disconnect();
}
