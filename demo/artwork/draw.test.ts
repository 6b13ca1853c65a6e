import { expect, test } from 'vitest';
import { artworkMethods, drawArtwork } from './draw.ts';
import { knotVariants } from './method.ts';
import { fleet, foam, greyBlue, ink, kalk, mennige, themes, yellow } from './palette.ts';

const houseColors = [kalk, mennige, fleet, ink, foam, greyBlue, yellow, '#FFFFFF'];
const size = { width: 480, height: 360 };

const requests = artworkMethods.flatMap((method) => themes.map((theme) => ({ method, theme, seed: 'reep', ...size })));

test('the house knows sixteen ways of drawing', () => {
  expect(artworkMethods).toHaveLength(16);
});

test.each(requests)('$method in $theme is the same picture whenever it is drawn', (request) => {
  expect(drawArtwork(request)).toBe(drawArtwork({ ...request }));
});

test.each(requests)('$method in $theme gives another entry another picture', (request) => {
  expect(drawArtwork({ ...request, seed: 'tau' })).not.toBe(drawArtwork(request));
});

test.each(requests)('$method in $theme uses only the colours of the house', (request) => {
  for (const [color] of drawArtwork(request).matchAll(/(?<=")#[0-9A-Fa-f]+(?=")/g))
    expect(houseColors).toContain(color);
});

test.each(requests)('$method in $theme is well-formed and draws only real numbers', (request) => {
  const svg = drawArtwork(request);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(unclosedTags(svg)).toEqual([]);
});

test.each(knotVariants)('the knot %s differs from every other knot', (variant) => {
  const others = knotVariants.filter((other) => other !== variant);
  const drawn = drawArtwork({ method: 'knot', theme: 'cc01', seed: 'reep', variant, ...size });
  for (const other of others)
    expect(drawn).not.toBe(drawArtwork({ method: 'knot', theme: 'cc01', seed: 'reep', variant: other, ...size }));
});

test('without a ground the page shows through', () => {
  const request = { method: 'lineToRope', theme: 'cc02', seed: 'reep', ...size } as const;
  const paper = `d="M0 0h${size.width}v${size.height}H0z"`;
  expect(drawArtwork(request)).toContain(paper);
  expect(drawArtwork({ ...request, ground: false })).not.toContain(paper);
});

test('pictures fit phones and banners alike', { timeout: 30_000 }, () => {
  for (const method of artworkMethods) {
    for (const { width, height } of [
      { width: 88, height: 88 },
      { width: 320, height: 400 },
      { width: 1500, height: 500 },
    ]) {
      expect(drawArtwork({ method, theme: 'cc01', seed: 'reep', width, height })).not.toMatch(/NaN|Infinity/);
    }
  }
});

/** Tags left open, in order; a well-formed drawing has none. */
function unclosedTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name);
  }
  return open;
}
