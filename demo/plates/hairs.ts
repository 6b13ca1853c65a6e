import { hash } from './noise.ts';
import type { Hair, Plate, Vector } from './plate.ts';
import { type Frame, lensOf } from './render.ts';

/** Points of one hair; enough that none is skipped at the sizes plates are rendered in. */
const points = 90;

/** Draws the hairs of a plate into its light: finer than a point of the picture, and hidden by what lies nearer. */
export function addHairs(
  { hairs = [], camera }: Plate,
  frame: Frame,
  picture: { light: Float32Array; depth: Float32Array },
): void {
  const { pointOf } = lensOf(camera, frame);
  for (const [number, hair] of hairs.entries()) {
    for (let step = 0; step <= points; step += 1) {
      const share = step / points;
      const { x, y, far } = pointOf(along(hair, share));
      const fine = (1 - share * 0.8) * (0.32 + 0.3 * hash(number, 3, 7)) * (frame.width / 1200);
      blend(picture, frame, { x, y, far, fine, colour: hair.colour });
    }
  }
}

/** A place on the arc from root over bend to tip. */
function along({ root, bend, tip }: Hair, share: number): Vector {
  const part = (at: 0 | 1 | 2) =>
    (1 - share) ** 2 * root[at] + 2 * share * (1 - share) * bend[at] + share ** 2 * tip[at];
  return [part(0), part(1), part(2)];
}

type Drop = { x: number; y: number; far: number; fine: number; colour: Hair['colour'] };

/** Shares a point between the four it lies among. */
function blend(
  { light, depth }: { light: Float32Array; depth: Float32Array },
  { width, height }: Frame,
  { x, y, far, fine, colour }: Drop,
): void {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [column, row] = [left + dx, top + dy];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    if ((depth[row * width + column] ?? 0) < far - 0.25) continue;
    const cover = Math.max(0, 1 - Math.abs(x - 0.5 - column)) * Math.max(0, 1 - Math.abs(y - 0.5 - row)) * fine;
    const at = (row * width + column) * 3;
    for (let part = 0; part < 3; part += 1)
      light[at + part] = (light[at + part] ?? 0) * (1 - cover) + (colour[part] ?? 0) * cover;
  }
}
