import type { Point } from '../path.ts';

/** A place on the middle line of a tube, with its way onward in space. */
export type TubePoint = {
  x: number;
  y: number;
  z: number;
  radius: number;
  /** Change of x, y, z per unit of the parameter. */
  along: readonly [number, number, number];
};

/** Middle line and radius of a tube as a function of one parameter. */
export type Tube = (s: number) => TubePoint;

/** A yarn crosses the visible half of a tube from one silhouette to the other. */
export type Yarn = { tube: Tube; s: number; advance: number; samples: number };

// From the upper left, a little in front of the paper.
const lightDirection = [-0.46, -0.66, 0.6] as const;

/**
 * One edge of a yarn: the line that runs over the visible half of the tube, `offset` beside its middle.
 * Silhouettes are reached exactly because the crossing angle is measured from the view, not from the tube.
 */
export function yarnEdge({ tube, s, advance, samples }: Yarn, offset: (t: number) => number): Point[] {
  return Array.from({ length: samples + 1 }, (_, index) => {
    const t = index / samples;
    const place = tube(s + advance * (t - 0.5) + offset(t));
    const [sideX, sideY] = sideOf(place);
    const reach = place.radius * Math.cos(Math.PI * t);
    return [place.x + sideX * reach, place.y + sideY * reach];
  });
}

/** Light on the tube where a yarn is `t` of its way across: 0 is night, 1 full light. */
export function lightAt({ tube, s, advance }: Yarn, t: number): number {
  const place = tube(s + advance * (t - 0.5));
  const [sideX, sideY] = sideOf(place);
  const flat = Math.hypot(place.along[0], place.along[1]);
  const length = Math.hypot(flat, place.along[2]);
  const tilt = place.along[2] / length;
  const [across, front] = [Math.cos(Math.PI * t), Math.sin(Math.PI * t)];
  const normalX = across * sideX - (front * tilt * place.along[0]) / flat;
  const normalY = across * sideY - (front * tilt * place.along[1]) / flat;
  const normalZ = (front * flat) / length;
  const [lightX, lightY, lightZ] = lightDirection;
  return Math.max(0, normalX * lightX + normalY * lightY + normalZ * lightZ);
}

/** Length in space of one unit of the parameter. */
export function speedAt({ along }: TubePoint): number {
  return Math.hypot(...along);
}

/** Unit vector in the picture from the middle line to the silhouette on its left. */
export function sideOf({ along: [dx, dy] }: TubePoint): Point {
  const flat = Math.hypot(dx, dy) || 1;
  return [dy / flat, -dx / flat];
}
