import { expect, test } from 'vitest';
import { soon } from '#tests/support/soon.ts';
import { vectorProblem, vectorSize } from './vector.ts';

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
])('a vector picture with %s is refused', (_what, svg, problem) => {
  expect(vectorProblem(svg)).toBe(problem);
});

test('a drawing with gradients and reuse inside itself is accepted', () => {
  expect(vectorProblem('<svg><use href="#a"/><path fill="url(#g)"/></svg>')).toBeNull();
  expect(
    vectorProblem('<svg><text>C:\\65 &#169; &#8222;Url&#8220;</text><path fill="&#117;rl(#g)"/></svg>'),
  ).toBeNull();
});

test('the size comes from the view box, or from width and height', () => {
  expect(vectorSize('<svg viewBox="0 0 1240.4 700">')).toEqual({ width: 1240, height: 700 });
  expect(vectorSize('<svg width="320px" height="200">')).toEqual({ width: 320, height: 200 });
});

test('a drawing of the largest size that begins over and over again holds nobody up', () => {
  const svg = '<svg '.repeat(200_000);
  soon(() => vectorProblem(svg));
  soon(() => vectorSize(svg));
  soon(() => vectorProblem('\\75&#'.repeat(200_000)));
});
