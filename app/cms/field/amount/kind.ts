import { z } from 'zod';
import { asStored, type CellReader, fine, refused } from '../cell/read-cell.ts';
import { type KindDefinition, plainJson } from '../kind.ts';

const readAmount: CellReader = (raw, column) => {
  if (typeof raw === 'number') return fine(raw);
  const found = /^(?:€|EUR)?\s*(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[.,](\d{1,2}|[-–]{1,2}))?\s*(?:€|EUR|Euro)?$/i.exec(
    String(raw).trim(),
  );
  if (!found) return refused('unreadable', column, raw);
  const cents = /^\d/.test(found[2] ?? '') ? (found[2] ?? '').padEnd(2, '0') : '00';
  return fine(Number(`${found[1]?.replaceAll('.', '')}.${cents}`));
};

export const amountKind: KindDefinition = {
  json: plainJson(z.number().nullable()),
  cell: { read: readAmount, write: asStored },
  file: { shared: 'stored', text: 'json' },
  sample: { example: () => ({ shared: 12.5 }), maximum: ({ options: { max = 99_999.99 } }) => ({ shared: max }) },
};
