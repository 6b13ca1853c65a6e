import { z } from 'zod';
import { readStored } from '#app/cms/read-stored.ts';
import type { FileView } from '#app/cms/resolve.ts';
import { fileAddress } from '#app/media/address.ts';
import { type CommonOptions, common, type Field, type Stored } from '../field.ts';

const shared = z.strictObject({ media: z.uuid() });

/** A file of the library to play or download. `accept` lists media types such as `video/mp4`. */
export function file(options: CommonOptions & { accept?: readonly string[] } = {}): Field<FileView | null> {
  const { accept = [], ...rest } = options;
  return {
    kind: 'file',
    ...common(rest),
    shared,
    localized: null,
    initial: {},
    options: { accept },
    isEmpty: (stored) => mediaId(stored) === null,
    searchText: () => '',
    references: (stored) => {
      const id = mediaId(stored);
      return id ? [{ type: 'media', id }] : [];
    },
    resolve: (stored, context) => {
      const id = mediaId(stored);
      const record = id ? context.media(id) : undefined;
      if (!record) return null;
      return { id: record.id, src: fileAddress(record), name: record.name, mime: record.mime, bytes: record.bytes };
    },
  };
}

function mediaId(stored: Stored): string | null {
  return readStored(shared, stored.shared)?.media ?? null;
}
