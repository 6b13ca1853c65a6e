import { expect, test } from 'vitest';
import { headMetas, safeHtml } from './safe-html.ts';

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a script that never ends', 'a<script>alert(1)', 'a'],
  ['a script in pieces', '<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
  ['a handler', '<p onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
  ['a handler in a picture', '<img src=x onerror=alert(1)>', '<img alt="">'],
  ['a picture of another site', '<img src="//evil.example/p.gif" alt="x">', '<img alt="x">'],
  ['a link that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a link that runs, disguised', '<a href="java&#115;cript:alert(1)">a</a>', '<a>a</a>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>b', 'b'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>b', 'b'],
  ['a comment that hides', '<!-- <p> --><p>a', '<p>a</p>'],
  ['a tag in an attribute', '<p title="<script>alert(1)</script>">a', '<p>a</p>'],
  ['an element with a name that every object has', '<constructor a=b>a', 'a'],
  ['elements left open or closed twice', '<ul><li><b>a</ul></p>', '<ul><li><b>a</b></li></ul>'],
])('%s does no harm', (_name, code, html) => expect(safeHtml(code)).toBe(html));

test('what is allowed stays, closed and in order', () => {
  expect(safeHtml('<ul><li><b>a</ul></p>')).toBe('<ul><li><b>a</b></li></ul>');
  expect(safeHtml('<p lang=en>Supported by <a href="https://a.example">A & B</a> &amp; C</p>')).toBe(
    '<p lang="en">Supported by <a href="https://a.example">A &amp; B</a> &amp; C</p>',
  );
  expect(safeHtml('<img src="/media/a.png" alt=A width=10 height=5>')).toBe(
    '<img src="/media/a.png" alt="A" width="10" height="5">',
  );
});

test('of the header only proofs of ownership are kept', () => {
  const code =
    '<meta name="google-site-verification" content="abc"><meta http-equiv="refresh" content="0"><meta name="referrer" content="unsafe-url"><script src="x"></script>';
  expect(headMetas(code)).toEqual([{ name: 'google-site-verification', content: 'abc' }]);
});
