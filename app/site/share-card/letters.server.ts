import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { cardFont } from '#theme/theme.ts';

let opened: Promise<fontkit.Font> | null = null;

/** A line of words as an outline; `width` in pixels at the asked size. */
export type Outline = { path: string; width: number };

/**
 * Sets words in the typeface of the venue's theme and answers their outline, so that a picture of a title needs no font
 * where it is rendered. `width` is the width axis of a variable typeface that has one, `size` in pixels, tracking in em.
 */
export async function outline(
  text: string,
  { size, width, weight, tracking }: { size: number; width: number; weight: number; tracking: number },
): Promise<Outline> {
  opened ??= openFont();
  const font = varied(await opened, { wght: weight, wdth: width });
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  const strokes = run.glyphs.map((glyph, index) => {
    const placed = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += (run.positions[index]?.xAdvance ?? 0) * scale + tracking * size;
    return placed;
  });
  return { path: strokes.join(''), width: x };
}

function varied(font: fontkit.Font, axes: { wght: number; wdth: number }): fontkit.Font {
  return Object.keys(font.variationAxes).length > 0 ? font.getVariation(axes) : font;
}

async function openFont(): Promise<fontkit.Font> {
  const packed = await readFile(createRequire(import.meta.url).resolve(cardFont));
  const font = fontkit.create(Buffer.from(await decompress(packed)));
  if (!('getVariation' in font)) throw new Error(`${cardFont} is a collection, not a font.`);
  return font;
}
