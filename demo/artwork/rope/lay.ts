import type { Canvas } from '../canvas.ts';
import { paintRope } from './paint-rope.ts';
import { hawserPitch, type Rope, touchingOpening } from './rope.ts';

/** Close view of a laid rope: the strands run out of the picture on all sides. */
export function lay(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const radius = Math.max(height * random.between(0.34, 0.4), width * 0.2);
  const pitch = radius * hawserPitch;
  const start = random.between(0, 2 * Math.PI);
  const drift = random.between(-0.06, 0.06);
  const rope: Rope = {
    from: -radius * 3,
    to: width + radius * 3,
    axis: () => height * (0.5 + drift),
    strandRadius: () => radius,
    opening: () => touchingOpening(hawserPitch),
    turn: (x) => start + (2 * Math.PI * x) / pitch,
    yarnSpacing: 0.2,
    finestYarn: 3,
    depthLevels: 90,
  };
  return paintRope(rope, canvas);
}
