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

export type Tension = { '--wd': Width; '--wn': Width; '--wr': Width; '--ls': string };

/**
 * The line under tension: the width of a title is a pure function of its length
 * (docs/behaviour/design.md#width-follows-length).
 * `--wd` everywhere; `--wn` for headings and `--wr` for rows in narrow windows, where the longest word limits too.
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
  };
}

function widthFor(characters: number, limits: readonly [number, number, number]): Width {
  const step = limits.findIndex((limit) => characters <= limit);
  return widths[step === -1 ? 3 : step] ?? 62;
}

function narrower(a: Width, b: Width): Width {
  return a < b ? a : b;
}

function length(text: string): number {
  return [...text].length;
}
