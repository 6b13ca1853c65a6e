import { filled } from '../canvas.ts';
import type { Strand } from '../palette.ts';
import { Path, type Point } from '../path.ts';
import type { Rope } from './rope.ts';
import { strandTube } from './strand-yarns.ts';
import { sideOf, type Tube } from './tube.ts';

/** A short length of a strand that is too thin for yarns. */
export type StrandPiece = { tube: Tube; from: number; to: number; depth: number; strand: number };

const usualPiecesPerTurn = () => 18;
/** Depths from the axis to the eye that thin strands are told apart by. */
const depths = 4;
/** How much of a strand is its colour; the rest on both sides is the line that parts it from its neighbours. */
const body = 0.74;
const thinnestLine = 1.1;

/** The lengths of one strand that are drawn smooth, where they are not behind the others. */
export function piecesOf(rope: Rope, strand: number): StrandPiece[] {
  const { smoothBelow = 0, piecesPerTurn = usualPiecesPerTurn } = rope;
  const tube = strandTube(rope, strand);
  const pieces: StrandPiece[] = [];
  let from = rope.from;
  while (from < rope.to) {
    const to = from + turnLength(rope, from) / piecesPerTurn(rope.strandRadius(from));
    const depth = Math.round(depths * Math.sin(rope.turn((from + to) / 2) + (strand * 2 * Math.PI) / 3)) / depths;
    if (depth > -0.75 && tube(from).radius < smoothBelow) pieces.push({ tube, from, to, depth, strand });
    from = to;
  }
  return pieces;
}

/** Each piece as its outline and, on it, its body: neighbours of one depth share both paths. */
export function paintPieces(pieces: readonly StrandPiece[], { light, shade }: Strand): string {
  const [outline, inside] = [new Path(), new Path()];
  for (const piece of pieces) {
    outline.polyline(lengthOf(piece, { spare: 0, reachOf: (radius) => radius }), { closed: true });
    inside.polyline(lengthOf(piece, { spare: 0.25, reachOf: bodyOf }), { closed: true });
  }
  return filled(outline, shade) + filled(inside, light);
}

function bodyOf(radius: number): number {
  return Math.min(radius * body, radius - thinnestLine);
}

/**
 * Four corners. Bodies have a share of their length to spare, or a hair line would show where two meet edge to edge;
 * outlines have none, or they would cross the body before them.
 */
function lengthOf(
  { tube, from, to }: StrandPiece,
  { spare, reachOf }: { spare: number; reachOf: (radius: number) => number },
): Point[] {
  const at = (s: number, side: 1 | -1): Point => {
    const place = tube(s);
    const [sideX, sideY] = sideOf(place);
    const reach = side * reachOf(place.radius);
    return [place.x + sideX * reach, place.y + sideY * reach];
  };
  const [first, last] = [from - spare * (to - from), to + spare * (to - from)];
  return [at(first, 1), at(last, 1), at(last, -1), at(first, -1)];
}

function turnLength(rope: Rope, at: number): number {
  const step = rope.strandRadius(at) * 0.2;
  return (2 * Math.PI * step) / (rope.turn(at + step) - rope.turn(at));
}
