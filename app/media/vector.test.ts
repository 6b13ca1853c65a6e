import { expect, test } from 'vitest';
import { soon } from '#tests/support/soon.ts';
import { readVector } from './vector.ts';

const read = (svg: string | Uint8Array) => readVector(typeof svg === 'string' ? new TextEncoder().encode(svg) : svg);
const written = (svg: string) => {
  const answer = read(svg);
  return 'svg' in answer ? answer.svg : answer.problem;
};

test.each([
  ['a script', '<svg><script>alert(1)</script></svg>', 'svg_active'],
  ['a script under a prefix', '<svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></svg>', 'svg_active'],
  ['an event handler', '<svg onload="x()"></svg>', 'svg_active'],
  ['foreign content', '<svg><foreignObject><p/></foreignObject></svg>', 'svg_active'],
  ['an animation that could set a link', '<svg><a><animate attributeName="href"/></a></svg>', 'svg_active'],
  ['a script address', '<svg><a href="javascript:x()"/></svg>', 'svg_active'],
  ['a picture from elsewhere', '<svg><image href="https://elsewhere.example/a.png"/></svg>', 'svg_external'],
  ['a style from elsewhere', '<svg><style>@import "https://elsewhere.example"</style></svg>', 'svg_external'],
  [
    'an address that CSS spells out',
    '<svg><path style="fill:u\\72l(https://elsewhere.example)"/></svg>',
    'svg_external',
  ],
  ['an address that XML spells out', '<svg><path fill="&#x75;rl(https://elsewhere.example)"/></svg>', 'svg_external'],
  ['a rule that CSS spells out', '<svg><style>@\\69mport "https://elsewhere.example"</style></svg>', 'svg_external'],
  ['an entity bomb', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>', 'svg_entity'],
  [
    'a script under a prefix with an accent',
    '<svg xmlns:é="http://www.w3.org/2000/svg"><é:script/></svg>',
    'svg_active',
  ],
  [
    'a script under a prefix with a dot',
    '<svg xmlns:a.b="http://www.w3.org/2000/svg"><a.b:script/></svg>',
    'svg_active',
  ],
  ['foreign content under a prefix', '<svg xmlns:p="urn:x"><p:foreignObject/></svg>', 'svg_active'],
  ['an event handler under a prefix', '<svg xmlns:p="urn:x"><g p:onload="x()"/></svg>', 'svg_active'],
  ['an attribute glued to the one before', '<svg a="x"onload="x()"></svg>', 'svg_unreadable'],
  ['a script address with a tab in it', '<svg><a href="java&#9;script:x()"/></svg>', 'svg_active'],
  ['a page as data', '<svg><a href="data:text/html,x"/></svg>', 'svg_external'],
  [
    'a picture set from elsewhere',
    '<svg><path style="fill:image-set(&quot;https://e.example/a.png&quot; 1x)"/></svg>',
    'svg_external',
  ],
  ['a letter from elsewhere', '<svg><style>@font-face{src:local(x)}</style></svg>', 'svg_external'],
  ['an animation by style of a browser long gone', '<svg><g style="-moz-binding:none"/></svg>', 'svg_active'],
  ['no end', '<svg><g>', 'svg_unreadable'],
  ['another root', '<g><svg/></g>', 'svg_unreadable'],
  [
    'a character set that hides its letters',
    '<?xml version="1.0" encoding="ISO-2022-JP"?><svg><scr\u001b(Bipt/></svg>',
    'svg_unreadable',
  ],
  ['groups in groups without end', `<svg>${'<g>'.repeat(500)}${'</g>'.repeat(500)}</svg>`, 'svg_heavy'],
  ['more shapes than anybody draws', `<svg>${'<g/>'.repeat(60_000)}</svg>`, 'svg_heavy'],
  ['something that draws itself', '<svg><g id="a"><use href="#a"/></g></svg>', 'svg_heavy'],
  ['a pattern of itself', '<svg><pattern id="a"><g fill="url(#a)"/></pattern></svg>', 'svg_heavy'],
  ['ten of ten of ten of ten of ten', bomb(), 'svg_heavy'],
] as const)('a vector picture with %s is refused', (_what, svg, problem) => {
  expect(written(svg)).toBe(problem);
});

test('a file in another encoding than UTF-8 is refused, whatever it says of itself', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Größe</title></svg>';
  expect(read(Buffer.from(svg, 'latin1'))).toEqual({ problem: 'svg_unreadable' });
  expect(read(Buffer.from(`\ufeff${svg}`, 'utf16le'))).toEqual({ problem: 'svg_unreadable' });
  expect(read(Buffer.from(`\ufeff${svg}`))).toMatchObject({ svg: expect.stringContaining('Größe') });
});

test('a drawing with gradients and reuse inside itself is written as it was drawn', () => {
  const inner =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><path id="a" d="M0 0h9"/></defs>' +
    '<use href="#a"/><path fill="url(#g)"/><style>.a{fill:url(#g)}</style><text x="1">C:\\65 &amp; &lt;Seile&gt; „Url“</text>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
  expect(written(svg)).toBe(svg);
});

test('what other programs noted in a drawing is left out, and SVG under a prefix is drawn', () => {
  const noted =
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org" xmlns:xlink="http://www.w3.org/1999/xlink" i:version="1">' +
    '<!-- by hand --><metadata>Ada</metadata><i:view/><use xlink:href="#a" i:label="b" unknown="c"/></svg>';
  expect(written(noted)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg>');
  const prefixed = '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>';
  expect(written(prefixed)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
});

test('what was written is read again without a change', () => {
  const once = written(
    '<svg viewBox="0 0 1 1"><g title="&quot;&amp;&lt;"><text><![CDATA[a < b & c]]></text></g></svg>',
  );
  expect(written(once)).toBe(once);
});

test('the size comes from the view box, or from width and height', () => {
  expect(read('<svg viewBox="0 0 1240.4 700"/>')).toMatchObject({ width: 1240, height: 700 });
  expect(read('<svg width="320px" height="200"/>')).toMatchObject({ width: 320, height: 200 });
  expect(read('<svg width="1e99" height="-3"/>')).toMatchObject({ width: 300, height: 150 });
});

test('a drawing of the largest size that begins over and over again holds nobody up', () => {
  for (const svg of ['<svg '.repeat(200_000), '<svg>'.repeat(200_000), `<svg>${'<g>'.repeat(250_000)}`])
    soon(() => expect(written(svg)).toMatch(/^svg_(?:unreadable|heavy)$/));
});

/** A thousand million shapes in a few lines (SV-0065). */
function bomb(): string {
  const level = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`;
  return `<svg><path id="l0" d="M0 0"/>${Array.from({ length: 9 }, (_, n) => level(n + 1)).join('')}</svg>`;
}
