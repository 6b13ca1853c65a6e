import { z } from 'zod';
import { asStored, readJson } from '../cell/read-cell.ts';
import type { KindDefinition } from '../kind.ts';
import type { ListItem } from './field.ts';

/** An item is answered with its key as `id`. */
export const listKind: KindDefinition = {
  json: {
    present: (name, value, { options: { fields = {} } }, { present }) => ({
      [name]: (value as ListItem[]).map((item) => ({ id: item._key, ...present(fields, item) })),
    }),
    shape: (name, { options: { fields = {} } }, { shape }) => ({
      [name]: z.array(shape(fields).extend({ id: z.string() })),
    }),
  },
  cell: { read: readJson, write: asStored },
  file: { shared: 'items', text: 'items' },
  sample: {
    example: () => ({}),
    maximum: ({ options: { fields = {}, max = 100 } }, { fill }) => {
      const { props, texts } = fill(fields);
      const keys = Array.from({ length: max }, (_, index) => `k${index}`);
      return {
        shared: keys.map((_key) => ({ ...props, _key })),
        localized: Object.fromEntries(keys.map((key) => [key, texts])),
      };
    },
  },
};
