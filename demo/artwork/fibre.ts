import { type Canvas, stroked } from './canvas.ts';
import { itemAt } from './item-at.ts';
import { fleet, greyBlue, kalk, mennige } from './palette.ts';
import { Path, type Point } from './path.ts';
import type { Random } from './random.ts';

type Hank = { color: string; from: number; to: number };

const fibres = 430;

/** Hemp on the hackle: tangled on the left, combed into hanks on the right. */
export function fibre(canvas: Canvas): string {
  const { random } = canvas;
  const hanks = hanksOf(canvas);
  const wander = driftOf(random);
  return hanks
    .map(({ color, from, to }) => {
      const path = new Path();
      const count = Math.round(fibres * (to - from));
      for (let index = 0; index < count; index++)
        path.curve(fibreLine(canvas, { end: from + ((to - from) * (index + 0.5)) / count, wander }));
      return stroked(path, { color, width: Math.max(1, canvas.width / 900), opacity: 0.78 });
    })
    .join('');
}

function hanksOf({ random, theme, palette }: Canvas): Hank[] {
  const colors = {
    cc01: [palette.text, mennige, fleet],
    cc02: [palette.text, kalk, fleet],
    cc03: [palette.lines[0], greyBlue, mennige],
  }[theme];
  const hanks: Hank[] = [];
  let from = 0;
  while (from < 1) {
    const to = Math.min(from + random.between(0.07, 0.17), 1);
    hanks.push({ color: itemAt(colors, hanks.length % 3), from: from + 0.006, to: to - 0.006 });
    from = to;
  }
  return hanks;
}

/** A slow common current, so that the tangle has locks instead of noise. */
function driftOf(random: Random): (end: number, x: number) => number {
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  return (end, x) =>
    0.22 * Math.sin(5 * x + a + 3 * end) + 0.12 * Math.sin(11 * x + b + 8 * end) + 0.05 * Math.sin(23 * x + c);
}

function fibreLine(
  { width, height, random }: Canvas,
  { end, wander }: { end: number; wander: (end: number, x: number) => number },
): Point[] {
  const own = random.spread() * 0.55;
  const temper = random.between(0.4, 1.5);
  const combed = random.between(0.62, 0.76);
  const points: Point[] = [];
  for (let step = 0; step <= 11; step++) {
    const x = -0.03 + (step / 11) * (combed + 0.03);
    const tangle = (1 - x / combed) ** 1.5;
    const stray = tangle * (wander(end, x) * temper + own * 0.8 + random.spread() * 0.12);
    points.push([x * width, height * (end + stray)]);
  }
  points.push([width * (combed + 0.02), height * end], [width + 4, height * end]);
  return points;
}
