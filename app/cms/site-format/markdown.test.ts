import { describe, expect, test } from 'vitest';
import type { RichDocument, RichInline } from '../rich-text/rich-document.ts';
import type { Names } from './link-target.ts';
import { plainDocument } from './plain-document.ts';
import { MarkdownProblem } from './read-inlines.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const bus = '0193b0a0-0000-7000-8000-000000000001';
const names: Names = {
  nameOf: (type, id) => (type === 'page' && id === bus ? 'anfahrt' : null),
  idOf: (type, name) => (type === 'page' && name === 'anfahrt' ? bus : null),
  isType: (type) => type === 'page',
};
const read = (text: string) => readMarkdown(text, names);
const inlines = (text: string) => (read(text).content?.[0] as { content?: RichInline[] } | undefined)?.content;

describe('Markdown that cannot be read', () => {
  test.each([
    ['**never closed', 'bad_text', '**never closed', 0],
    ['one\ntwo\n\nthree [words](', 'bad_text', '](', 3],
    ['[words](page:nowhere)', 'unknown_reference', 'page:nowhere', 0],
    ['- a\n- [b](page:gone)', 'unknown_reference', 'page:gone', 1],
    ['{center}', 'bad_text', '{center}', 0],
    ['a }', 'bad_text', '}', 0],
  ])('%j is refused with its line', (text, code, found, line) => {
    const problem = refusal(text);
    expect([problem?.code, problem?.found, problem?.line]).toEqual([code, found, line]);
  });
});

describe('Markdown', () => {
  test('parts paragraphs at empty lines and keeps single line breaks', () => {
    expect(inlines('eins\nzwei\n\ndrei')?.map(({ type }) => type)).toEqual(['text', 'hard_break', 'text']);
    expect(read('eins\n\ndrei').content).toHaveLength(2);
  });

  test('marks strong and emphasised words, also inside each other', () => {
    expect(inlines('**hält, *aber* nicht** lange')?.map(({ marks }) => marks?.map(({ type }) => type) ?? [])).toEqual([
      ['strong'],
      ['strong', 'em'],
      ['strong'],
      [],
    ]);
  });

  test('links a page by its folder and the world by address', () => {
    const [own, , world] = inlines('[hin](page:anfahrt#auto) und [weg](https://example.org/a\\(b\\)){blank}') ?? [];
    expect(own?.marks).toEqual([
      { type: 'link', attrs: { ref: { type: 'page', id: bus, anchor: 'auto' }, href: null, blank: false } },
    ]);
    expect(world?.marks).toEqual([
      { type: 'link', attrs: { ref: null, href: 'https://example.org/a(b)', blank: true } },
    ]);
  });

  test('names the language of foreign words', () => {
    expect(inlines('{en:From Hemp}')).toEqual([
      { type: 'text', text: 'From Hemp', marks: [{ type: 'lang', attrs: { lang: 'en' } }] },
    ]);
  });

  test.each([
    '**a *b***',
    '*a **b***',
    '*a***b**',
    '**a***b*',
    '***a*b**',
    '[**a** b](page:anfahrt)',
    'a\\*b \\[c\\] \\{d\\} \\\\',
    '\\- no list\n\\1. neither\n\\# no heading',
    '- a\n- b\n  - c\n\n    d\n- e\n\nf',
    '3. a\n4. b',
    '{align=center}\nmiddle',
    'a\n\n\\\n\nb',
    '**a\nb**\n*c*',
    '10. ten\n11. eleven\n    - inside',
  ])('%j is written as it was read', (text) => {
    expect(writeMarkdown(read(text), names)).toBe(text);
  });

  test('a link to what is gone keeps its id', () => {
    const gone = '0193b0a0-0000-7000-8000-00000000000f';
    const text = `[x](page:${gone})`;
    expect(writeMarkdown(read(text), names)).toBe(text);
  });

  test('leaves out what says nothing', () => {
    const said: RichDocument = {
      type: 'doc',
      content: [
        { type: 'paragraph', attrs: { align: null }, content: [{ type: 'text', text: 'a', marks: [] }] },
        {
          type: 'ordered_list',
          attrs: { order: 1 },
          content: [{ type: 'list_item', content: [{ type: 'paragraph' }] }],
        },
      ],
    };
    expect(read(writeMarkdown(said, names))).toEqual(plainDocument(said));
  });
});

function refusal(text: string): MarkdownProblem | null {
  try {
    read(text);
    return null;
  } catch (problem) {
    if (!(problem instanceof MarkdownProblem)) throw problem;
    return problem;
  }
}
