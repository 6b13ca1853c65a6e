import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soon } from '#tests/support/soon.ts';
import { looksLikeHtml, richFromHtml, richFromText, textFromHtml } from './from-html.ts';
import { richDocument } from './rich-document.ts';

test('scripts, handlers and unknown markup never come into a text; words, lists and safe links do', () => {
  const html =
    '<h2>Titel</h2><p onclick="x()">Ein <b>Abend</b><script>alert(1)</script> &amp; <a href="javascript:x()">mehr</a> <a href="https://a.example/">hier</a></p><ul><li>eins<ul><li>zwei</li></ul></li></ul><iframe src="x"></iframe>';
  const document = richFromHtml(html);
  expect(richDocument(50_000).safeParse(document).error).toBeUndefined();
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/script|alert|onclick|iframe/);
  expect(text).toContain('"href":"https://a.example/"');
  expect(textFromHtml(html)).toBe('Titel\nEin Abend & mehr hier\neins\nzwei');
});

test('whatever HTML comes, what is stored is a rich text of ours', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<ul>',
    '</ul>',
    '<li>',
    '</li>',
    '<b>',
    '</b>',
    '<i>',
    '</a>',
    '<a href="/x">',
    '<br>',
    '<!--',
    '-->',
    '&nbsp;',
    '&#0;',
    '&#xD800;',
    '<h1>',
    '</h1>',
    '<script>',
    'x',
    ' ',
    '\n',
    '<',
    '>',
    '"',
    '<ol start=3>',
    '</ol>',
    '<span lang="en">',
    '</span>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (parts) => {
      expect(richDocument(50_000).safeParse(richFromHtml(parts.join(''))).error).toBeUndefined();
      expect(richDocument(50_000).safeParse(richFromText(parts.join(''))).error).toBeUndefined();
    }),
  );
});

test('a name that every object of the language has is no sign of ours', () => {
  expect(textFromHtml('<p>&constructor; &toString; &amp;')).toBe('&constructor; &toString; &');
});

test.each([
  ['spaces that keep together', '&nbsp;'],
  ['places to break a word', '\u00ad'],
  ['tags that never end', '<p '],
  ['comments that never end', '<!--'],
  ['scripts that never end', '<script'],
  ['attributes that never end', '<a href="'],
])('%s, two hundred thousand of them, hold nobody up', (_what, piece) => {
  const html = piece.repeat(200_000);
  soon(() => richFromHtml(html));
  soon(() => looksLikeHtml(html));
});
