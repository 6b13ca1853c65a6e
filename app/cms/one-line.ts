/**
 * The text on one line, for fields that have no second: white space with a break in it becomes one space. Run by run: an
 * expression with white space on both sides of the break reads a long run as often as it is long.
 */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, (run) => (/[\r\n]/.test(run) ? ' ' : run));
}
