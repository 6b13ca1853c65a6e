/** A pattern (in letters of any case) that is found by itself and not inside of a longer word. */
export function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Letters of a text with those escaped that mean something in a pattern. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A word as lists of words have it: with any ending where it ends with `*`. */
export function stemOf(word: string): { letters: string; isStem: boolean } {
  const isStem = word.endsWith('*');
  return { letters: isStem ? word.slice(0, -1) : word, isStem };
}
