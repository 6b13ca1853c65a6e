import { z } from 'zod';
import { thumbnails } from '#app/media/address.ts';
import { crops } from '#app/media/limits.ts';
import type { ImageView, MediaRecord } from '../../resolve.ts';
import { asStored, readJson } from '../cell/read-cell.ts';
import type { ImageCrop } from '../field.ts';
import { type KindDefinition, longText } from '../kind.ts';

/** The crops under their names, and under those the field gives to crops of the same size: `large` of a teaser. */
function namedThumbnails(record: MediaRecord, names: readonly ImageCrop[]): Record<string, string> {
  const known = thumbnails(record);
  const own = names.flatMap(({ name, width, height }) => {
    const same = cropNames.find((crop) => crops[crop].width === width && crops[crop].height === height);
    return same ? [[name, known[same]] as const] : [];
  });
  return { ...known, ...Object.fromEntries(own) };
}

const cropNames = Object.keys(crops) as (keyof typeof crops)[];

/** Answered as its address, with the picture and its thumbnails beside it. */
export const imageKind: KindDefinition = {
  json: {
    present: (name, value, { options }, { pictures }) => {
      const image = value as ImageView | null;
      const record = image ? pictures.get(image.id) : undefined;
      return {
        [name]: image?.src ?? null,
        [`${name}_obj`]: image,
        [`${name}_thumbnails`]: record ? namedThumbnails(record, options.crops ?? []) : null,
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
