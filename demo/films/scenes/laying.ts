import type { Canvas } from '../../artwork/canvas.ts';
import { paintRope } from '../../artwork/rope/paint-rope.ts';
import { hawserPitch, type Rope, touchingOpening, turnFromPitch } from '../../artwork/rope/rope.ts';

/** Three strands come from the left, turn about each other and close into one rope. */
export function laying(canvas: Canvas, moment: number): string {
  const { width, height } = canvas;
  const radius = height * 0.13;
  const pitch = radius * hawserPitch;
  const closesAt = width * 0.62;
  const apart = (x: number) => Math.max(0, (closesAt - x) / width);
  const ends = { from: -radius * 3, to: width + radius * 4, start: -2 * Math.PI * moment };
  const rope: Rope = {
    ...ends,
    axis: () => height / 2,
    strandRadius: () => radius,
    opening: (x) => touchingOpening(hawserPitch) + 4.6 * apart(x) ** 1.5,
    // The farther strands are from where they close, the less they turn about each other.
    turn: turnFromPitch((x) => pitch * (1 + 3.2 * apart(x)), ends),
    yarnSpacing: 0.3,
    finestYarn: 3,
    depthLevels: 60,
  };
  return paintRope(rope, canvas);
}
