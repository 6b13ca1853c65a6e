import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subset from 'subset-font';
import { type Kerning, kernPairs } from './kern-pairs.ts';

/** What type needs to set German and English well: kerning, joined letters, figures of one width. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/**
 * The bars of these letters end on one height. Archivo leaves between them what is a hair line of ground at the size of
 * titles, whose tracking is negative; with this they stand as far apart as two t.
 */
const apart: readonly [pair: string, units: number][] = [
  ['ft', 20],
  ['rt', 15],
];

const whole = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const part = 'theme/archivo-core.woff2';

/**
 * Cuts Archivo to what theme/fonts.css says of its core: its letters (`unicode-range`), weights and widths. Answers the
 * file as WOFF2. `npm run fonts` writes it anew; needed after a new version of the typeface or another letter in the list.
 */
export async function cutCore(): Promise<Uint8Array> {
  const face = await coreFace();
  const font = await readFile(createRequire(import.meta.url).resolve(whole));
  const letters = lettersOf(face);
  const variationAxes = { wght: rangeOf(face, 'font-weight'), wdth: rangeOf(face, 'font-stretch') };
  const core = await subset(font, letters, { targetFormat: 'truetype', keepFeatures, variationAxes });
  kernPairs(core, kerningIn(core));
  // Once more, to be packed with sums that are right again.
  return subset(core, letters, { targetFormat: 'woff2', keepFeatures });
}

function kerningIn(core: Uint8Array): Kerning[] {
  const face = fontkit.create(Buffer.from(core)) as fontkit.Font;
  const glyph = (letter = '') => face.glyphForCodePoint(letter.codePointAt(0) ?? 0).id;
  return apart.map(([[first, second], units]) => ({ first: glyph(first), second: glyph(second), units }));
}

async function coreFace(): Promise<string> {
  const faces = (await readFile('theme/fonts.css', 'utf8')).split('@font-face');
  const face = faces.find((rule) => rule.includes(`'./${part.split('/').at(-1)}'`));
  if (!face) throw new Error(`theme/fonts.css no longer names ${part}.`);
  return face;
}

/** Every letter of the face's `unicode-range`, one after the other. */
function lettersOf(face: string): string {
  return [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, step) =>
        String.fromCodePoint(from + step),
      );
    })
    .join('');
}

function rangeOf(face: string, property: string): { min: number; max: number } {
  const [, min, max] = new RegExp(`${property}: (\\d+)%? (\\d+)%?;`).exec(face) ?? [];
  if (!min || !max) throw new Error(`The core of Archivo says no ${property}.`);
  return { min: Number(min), max: Number(max) };
}

if (import.meta.main) await writeFile(part, await cutCore());
