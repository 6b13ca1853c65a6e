import { expect, test } from 'vitest';
import { freeSpan } from './free-span.ts';

const width = 1366;
const outline = { top: 64, bottom: 700, left: 16, right: 316 };
const form = { top: 64, bottom: 700, left: 1022, right: 1350 };
const bar = { top: 500, height: 36, width: 500 };

test('the actions of a module stay out from under the outline and the form', () => {
  expect(freeSpan(bar, { panels: [], width })).toEqual({ from: 0, to: 1366 });
  expect(freeSpan(bar, { panels: [form], width })).toEqual({ from: 0, to: 1022 });
  expect(freeSpan(bar, { panels: [outline, form], width })).toEqual({ from: 316, to: 1022 });
});

test('a panel that ends above them is in nobody’s way', () => {
  expect(freeSpan({ ...bar, top: 700 }, { panels: [outline, form], width })).toEqual({ from: 0, to: 1366 });
});

test('where panels leave too little room, as on a phone, all of the window is used', () => {
  const sheet = { top: 320, bottom: 632, left: 8, right: 352 };
  expect(freeSpan({ ...bar, width: 340 }, { panels: [sheet], width: 360 })).toEqual({ from: 0, to: 360 });
});
