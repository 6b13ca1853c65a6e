import { z } from 'zod';
import { thumbnails } from '#app/media/address.ts';
import type { ImageView } from '../../resolve.ts';
import { asStored, readJson } from '../cell/read-cell.ts';
import { type KindDefinition, longText } from '../kind.ts';

/** Answered as its address, with the picture and its thumbnails beside it. */
export const imageKind: KindDefinition = {
  json: {
    present: (name, value, _field, { pictures }) => {
      const image = value as ImageView | null;
      const record = image ? pictures.get(image.id) : undefined;
      return {
        [name]: image?.src ?? null,
        [`${name}_obj`]: image,
        [`${name}_thumbnails`]: record ? thumbnails(record) : null,
      };
    },
    shape: (name) => ({
      [name]: z.string().nullable(),
      [`${name}_obj`]: z.looseObject({}).nullable(),
      [`${name}_thumbnails`]: z.record(z.string(), z.string()).nullable(),
    }),
  },
  cell: { read: readJson, write: asStored },
  file: { shared: 'media', text: 'words' },
  sample: {
    example: () => ({}),
    maximum: (_field, { picture }) => ({
      shared: { media: picture },
      localized: { alt: longText(500), caption: longText(1000) },
    }),
  },
};
