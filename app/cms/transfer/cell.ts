import type { FieldKind } from '../field/field.ts';
import { oneLine } from '../one-line.ts';
import type { ResolveContext } from '../resolve.ts';
import { looksLikeHtml, richFromHtml, richFromText, textFromHtml } from '../rich-text/from-html.ts';
import { ownAddress } from '../rich-text/own-address.ts';
import { parseRich } from '../rich-text/rich-document.ts';
import { richHtml } from '../rich-text/to-html.ts';
import type { Column } from './columns.ts';
import { readMoment } from './moment.ts';
import { type ProblemCode, problem, type RowProblem } from './report.ts';

export type CellOptions = { exact: boolean; date?: 'dmy' | 'mdy' | undefined; separator?: string | undefined };

/** What one cell says: a value to store, names to look up, words that were more than the field can hold. */
export type ReadCell = { value?: unknown; names?: string[]; prose?: string; problems: RowProblem[] };

type Reader = (raw: unknown, column: Column, options: CellOptions) => ReadCell;

const separator = '|';

/** Reads a cell as its field stores it. Empty cells are not asked about; nothing unreadable becomes a value. */
export function readCell(column: Column, raw: unknown, options: CellOptions): ReadCell {
  const read = readers[column.field.kind](typeof raw === 'string' ? wellFormed(raw) : raw, column, options);
  if (read.value === undefined) return read;
  const shape = column.locale ? column.field.localized : column.field.shared;
  const parsed = shape?.safeParse(read.value);
  if (parsed?.success) return read;
  const tooLong = parsed?.error.issues.some(({ code, message }) => code === 'too_big' || message.endsWith('too_long'));
  return refused(tooLong ? 'too_long' : 'unreadable', column, raw, read.problems);
}

/** PostgreSQL keeps no NUL in text, and half a character is none. */
function wellFormed(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function refused(code: ProblemCode, { key }: Column, raw: unknown, others: RowProblem[] = []): ReadCell {
  const prose = typeof raw === 'string' ? { prose: raw.trim() } : {};
  return { ...prose, problems: [...others, problem('error', code, key, raw)] };
}

const fine = (value: unknown, problems: RowProblem[] = []): ReadCell => ({ value, problems });

const readText: Reader = (raw, column, { exact }) => {
  const text = typeof raw === 'string' ? raw : typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : null;
  if (text === null) return refused('unreadable', column, raw);
  if (exact) return fine(text);
  const isHtml = looksLikeHtml(text);
  const words = isHtml ? textFromHtml(text) : text;
  const lines = column.field.options.multiline ? words.replace(/\r\n?/g, '\n') : oneLine(words);
  return fine(lines.trim(), isHtml ? [problem('warning', 'html_cleaned', column.key, text)] : []);
};

const readRich: Reader = (raw, column, { exact }) => {
  if (typeof raw !== 'string') return refused('unreadable', column, raw);
  if (!exact && !looksLikeHtml(raw)) return fine(richFromText(raw.replace(/\r\n?/g, '\n')));
  const document = richFromHtml(raw, { exact });
  const left = /<(?:script|style|iframe|img|table|object|svg|h[1-6]|form|video)\b|\son[a-z]+\s*=|\sstyle\s*=/i.test(
    raw,
  );
  return fine(document, !exact && left ? [problem('warning', 'html_cleaned', column.key, raw)] : []);
};

const readDate: Reader = (raw, column, { date }) => {
  if (typeof raw !== 'string') return refused('unclear_date', column, raw);
  const read = readMoment(raw, date);
  if ('problem' in read) return refused(dateProblems[read.problem], column, raw);
  const wantsDay = column.field.kind === 'date';
  const needsTime = !wantsDay && !column.field.options.dayOnly && read.value.length === 10;
  if (needsTime) return refused('unclear_date', column, raw);
  const value = wantsDay ? read.value.slice(0, 10) : read.value;
  const notes = [
    ...(read.warning === 'twice' ? [problem('warning', 'twice_time', column.key, raw)] : []),
    ...(read.warning === 'midnight' && !wantsDay ? [problem('warning', 'midnight', column.key, raw)] : []),
  ];
  if (read.rest === '') return fine(value, notes);
  return { value, prose: raw.trim(), problems: [...notes, problem('error', 'unclear_date', column.key, raw)] };
};

const dateProblems = { impossible: 'impossible_date', unclear: 'unclear_date', gap: 'gap_time' } as const;

const readFlag: Reader = (raw, column) => {
  if (typeof raw === 'boolean') return fine(raw);
  const word = String(raw).trim().toLowerCase();
  if (['true', '1', 'ja', 'yes', 'j', 'y', 'x', 'wahr'].includes(word)) return fine(true);
  return ['false', '0', 'nein', 'no', 'n', 'falsch'].includes(word) ? fine(false) : refused('unreadable', column, raw);
};

const readNumber: Reader = (raw, column) => {
  if (typeof raw === 'number') return fine(raw);
  const [, digits] = /^(-?\d{1,15})\s*(?:min|minuten|minutes|plätze|seats)?\.?$/i.exec(String(raw).trim()) ?? [];
  return digits === undefined ? refused('unreadable', column, raw) : fine(Number(digits));
};

const readAmount: Reader = (raw, column) => {
  if (typeof raw === 'number') return fine(raw);
  const found = /^(?:€|EUR)?\s*(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[.,](\d{1,2}|[-–]{1,2}))?\s*(?:€|EUR|Euro)?$/i.exec(
    String(raw).trim(),
  );
  if (!found) return refused('unreadable', column, raw);
  const cents = /^\d/.test(found[2] ?? '') ? (found[2] ?? '').padEnd(2, '0') : '00';
  return fine(Number(`${found[1]?.replaceAll('.', '')}.${cents}`));
};

const readChoice: Reader = (raw, column) => {
  const code = String(raw).trim();
  return column.field.options.choices?.includes(code) ? fine(code) : refused('unknown_choice', column, raw);
};

const readReference: Reader = (raw, column) =>
  typeof raw === 'string' ? { names: [raw.trim()], problems: [] } : refused('unreadable', column, raw);

const readReferences: Reader = (raw, column, { separator: between = separator }) => {
  const parts = Array.isArray(raw) ? raw : typeof raw === 'string' ? listed(raw, between) : null;
  if (!parts?.every((part) => typeof part === 'string')) return refused('unreadable', column, raw);
  return { names: [...new Set(parts.map((part) => part.trim()).filter(Boolean))], problems: [] };
};

function listed(text: string, between: string): unknown[] {
  const json = text.startsWith('[') ? parsedJson(text) : undefined;
  return Array.isArray(json) ? json : text.split(between);
}

const readLink: Reader = (raw, column) => {
  const value = typeof raw === 'string' && raw.startsWith('{') ? parsedJson(raw) : raw;
  return typeof value === 'string'
    ? fine({ url: value.trim() })
    : value
      ? fine(value)
      : refused('unreadable', column, raw);
};

/** Compound values come as JSON; items of a list may lack their keys. */
const readJson: Reader = (raw, column) => {
  const value = typeof raw === 'string' ? parsedJson(raw) : raw;
  if (typeof value !== 'object' || value === null) return refused('unreadable', column, raw);
  return fine(Array.isArray(value) ? value.map((item, at) => ({ _key: `i${at}`, ...item })) : value);
};

const readEmbed: Reader = (raw, column, options) =>
  column.locale || (typeof raw === 'string' && raw.startsWith('{')) || typeof raw === 'object'
    ? readJson(raw, column, options)
    : fine({ url: String(raw).trim() });

const readers: Record<FieldKind, Reader> = {
  text: readText,
  line: readJson,
  'rich-text': readRich,
  number: readNumber,
  amount: readAmount,
  flag: readFlag,
  date: readDate,
  'date-time': readDate,
  choice: readChoice,
  link: readLink,
  image: readJson,
  file: readJson,
  embed: readEmbed,
  list: readJson,
  reference: readReference,
  references: readReferences,
  group: readJson,
};

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Links to things of ours keep their target, not its address of today. */
const keepTargets: ResolveContext = {
  locale: 'de',
  media: () => undefined,
  address: (ref) => ({ href: ownAddress(ref), title: '', online: true }),
};

/** A stored value as a cell: text, number, yes or no, or a compound value. `nameOf` names what is referred to. */
export function writeCell({ field }: Pick<Column, 'field'>, value: unknown, nameOf: (id: string) => string): unknown {
  if (value === undefined || value === null) return '';
  switch (field.kind) {
    case 'rich-text':
      return richHtml(parseRich(value), keepTargets);
    case 'reference':
      return nameOf(String(value));
    case 'references':
      return writeNames((value as string[]).map(nameOf));
    case 'link': {
      const { url, ...rest } = value as { url?: string };
      return url !== undefined && Object.keys(rest).length === 0 && !url.startsWith('{') ? url : value;
    }
    default:
      return value;
  }
}

function writeNames(names: string[]): unknown {
  return names.some((name) => name.includes(separator) || name.startsWith('[')) ? names : names.join(` ${separator} `);
}
