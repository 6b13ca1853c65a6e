import type { Canvas } from '../canvas.ts';
import { paintRope } from './paint-rope.ts';
import { hawserPitch, type Rope, touchingOpening, turnFromPitch } from './rope.ts';

/** A line that comes nearer and turns out to be a rope. */
export function lineToRope(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const thin = Math.max(2, width * 0.0017);
  // A picture as high as wide stands on a telephone: its rope leaves at the side, not through the text below.
  const isNarrow = width < height * 1.2;
  const thick = Math.min(height * 0.155, width * (isNarrow ? 0.088 : 0.12)) * random.between(0.95, 1.05);
  const growth = Math.min(width * (isNarrow ? 0.2 : 0.14), height * 0.34);
  const nearness = (x: number) => Math.exp((x - width) / growth);
  const strandRadius = (x: number) => thin + thick * nearness(x);
  // Near the eye the lay is drawn out, else the last strand would stand upright.
  const pitch = (x: number) => hawserPitch * (1 + 0.5 * nearness(x));
  const ends = { from: -thin * 4, to: width + growth * 1.1, start: random.between(0, 2 * Math.PI) };
  const rope: Rope = {
    ...ends,
    axis: () => height * 0.54,
    strandRadius,
    opening: (x) => touchingOpening(pitch(x)),
    turn: turnFromPitch((x) => strandRadius(x) * pitch(x), ends),
    yarnSpacing: 0.35,
    finestYarn: 3.8,
    smoothBelow: 7 + width * 0.0035,
    depthLevels: 16,
  };
  return paintRope(rope, canvas);
}
