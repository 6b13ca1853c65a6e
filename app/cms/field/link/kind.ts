import { z } from 'zod';
import type { LinkView } from '../../resolve.ts';
import { type CellReader, fine, parsedJson, refused } from '../cell/read-cell.ts';
import type { KindDefinition } from '../kind.ts';

const readLink: CellReader = (raw, column) => {
  const value = typeof raw === 'string' && raw.startsWith('{') ? parsedJson(raw) : raw;
  return typeof value === 'string'
    ? fine({ url: value.trim() })
    : value
      ? fine(value)
      : refused('unreadable', column, raw);
};

/** An address alone is a cell of text; everything else of a link goes with it. */
function writeLink(value: unknown): unknown {
  const { url, ...rest } = value as { url?: string };
  return url !== undefined && Object.keys(rest).length === 0 && !url.startsWith('{') ? url : value;
}

/** Answered under both names of it. */
export const linkKind: KindDefinition = {
  json: {
    present: (name, value) => {
      const href = (value as LinkView | null)?.href ?? null;
      return { [name]: href, [`${name}_url`]: href };
    },
    shape: (name) => ({ [name]: z.string().nullable(), [`${name}_url`]: z.string().nullable() }),
  },
  cell: { read: readLink, write: writeLink },
  file: { shared: 'link', text: 'json' },
  sample: {
    example: () => ({}),
    maximum: () => ({ shared: { url: 'https://example.org/somewhere-else', blank: true } }),
  },
};
