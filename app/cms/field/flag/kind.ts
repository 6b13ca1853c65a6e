import { z } from 'zod';
import { asStored, type CellReader, fine, refused } from '../cell/read-cell.ts';
import { type KindDefinition, plainJson } from '../kind.ts';

const readFlag: CellReader = (raw, column) => {
  if (typeof raw === 'boolean') return fine(raw);
  const word = String(raw).trim().toLowerCase();
  if (['true', '1', 'ja', 'yes', 'j', 'y', 'x', 'wahr'].includes(word)) return fine(true);
  return ['false', '0', 'nein', 'no', 'n', 'falsch'].includes(word) ? fine(false) : refused('unreadable', column, raw);
};

export const flagKind: KindDefinition = {
  json: plainJson(z.boolean()),
  cell: { read: readFlag, write: asStored },
  file: { shared: 'stored', text: 'json' },
  sample: { example: () => ({}), maximum: () => ({ shared: true }) },
};
