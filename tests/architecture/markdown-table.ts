import { readFileSync, writeFileSync } from 'node:fs';

export const folder = 'docs/behaviour';

export type Table = { head: string[]; rows: string[][] };

export function code(cell = ''): string {
  return cell.replaceAll('`', '');
}

export function readTable(page: string, mark: string): string[][] {
  return rowsOf(readFileSync(`${folder}/${page}.md`, 'utf8'), mark);
}

/** The cells of the table behind a mark, without the line below its head. */
export function rowsOf(markdown: string, mark: string): string[][] {
  const [, behind = ''] = markdown.split(`<!-- ${mark} -->`);
  const [, table = ''] = /^\s*((?:\|.*\n)+)/.exec(behind) ?? [];
  const lines = table.split('\n').filter((line) => line !== '' && !/^\|[\s|:-]+\|$/.test(line));
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

export function writeTable({ page, mark, table }: { page: string; mark: string; table: Table }): void {
  const file = `${folder}/${page}.md`;
  const [before = '', behind = ''] = readFileSync(file, 'utf8').split(`<!-- ${mark} -->`);
  const rest = behind.replace(/^\s*(?:\|.*\n)*\n*/, '');
  const widths = table.head.map((_, column) =>
    Math.max(...[table.head, ...table.rows].map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const rows = [table.head, widths.map((width) => '-'.repeat(width)), ...table.rows].map(line).join('');
  writeFileSync(file, `${before}<!-- ${mark} -->\n\n${rows}${rest === '' ? '' : `\n${rest}`}`);
}
