import type { Canvas } from '../canvas.ts';
import { paintRope } from './paint-rope.ts';
import { hawserPitch, type Rope, touchingOpening, turnFromPitch } from './rope.ts';

/** A rope that turns open towards the right until its strands stand free. */
export function unlay(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const radius = Math.min(height * 0.125, width * 0.06);
  const opensAt = random.between(0.5, 0.6);
  const widest = random.between(2.4, 2.7);
  const ends = { from: -radius * 4, to: width + radius * 4, start: random.between(0, 2 * Math.PI) };
  const closed = touchingOpening(hawserPitch);
  const open = (x: number) => Math.max(0, (x / width - opensAt) / (1 - opensAt)) ** 1.6;
  const rope: Rope = {
    ...ends,
    axis: () => height / 2,
    strandRadius: () => radius,
    opening: (x) => closed + (widest - closed) * open(x),
    turn: turnFromPitch((x) => radius * hawserPitch * (1 + 0.55 * open(x)), ends),
    yarnSpacing: 0.32,
    finestYarn: 2.4,
    depthLevels: 16,
  };
  return paintRope(rope, canvas);
}
