/** Thousandths of what it lies in, from the upper left corner. */
export type Place = { x: number; y: number };

/** Where something stands after it was carried so many pixels over a frame of so many; it does not leave the frame. Pure. */
export function placeAfter(
  start: Place,
  way: { x: number; y: number },
  frame: { width: number; height: number },
): Place {
  const within = (at: number, by: number, size: number) =>
    Math.round(Math.min(1000, Math.max(0, at + (size > 0 ? (by / size) * 1000 : 0))));
  return { x: within(start.x, way.x, frame.width), y: within(start.y, way.y, frame.height) };
}
