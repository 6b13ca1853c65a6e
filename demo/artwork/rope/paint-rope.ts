import { type Canvas, filled } from '../canvas.ts';
import { itemAt } from '../item-at.ts';
import type { Strand } from '../palette.ts';
import { Path } from '../path.ts';
import type { Rope } from './rope.ts';
import { paintPieces, piecesOf, type StrandPiece } from './smooth-strands.ts';
import { type PlacedYarn, yarnsOf } from './strand-yarns.ts';
import { lightAt, yarnEdge } from './tube.ts';

/** Paints a rope back to front. Yarns of one strand and one depth share a path. */
export function paintRope(rope: Rope, { palette, height }: Canvas): string {
  const yarns = [0, 1, 2].flatMap((strand) => yarnsOf(rope, strand)).filter((placed) => isInside(placed, height));
  const pieces = [0, 1, 2].flatMap((strand) => piecesOf(rope, strand));
  let drawing = '';
  for (let level = -rope.depthLevels; level <= rope.depthLevels; level++) {
    for (const [index, strand] of palette.strands.entries()) {
      const isHere = (placed: PlacedYarn | StrandPiece) =>
        placed.strand === index && Math.round(placed.depth * rope.depthLevels) === level;
      drawing += paintPieces(pieces.filter(isHere), strand) + paintGroup(yarns.filter(isHere), strand);
    }
  }
  return drawing;
}

function isInside({ yarn }: PlacedYarn, height: number): boolean {
  const { y, radius } = yarn.tube(yarn.s);
  return y > -3 * radius && y < height + 3 * radius;
}

function paintGroup(group: PlacedYarn[], { light, shade }: Strand): string {
  const shadows = new Path();
  const lights = new Path();
  for (const run of neighbours(group)) castShadow(run, shadows);
  for (const placed of group) {
    const half = (t: number) => (placed.spacing / 2) * litShare(placed, t);
    lights.ribbon(
      yarnEdge(placed.yarn, (t) => -half(t)),
      yarnEdge(placed.yarn, half),
    );
  }
  return filled(shadows, shade) + filled(lights, light);
}

function neighbours(group: PlacedYarn[]): PlacedYarn[][] {
  const runs: PlacedYarn[][] = [];
  for (const placed of group) {
    const run = runs.at(-1);
    if (run && itemAt(run, -1).order === placed.order - 1) run.push(placed);
    else runs.push([placed]);
  }
  return runs;
}

// The shadow reaches under the next run, or hairlines would show between the yarns.
function castShadow(run: PlacedYarn[], shadows: Path): void {
  const [first, last] = [itemAt(run, 0), itemAt(run, -1)];
  const ends = run.map(({ yarn }) => yarnEdge({ ...yarn, samples: 1 }, () => 0));
  const upper = ends.map((edge) => itemAt(edge, 0));
  const lower = ends.map((edge) => itemAt(edge, 1));
  shadows.patch([
    yarnEdge(first.yarn, () => -first.spacing * 0.58),
    lower,
    yarnEdge(last.yarn, () => last.spacing * 0.58).toReversed(),
    upper.toReversed(),
  ]);
}

/** How much of its place a yarn fills: its width is the light. */
function litShare({ yarn, depth }: PlacedYarn, t: number): number {
  const nearness = 0.62 + 0.38 * depth;
  // A yarn of one straight piece has no middle to swell in; it takes the light of its middle.
  if (yarn.samples === 1) return 0.1 + 0.85 * lightAt(yarn, 0.5) ** 0.8 * nearness;
  const edge = Math.sin(Math.PI * Math.min(Math.max(t, 0.03), 0.97)) ** 0.3;
  return (0.05 + 0.9 * lightAt(yarn, t) ** 0.8 * nearness) * edge;
}
