import { itemAt } from '../item-at.ts';
import { Path, type Point } from '../path.ts';
import type { Hall } from './hall.ts';

/** One thin wedge per ray. Even at the vanishing point it has some width, so the far end glows. */
export function rays({ rim, vanishing: [vx, vy], pixel }: Hall, share: number): Path {
  const path = new Path();
  for (let index = 0; index < rim.length; index++) {
    const [from, to] = [itemAt(rim, index), itemAt(rim, (index + 1) % rim.length)];
    const start = (1 - share) / 2;
    const near = mix(from, to, start);
    const far = mix(from, to, 1 - start);
    const [dx, dy] = [far[0] - near[0], far[1] - near[1]];
    const length = Math.hypot(dx, dy) || 1;
    const grain: Point = [(dx / length) * pixel * share, (dy / length) * pixel * share];
    path.polyline([near, far, [vx + grain[0], vy + grain[1]], [vx - grain[0], vy - grain[1]]], { closed: true });
  }
  return path;
}

function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}
