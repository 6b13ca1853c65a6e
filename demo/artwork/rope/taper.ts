import { type Canvas, filled, stroked } from '../canvas.ts';
import { itemAt } from '../item-at.ts';
import { fleet, ink, kalk, type Palette } from '../palette.ts';
import { Path, type Point } from '../path.ts';
import type { Random } from '../random.ts';
import { paintRope } from './paint-rope.ts';
import { hawserPitch, type Rope, touchingOpening, turnFromPitch } from './rope.ts';

/** Where along the Long Walk the rope of Zugkraft is a thread, begins again and gives way, in metres of its 312. */
const places = { thread: 214, again: 216, tears: 280, wall: 312 } as const;

/** A strand of a smaller radius is a line: its lay would be finer than a screen can show. */
const thinnestStrand = 1.5;
const opening = touchingOpening(hawserPitch);
/** Half of the rope in radii of a strand. */
const reach = opening + 1;
/** How the rope thins: a little slower than evenly at first, so that it is a rope for most of its way. */
const fall = 1.35;

/** Strands without yarns stand on their own: one of the ground's colour would be a hole between two lines. */
const plainStrands: Palette['strands'] = [
  { light: kalk, shade: ink },
  { light: fleet, shade: ink },
  { light: ink, shade: ink },
];

/** A rope along its whole length: it thins to a thread, begins again, thins once more and tears. */
export function taper(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const plain = { ...canvas, palette: { ...palette, strands: plainStrands } };
  const at = (metre: number) => (width * metre) / places.wall;
  const heaviest = (height * 0.47) / reach;
  const smoothBelow = Math.max(4, height * 0.079);
  const placeOf = (radius: number) => at(places.thread) * (1 - (radius / heaviest) ** (1 / fall));
  const first = ropeOf(canvas, {
    from: -3 * heaviest,
    to: placeOf(thinnestStrand),
    radius: (x) => heaviest * Math.max(0, 1 - x / at(places.thread)) ** fall,
  });
  const seam = placeOf(smoothBelow);
  const second = ropeOf(canvas, {
    from: at(places.again),
    to: at(places.tears),
    radius: (x) => heaviest * (0.4 - (0.24 * (x - at(places.again))) / (at(places.tears) - at(places.again))),
  });
  return (
    thread(canvas, { from: first.to, to: second.from, radius: thinnestStrand }) +
    paintRope({ ...first, from: seam - 4 * smoothBelow, smoothBelow: Number.POSITIVE_INFINITY }, plain) +
    paintRope({ ...first, to: seam }, canvas) +
    fibres(canvas, { at: second.to, radius: second.strandRadius(second.to) }) +
    paintRope({ ...second, smoothBelow: Number.POSITIVE_INFINITY }, plain) +
    whipping(canvas, { at: second.from, radius: second.strandRadius(second.from) })
  );
}

type Length = { from: number; to: number; radius: (x: number) => number };

function ropeOf({ height, random }: Canvas, { from, to, radius }: Length): Rope {
  const ends = { from, to, start: random.between(0, 2 * Math.PI) };
  return {
    ...ends,
    axis: () => height / 2,
    strandRadius: radius,
    opening: () => opening,
    turn: turnFromPitch((x) => radius(x) * hawserPitch, ends),
    yarnSpacing: 0.36,
    finestYarn: 7,
    piecesPerTurn: (radius) => (radius > 7 ? 15 : 8),
    depthLevels: 16,
  };
}

/** What the rope has become: a wedge of one ink that ends as a hair. */
function thread({ height, palette }: Canvas, { from, to, radius }: { from: number; to: number; radius: number }) {
  const half = radius * reach * 0.8;
  const wedge = new Path().polyline(
    [
      [from - 2, height / 2 - half],
      [to, height / 2 - 0.7],
      [to, height / 2 + 0.7],
      [from - 2, height / 2 + half],
    ],
    { closed: true },
  );
  return filled(wedge, palette.text);
}

type End = { at: number; radius: number };

/** Turns of thin yarn that keep a cut end together. */
function whipping({ height, palette }: Canvas, { at, radius }: End): string {
  const half = radius * reach * 0.98;
  const turns = 7;
  const step = (radius * 1.9) / turns;
  const [ground, lines] = [new Path(), new Path()];
  ground.polyline(
    [
      [at - step, height / 2 - half],
      [at + turns * step, height / 2 - half],
      [at + turns * step, height / 2 + half],
      [at - step, height / 2 + half],
    ],
    { closed: true },
  );
  for (let turn = 0; turn < turns; turn++) {
    const x = at + turn * step;
    lines.polyline([
      [x, height / 2 - half],
      [x + step * 0.3, height / 2 + half],
    ]);
  }
  return filled(ground, palette.text) + stroked(lines, { color: palette.ground, width: Math.max(1, step * 0.28) });
}

const fibresPerStrand = 26;

/** Where it gave way, every strand opens into its fibres. */
function fibres({ height, random, palette }: Canvas, { at, radius }: End): string {
  return palette.lines
    .map((color, strand) => {
      const path = new Path();
      for (let index = 0; index < fibresPerStrand; index++) {
        const share = (index + 0.5) / fibresPerStrand - 0.5;
        const level = height / 2 + radius * (strand - 1 + share) * 1.2;
        path.curve(fibre([at, level], { random, length: height * random.between(0.35, 1.15), share }));
      }
      return stroked(path, { color, width: Math.max(1.1, radius * 0.17) });
    })
    .join('');
}

function fibre([x, y]: Point, { random, length, share }: { random: Random; length: number; share: number }): Point[] {
  const fan = random.spread() * 0.7 + share * 0.5;
  const curl = random.spread() * 0.9;
  const points: Point[] = [
    [x - 12, y],
    [x, y],
  ];
  for (let step = 1; step <= 6; step++) {
    const t = step / 6;
    const angle = fan * Math.min(1, t * 1.6) + curl * Math.max(0, t - 0.4) ** 2 * 2.6;
    const before = itemAt(points, -1);
    points.push([before[0] + Math.cos(angle) * (length / 6), before[1] + Math.sin(angle) * (length / 6)]);
  }
  return points;
}
