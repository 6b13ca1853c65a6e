import { type Canvas, filled, stroked } from './canvas.ts';
import { itemAt } from './item-at.ts';
import { Path, type Point } from './path.ts';

type Cloth = { left: number; right: number; lean: number; belly: number };

/** Lengths of sailcloth, sewn side by side: weave, seams with their stitches, and reef points. */
export function sails(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  const count = Math.round(random.between(3, 7));
  const lean = width * random.between(-0.22, 0.22);
  const belly = width * random.between(-0.07, 0.07);
  const clothWidth = (width + 2 * Math.abs(lean)) / count;
  const cloths = Array.from({ length: count + 1 }, (_, index) => {
    const left = -Math.abs(lean) + index * clothWidth;
    return { left, right: left + clothWidth, lean, belly };
  });
  const reef = height * random.between(0.3, 0.7);
  return (
    cloths.map((cloth, index) => weave(canvas, cloth, index)).join('') +
    cloths.map((cloth) => seam(canvas, cloth)).join('') +
    stroked(
      new Path().polyline([
        [0, reef],
        [width, reef],
      ]),
      { color: palette.text, width: height * 0.008 },
    ) +
    cloths.map((cloth) => reefPoint(canvas, { cloth, reef })).join('')
  );
}

/** Where an edge of a cloth is at a height of the picture. */
function edgeAt({ height }: Canvas, x: number, { y, lean, belly }: { y: number; lean: number; belly: number }): Point {
  const share = y / height;
  return [x + lean * share + belly * Math.sin(Math.PI * share), y];
}

function weave(canvas: Canvas, cloth: Cloth, index: number): string {
  const { height, palette, random } = canvas;
  const color = itemAt(palette.lines, index % 3);
  const spacing = height / random.between(34, 62);
  const rise = (cloth.right - cloth.left) * random.between(-0.3, 0.3);
  const path = new Path();
  for (let y = -height * 0.2; y < height * 1.2; y += spacing)
    path.polyline([
      edgeAt(canvas, cloth.left, { ...cloth, y }),
      edgeAt(canvas, cloth.right, { ...cloth, y: y + rise }),
    ]);
  return stroked(path, { color, width: spacing * random.between(0.3, 0.62) });
}

function seam(canvas: Canvas, cloth: Cloth): string {
  const { height, palette } = canvas;
  const { left } = cloth;
  const half = height * 0.011;
  const steps = 12;
  const down = (side: number) =>
    Array.from({ length: steps + 1 }, (_, step) =>
      edgeAt(canvas, left + side, { ...cloth, y: (height * step) / steps }),
    );
  const stitches = new Path();
  for (let y = half; y < height; y += half * 2.4)
    stitches.polyline([
      edgeAt(canvas, left - half, { ...cloth, y }),
      edgeAt(canvas, left + half, { ...cloth, y: y + half * 1.2 }),
    ]);
  return (
    filled(new Path().ribbon(down(-half * 1.5), down(half * 1.5)), palette.ground) +
    stroked(stitches, { color: palette.text, width: half * 0.4 })
  );
}

function reefPoint(canvas: Canvas, { cloth, reef }: { cloth: Cloth; reef: number }): string {
  const { height, palette, random } = canvas;
  const from = edgeAt(canvas, (cloth.left + cloth.right) / 2, { ...cloth, y: reef });
  const swing = random.between(-0.04, 0.04) * height;
  const line: Point[] = [from, [from[0] + swing, reef + height * 0.07], [from[0] + swing * 0.4, reef + height * 0.15]];
  return (
    stroked(new Path().curve(line), { color: palette.text, width: height * 0.012, round: true }) +
    filled(new Path().circle(from, height * 0.018), palette.text)
  );
}
