const mostLetters = 200;

/** The signs of a pattern as letters, for a comparison with `like` (PostgreSQL 9.7.1). */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The pattern for `like` of texts that contain what was typed, without the blanks around it; every text contains the empty one. */
export function containing(typed: string): string {
  return `%${escapeLike(typed.replaceAll('\0', '').trim().slice(0, mostLetters))}%`;
}
