import { type Canvas, filled, stroked } from '../canvas.ts';
import { itemAt } from '../item-at.ts';
import { kalk, mennige, yellow } from '../palette.ts';
import { Path, type Point } from '../path.ts';

/** A net of diamond meshes that gives way to a round weight. */
export function net(canvas: Canvas): string {
  const { width, height, theme, palette, random } = canvas;
  const mesh = Math.min(width, height) / random.between(13, 15);
  const tall = mesh * 1.5;
  const weight = { x: width * random.between(0.36, 0.64), y: height * 0.84, radius: Math.min(width, height) * 0.085 };
  const knots = meshes({ width, height, mesh, tall }).map((row) => row.map((point) => giveWay(point, weight)));
  const color = { cc01: mennige, cc02: kalk, cc03: yellow }[theme];
  return (
    stroked(threads(knots), { color: palette.text, width: Math.max(1.3, mesh / 42) }) +
    stroked(knotDots(knots, canvas), { color: palette.text, width: mesh / 9.5, round: true }) +
    filled(new Path().circle([weight.x, weight.y], weight.radius), color)
  );
}

function meshes({
  width,
  height,
  mesh,
  tall,
}: {
  width: number;
  height: number;
  mesh: number;
  tall: number;
}): Point[][] {
  const rows = Math.ceil((height * 1.5) / (tall / 2)) + 4;
  const columns = Math.ceil((width * 1.4) / mesh) + 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (_, column) => [-width * 0.2 + (column + (row % 2) / 2) * mesh, -height * 0.45 + (row * tall) / 2] as const,
    ),
  );
}

type Weight = { x: number; y: number; radius: number };

// The net is drawn in and down towards the weight and closes around it from above.
function giveWay([x, y]: Point, { x: loadX, y: loadY, radius }: Weight): Point {
  const [dx, dy] = [x - loadX, y - (loadY - radius * 3.4)];
  const nearness = Math.exp(-((dx / (radius * 4.6)) ** 2) - (dy / (radius * 6)) ** 2);
  const sag = radius * 3.1 * nearness;
  const gather = 1 - 0.62 * nearness;
  const pulled: Point = [loadX + dx * gather, y + sag];
  return keepOff(pulled, { x: loadX, y: loadY, radius: radius * 1.02 });
}

function keepOff([x, y]: Point, { x: loadX, y: loadY, radius }: Weight): Point {
  const away = Math.hypot(x - loadX, y - loadY) || 1;
  if (away >= radius) return [x, y];
  return [loadX + ((x - loadX) / away) * radius, loadY + ((y - loadY) / away) * radius];
}

function threads(knots: Point[][]): Path {
  const path = new Path();
  const columns = itemAt(knots, 0).length;
  for (let start = -knots.length; start < columns + knots.length; start++) {
    for (const lean of [0, 1]) {
      const thread = knots.map(
        (row, index) => row[start + (lean === 1 ? Math.floor(index / 2) : -Math.ceil(index / 2))],
      );
      const run = thread.filter((point) => point !== undefined);
      if (run.length > 1) path.curve(run);
    }
  }
  return path;
}

function knotDots(knots: Point[][], { width, height }: Canvas): Path {
  const path = new Path();
  for (const point of knots.flat()) {
    if (point[0] > -5 && point[0] < width + 5 && point[1] > -5 && point[1] < height + 5) path.dot(point);
  }
  return path;
}
