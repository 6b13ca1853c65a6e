import { scrollWindow } from '#app/ui/scroll.ts';
import { placeOf } from './place.ts';

const anchorOffset = 200;
const anchorDuration = 700;
/** A question opens before it is scrolled to. */
const questionDelay = 700;

/** Scrolls to a place on this page and puts the focus there (docs/behaviour/navigation.md#moving-between-pages). */
export function goToPlace(hash: string): void {
  const place = placeOf(hash);
  if (!place) return;
  if (!place.matches('a, button, input, select, textarea, summary, [tabindex]')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const scroll = () => scrollWindow(place.getBoundingClientRect().top + window.scrollY - anchorOffset, anchorDuration);
  setTimeout(scroll, place.closest('details') ? questionDelay : 0);
}
