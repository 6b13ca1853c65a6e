import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

/** What type needs to set German and English well: kerning, joined letters, figures of one width. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

const whole = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const part = 'theme/archivo-core.woff2';

/**
 * Cuts Archivo to what theme/fonts.css says of its core: its letters (`unicode-range`), weights and widths. Answers the
 * file as WOFF2. `npm run fonts` writes it anew; needed after a new version of the typeface or another letter in the list.
 */
export async function cutCore(): Promise<Uint8Array> {
  const face = await coreFace();
  const font = await readFile(createRequire(import.meta.url).resolve(whole));
  return subset(font, lettersOf(face), {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: rangeOf(face, 'font-weight'), wdth: rangeOf(face, 'font-stretch') },
  });
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
