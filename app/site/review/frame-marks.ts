import type { Anchor } from '#app/features/reviews/anchor.ts';
import { PageText, pictureOf } from '#app/features/reviews/page-text.ts';

/** A comment as it is shown on the page. */
export type Mark = { id: string; number: number; name: string; anchor: Anchor; isResolved: boolean };

type Placing = { frame: HTMLIFrameElement; marks: readonly Mark[]; active: string | null; picked: Anchor };

const pinSize = 28;
/** Names of the highlights (CSS Custom Highlight API), as the sheet below and the frame's window know them. */
const [marked, lit, draft] = ['review', 'review-active', 'review-draft'];

/**
 * Draws the numbers of the comments beside the words and on the pictures they are pinned to, and lights their words; the
 * page itself is not touched. Answers whose words are no longer there.
 */
export function placeMarks({ frame, marks, active, picked }: Placing): Set<string> {
  const [page, view] = [frame.contentDocument, frame.contentWindow];
  const root = page?.querySelector('main');
  if (!page || !view || !root) return new Set();
  const layer = layerOf(page);
  const text = new PageText(root);
  const missing = new Set<string>();
  const ranges = new Map<string, Range>();
  const pins: HTMLElement[] = [];
  const taken = new Map<string, number>();
  for (const mark of marks) {
    if (mark.anchor.kind === 'page') continue;
    const place = placeOf(mark.anchor, { page, text });
    if (!place) {
      missing.add(mark.id);
      continue;
    }
    if (place.range && !mark.isResolved) ranges.set(mark.id, place.range);
    // Several at one place stand below each other.
    const spot = `${Math.round(place.left / pinSize)} ${Math.round(place.top / pinSize)}`;
    const below = taken.get(spot) ?? 0;
    taken.set(spot, below + 1);
    const top = place.top + below * pinSize;
    pins.push(pinOf(page, mark, { ...place, top, isActive: mark.id === active }));
  }
  layer.replaceChildren(...pins);
  light(view, draft, picked.kind === 'text' ? [text.rangeOf(picked)] : []);
  light(view, lit, active ? [ranges.get(active) ?? null] : []);
  ranges.delete(active ?? '');
  light(view, marked, [...ranges.values()]);
  return missing;
}

/** Brings what a comment is pinned to into view. */
export function showPlace(frame: HTMLIFrameElement, anchor: Anchor): void {
  const page = frame.contentDocument;
  const root = page?.querySelector('main');
  if (!page || !root || anchor.kind === 'page') return;
  const place = placeOf(anchor, { page, text: new PageText(root) });
  if (place)
    frame.contentWindow?.scrollTo({ top: place.top - page.documentElement.clientHeight / 3, behavior: 'instant' });
}

type Place = { top: number; left: number; range?: Range };

/** In the coordinates of the page: beside the first line of words, or at the point of a picture. */
function placeOf(anchor: Anchor, { page, text }: { page: Document; text: PageText }): Place | null {
  const scrolled = { x: page.defaultView?.scrollX ?? 0, y: page.defaultView?.scrollY ?? 0 };
  if (anchor.kind === 'text') {
    const range = text.rangeOf(anchor);
    const line = range?.getClientRects()[0];
    if (!range || !line) return null;
    const block = range.startContainer.parentElement?.closest('p, li, h1, h2, h3, h4, blockquote, dd, dt') ?? null;
    const side = block?.getBoundingClientRect().left ?? line.left;
    return { top: line.top + scrolled.y + line.height / 2, left: Math.max(14, side + scrolled.x - 20), range };
  }
  const picture = anchor.kind === 'picture' ? pictureOf(page, anchor) : null;
  if (!picture || anchor.kind !== 'picture') return null;
  const box = picture.getBoundingClientRect();
  return { top: box.top + scrolled.y + anchor.y * box.height, left: box.left + scrolled.x + anchor.x * box.width };
}

function pinOf(page: Document, { id, number, name, isResolved }: Mark, place: Place & { isActive: boolean }) {
  const pin = page.createElement('button');
  pin.type = 'button';
  pin.dataset.thread = id;
  pin.setAttribute('aria-label', name);
  pin.toggleAttribute('data-resolved', isResolved);
  pin.toggleAttribute('data-active', place.isActive);
  pin.textContent = isResolved ? '✓' : String(number);
  pin.style.top = `${place.top}px`;
  pin.style.left = `${place.left}px`;
  return pin;
}

/** What lies over the page; made once for each document that comes into the frame. */
function layerOf(page: Document): Element {
  const known = page.querySelector('[data-review-marks]');
  if (known) return known;
  const layer = page.createElement('div');
  layer.setAttribute('data-review-marks', '');
  page.body.append(layer);
  const view = page.defaultView as (Window & typeof globalThis) | null;
  // A sheet that is made by script is no inline style, so the policy of the page has nothing against it.
  if (view) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(sheetText);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  }
  return layer;
}

function light(window: Window, name: string, ranges: readonly (Range | null)[]): void {
  const view = window as Window & typeof globalThis;
  if (!('highlights' in view.CSS)) return;
  const found = ranges.filter((range) => range !== null);
  if (found.length > 0) view.CSS.highlights.set(name, new view.Highlight(...found));
  else view.CSS.highlights.delete(name);
}

const sheetText = `
  ::highlight(${marked}) { background: #cfdcfa; color: #191c20; text-decoration: underline 2px #2456d6; }
  ::highlight(${lit}) { background: #f2cd54; color: #191c20; text-decoration: underline 2px #191c20; }
  ::highlight(${draft}) { background: #2456d6; color: #ffffff; }
  [data-review-marks] > button {
    all: unset; position: absolute; z-index: 2147483000; box-sizing: border-box; transform: translate(-50%, -50%);
    inline-size: ${pinSize}px; block-size: ${pinSize}px; border: 2px solid #ffffff; border-radius: 50% 50% 50% 4px;
    background: #2456d6; color: #ffffff; font: 600 12px / 24px Arial, sans-serif; text-align: center; cursor: pointer;
    box-shadow: 0 1px 3px rgb(16 20 28 / 40%);
  }
  [data-review-marks] > button[data-resolved] { background: #e3f3e9; color: #17663b; }
  [data-review-marks] > button[data-active] { background: #191c20; color: #ffffff; }
  [data-review-marks] > button:focus-visible { outline: 3px solid #2456d6; outline-offset: 2px; }
  main img { cursor: crosshair; }
`;
