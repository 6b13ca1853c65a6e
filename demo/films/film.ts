import { type Canvas, canvasId } from '../artwork/canvas.ts';
import { palettes, type Theme } from '../artwork/palette.ts';
import { randomFrom } from '../artwork/random.ts';

/** A film that ends where it begins. */
export type Film = {
  theme: Theme;
  seconds: number;
  /** The elements of the picture at a moment of the loop, from 0 up to 1. */
  scene: (canvas: Canvas, moment: number) => string;
  /** The tone at a time in seconds, from -1 to 1; it ends where it begins as well. */
  sound?: (seconds: number) => number;
};

export const framesPerSecond = 24;

/** In bytes; a visitor on a telephone pays for every one. */
export const heaviestFilm = 1_500_000;

/** One picture of a film as SVG text. The same moment is always the same bytes. */
export function drawFrame(film: Film, { width, moment }: { width: number; moment: number }): string {
  const height = (width * 9) / 16;
  const palette = palettes[film.theme];
  const random = randomFrom('film');
  const canvas: Canvas = { width, height, theme: film.theme, palette, random, seed: 'film', id: canvasId('film') };
  const paper = `<path fill="${palette.ground}" d="M0 0h${width}v${height}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paper}${film.scene(canvas, moment)}</svg>`;
}
