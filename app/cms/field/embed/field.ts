import { z } from 'zod';
import { readEmbed } from '#app/cms/embeds.ts';
import { readStored } from '#app/cms/read-stored.ts';
import type { EmbedView } from '#app/cms/resolve.ts';
import { type CommonOptions, common, type EmbedMedia, type Field, type Stored } from '../field.ts';

const localized = z.strictObject({ title: z.string().max(255).optional() });

/** A player or document of an accepted provider, kept as the address of its page and rebuilt from its id. */
export function embed({ media, ...rest }: CommonOptions & { media: EmbedMedia }): Field<EmbedView | null> {
  const url = z
    .string()
    .max(2000)
    .superRefine((value, check) => {
      const read = readEmbed(value, media);
      if (value !== '' && !read.accepted) check.addIssue({ code: 'custom', message: read.reason });
    });
  const shared = z.strictObject({ url });
  return {
    kind: 'embed',
    ...common(rest),
    shared,
    localized,
    initial: {},
    options: { media, words: ['title'] },
    isEmpty: (stored) => accepted(stored, media) === null,
    searchText: (stored) => title(stored),
    references: () => [],
    resolve: (stored) => {
      const found = accepted(stored, media);
      return found && { ...found, title: title(stored) };
    },
  };
}

function accepted({ shared }: Stored, media: EmbedMedia): Omit<EmbedView, 'title'> | null {
  const url = (shared as { url?: unknown } | undefined)?.url;
  const read = typeof url === 'string' ? readEmbed(url, media) : null;
  return read?.accepted ? { provider: read.provider, src: read.src, url: read.url } : null;
}

function title(stored: Stored): string {
  return readStored(localized, stored.localized)?.title ?? '';
}
