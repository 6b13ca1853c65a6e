import type { Colour } from './plate.ts';

/** The three grounds of the house as painted card: darker than on screen, since the lamps brighten them. */
export const grounds = {
  cc01: [0.74, 0.735, 0.715],
  cc02: [0.76, 0.088, 0.026],
  cc03: [0.008, 0.036, 0.05],
} as const satisfies Record<string, Colour>;
