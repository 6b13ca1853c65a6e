import { z } from 'zod';
import { asStored, type CellReader, fine, refused } from '../cell/read-cell.ts';
import { type KindDefinition, plainJson } from '../kind.ts';

const readNumber: CellReader = (raw, column) => {
  if (typeof raw === 'number') return fine(raw);
  const [, digits] = /^(-?\d{1,15})\s*(?:min|minuten|minutes|plätze|seats)?\.?$/i.exec(String(raw).trim()) ?? [];
  return digits === undefined ? refused('unreadable', column, raw) : fine(Number(digits));
};

export const numberKind: KindDefinition = {
  json: plainJson(z.number().int()),
  cell: { read: readNumber, write: asStored },
  file: { shared: 'stored', text: 'json' },
  sample: { example: () => ({}), maximum: ({ options: { max = 99 } }) => ({ shared: max }) },
};
