import type { Editor } from '#app/auth/viewer.ts';
import { saveRedirect } from '#app/features/redirects/commands.server.ts';
import type { RedirectProblem } from '#app/features/redirects/redirect-problem.server.ts';
import { type RedirectLocale, redirectOf } from './redirect-address.ts';

const mostLines = 2_000;

export type RedirectReport = {
  saved: number;
  refused: {
    line: number;
    old_path: string;
    new_path: string;
    problem: Exclude<RedirectProblem, 'forbidden'> | 'language' | 'columns';
  }[];
  /** Lines beyond what is taken at once. */
  left: number;
};

type Importing = { text: string; locale: RedirectLocale; isSure: boolean; actor: Editor };

/** Saves a list, an old and a new address in each line, and reports every line that was refused and why. */
export async function importRedirects({
  text,
  locale,
  isSure,
  actor,
}: Importing): Promise<RedirectReport | 'forbidden'> {
  const lines = linesOf(text);
  const report: RedirectReport = { saved: 0, refused: [], left: Math.max(0, lines.length - mostLines) };
  for (const { line, cells } of lines.slice(0, mostLines)) {
    const [old_path = '', new_path = ''] = cells;
    const wish = redirectOf({ locale, old_path: pathOf(old_path), new_path });
    const problem =
      !old_path || !new_path ? 'columns' : !wish ? 'language' : await saveRedirect({ ...wish, isSure }, actor);
    if (problem === 'forbidden') return 'forbidden';
    if (problem) report.refused.push({ line, old_path, new_path, problem });
    else report.saved += 1;
  }
  return report;
}

type Line = { line: number; cells: string[] };

/** A head such as `old;new` is no line of it. */
function linesOf(text: string): Line[] {
  const lines = text.split(/\r\n?|\n/).map((line, at) => ({ line: at + 1, cells: cellsOf(line) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return filled.filter(({ cells: [first = ''] }, at) => at > 0 || /^(\/|https?:)/.test(first));
}

/** Parted by the first of these that is there: an address may hold a comma, but neither of the others. */
function cellsOf(line: string): string[] {
  const mark = ['\t', ';', ','].find((each) => line.includes(each)) ?? ';';
  return line.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

/** Lists of an old site name whole addresses. */
function pathOf(address: string): string {
  return /^https?:/.test(address) ? (URL.parse(address)?.pathname ?? address) : address;
}
