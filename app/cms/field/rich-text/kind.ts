import { z } from 'zod';
import type { ResolveContext } from '../../resolve.ts';
import { looksLikeHtml, richFromHtml, richFromText } from '../../rich-text/from-html.ts';
import { ownAddress } from '../../rich-text/own-address.ts';
import { parseRich } from '../../rich-text/rich-document.ts';
import { richHtml } from '../../rich-text/to-html.ts';
import { problem } from '../cell/problem.ts';
import { type CellReader, fine, refused } from '../cell/read-cell.ts';
import { type KindDefinition, longText } from '../kind.ts';
import type { RichTextView } from './field.ts';

const readRich: CellReader = (raw, column, { exact }) => {
  if (typeof raw !== 'string') return refused('unreadable', column, raw);
  if (!exact && !looksLikeHtml(raw)) return fine(richFromText(raw.replace(/\r\n?/g, '\n')));
  const document = richFromHtml(raw, { exact });
  const left = /<(?:script|style|iframe|img|table|object|svg|h[1-6]|form|video)\b|\son[a-z]+\s*=|\sstyle\s*=/i.test(
    raw,
  );
  return fine(document, !exact && left ? [problem('warning', 'html_cleaned', column.key, raw)] : []);
};

/** Links to things of ours keep their target, not its address of today. */
const keepTargets: ResolveContext = {
  locale: 'de',
  media: () => undefined,
  address: (ref) => ({ href: ownAddress(ref), title: '', online: true }),
};

export const richTextKind: KindDefinition = {
  json: {
    present: (name, value) => ({ [name]: (value as RichTextView).html }),
    shape: (name) => ({ [name]: z.string() }),
  },
  cell: { read: readRich, write: (value) => richHtml(parseRich(value), keepTargets) },
  file: { shared: 'stored', text: 'markdown' },
  sample: {
    example: () => ({}),
    maximum: () => {
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text: longText(5000) }] };
      return { localized: { type: 'doc', content: [paragraph, paragraph] } };
    },
  },
};
