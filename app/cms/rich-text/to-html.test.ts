import { describe, expect, it } from 'vitest';
import { resolveContext } from '../resolve-context.ts';
import { documentText } from './document-text.ts';
import { lineDocument } from './line-document.ts';
import { parseRich, type RichDocument, richDocument } from './rich-document.ts';
import { lineHtml, richHtml } from './to-html.ts';

const context = resolveContext({ locale: 'de', media: [], addresses: {} });
const paragraph = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });

describe('a rich text', () => {
  it.each([
    paragraph({ type: 'image', attrs: { src: 'x' } }),
    paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }),
    paragraph({ type: 'text', text: 'x', marks: [{ type: 'underline' }] }),
    { type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'justify' } }] },
    nested(60),
  ])('refuses what the schema does not know (%#)', (value) => {
    expect(richDocument(1000).safeParse(value).success).toBe(false);
    expect(parseRich(value)).toEqual({ type: 'doc' });
  });

  it('of more pieces than any page holds is refused before each of them is checked', () => {
    const pieces = Array.from({ length: 60_000 }, () => ({ type: 'text', text: '' }));
    const { error } = richDocument(1000).safeParse({ type: 'doc', content: [{ type: 'paragraph', content: pieces }] });
    expect(error?.issues.map(({ message }) => message)).toEqual(['field_problem_too_long']);
  });

  it('escapes every character that could end the text', () => {
    expect(richHtml(parseRich(paragraph({ type: 'text', text: '<b>"&' })), context)).toBe(
      '<p>&lt;b&gt;&quot;&amp;</p>',
    );
  });

  it('keeps a mark open over neighbours that share it', () => {
    const document = paragraph(
      { type: 'text', text: 'a ', marks: [{ type: 'strong' }] },
      { type: 'text', text: 'b', marks: [{ type: 'strong' }, { type: 'em' }] },
      { type: 'text', text: ' c' },
    );
    expect(richHtml(parseRich(document), context)).toBe('<p><strong>a <em>b</em></strong> c</p>');
  });

  it('opens a link in a new window only when asked', () => {
    const link = { type: 'link', attrs: { ref: null, href: 'https://example.org/?a=1&b=2', blank: true } };
    const html = richHtml(parseRich(paragraph({ type: 'text', text: 'x', marks: [link] })), context);
    expect(html).toBe(
      '<p><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer" data-external="">x</a></p>',
    );
  });

  it('leaves the words of a link whose target is offline', () => {
    const link = { type: 'link', attrs: { ref: { type: 'page', id: crypto.randomUUID() } } };
    expect(richHtml(parseRich(paragraph({ type: 'text', text: 'x', marks: [link] })), context)).toBe('<p>x</p>');
  });

  it('renders lists and alignment', () => {
    const item = { type: 'list_item', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Tau' }] }] };
    const document = {
      type: 'doc',
      content: [
        { type: 'paragraph', attrs: { align: 'center' } },
        { type: 'bullet_list', content: [item] },
        { type: 'ordered_list', attrs: { order: 1 }, content: [item] },
      ],
    };
    expect(richDocument(1000).safeParse(document).success).toBe(true);
    expect(richHtml(parseRich(document), context)).toBe(
      '<p data-align="center"></p><ul><li><p>Tau</p></li></ul><ol><li><p>Tau</p></li></ol>',
    );
    expect(documentText(parseRich(document))).toBe('Tau Tau');
  });
});

describe('a line', () => {
  it('refuses marks and more letters than it may have', () => {
    expect(lineDocument(3).safeParse({ type: 'doc', content: [{ type: 'text', text: 'Reepwerk' }] }).success).toBe(
      false,
    );
    const strong = { type: 'doc', content: [{ type: 'text', text: 'a', marks: [{ type: 'strong' }] }] };
    expect(lineDocument(99).safeParse(strong).success).toBe(false);
  });

  it('renders text and breaks', () => {
    const line = lineDocument(99).parse({
      type: 'doc',
      content: [{ type: 'text', text: 'A & B' }, { type: 'hard_break' }],
    });
    expect(lineHtml(line)).toBe('A &amp; B<br>');
  });
});

function nested(depth: number): unknown {
  let block: unknown = { type: 'paragraph' };
  for (let level = 0; level < depth; level++) {
    block = { type: 'bullet_list', content: [{ type: 'list_item', content: [block] }] };
  }
  return { type: 'doc', content: [block] } satisfies { type: string; content: unknown[] } as unknown as RichDocument;
}
