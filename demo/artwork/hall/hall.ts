import type { Canvas } from '../canvas.ts';
import type { Point } from '../path.ts';

/** The hall in metres: x to the right of the middle, y above the floor, z away from the eye. */
export type Hall = {
  vanishing: Point;
  /** Pixels per metre at a distance of one metre. */
  scale: number;
  eyeHeight: number;
  half: number;
  top: number;
  /** Nearest distance that is drawn. */
  near: number;
  bayLength: number;
  bays: number[];
  /** How far its light falls for each metre across the hall, and how far it runs away from the eye. */
  sun: { fall: number; run: number };
  /** Places around the picture where the rays leave it. */
  rim: Point[];
  /** Half the width of a ray at the vanishing point. */
  pixel: number;
};

/** A flat area in the picture. */
export type Panel = Point[];

/** Stands the eye in the hall so that walls, floor and ceiling all run out of the picture. */
export function hallFor({ width, height, random }: Canvas): Hall {
  const side = width > height * 1.2 ? random.between(0.36, 0.64) : random.between(0.45, 0.55);
  const vanishing: Point = [width * side, height * random.between(0.44, 0.49)];
  const bayLength = 3.4;
  const hall = {
    vanishing,
    scale: Math.max(height * 0.62, width * 0.36),
    eyeHeight: 1.5,
    half: 2.3,
    top: 3.5,
    near: 0.35,
    bayLength,
    // One bay stands beside the eye, so that the nearest window runs out of the picture.
    bays: Array.from({ length: 17 }, (_, index) => (index - 1) * bayLength + 1),
    // Late in the day.
    sun: { fall: 0.37, run: -0.3 },
    pixel: Math.max(0.12, width / 9000),
  };
  return { ...hall, rim: rimOf(hall, { width, height }) };
}

/** Where a place in the hall appears in the picture. */
export function project(
  { vanishing, scale, eyeHeight, near }: Omit<Hall, 'rim'>,
  [x, y, z]: readonly [number, number, number],
): Point {
  const depth = Math.max(z, near);
  return [vanishing[0] + (x * scale) / depth, vanishing[1] - ((y - eyeHeight) * scale) / depth];
}

// Rays are boards: evenly spaced on floor, walls and ceiling, and cut off well outside the picture.
function rimOf(hall: Omit<Hall, 'rim'>, { width, height }: { width: number; height: number }): Point[] {
  const { half, top } = hall;
  const across = boards(-half, half, 88);
  const upright = boards(0, top, 70);
  const outline = [
    ...across.map((x) => [x, 0] as const),
    ...upright.map((y) => [half, y] as const),
    ...across.map((x) => [-x, top] as const),
    ...upright.map((y) => [-half, top - y] as const),
  ];
  return outline.map(([x, y]) => pushOut(project(hall, [x, y, 1]), hall.vanishing, width + height));
}

function boards(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / count);
}

function pushOut([x, y]: Point, [vx, vy]: Point, distance: number): Point {
  const length = Math.hypot(x - vx, y - vy);
  return [vx + ((x - vx) / length) * distance, vy + ((y - vy) / length) * distance];
}
