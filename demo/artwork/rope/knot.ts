import { type Canvas, filled, stroked } from '../canvas.ts';
import { itemAt } from '../item-at.ts';
import { type KnotVariant, knotVariants } from '../method.ts';
import { type Palette, yellow } from '../palette.ts';
import { Path, type Point } from '../path.ts';
import { knotCurve } from './knot-curve.ts';
import { cutIntoPieces, type KnotPiece, lengthInRadii } from './knot-pieces.ts';
import { nameBraid } from './name-braid.ts';
import { nameTubes } from './name-tubes.ts';
import { lightAt, sideOf, type Tube, type Yarn, yarnEdge } from './tube.ts';

/** One rope tied into a closed knot, painted back to front with a casing where it crosses itself. */
export function knot(canvas: Canvas): string {
  return paintTubes([knotCurve(variantOf(canvas), canvas)], canvas);
}

/** The knot of a name: its letters are the crossings, and each of its closed strands has an ink of its own. */
export function nameKnot(canvas: Canvas): string {
  return paintTubes(nameTubes(nameBraid(canvas.seed), canvas), canvas, { mostYarns: 230 });
}

function paintTubes(tubes: readonly Tube[], canvas: Canvas, { mostYarns }: { mostYarns?: number } = {}): string {
  const first = lineColor(canvas.palette);
  const inks = [first, ...canvas.palette.lines.filter((ink) => ink !== first)];
  const lengths = tubes.map(lengthInRadii);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return tubes
    .flatMap((tube, index) => {
      const most = mostYarns && Math.round((mostYarns * itemAt(lengths, index)) / whole);
      return cutIntoPieces(tube, most).map((piece) => ({ ...piece, ink: itemAt(inks, index) }));
    })
    .sort((one, other) => one.depth - other.depth)
    .map((piece) => paintPiece(piece, canvas))
    .join('');
}

function variantOf({ variant, random }: Canvas): KnotVariant {
  const known = knotVariants.find((name) => name === variant);
  return known ?? itemAt(knotVariants, Math.floor(random.between(0, knotVariants.length)));
}

function paintPiece({ yarns, depth, ink }: KnotPiece & { ink: string }, { palette, theme }: Canvas): string {
  const [first, last] = [itemAt(yarns, 0).yarn, itemAt(yarns, -1).yarn];
  // A little more than half a yarn: pieces meet without a hairline and without covering each other.
  const overlap = itemAt(yarns, 0).spacing * 0.53;
  const casing = new Path().polyline([...casingEdge(first, -overlap), ...casingEdge(last, overlap).toReversed()], {
    closed: true,
  });
  const lines = new Path();
  for (const { yarn, spacing } of yarns) {
    const half = (t: number) => (spacing / 2) * inkShare(yarn, t, { depth, light: theme === 'cc03' });
    lines.ribbon(
      yarnEdge(yarn, (t) => -half(t)),
      yarnEdge(yarn, half),
    );
  }
  return (
    filled(casing, palette.ground) +
    stroked(
      limbs(
        yarns.map(({ yarn }) => yarn),
        overlap,
      ),
      { color: ink, width: first.tube(first.s).radius * 0.035 },
    ) +
    filled(lines, ink)
  );
}

function lineColor(palette: Palette): string {
  return palette.lines[0] === yellow ? yellow : palette.text;
}

// Along the yarn, and beyond both silhouettes by the breadth of the gap.
function casingEdge(yarn: Yarn, offset: number): Point[] {
  const edge = yarnEdge(yarn, () => offset);
  return [widen(yarn, itemAt(edge, 0), { t: 0, offset }), ...edge, widen(yarn, itemAt(edge, -1), { t: 1, offset })];
}

function widen({ tube, s, advance }: Yarn, [x, y]: Point, { t, offset }: { t: 0 | 1; offset: number }): Point {
  const place = tube(s + advance * (t - 0.5) + offset);
  const [sideX, sideY] = sideOf(place);
  const gap = place.radius * 0.17 * (t === 0 ? 1 : -1);
  return [x + sideX * gap, y + sideY * gap];
}

function limbs(yarns: Yarn[], overlap: number): Path {
  const first = yarnEdge({ ...itemAt(yarns, 0), samples: 1 }, () => -overlap * 1.3);
  const last = yarnEdge({ ...itemAt(yarns, -1), samples: 1 }, () => overlap * 1.3);
  const middles = yarns.map((yarn) => yarnEdge({ ...yarn, samples: 1 }, () => 0));
  const rows = [first, ...middles, last];
  return new Path().polyline(rows.map((row) => itemAt(row, 0))).polyline(rows.map((row) => itemAt(row, 1)));
}

/** Yellow yarn on dark is the light itself; black yarn is the shadow. Deep places lie in shadow. */
function inkShare(yarn: Yarn, t: number, { depth, light }: { depth: number; light: boolean }): number {
  const brightness = lightAt(yarn, t) ** 1.15 * (0.72 + 0.28 * depth);
  const share = light ? 0.16 + 0.84 * brightness : 1.02 - 1.05 * brightness;
  const edge = Math.sin(Math.PI * Math.min(Math.max(t, 0.02), 0.98)) ** 0.25;
  return Math.min(Math.max(share, 0.1), 0.94) * edge;
}
