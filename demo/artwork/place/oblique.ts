import { filled, stroked } from '../canvas.ts';
import { ink } from '../palette.ts';
import { Path, type Point } from '../path.ts';

/** A place in the building, in metres: along the walk from the head house, away from the viewer, above the ground. */
export type Place = readonly [along: number, away: number, above: number];

const origin: Point = [356, 524];
const perMetre = { along: [3, -0.7], away: [-7.6, -4], above: [0, -17.6] } as const;

/** Where a place stands in the drawing: length to scale, width and height stretched so that rooms can be told apart. */
export function seen([along, away, above]: Place): Point {
  const on = (axis: 0 | 1) =>
    origin[axis] + along * perMetre.along[axis] + away * perMetre.away[axis] + above * perMetre.above[axis];
  return [on(0), on(1)];
}

const outline = { color: ink, width: 1.4 };

/** A flat surface with an outline. */
export function face(corners: readonly Place[], color: string): string {
  const path = new Path().polyline(corners.map(seen), { closed: true });
  return filled(path, color) + stroked(path, outline);
}

/** The same without an outline, for what is painted on a surface. */
export function patch(corners: readonly Place[], color: string): string {
  return filled(new Path().polyline(corners.map(seen), { closed: true }), color);
}

export function line(places: readonly Place[], color: string, width: number): string {
  return stroked(new Path().polyline(places.map(seen)), { color, width });
}

export type Span = readonly [from: number, to: number];
export type Block = { along: Span; away: Span; above: Span };

/** A level surface of a block's size at a height. */
export function level({ along, away }: Pick<Block, 'along' | 'away'>, above: number): Place[] {
  return [
    [along[0], away[0], above],
    [along[1], away[0], above],
    [along[1], away[1], above],
    [along[0], away[1], above],
  ];
}

/** A wall along the walk. */
export function wallAlong(along: Span, away: number, above: Span): Place[] {
  return [
    [along[0], away, above[0]],
    [along[1], away, above[0]],
    [along[1], away, above[1]],
    [along[0], away, above[1]],
  ];
}

/** A wall across the walk. */
export function wallAcross(along: number, away: Span, above: Span): Place[] {
  return [
    [along, away[0], above[0]],
    [along, away[1], above[0]],
    [along, away[1], above[1]],
    [along, away[0], above[1]],
  ];
}

/** A solid thing: what one sees of it are its end towards the entrance, its front and its top. */
export function solid({ along, away, above }: Block, { end, front, top }: Record<'end' | 'front' | 'top', string>) {
  return (
    face(wallAcross(along[0], away, above), end) +
    face(wallAlong(along, away[0], above), front) +
    face(level({ along, away }, above[1]), top)
  );
}
