import { type Canvas, stroked } from './canvas.ts';
import { itemAt } from './item-at.ts';
import { greyBlue } from './palette.ts';
import { Path, type Point } from './path.ts';

type Bulge = (x: number, y: number) => number;

/** Two layers of thread, one straight and one slightly bulged: rings appear that nobody drew. */
export function moire(canvas: Canvas): string {
  const { width, height, random, theme, palette } = canvas;
  const side = Math.min(width, height);
  const pitch = Math.max(side / 100, 5.5);
  const slope = random.between(-0.16, 0.16);
  const [eyeX, eyeY] = [width * random.between(0.3, 0.7), height * random.between(0.5, 0.75)];
  const firstRing = Math.hypot(width, height) * random.between(0.105, 0.12);
  const bulge: Bulge = (x, y) => pitch * (((x - eyeX) / firstRing) ** 2 + ((y - eyeY) / firstRing) ** 2);
  const [straight, bent] = theme === 'cc03' ? [palette.lines[0], greyBlue] : [palette.text, palette.text];
  return (
    stroked(layer(canvas, { pitch, slope, bulge }), { color: bent, width: pitch * 0.42 }) +
    stroked(layer(canvas, { pitch, slope, bulge: () => 0 }), { color: straight, width: pitch * 0.42 })
  );
}

function layer(
  { width, height }: Canvas,
  { pitch, slope, bulge }: { pitch: number; slope: number; bulge: Bulge },
): Path {
  const path = new Path();
  for (let level = Math.floor(-height / pitch) * pitch; level < height * 1.8; level += pitch) {
    const thread = alongWidth(width, (x) => {
      const y = level + slope * (x - width / 2);
      return [x, y - bulge(x, y)];
    });
    for (const run of insideRuns(thread, height)) path.curve(run);
    if (hasFolded(level, { width, bulge })) break;
  }
  return path;
}

function alongWidth(width: number, place: (x: number) => Point): Point[] {
  return Array.from({ length: 9 }, (_, index) => place((width * 1.04 * index) / 8 - width * 0.02));
}

// Far below the eye a strong bulge would lift threads past their upper neighbours.
function hasFolded(level: number, { width, bulge }: { width: number; bulge: Bulge }): boolean {
  return bulge(width / 2, level + 1) - bulge(width / 2, level) > 0.8;
}

/** Parts of a thread that touch the picture, each with one point to spare at its ends. */
function insideRuns(points: Point[], height: number): Point[][] {
  const isInside = (index: number) => {
    const y = points[index]?.[1];
    return y !== undefined && y > -10 && y < height + 10;
  };
  const runs: Point[][] = [];
  let wasKept = false;
  for (const [index, point] of points.entries()) {
    const isKept = isInside(index - 1) || isInside(index) || isInside(index + 1);
    if (isKept && wasKept) itemAt(runs, -1).push(point);
    else if (isKept) runs.push([point]);
    wasKept = isKept;
  }
  return runs.filter((run) => run.length > 1);
}
