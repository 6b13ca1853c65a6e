type Point = { x: number; y: number };

/** So far a hand moves that means to press only, in pixels; what goes further drags, or marks a part of a text. */
const stillPx = 4;

/** Whether a pointer that was pressed here and is there now has been pressed only; both in pixels of the window. */
export function isStillPress(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) < stillPx;
}
