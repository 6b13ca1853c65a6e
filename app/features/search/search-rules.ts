/** The tag writers of synonyms and promoted answers bump. */
export const searchRulesTag = 'search-rules';

/** So many words belong together at most, of so many letters each. */
const mostWordsTogether = 12;
const longestWord = 60;

/** Words as somebody writes them into one field, parted by commas or lines; each once. */
export function readWords(text: string): string[] {
  const words = text
    .replaceAll('\0', '')
    .split(/[,;\n]/)
    .map((word) => word.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, longestWord))
    .filter(Boolean);
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()].slice(0, mostWordsTogether);
}
