import { z } from 'zod';
import { asStored, readText } from '../cell/read-cell.ts';
import type { Field } from '../field.ts';
import { type KindDefinition, longText, onItsSide } from '../kind.ts';

export const textKind: KindDefinition = {
  json: {
    present: (name, value, { options }) =>
      options.isCode ? { [name]: value, [`${name}_obj`]: { code: value } } : { [name]: value },
    shape: (name, { options }) =>
      options.isCode ? { [name]: z.string(), [`${name}_obj`]: z.object({ code: z.string() }) } : { [name]: z.string() },
  },
  cell: { read: readText, write: asStored },
  file: { shared: 'stored', text: 'plain' },
  sample: {
    example: ({ localized }) => (localized ? { localized: 'Drei Litzen' } : {}),
    maximum: (field) => onItsSide(field, isAnchor(field) ? 'a'.repeat(80) : longText(field.options.max ?? 255)),
  },
};

function isAnchor({ options, place }: Field): boolean {
  return options.max === 80 && place === 'link';
}
