import { type Canvas, filled, stroked } from './canvas.ts';
import type { MarkVariant } from './method.ts';
import { markVariants } from './method.ts';
import { Path, type Point } from './path.ts';

type Sign = { lines: Point[][]; curves?: Point[][]; discs?: { middle: Point; radius: number }[]; weight: number };

/** Signs on a field of 480 by 240. Lines and discs only, so they need no typeface. */
const signs: Record<MarkVariant, Sign> = {
  coast: {
    weight: 12,
    lines: [
      [
        [60, 60],
        [420, 60],
      ],
    ],
    curves: [wave(110, 14), wave(150, 14), wave(190, 14)],
  },
  state: {
    weight: 20,
    lines: [
      [
        [70, 40],
        [70, 190],
        [190, 190],
      ],
      [
        [230, 200],
        [230, 40],
      ],
      [
        [230, 46],
        [320, 194],
      ],
      [
        [320, 200],
        [320, 40],
      ],
      [
        [362, 50],
        [362, 190],
        [398, 190],
        [424, 160],
        [424, 80],
        [398, 50],
        [352, 50],
      ],
    ],
  },
  school: {
    weight: 18,
    lines: [
      [
        [70, 60],
        [120, 185],
        [170, 60],
      ],
      [
        [205, 50],
        [205, 190],
      ],
      [
        [205, 120],
        [280, 120],
      ],
      [
        [280, 50],
        [280, 190],
      ],
      [
        [410, 60],
        [330, 60],
        [330, 120],
        [410, 120],
        [410, 182],
        [322, 182],
      ],
    ],
  },
  harbour: {
    weight: 16,
    lines: [
      [
        [240, 90],
        [240, 200],
      ],
      [
        [190, 120],
        [290, 120],
      ],
      [
        [60, 200],
        [160, 200],
      ],
      [
        [320, 200],
        [420, 200],
      ],
    ],
    curves: [
      [
        [150, 150],
        [180, 186],
        [240, 200],
        [300, 186],
        [330, 150],
      ],
    ],
    discs: [{ middle: [240, 66], radius: 24 }],
  },
  guild: {
    weight: 16,
    lines: [
      [
        [60, 120],
        [130, 120],
      ],
      [
        [350, 120],
        [420, 120],
      ],
    ],
    curves: [twist(0), twist((2 * Math.PI) / 3), twist((4 * Math.PI) / 3)],
  },
  power: {
    weight: 20,
    lines: [
      [
        [60, 176],
        [170, 176],
        [215, 60],
        [265, 190],
        [310, 110],
        [420, 110],
      ],
    ],
    discs: [{ middle: [420, 110], radius: 22 }],
  },
};

/** The sign of a partner, in one colour. */
export function mark({ variant, width, height, palette }: Canvas): string {
  const name = markVariants.find((known) => known === variant) ?? markVariants[0];
  const { lines, curves = [], discs = [], weight } = signs[name];
  const outline = new Path();
  for (const line of lines) outline.polyline(line);
  for (const line of curves) outline.curve(line);
  const solid = new Path();
  for (const { middle, radius } of discs) solid.circle(middle, radius);
  const drawing = stroked(outline, { color: palette.text, width: weight }) + filled(solid, palette.text);
  return `<g transform="scale(${width / 480} ${height / 240})">${drawing}</g>`;
}

function wave(level: number, reach: number): Point[] {
  return Array.from({ length: 19 }, (_, index) => [60 + index * 20, level + reach * Math.sin((index * Math.PI) / 3)]);
}

function twist(phase: number): Point[] {
  return Array.from({ length: 23 }, (_, index) => [
    130 + index * 10,
    120 + 46 * Math.sin((index / 22) * 2 * Math.PI + phase),
  ]);
}
