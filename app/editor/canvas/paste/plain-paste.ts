/**
 * Plain text as paragraphs. Text from a PDF comes with a break at the end of every printed line and with words cut by
 * hyphens; both are mended, a blank line still ends a paragraph.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .flatMap((block, _, blocks) => (isPrinted(block) || blocks.some(isCut) ? [mended(block)] : block.split('\n')))
    .map((words) => words.trim())
    .filter(Boolean);
}

/** A word goes on in the next line: nobody writes that, a press does. */
function isCut(block: string): boolean {
  return /\p{Ll}(?:-|\u00ad)\n\p{Ll}/u.test(block);
}

/** Several long lines of about the same length, most of them ending in mid-sentence: a column of print. */
function isPrinted(block: string): boolean {
  const lines = block.split('\n').filter(Boolean);
  if (lines.length < 2) return false;
  const longest = Math.max(...lines.map(({ length }) => length));
  const full = lines.slice(0, -1).filter((line) => line.length > longest * 0.6);
  const ended = lines.slice(0, -1).filter((line) => /[.!?:]["“”»]?\s*$/.test(line));
  return longest >= 30 && full.length >= (lines.length - 1) * 0.7 && ended.length <= lines.length / 2;
}

function mended(block: string): string {
  return block
    .replaceAll('\u00ad\n', '')
    .replaceAll(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1')
    .replaceAll(/\s*\n\s*/g, ' ');
}
