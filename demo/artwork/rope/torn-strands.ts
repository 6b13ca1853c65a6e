import { filled } from '../canvas.ts';
import { itemAt } from '../item-at.ts';
import type { Palette } from '../palette.ts';
import { Path, type Point } from '../path.ts';

/** One end of the torn rope. `out` points from the page edge to the tear. */
export type RopeEnd = { edge: number; tear: number; out: 1 | -1; phase: number };

/** Measures of a rope of flat bands. */
export type FlatRope = { level: number; reach: number; pitch: number; band: number };

/** Three flat bands, each drawn from half turn to half turn: first those behind, then those before. */
export function strands(end: RopeEnd, { geometry, palette }: { geometry: FlatRope; palette: Palette }): string {
  const behind: string[] = [];
  const before: string[] = [];
  for (const [index, color] of palette.lines.entries()) {
    for (const half of halfTurns(end, { geometry, index })) {
      const list = half.isBefore ? before : behind;
      list.push(filled(band(end, { geometry, index, from: half.from, to: half.to }), color));
    }
  }
  return behind.join('') + before.join('');
}

function halfTurns({ edge, tear, phase }: RopeEnd, { geometry, index }: { geometry: FlatRope; index: number }) {
  const [low, high] = [Math.min(edge, tear), Math.max(edge, tear)];
  const turnsAt = (x: number) => (2 * Math.PI * x) / geometry.pitch + phase + (index * 2 * Math.PI) / 3;
  const cuts = [low];
  for (let half = Math.ceil(turnsAt(low) / Math.PI); half < turnsAt(high) / Math.PI; half++) {
    cuts.push(((half * Math.PI - phase - (index * 2 * Math.PI) / 3) * geometry.pitch) / (2 * Math.PI));
  }
  cuts.push(high);
  return cuts.slice(1).map((to, place) => {
    const from = itemAt(cuts, place);
    // A little overlap, or a hairline shows where a band passes from behind to before.
    return { from, to: to + 2, isBefore: Math.sin(turnsAt((from + to) / 2)) > 0 };
  });
}

function band(
  end: RopeEnd,
  { geometry, index, from, to }: { geometry: FlatRope; index: number; from: number; to: number },
): Path {
  const steps = Math.max(2, Math.ceil((to - from) / (geometry.pitch / 12)));
  const xs = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
  const side = (share: number) => xs.map((x) => onStrand(end, { geometry, index, x, share }));
  return new Path().ribbon(side(-0.5), side(0.5));
}

/** A place on a strand; `share` runs across the band, which narrows where the strand turns its edge to us. */
export function onStrand(
  { phase, tear }: RopeEnd,
  { geometry, index, x, share }: { geometry: FlatRope; index: number; x: number; share: number },
): Point {
  const { level, reach, pitch, band: breadth } = geometry;
  const angle = (2 * Math.PI * x) / pitch + phase + (index * 2 * Math.PI) / 3;
  const waist = 1 - 0.55 * Math.exp(-(((x - tear) / (pitch * 0.22)) ** 2));
  const across = breadth * (0.42 + 0.58 * Math.abs(Math.cos(angle)) ** 1.4);
  return [x, level + waist * (reach * Math.cos(angle) + share * across)];
}
