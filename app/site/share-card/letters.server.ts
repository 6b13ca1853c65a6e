import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import decompress from 'woff2-encoder/decompress';

const fontFile = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

let opened: Promise<fontkit.Font> | null = null;

/** A line of words as an outline; `width` in pixels at the asked size. */
export type Outline = { path: string; width: number };

/**
 * Sets words in the house's own typeface and answers their outline, so that a picture of a title needs no font
 * where it is drawn. `width` is the width axis of Archivo, `size` in pixels, tracking in em.
 */
export async function outline(
  words: string,
  { size, width, weight, tracking }: { size: number; width: number; weight: number; tracking: number },
): Promise<Outline> {
  opened ??= openFont();
  const font = (await opened).getVariation({ wght: weight, wdth: width });
  const scale = size / font.unitsPerEm;
  const run = font.layout(words);
  let x = 0;
  const strokes = run.glyphs.map((glyph, index) => {
    const placed = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += (run.positions[index]?.xAdvance ?? 0) * scale + tracking * size;
    return placed;
  });
  return { path: strokes.join(''), width: x };
}

async function openFont(): Promise<fontkit.Font> {
  const packed = await readFile(createRequire(import.meta.url).resolve(fontFile));
  const font = fontkit.create(Buffer.from(await decompress(packed)));
  if (!('getVariation' in font)) throw new Error(`${fontFile} is a collection, not a font.`);
  return font;
}
