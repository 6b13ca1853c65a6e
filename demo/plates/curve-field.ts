import type { Vector } from './plate.ts';

/** A closed or open line in space as many short pieces, with their lengths added up. */
export type Curve = {
  points: Vector[];
  lengths: number[];
  isClosed: boolean;
  balls: Ball[];
  /** Corners of the box around it. */
  low: Vector;
  high: Vector;
};

/** A ball that holds some pieces in a row: where it is farther than what was found, they are not looked at. */
type Ball = { middle: Vector; radius: number; from: number; to: number };

const piecesInBall = 12;

export function curveOf(at: (share: number) => Vector, pieces: number, isClosed: boolean): Curve {
  const points = Array.from({ length: pieces + 1 }, (_, piece) => at(piece / pieces));
  let sum = 0;
  const lengths = points.map((point, index) => {
    const before = points[index - 1];
    if (before) sum += Math.hypot(point[0] - before[0], point[1] - before[1], point[2] - before[2]);
    return sum;
  });
  const corner = (best: (...values: number[]) => number): Vector => [
    best(...points.map(([x]) => x)),
    best(...points.map(([, y]) => y)),
    best(...points.map(([, , z]) => z)),
  ];
  return { points, lengths, isClosed, balls: ballsOf(points), low: corner(Math.min), high: corner(Math.max) };
}

function ballsOf(points: readonly Vector[]): Ball[] {
  const starts = points.flatMap((_, index) => (index % piecesInBall === 0 && index + 1 < points.length ? [index] : []));
  return starts.map((from) => {
    const to = Math.min(from + piecesInBall, points.length - 1);
    const inside = points.slice(from, to + 1);
    const mean = (axis: 0 | 1 | 2) => inside.reduce((sum, point) => sum + point[axis], 0) / inside.length;
    const middle: Vector = [mean(0), mean(1), mean(2)];
    const radius = Math.max(
      ...inside.map((point) => Math.hypot(point[0] - middle[0], point[1] - middle[1], point[2] - middle[2])),
    );
    return { middle, radius, from, to };
  });
}

/** Where a place stands beside a curve: across it, and along it. */
export type Beside = { distance: number; u: number; v: number; s: number; beyond: number };

/** No part of the curve is nearer than this: the way to a box around it. */
export function awayFrom({ low, high }: Curve, x: number, y: number, z: number): number {
  const beside = (value: number, from: number, to: number) => Math.max(0, from - value, value - to);
  return Math.hypot(beside(x, low[0], high[0]), beside(y, low[1], high[1]), beside(z, low[2], high[2]));
}

/** The place beside a curve that is nearest; `u` is measured sideways, `v` upwards. */
export function besideCurve(curve: Curve, x: number, y: number, z: number): Beside {
  let best = Number.POSITIVE_INFINITY;
  let [piece, part] = [0, 0];
  for (const { middle, radius, from, to } of curve.balls) {
    const away = Math.hypot(x - middle[0], y - middle[1], z - middle[2]) - radius;
    if (away > 0 && away * away > best) continue;
    for (let index = from; index < to; index += 1) {
      const found = besidePiece(curve.points, index, x, y, z);
      if (found.off < best) [best, piece, part] = [found.off, index, found.share];
    }
  }
  return framed(curve, { piece, part, distance: Math.sqrt(best) }, [x, y, z]);
}

function besidePiece(points: readonly Vector[], index: number, x: number, y: number, z: number) {
  const from = points[index] ?? origin;
  const to = points[index + 1] ?? from;
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
  const share = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  return { off: (px - dx * share) ** 2 + (py - dy * share) ** 2 + (pz - dz * share) ** 2, share };
}

const origin: Vector = [0, 0, 0];

function framed(
  { points, lengths, isClosed }: Curve,
  { piece, part, distance }: { piece: number; part: number; distance: number },
  at: Vector,
): Beside {
  const from = points[piece] ?? [0, 0, 0];
  const to = points[piece + 1] ?? from;
  const length = (lengths[piece + 1] ?? 0) - (lengths[piece] ?? 0) || 1;
  const ahead = [0, 1, 2].map((axis) => ((to[axis] ?? 0) - (from[axis] ?? 0)) / length);
  const off = [0, 1, 2].map((axis) => (at[axis] ?? 0) - (from[axis] ?? 0) - (ahead[axis] ?? 0) * length * part);
  const [ax = 0, ay = 0, az = 0] = ahead;
  const [ox = 0, oy = 0, oz = 0] = off;
  // Sideways is level, or as level as a line that stands upright allows.
  const flat = Math.hypot(ax, az) || 1;
  const u = (ox * -az + oz * ax) / flat;
  const up = [-ax * ay, flat * flat, -az * ay].map((each) => each / flat);
  const v = ox * (up[0] ?? 0) + oy * (up[1] ?? 0) + oz * (up[2] ?? 0);
  const over = ox * ax + oy * ay + oz * az;
  const isEnd = !isClosed && ((piece === 0 && part === 0) || (piece === points.length - 2 && part === 1));
  return { distance, u, v, s: (lengths[piece] ?? 0) + length * part, beyond: isEnd ? Math.abs(over) : 0 };
}
