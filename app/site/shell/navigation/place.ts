/** The element an address names; a closed question it stands in is opened. */
export function placeOf(hash: string): HTMLElement | null {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  place?.closest('details')?.setAttribute('open', '');
  return place;
}

/** A step of the history; `within` is set where a link on the page made it (go-to-place.ts). */
type Step = { key?: string; usr?: { within?: string } | null };

/** Whose scroll position a step has: one within a page has that of the page, so that the router leaves the window where it is. */
export function scrollKey(step: Step | null): string {
  return step?.usr?.within ?? step?.key ?? 'default';
}
