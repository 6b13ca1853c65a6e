import { Path } from '../path.ts';
import { type Hall, type Panel, project } from './hall.ts';

/** The flat area between places in the hall. */
export function panelBetween(hall: Hall, places: [number, number, number][]): Panel {
  return places.map((place) => project(hall, place));
}

/** Many areas as one path. */
export function panelPath(panels: Panel[]): Path {
  const path = new Path();
  for (const panel of panels) path.polyline(panel, { closed: true });
  return path;
}
