import { z } from 'zod';
import { imageView } from '#app/cms/image-view.ts';
import { readStored } from '#app/cms/read-stored.ts';
import type { ImageView } from '#app/cms/resolve.ts';
import { type CommonOptions, common, type Field, type ImageCrop, type Stored } from '../field.ts';

const share = z.number().min(0).max(1);

const shared = z.strictObject({
  media: z.uuid(),
  decorative: z.boolean().optional(),
  focal: z.strictObject({ x: share, y: share }).optional(),
});

const localized = z.strictObject({ alt: z.string().max(500).optional(), caption: z.string().max(1000).optional() });

type StoredImage = z.infer<typeof shared>;
type StoredImageText = z.infer<typeof localized>;

/** A picture of the library; its words are written per language, or it is declared decorative. */
export function image(options: CommonOptions & { crops?: readonly ImageCrop[] } = {}): Field<ImageView | null> {
  const { crops = [], ...rest } = options;
  return {
    kind: 'image',
    ...common(rest),
    shared,
    localized,
    initial: {},
    options: { crops, words: ['alt', 'caption'] },
    isEmpty: (stored) => picture(stored) === null,
    searchText: (stored) => [words(stored).alt, words(stored).caption].filter(Boolean).join(' '),
    references: (stored) => {
      const media = picture(stored)?.media;
      return media ? [{ type: 'media', id: media }] : [];
    },
    problems: (stored, context) =>
      resolve(stored, context)?.alt === null ? [{ path: 'alt', message: 'field_problem_alt' }] : [],
    resolve,
  };
}

const resolve: Field<ImageView | null>['resolve'] = (stored, context) => {
  const chosen = picture(stored);
  const record = chosen && context.media(chosen.media);
  return chosen && record ? imageView(record, { ...context, chosen, texts: words(stored) }) : null;
};

function picture(stored: Stored): StoredImage | null {
  return readStored(shared, stored.shared) ?? null;
}

function words(stored: Stored): StoredImageText {
  return readStored(localized, stored.localized) ?? {};
}
