import { type Canvas, filled } from '../canvas.ts';
import { foam, greyBlue, kalk, mennige, yellow } from '../palette.ts';
import { type Hall, hallFor, type Panel } from './hall.ts';
import { sunPatches, windowPanes } from './hall-light.ts';
import { panelBetween, panelPath } from './panel.ts';
import { portals } from './portals.ts';
import { rays } from './rays.ts';

type Inks = { dim: string; window: string; sun: string; rail: string; rope: string };

/** The ropewalk: rays to one vanishing point, drawn thick where light falls. */
export function walk(canvas: Canvas): string {
  return drawHall(canvas, hallFor(canvas));
}

/** The same from a place of one's own in it. */
export function drawHall(canvas: Canvas, hall: Hall): string {
  const { palette, id } = canvas;
  const inks = inksOf(canvas);
  const isDark = canvas.theme === 'cc03';
  return [
    filled(rays(hall, isDark ? 0.36 : 0.3), inks.dim, isDark ? 0.8 : 1),
    portals(hall, palette.ground),
    lit(hall, windowPanes(hall), { id: `${id}w`, share: 0.86, color: inks.window, ground: palette.ground }),
    lit(hall, sunPatches(hall), { id: `${id}s`, share: 0.72, color: inks.sun, ground: palette.ground }),
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

type Light = { id: string; share: number; color: string; ground: string };

// The same rays, drawn thicker, seen through the outline of what is lit.
function lit(hall: Hall, panels: Panel[], { id, share, color, ground }: Light): string {
  const outline = panelPath(panels);
  const drawing = filled(outline, ground) + filled(rays(hall, share), color);
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

function farDoor(hall: Hall, ground: string, color: string): string {
  const far = hall.near * 110;
  const wall = panelBetween(hall, [
    [-1, 0, far],
    [1, 0, far],
    [1, 2.1, far],
    [-1, 2.1, far],
  ]);
  const frame = panelBetween(hall, [
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
      panelBetween(hall, [
        [at - width, 0, hall.near * 0.9],
        [at + width, 0, hall.near * 0.9],
        [at + width, 0, 400],
        [at - width, 0, 400],
      ]),
    ]);
  return filled(strip(half + 0.022), casing) + filled(strip(half), color);
}
