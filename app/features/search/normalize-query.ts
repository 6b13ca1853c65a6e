const mostLetters = 200;

/** What was typed as it is compared and kept: composed letters, one blank between words, nothing PostgreSQL cannot keep. */
export function normalizeQuery(text: string): string {
  return text.replaceAll('\0', '').normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, mostLetters).trim();
}

/** The same for a comparison with `like`, whose signs are letters here. */
export function escapeLike(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}

/** Whether the index of letters can look for these: it knows a title by every three letters in a row. */
export function hasThreeLetters(words: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(words);
}
