import type { Anchor } from '#app/features/reviews/anchor.ts';
import { PageText, pictureKey } from '#app/features/reviews/page-text.ts';

type Told = { choose(id: string): void; place(anchor: Anchor): void; follow(path: string): void };

/**
 * What a reader does on the page: marks words, presses a picture or a number. Links lead nowhere but to other pages of the
 * review; questions and folds open, because the browser does that alone. Answers how to stop.
 */
export function listenToFrame(frame: HTMLIFrameElement, { choose, place, follow }: Told): () => void {
  const page = frame.contentDocument;
  const root = page?.querySelector('main');
  if (!page || !root) return () => undefined;
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  for (const note of page.querySelectorAll('noscript')) note.remove();
  page.addEventListener('submit', (event) => event.preventDefault(), options);
  page.addEventListener(
    'click',
    (event) => {
      // Of the frame's own window, whose classes are others than ours.
      const target = event.target as Element | null;
      const pin = target?.closest<HTMLElement>('[data-review-marks] [data-thread]');
      if (pin?.dataset.thread) return choose(pin.dataset.thread);
      const link = target?.closest<HTMLAnchorElement>('a[href]');
      const image = target?.closest<HTMLImageElement>('main img');
      if (link || image) event.preventDefault();
      // What was marked before is not meant any more.
      if (image) page.getSelection()?.removeAllRanges();
      if (image) place(pointOf(image, event));
      else if (link && link.origin === location.origin) follow(link.pathname);
    },
    options,
  );
  const taken = () => {
    const selection = page.getSelection();
    if (!selection || selection.isCollapsed || selection.rangeCount === 0) return;
    const range = selection.getRangeAt(0);
    const anchor = root.contains(range.commonAncestorContainer) ? new PageText(root).quoteOf(range) : null;
    if (anchor) place(anchor);
  };
  // By the pointer, by keys, and by the handles of a telephone, which end with neither.
  page.addEventListener('pointerup', () => setTimeout(taken), options);
  page.addEventListener('keyup', taken, options);
  page.addEventListener('touchend', () => setTimeout(taken), options);
  return () => ending.abort();
}

function pointOf(image: HTMLImageElement, { clientX, clientY }: MouseEvent): Anchor {
  const { left, top, width, height } = image.getBoundingClientRect();
  const part = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
  return {
    kind: 'picture',
    picture: pictureKey(image),
    x: part((clientX - left) / width),
    y: part((clientY - top) / height),
  };
}
