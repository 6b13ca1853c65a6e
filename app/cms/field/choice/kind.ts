import { z } from 'zod';
import { asStored, type CellReader, fine, refused } from '../cell/read-cell.ts';
import { type KindDefinition, plainJson } from '../kind.ts';

const readChoice: CellReader = (raw, column) => {
  const code = String(raw).trim();
  return column.field.options.choices?.includes(code) ? fine(code) : refused('unknown_choice', column, raw);
};

export const choiceKind: KindDefinition = {
  json: plainJson(z.string()),
  cell: { read: readChoice, write: asStored },
  file: { shared: 'stored', text: 'plain' },
  sample: { example: () => ({}), maximum: ({ options: { choices } }) => ({ shared: choices?.at(-1) }) },
};
