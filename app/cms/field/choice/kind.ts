import { z } from 'zod';
import { asStored, type CellReader, fine, refused } from '../cell/read-cell.ts';
import { type KindDefinition, plainJson } from '../kind.ts';

const readChoice: CellReader = (raw, column, { choiceOf }) => {
  const text = String(raw).trim();
  const code = column.field.options.choices?.includes(text) ? text : choiceOf?.(text);
  return code === undefined ? refused('unknown_choice', column, text) : fine(code);
};

export const choiceKind: KindDefinition = {
  json: plainJson(z.string()),
  cell: { read: readChoice, write: asStored },
  file: { shared: 'stored', text: 'plain' },
  sample: { example: () => ({}), maximum: ({ options: { choices } }) => ({ shared: choices?.at(-1) }) },
};
