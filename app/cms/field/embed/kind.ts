import { z } from 'zod';
import type { EmbedView } from '../../resolve.ts';
import { asStored, type CellReader, fine, readJson } from '../cell/read-cell.ts';
import { type KindDefinition, longText } from '../kind.ts';

const readEmbed: CellReader = (raw, column, options) =>
  column.locale || (typeof raw === 'string' && raw.startsWith('{')) || typeof raw === 'object'
    ? readJson(raw, column, options)
    : fine({ url: String(raw).trim() });

const examples = {
  video: 'https://vimeo.com/76979871',
  audio: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
  viewer: 'https://issuu.com/reepwerk/docs/jahresheft-2026',
  social: 'https://www.instagram.com/p/CxYzAbC1234/',
} as const;

/** Answered as the address of its page, with the player beside it. */
export const embedKind: KindDefinition = {
  json: {
    present: (name, value) => ({ [name]: (value as EmbedView | null)?.url ?? null, [`${name}_obj`]: value }),
    shape: (name) => ({ [name]: z.string().nullable(), [`${name}_obj`]: z.looseObject({}).nullable() }),
  },
  cell: { read: readEmbed, write: asStored },
  file: { shared: 'stored', text: 'words' },
  sample: {
    example: () => ({}),
    maximum: ({ options: { media = 'video' } }) => ({
      shared: { url: examples[media] },
      localized: { title: longText(255) },
    }),
  },
};
