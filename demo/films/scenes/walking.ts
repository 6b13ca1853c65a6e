import type { Canvas } from '../../artwork/canvas.ts';
import { hallFor } from '../../artwork/hall/hall.ts';
import { drawHall } from '../../artwork/hall/walk.ts';

/** Where the bay beside the eye begins when the film does, in metres from it. */
const firstBay = 1;
const baysPerLoop = 3;
/** How far the eye rises with a step, in metres; a bay takes four steps. */
const lift = 0.018;

/** One walks down the Long Walk: window after window comes, and is passed. */
export function walking(canvas: Canvas, moment: number): string {
  const hall = hallFor(canvas);
  const walked = (moment * baysPerLoop) % 1;
  // Two bays behind the eye: their windows still throw light before it.
  const farthestBehind = firstBay - hall.bayLength * (2 + walked);
  const bays = Array.from({ length: 22 }, (_, index) => farthestBehind + index * hall.bayLength);
  const eyeHeight = hall.eyeHeight + lift * Math.abs(Math.sin(4 * Math.PI * walked));
  return drawHall(canvas, { ...hall, bays, eyeHeight });
}
