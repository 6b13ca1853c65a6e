import { z } from 'zod';
import { asStored, readJson } from '../cell/read-cell.ts';
import { type KindDefinition, longText } from '../kind.ts';
import type { LineView } from './field.ts';

export const lineKind: KindDefinition = {
  json: {
    present: (name, value) => ({ [name]: (value as LineView).text }),
    shape: (name) => ({ [name]: z.string() }),
  },
  cell: { read: readJson, write: asStored },
  file: { shared: 'stored', text: 'line' },
  sample: {
    example: () => ({}),
    maximum: ({ options: { max = 255 } }) => ({
      localized: { type: 'doc', content: [{ type: 'text', text: longText(max) }] },
    }),
  },
};
