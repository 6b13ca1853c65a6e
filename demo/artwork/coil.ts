import { type Canvas, stroked } from './canvas.ts';
import { itemAt } from './item-at.ts';
import { Path, type Point } from './path.ts';

/** A rope coiled down on the floor, seen from above: turn beside turn, each of three strands. */
export function coil(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  const middle: Point = [width * random.between(0.38, 0.62), height * random.between(0.42, 0.6)];
  const thickness = Math.min(width, height) * random.between(0.085, 0.12);
  const innermost = random.between(1.1, 1.8);
  const turns = Math.ceil(Math.hypot(width, height) / thickness) + 1;
  let drawing = '';
  for (let turn = 0; turn < turns; turn++) {
    const radius = thickness * (innermost + turn);
    if (radius > Math.hypot(width, height) * random.between(0.42, 0.5)) break;
    const bed = new Path().circle(middle, radius);
    drawing += stroked(bed, { color: palette.strands[0].shade, width: thickness * 0.96 });
    drawing += strands(canvas, { middle, radius, thickness });
  }
  return drawing;
}

function strands(
  { palette, random }: Canvas,
  { middle, radius, thickness }: { middle: Point; radius: number; thickness: number },
): string {
  const count = Math.round((2 * Math.PI * radius) / (thickness * 0.42) / 3) * 3;
  const start = random.between(0, 2 * Math.PI);
  const paths = palette.strands.map(() => new Path());
  for (let index = 0; index < count; index++) {
    const angle = start + (index * 2 * Math.PI) / count;
    itemAt(paths, index % 3).curve(crossing(middle, { angle, radius, thickness }));
  }
  return paths
    .map((path, index) =>
      stroked(path, { color: itemAt(palette.strands, index).light, width: thickness * 0.27, round: true }),
    )
    .join('');
}

/** One strand from the inner edge of its turn to the outer one, bent as it lies over the rope. */
function crossing(
  [x, y]: Point,
  { angle, radius, thickness }: { angle: number; radius: number; thickness: number },
): Point[] {
  return [-0.32, -0.12, 0.12, 0.32].map((across) => {
    const turned = angle + (across * thickness * 1.5) / radius;
    const away = radius + across * thickness;
    return [x + away * Math.cos(turned), y + away * Math.sin(turned)];
  });
}
