/**
 * The button that a visitor pressed before React listened, if any. It is busy no longer, and nobody presses it again but
 * whoever asked.
 */
export function letGo(): HTMLButtonElement | null {
  const early = window.foyerEarly;
  const pressed = early?.pressed ?? null;
  pressed?.removeAttribute('aria-busy');
  if (early) early.pressed = null;
  return pressed;
}
