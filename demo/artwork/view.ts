import type { Random } from './random.ts';

/** How a drawing is looked at; the same method with another view is another composition. */
export const views = ['whole', 'mirrored', 'upright', 'turned', 'near', 'slanted'] as const;

export type View = (typeof views)[number];

type Size = { width: number; height: number };

/** The size a drawing must have to fill the picture: seen upright, its width is the picture's height. */
export function drawnSize(view: View, { width, height }: Size): Size {
  return view === 'upright' ? { width: height, height: width } : { width, height };
}

/** The drawing as it is looked at. What lies outside of the picture is cut off by the picture itself. */
export function seen(drawing: string, { view, width, height, random }: Size & { view: View; random: Random }): string {
  const transform = {
    whole: '',
    mirrored: `matrix(-1 0 0 1 ${width} 0)`,
    upright: 'matrix(0 1 1 0 0 0)',
    turned: `matrix(-1 0 0 -1 ${width} ${height})`,
    near: nearer({ width, height }, random),
    slanted: slanting({ width, height }, random),
  }[view];
  return transform ? `<g transform="${transform}">${drawing}</g>` : drawing;
}

function nearer({ width, height }: Size, random: Random): string {
  const scale = random.between(1.7, 2.1);
  const away = (length: number) => rounded(-(scale - 1) * length * random.between(0.3, 0.7));
  return `matrix(${rounded(scale)} 0 0 ${rounded(scale)} ${away(width)} ${away(height)})`;
}

function slanting({ width, height }: Size, random: Random): string {
  const angle = random.between(18, 32) * (random.between(0, 1) < 0.5 ? -1 : 1);
  const [x, y] = [width / 2, height / 2];
  return `translate(${x} ${y}) rotate(${rounded(angle)}) scale(1.6) translate(${-x} ${-y})`;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
