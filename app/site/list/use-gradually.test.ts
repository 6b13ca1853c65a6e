import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Rendered, renderedAtOnce, renderedNext, useGradually } from './use-gradually.ts';

const list = (count: number, name = 'all'): Rendered => ({ list: name, count, atOnce: count });

function Dates() {
  return String(useGradually(120, 'all').count);
}

/** The numbers rendered, picture by picture, from what is rendered now to all that is there. */
function pictures(rendered: Rendered, there: Rendered): number[] {
  const seen = [renderedAtOnce(rendered, there).count];
  while (seen.at(-1) !== there.count) seen.push(renderedNext(seen.at(-1) ?? 0, there.count));
  return seen;
}

test('renders all that is there at the beginning, so that going back finds its place and nobody needs scripts', () => {
  expect(renderToStaticMarkup(createElement(Dates))).toBe('120');
});

test('renders what comes later a few at a time, the last ones too', () => {
  expect(pictures(list(20), list(40))).toEqual([20, 27, 34, 40]);
  expect(pictures(list(20), list(21))).toEqual([20, 21]);
});

test('renders another list at once, and waits for nothing that is no more', () => {
  expect(pictures(list(20), list(40, 'of today'))).toEqual([40]);
  expect(pictures(list(20), list(5))).toEqual([5]);
  expect(pictures(list(20), list(0))).toEqual([0]);
});

test('counts on while more comes in before all is rendered', () => {
  const half = list(renderedNext(20, 40));
  expect(pictures(half, list(41))).toEqual([27, 34, 41]);
});
