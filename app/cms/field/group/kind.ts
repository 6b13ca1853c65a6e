import type { Values } from '../../field-set.ts';
import { asStored, readJson } from '../cell/read-cell.ts';
import type { KindDefinition } from '../kind.ts';

export const groupKind: KindDefinition = {
  json: {
    present: (name, value, { options: { fields = {} } }, { present }) => ({ [name]: present(fields, value as Values) }),
    shape: (name, { options: { fields = {} } }, { shape }) => ({ [name]: shape(fields) }),
  },
  cell: { read: readJson, write: asStored },
  file: { shared: 'fields', text: 'fields' },
  sample: {
    example: () => ({}),
    maximum: ({ options: { fields = {} } }, { fill }) => {
      const { props, texts } = fill(fields);
      return { shared: props, localized: texts };
    },
  },
};
