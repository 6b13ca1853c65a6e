import type { Variant } from './method.ts';
import type { Palette, Theme } from './palette.ts';
import type { Path } from './path.ts';
import { hash, type Random } from './random.ts';

/** What a drawing method is given. It answers with SVG elements. */
export type Canvas = {
  width: number;
  height: number;
  theme: Theme;
  palette: Palette;
  random: Random;
  /** What the picture is drawn from: the name of a person for their knot. */
  seed: string;
  variant?: Variant;
  /** Prefix for ids, so that two pictures may stand in one page. */
  id: string;
};

export type DrawingFunction = (canvas: Canvas) => string;

export type Pen = { color: string; width: number; opacity?: number; round?: boolean };

/** An area of one colour. */
export function filled(path: Path, color: string, opacity = 1): string {
  if (path.isEmpty) return '';
  return `<path fill="${color}"${shade(opacity)} d="${path}"/>`;
}

/** Lines of one colour and width. */
export function stroked(path: Path, { color, width, opacity = 1, round = false }: Pen): string {
  if (path.isEmpty) return '';
  const caps = round ? ' stroke-linecap="round"' : '';
  return `<path fill="none" stroke="${color}" stroke-width="${Number(width.toFixed(2))}"${caps}${shade(opacity)} d="${path}"/>`;
}

/** An id that differs between pictures and stays the same for one picture. */
export function canvasId(name: string): string {
  return `a${hash(name).toString(36)}`;
}

function shade(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`;
}
