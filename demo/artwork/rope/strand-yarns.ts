import type { Rope } from './rope.ts';
import { speedAt, type Tube, type Yarn } from './tube.ts';

/** A yarn with its place in the rope; depth runs from -1 behind the axis to 1 before it. */
export type PlacedYarn = { yarn: Yarn; spacing: number; depth: number; strand: number; order: number };

/** All yarns of one strand that can be seen, in their order along the rope. */
export function yarnsOf(rope: Rope, strand: number): PlacedYarn[] {
  const tube = strandTube(rope, strand);
  const yarns: PlacedYarn[] = [];
  let s = rope.from;
  let order = 0;
  while (s < rope.to) {
    const placed = { ...placeYarn(rope, { tube, strand, s }), order };
    if (!isBuried(rope, placed) && tube(s).radius >= (rope.smoothBelow ?? 0)) yarns.push(placed);
    order += 1;
    s += placed.spacing;
  }
  return yarns;
}

function placeYarn(
  rope: Rope,
  { tube, strand, s }: { tube: Tube; strand: number; s: number },
): Omit<PlacedYarn, 'order'> {
  const place = tube(s);
  const speed = speedAt(place);
  const samples = place.radius > 90 ? 5 : place.radius > 70 ? 4 : place.radius > 16 ? 3 : place.radius > 8 ? 2 : 1;
  const advance = (2.7 * place.radius) / speed;
  const spacing = Math.max(rope.yarnSpacing * place.radius, rope.finestYarn) / speed;
  const depth = Math.sin(rope.turn(s) + (strand * 2 * Math.PI) / 3);
  return { yarn: { tube, s, advance, samples }, spacing, depth, strand };
}

export function strandTube(rope: Rope, strand: number): Tube {
  const middle = (x: number) => {
    const angle = rope.turn(x) + (strand * 2 * Math.PI) / 3;
    const spread = rope.strandRadius(x) * rope.opening(x);
    return [x, rope.axis(x) + spread * Math.cos(angle), spread * Math.sin(angle)] as const;
  };
  return (x) => {
    const [, y, z] = middle(x);
    const radius = rope.strandRadius(x);
    const step = radius * 0.05;
    const [before, after] = [middle(x - step), middle(x + step)];
    return { x, y, z, radius, along: [1, (after[1] - before[1]) / (2 * step), (after[2] - before[2]) / (2 * step)] };
  };
}

/** In a closed rope the far side of a strand is never seen. */
function isBuried(rope: Rope, { yarn, depth }: PlacedYarn): boolean {
  return depth < -0.7 && yarn.tube(yarn.s).radius < 40 && rope.opening(yarn.s) < 1.6;
}
