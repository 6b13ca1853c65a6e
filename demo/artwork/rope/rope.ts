import { itemAt } from '../item-at.ts';

/** A rope of three strands along a level axis, all measures as functions of x. */
export type Rope = {
  from: number;
  to: number;
  axis: (x: number) => number;
  /** Radius of one strand. */
  strandRadius: (x: number) => number;
  /** How far strands keep from the axis, in strand radii; see `touchingOpening`. */
  opening: (x: number) => number;
  /** Turn of the lay at x in radians. */
  turn: (x: number) => number;
  /** Distance between yarns in strand radii. */
  yarnSpacing: number;
  finestYarn: number;
  /** A strand of a smaller radius is drawn smooth: its yarns would be finer than a screen can show. */
  smoothBelow?: number;
  /** How many straight lengths a turn of a smooth strand of a radius is drawn with; fewer weigh less. */
  piecesPerTurn?: (radius: number) => number;
  /** Steps from the axis to the eye; more steps part the strands more exactly and weigh more. */
  depthLevels: number;
};

/** Pitch of the lay in strand radii, as in a hawser. */
export const hawserPitch = 7.6;

/**
 * How far strands keep from the axis so that they touch, in strand radii, for a pitch in strand radii.
 * Straight rods need 1.155; strands that lie across the axis need more, and a hair's breadth beside.
 */
export function touchingOpening(pitch: number): number {
  const rods = 2 / Math.sqrt(3);
  let opening = rods;
  for (let step = 0; step < 12; step++) opening = rods * Math.hypot(1, (Math.PI * opening) / pitch);
  return opening * 1.11;
}

/** Sums the turn of a lay whose pitch changes along the rope. */
export function turnFromPitch(
  pitch: (x: number) => number,
  { from, to, start }: { from: number; to: number; start: number },
) {
  const steps = 1200;
  const width = (to - from) / steps;
  const turns = [start];
  for (let step = 0; step < steps; step++)
    turns.push(itemAt(turns, step) + (2 * Math.PI * width) / pitch(from + (step + 0.5) * width));
  return (x: number) => {
    const place = Math.min(Math.max((x - from) / width, 0), steps - 1e-6);
    const index = Math.floor(place);
    const before = itemAt(turns, index);
    return before + (itemAt(turns, index + 1) - before) * (place - index);
  };
}
