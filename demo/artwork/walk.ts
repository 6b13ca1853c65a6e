import { type Canvas, filled } from './canvas.ts';
import { type Hall, hallFor, type Panel, project } from './hall.ts';
import { sunPatches, windowPanes } from './hall-light.ts';
import { itemAt } from './item-at.ts';
import { foam, greyBlue, kalk, mennige, yellow } from './palette.ts';
import { Path, type Point } from './path.ts';

type Inks = { dim: string; window: string; sun: string; rail: string; rope: string };

/** The ropewalk: rays to one vanishing point, drawn thick where light falls. */
export function walk(canvas: Canvas): string {
  const { palette, id } = canvas;
  const hall = hallFor(canvas);
  const inks = inksOf(canvas);
  return [
    filled(rays(hall, canvas.theme === 'cc03' ? 0.36 : 0.3), inks.dim, canvas.theme === 'cc03' ? 0.8 : 1),
    portals(hall, palette.ground),
    clipped(
      `${id}w`,
      windowPanes(hall),
      filled(panelPath(windowPanes(hall)), palette.ground) + filled(rays(hall, 0.86), inks.window),
    ),
    clipped(
      `${id}s`,
      sunPatches(hall),
      filled(panelPath(sunPatches(hall)), palette.ground) + filled(rays(hall, 0.72), inks.sun),
    ),
    farDoor(hall, palette.ground, inks.sun),
    track(hall, { at: -0.3, half: 0.035, color: inks.rail, casing: palette.ground }),
    track(hall, { at: 0.3, half: 0.035, color: inks.rail, casing: palette.ground }),
    track(hall, { at: 0.82, half: 0.06, color: inks.rope, casing: palette.ground }),
  ].join('');
}

function inksOf({ theme, palette }: Canvas): Inks {
  if (theme === 'cc01') return { dim: palette.text, window: greyBlue, sun: mennige, rail: palette.text, rope: mennige };
  if (theme === 'cc02') return { dim: palette.text, window: kalk, sun: kalk, rail: palette.text, rope: kalk };
  return { dim: greyBlue, window: foam, sun: yellow, rail: foam, rope: mennige };
}

/** One thin wedge per ray. Even at the vanishing point it has some width, so the far end glows. */
function rays({ rim, vanishing: [vx, vy], pixel }: Hall, share: number): Path {
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

// Beams stand out as rings in which the rays sink back into the ground.
function portals(hall: Hall, ground: string): string {
  const rings = hall.bays.map((z) => ring(hall, z + 0.62 * hall.bayLength, z + 0.84 * hall.bayLength));
  const boards = [-0.66, -0.22, 0.22, 0.66].map((at) => {
    const x = at * hall.half;
    return panelPath([
      corners(hall, [
        [x - 0.05, hall.top, hall.near],
        [x + 0.05, hall.top, hall.near],
        [x + 0.05, hall.top, 400],
        [x - 0.05, hall.top, 400],
      ]),
    ]);
  });
  return filled(merge(rings), ground, 0.62) + boards.map((board) => filled(board, ground, 0.75)).join('');
}

function ring(hall: Hall, from: number, to: number): Panel[] {
  const { half, top } = hall;
  const strip = (ax: number, ay: number, bx: number, by: number) =>
    corners(hall, [
      [ax, ay, from],
      [bx, by, from],
      [bx, by, to],
      [ax, ay, to],
    ]);
  return [strip(-half, 0, -half, top), strip(-half, top, half, top), strip(half, top, half, 0)];
}

function merge(groups: Panel[][]): Path {
  return panelPath(groups.flat());
}

function corners(hall: Hall, places: [number, number, number][]): Panel {
  return places.map((place) => project(hall, place));
}

function clipped(id: string, panels: Panel[], drawing: string): string {
  return `<clipPath id="${id}"><path d="${panelPath(panels)}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

function panelPath(panels: Panel[]): Path {
  const path = new Path();
  for (const panel of panels) path.polyline(panel, { closed: true });
  return path;
}

function farDoor(hall: Hall, ground: string, color: string): string {
  const far = hall.near * 110;
  const wall = corners(hall, [
    [-1, 0, far],
    [1, 0, far],
    [1, 2.1, far],
    [-1, 2.1, far],
  ]);
  const frame = corners(hall, [
    [-1.3, 0, far],
    [1.3, 0, far],
    [1.3, 2.5, far],
    [-1.3, 2.5, far],
  ]);
  return filled(panelPath([frame]), ground) + filled(panelPath([wall]), color);
}

function track(
  hall: Hall,
  { at, half, color, casing }: { at: number; half: number; color: string; casing: string },
): string {
  const strip = (width: number) =>
    panelPath([
      corners(hall, [
        [at - width, 0, hall.near * 0.9],
        [at + width, 0, hall.near * 0.9],
        [at + width, 0, 400],
        [at - width, 0, 400],
      ]),
    ]);
  return filled(strip(half + 0.022), casing) + filled(strip(half), color);
}
