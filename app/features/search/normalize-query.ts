const mostLetters = 200;

/** What was typed as it is compared and kept: composed letters, one blank between words, nothing PostgreSQL cannot keep. */
export function normalizeQuery(text: string): string {
  return text.replaceAll('\0', '').normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, mostLetters).trim();
}

/**
 * Whether the index of letters can look for these: it knows a title by every three signs in a row, and the blank before and
 * behind a word is a sign of it. So one short word alone is not found there, two are.
 */
export function isInIndex(text: string): boolean {
  return /[\p{L}\p{N}]{3}|[\p{L}\p{N}] [\p{L}\p{N}]/u.test(text);
}
