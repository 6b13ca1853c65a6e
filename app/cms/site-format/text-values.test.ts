import { expect, test } from 'vitest';
import { MarkdownProblem } from './read-inlines.ts';
import type { TextForm } from './text-leaf.ts';
import { readText, writeText } from './text-values.ts';

const names = { nameOf: () => null, idOf: () => null, isType: () => false };

test.each([
  ['plain', '"not closed'],
  ['json', 'maybe'],
  ['markdown', '```json\n{\n```'],
] as [TextForm, string][])('a %s text that cannot be read is refused: %s', (form, text) => {
  expect(() => readText(form, { isBlock: false, text }, names)).toThrow(MarkdownProblem);
});

const break_ = { type: 'hard_break' };
const word = (text: string) => ({ type: 'text', text });
const doc = (...content: unknown[]) => ({ type: 'doc', content });

test.each([
  ['plain', 'Anfahrt', 'Anfahrt'],
  ['plain', '', ''],
  ['plain', '"Zugkraft"', '"\\"Zugkraft\\""'],
  ['plain', ' before', '" before"'],
  ['plain', 'one\n# two\n\\three', 'one\n\\# two\n\\\\three'],
  ['plain', 'one\rtwo', '"one\\rtwo"'],
  ['line', doc(word('Reep'), break_, word('werk')), 'Reep|werk'],
  ['line', doc(word('a|b\\')), 'a\\|b\\\\'],
  ['line', { type: 'doc' }, ''],
  [
    'line',
    doc(word('a'), word('b')),
    '{"type":"doc","content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]}',
  ],
  ['markdown', doc({ type: 'paragraph', content: [word('# a')] }), '\\# a'],
  ['markdown', { type: 'doc' }, ''],
  ['json', 12.5, '12.5'],
] as [TextForm, unknown, string][])('a %s text is written and read again: %j', (form, value, text) => {
  const written = writeText(form, value, names);
  expect(written.text).toBe(text);
  expect(readText(form, written, names)).toEqual(value);
});

test('a document that Markdown cannot say is kept as it is', () => {
  const twice = doc({ type: 'paragraph', content: [word('a'), word('b')] });
  const written = writeText('markdown', twice, names);
  expect(written.text).toContain('```json');
  expect(readText('markdown', written, names)).toEqual(twice);
});
