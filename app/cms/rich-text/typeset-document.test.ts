import { expect, test } from 'vitest';
import { resolveContext } from '../resolve-context.ts';
import type { RichDocument } from './rich-document.ts';
import { richHtml } from './to-html.ts';
import { typesetDocument } from './typeset-document.ts';

const nothing = resolveContext({ locale: 'de', media: [], addresses: {} });
const joinHours = (text: string) => text.replace(/(?<=\d) (?=Uhr)/g, '\u00a0');

test('what belongs together across the edge of an emphasis stays together, and the emphasis where it was', () => {
  const document: RichDocument = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Um ' },
          { type: 'text', text: '20', marks: [{ type: 'strong' }] },
          { type: 'text', text: ' Uhr' },
          { type: 'hard_break' },
          { type: 'text', text: 'im Saal' },
        ],
      },
      {
        type: 'bullet_list',
        content: [
          { type: 'list_item', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'bis 22 Uhr' }] }] },
        ],
      },
    ],
  };
  expect(richHtml(typesetDocument(document, joinHours), nothing)).toBe(
    '<p>Um <strong>20</strong>\u00a0Uhr<br>im Saal</p><ul><li><p>bis 22\u00a0Uhr</p></li></ul>',
  );
  expect(typesetDocument(document, undefined)).toBe(document);
});
