import { z } from 'zod';
import type { FileView } from '../../resolve.ts';
import { asStored, readJson } from '../cell/read-cell.ts';
import type { KindDefinition } from '../kind.ts';

/** Answered as its address, with the file beside it. */
export const fileKind: KindDefinition = {
  json: {
    present: (name, value) => ({ [name]: (value as FileView | null)?.src ?? null, [`${name}_obj`]: value }),
    shape: (name) => ({ [name]: z.string().nullable(), [`${name}_obj`]: z.looseObject({}).nullable() }),
  },
  cell: { read: readJson, write: asStored },
  file: { shared: 'media', text: 'json' },
  sample: { example: () => ({}), maximum: (_field, { film }) => ({ shared: { media: film } }) },
};
