import type { CSSProperties } from 'react';

/** Width of the type, in percent of the width axis of Archivo. */
type Width = 125 | 100 | 80 | 62;

/** A title's longest length (inclusive) for the three wider widths; anything longer is set at 62. */
const byTitle = [12, 28, 60] as const;
const byHeadingWord = [7, 11, 16] as const;
const byRowWord = [14, 20, 24] as const;

const widths = [125, 100, 80, 62] as const;
const tracking: Record<Width, string> = { 125: '-0.022em', 100: '-0.016em', 80: '-0.006em', 62: '0.004em' };

const softHyphens = /\u00ad/g;
const wordBreaks = /[\s\-–—/]+/u;

export type Tension = { '--wd': Width; '--wn': Width; '--wr': Width; '--ls': string; '--hg': number };

/**
 * The line under tension: the width of a title is a pure function of its length
 * (docs/behaviour/design.md#width-follows-length).
 * `--wd` everywhere; `--wn` for headings and `--wr` for rows in narrow windows, where the longest word limits too. `--hg`
 * is what its first letter leaves free to its left: so far a title hangs into the margin, for its ink to stand on it.
 */
export function tension(text: string): CSSProperties & Tension {
  const title = text.normalize('NFC').replace(softHyphens, '').trim();
  const width = widthFor(length(title), byTitle);
  const longestWord = Math.max(...title.split(wordBreaks).map(length));
  return {
    '--wd': width,
    '--wn': narrower(width, widthFor(longestWord, byHeadingWord)),
    '--wr': narrower(width, widthFor(longestWord, byRowWord)),
    '--ls': tracking[width],
    '--hg': hangOf(title),
  };
}

/** How many letters a reader sees: places where a word may break are none. */
export function lettersOf(text: string): number {
  return text.replace(softHyphens, '').length;
}

function widthFor(characters: number, limits: readonly [number, number, number]): Width {
  const step = limits.findIndex((limit) => characters <= limit);
  // What is longer than all of them has no step, and -1 is the last width.
  return widths.at(step) ?? 62;
}

/** In thousandths of the size for each percent of width: stems, quotation marks, slanting letters, round ones. */
function hangOf(title: string): number {
  if (/^[BDEFHIK-NPRUÜ]/.test(title)) return 0.76;
  if (/^[„“”»«"]/.test(title)) return 5;
  if (/^[‚‘’›‹']/.test(title)) return 2.5;
  return /^[AÄJTV-Y]/.test(title) ? 0.18 : 0.45;
}

function narrower(a: Width, b: Width): Width {
  return a < b ? a : b;
}

function length(text: string): number {
  return [...text].length;
}
