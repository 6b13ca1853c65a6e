import german from 'hyphen/de';
import english from 'hyphen/en-gb';
import type { Locale } from '#app/i18n/locale.ts';

/** The breaks a word may have: patterns of TeX, read by `hyphen` (decision 63). */
const patterns = { de: german, en: english } satisfies Record<Locale, typeof german>;

/** Shorter words fit into every column, and a break in them disturbs more than it helps. */
const shortestWord = 12;
/** What stands alone at the end of a line, or goes on at the beginning of the next, is more than a syllable of two letters. */
const shortestPart = 4;
/** Titles and words of filters come again and again; a site has some thousand of them. */
const mostKept = 5_000;

const kept = new Map<string, string>();

/** The text with a soft hyphen at each place where a long word may break; one that was set by hand counts alone. */
export function hyphenate(text: string, locale: Locale): string {
  const key = `${locale} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const broken = text.replace(/[\p{L}\u00ad]+/gu, (word) => withHyphens(word, locale));
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, broken);
  return broken;
}

function withHyphens(word: string, locale: Locale): string {
  if (word.length < shortestWord || word.includes('\u00ad')) return word;
  const syllables = patterns[locale].hyphenateSync(word, { minWordLength: shortestWord }).split('\u00ad');
  while ((syllables[0]?.length ?? shortestPart) < shortestPart) syllables.splice(0, 2, syllables.slice(0, 2).join(''));
  while ((syllables.at(-1)?.length ?? shortestPart) < shortestPart)
    syllables.splice(-2, 2, syllables.slice(-2).join(''));
  return syllables.join('\u00ad');
}
