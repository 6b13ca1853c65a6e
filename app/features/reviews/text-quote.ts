/** Words of a page and what stands around them (W3C Web Annotation, TextQuoteSelector). */
export type TextQuote = { exact: string; before: string; after: string };

/** Letters a page may hold and nobody sees: soft hyphens, word joiners, spaces without width. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/;
const longestQuote = 400;
const lettersAround = 40;

/**
 * The quote of the letters from `from` to `to` of a page's text, as it is read: without what nobody sees, any run of spaces
 * as one. Null where there is nothing to read, or more than one would quote.
 */
export function quoteAt(text: string, from: number, to: number): TextQuote | null {
  const exact = asRead(text.slice(from, to)).trim();
  if (exact === '' || exact.length > longestQuote) return null;
  const before = asRead(text.slice(Math.max(0, from - 3 * lettersAround), from)).slice(-lettersAround);
  const after = asRead(text.slice(to, to + 3 * lettersAround)).slice(0, lettersAround);
  return { exact, before, after };
}

/**
 * Where a quote stands in a page's text, which may have changed since. Of several places the one whose surroundings are most
 * like those of the quote; null where the words are gone.
 */
export function findQuote(text: string, { exact, before, after }: TextQuote): { from: number; to: number } | null {
  const { letters, places } = readable(text);
  let best: { at: number; likeness: number } | null = null;
  for (let at = letters.indexOf(exact); at >= 0; at = letters.indexOf(exact, at + 1)) {
    const likeness =
      shared(reversed(before), reversed(letters.slice(Math.max(0, at - before.length), at))) +
      shared(after, letters.slice(at + exact.length));
    if (!best || likeness > best.likeness) best = { at, likeness };
  }
  if (!best) return null;
  const [from, last] = [places[best.at], places[best.at + exact.length - 1]];
  return from === undefined || last === undefined ? null : { from, to: last + 1 };
}

/** The letters that are read, and where in the text each of them stands. */
function readable(text: string): { letters: string; places: number[] } {
  const letters: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (unseen.test(letter)) continue;
    const isSpace = /\s/.test(letter);
    if (isSpace && letters.at(-1) === ' ') continue;
    letters.push(isSpace ? ' ' : letter);
    places.push(at);
  }
  return { letters: letters.join(''), places };
}

function asRead(text: string): string {
  return readable(text).letters;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** How many letters two texts have in common from their beginning. */
function shared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
