import { oneLine } from '#app/cms/one-line.ts';
import { looksLikeHtml, textFromHtml } from '#app/cms/rich-text/from-html.ts';
import type { Column } from './columns.ts';
import { type ProblemCode, problem, type RowProblem } from './problem.ts';
import { readTime } from './time.ts';

export type CellOptions = {
  exact: boolean;
  date?: 'dmy' | 'mdy' | undefined;
  separator?: string | undefined;
  /** Which choice is meant by words that are not its code. */
  choiceOf?: ((text: string) => string | undefined) | undefined;
};

/** What one cell says: a value to store, names to look up, words that were more than the field can hold. */
export type ReadCell = { value?: unknown; names?: string[]; prose?: string; problems: RowProblem[] };

export type CellReader = (raw: unknown, column: Column, options: CellOptions) => ReadCell;

/** Between the names of one cell. */
export const separator = '|';

/** Nothing to store, and why; the words stay, for another field may hold them. */
export function refused(code: ProblemCode, { key }: Column, raw: unknown, others: RowProblem[] = []): ReadCell {
  const prose = typeof raw === 'string' ? { prose: raw.trim() } : {};
  return { ...prose, problems: [...others, problem('error', code, key, raw)] };
}

/** A value to store, with what is to be said of it. */
export const fine = (value: unknown, problems: RowProblem[] = []): ReadCell => ({ value, problems });

export const readText: CellReader = (raw, column, { exact }) => {
  const text = typeof raw === 'string' ? raw : typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : null;
  if (text === null) return refused('unreadable', column, raw);
  if (exact) return fine(text);
  const isHtml = looksLikeHtml(text);
  const words = isHtml ? textFromHtml(text) : text;
  const lines = (column.field.options.multiline ? words.replace(/\r\n?/g, '\n') : oneLine(words)).trim();
  return fine(clockTime(lines, column) ?? lines, isHtml ? [problem('warning', 'html_cleaned', column.key, text)] : []);
};

/** `19 Uhr` where the field takes nothing but `19:00`. */
function clockTime(text: string, { field }: Column): string | null {
  if (!field.shared || field.shared.safeParse(text).success) return null;
  const read = readTime(text);
  return read && read.rest === '' && field.shared.safeParse(read.value).success ? read.value : null;
}

/** Compound values come as JSON; items of a list may lack their keys. */
export const readJson: CellReader = (raw, column) => {
  const value = typeof raw === 'string' ? parsedJson(raw) : raw;
  if (typeof value !== 'object' || value === null) return refused('unreadable', column, raw);
  return fine(Array.isArray(value) ? value.map((item, at) => ({ _key: `i${at}`, ...item })) : value);
};

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A cell that holds the value as it is stored. */
export function asStored(value: unknown): unknown {
  return value;
}
