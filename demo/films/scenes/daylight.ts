import type { Canvas } from '../../artwork/canvas.ts';
import { hallFor } from '../../artwork/hall/hall.ts';
import { drawHall } from '../../artwork/hall/walk.ts';
import { randomFrom } from '../../artwork/random.ts';

/** How far the light runs along the hall, for each metre across it, and how far it falls when it stands lowest and highest. */
const reach = 0.42;
const falls = { lowest: 0.3, highest: 0.52 };

/** The sun goes along the windows of the Long Walk and comes back: a day, and the next one the other way. */
export function daylight(canvas: Canvas, moment: number): string {
  const hall = hallFor({ ...canvas, random: randomFrom('daylight') });
  const along = Math.cos(2 * Math.PI * moment);
  const run = -reach * along;
  const fall = falls.highest - (falls.highest - falls.lowest) * along ** 2;
  return drawHall(canvas, { ...hall, sun: { fall, run } });
}
