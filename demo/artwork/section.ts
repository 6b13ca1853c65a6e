import { type Canvas, filled, stroked } from './canvas.ts';
import { itemAt } from './item-at.ts';
import { fleet, greyBlue, kalk, mennige } from './palette.ts';
import { Path, type Point } from './path.ts';

type Disc = { middle: Point; radius: number; color: string; yarn: string };

const sizes = 14;

/** A rope cut through: three strands, their yarns as dots that grow towards the light. */
export function section(canvas: Canvas): string {
  return discsOf(canvas)
    .map((disc) => filled(new Path().circle(disc.middle, disc.radius), disc.color) + yarns(disc))
    .join('');
}

function discsOf({ width, height, random, theme, palette }: Canvas): Disc[] {
  const whole = theme === 'cc01';
  const radius = Math.min(width, height) * (whole ? 0.222 : random.between(0.36, 0.4));
  const away = (radius * 2.03) / Math.sqrt(3);
  const middle: Point = whole
    ? [width / 2, height * 0.46]
    : [width * random.between(0.5, 0.58), height * random.between(0.5, 0.62)];
  const start = random.between(0, 2 * Math.PI);
  const colors = {
    cc01: [
      { color: fleet, yarn: greyBlue },
      { color: '#FFFFFF', yarn: palette.text },
      { color: mennige, yarn: palette.text },
    ],
    cc02: [
      { color: kalk, yarn: palette.text },
      { color: fleet, yarn: palette.ground },
      { color: palette.text, yarn: palette.ground },
    ],
    cc03: [
      { color: palette.text, yarn: palette.ground },
      { color: mennige, yarn: palette.ground },
      { color: palette.lines[0], yarn: palette.ground },
    ],
  }[theme];
  return colors.map((pair, index) => {
    const angle = start + (index * 2 * Math.PI) / 3;
    return { ...pair, radius, middle: [middle[0] + away * Math.cos(angle), middle[1] + away * Math.sin(angle)] };
  });
}

/** Dots of one size share a path: a stroke of no length with round caps is a dot. */
function yarns({ middle, radius, yarn }: Disc): string {
  const paths = Array.from({ length: sizes }, () => new Path());
  const largest = radius * 0.13;
  for (const [x, y] of rings(radius)) {
    const light = 0.5 - (x * 0.55 + y * 0.75) / (2 * radius);
    const size = Math.min(Math.max(Math.round(light * sizes), 2), sizes) - 1;
    itemAt(paths, size).dot([middle[0] + x, middle[1] + y]);
  }
  return paths
    .map((path, size) => stroked(path, { color: yarn, width: (largest * (size + 1.5)) / sizes, round: true }))
    .join('');
}

function rings(radius: number): Point[] {
  const points: Point[] = [[0, 0]];
  for (let ring = 1; ring <= 6; ring++) {
    const away = (radius * 0.91 * ring) / 6;
    const count = ring * 6;
    for (let place = 0; place < count; place++) {
      const angle = ((place + ring * 0.37) / count) * 2 * Math.PI;
      points.push([away * Math.cos(angle), away * Math.sin(angle)]);
    }
  }
  return points;
}
