import { filled } from '../canvas.ts';
import type { Hall, Panel } from './hall.ts';
import { panelBetween, panelPath } from './panel.ts';

/** Beams and boards stand out because the rays sink back into the ground there. */
export function portals(hall: Hall, ground: string): string {
  const rings = hall.bays.map((z) => ring(hall, z + 0.62 * hall.bayLength, z + 0.84 * hall.bayLength));
  const boards = [-0.66, -0.22, 0.22, 0.66].map((at) => {
    const x = at * hall.half;
    return panelPath([
      panelBetween(hall, [
        [x - 0.05, hall.top, hall.near],
        [x + 0.05, hall.top, hall.near],
        [x + 0.05, hall.top, 400],
        [x - 0.05, hall.top, 400],
      ]),
    ]);
  });
  return filled(panelPath(rings.flat()), ground, 0.62) + boards.map((board) => filled(board, ground, 0.75)).join('');
}

function ring(hall: Hall, from: number, to: number): Panel[] {
  const { half, top } = hall;
  const strip = (ax: number, ay: number, bx: number, by: number) =>
    panelBetween(hall, [
      [ax, ay, from],
      [bx, by, from],
      [bx, by, to],
      [ax, ay, to],
    ]);
  return [strip(-half, 0, -half, top), strip(-half, top, half, top), strip(half, top, half, 0)];
}
