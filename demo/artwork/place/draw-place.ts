import { kalk } from '../palette.ts';
import { house } from './house.ts';
import { town } from './town.ts';

/** The building cut open and its surroundings from above, as the pages that lead to them show them. */
export const drawnPlaces = ['house', 'town'] as const;

const drawings = {
  house: { width: 1440, height: 700, draw: house },
  town: { width: 1240, height: 860, draw: town },
} as const satisfies Record<(typeof drawnPlaces)[number], { width: number; height: number; draw: () => string }>;

/** Draws a place as SVG text without words: names stand over it as text of the page. */
export function drawPlace(place: (typeof drawnPlaces)[number]): string {
  const { width, height, draw } = drawings[place];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${kalk}" d="M0 0h${width}v${height}H0z"/>${draw()}</svg>`;
}
