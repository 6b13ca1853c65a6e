import type { Column } from '../field/cell/columns.ts';
import { type CellOptions, type ReadCell, refused } from '../field/cell/read-cell.ts';
import { kinds } from '../field/kinds.ts';

/** Reads a cell as its field stores it. Empty cells are not asked about; nothing unreadable becomes a value. */
export function readCell(column: Column, raw: unknown, options: CellOptions): ReadCell {
  const read = kinds[column.field.kind].cell.read(typeof raw === 'string' ? wellFormed(raw) : raw, column, options);
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

/** A stored value as a cell: text, number, yes or no, or a compound value. `nameOf` names what is referred to. */
export function writeCell({ field }: Pick<Column, 'field'>, value: unknown, nameOf: (id: string) => string): unknown {
  return value === undefined || value === null ? '' : kinds[field.kind].cell.write(value, nameOf);
}
