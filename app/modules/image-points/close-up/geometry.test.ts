import { expect, test } from 'vitest';
import { fittedSize, lengthInWords, panTo, scaleBar } from './geometry.ts';

const stage = { width: 1000, height: 500 };

test('a picture is shown whole, whether the stage is wider or higher', () => {
  expect(fittedSize(stage, { width: 4, height: 3 })).toEqual({ width: 500 * (4 / 3), height: 500 });
  expect(fittedSize({ width: 300, height: 900 }, { width: 4, height: 3 })).toEqual({ width: 300, height: 225 });
});

test('the middle of a picture is where it stands already, and a place comes from as far as it is away', () => {
  const view = { stage, picture: { width: 2, height: 1 }, scale: 4 };
  expect(panTo({ x: 500, y: 500 }, view)).toEqual({ x: 0, y: 0 });
  expect(panTo({ x: 250, y: 750 }, view)).toEqual({ x: 250, y: -125 });
});

test('a corner comes no nearer to the middle than the surface fills the stage', () => {
  const view = { stage, picture: { width: 2, height: 1 }, scale: 4 };
  expect(panTo({ x: 0, y: 1000 }, view)).toEqual({ x: 375, y: -187.5 });
  expect(panTo({ x: 0, y: 1000 }, { ...view, scale: 1 })).toEqual({ x: 0, y: 0 });
});

test('a bar of scale is a round length and never longer than there is room for', () => {
  for (const realWidth of [3, 47, 520, 1800, 312_000])
    for (const shownWidth of [300, 1440, 11_000]) {
      const { length, pixels } = scaleBar({ realWidth, shownWidth });
      expect(String(length).replace(/^0\.0*|0*$|\./g, '')).toMatch(/^[125]$/);
      expect(pixels).toBeLessThanOrEqual(140);
      expect(pixels).toBeGreaterThan(140 / 2.6);
      expect((pixels / shownWidth) * realWidth).toBeCloseTo(length);
    }
});

test('a length is told in the unit one would use', () => {
  expect([2, 20, 500, 2000].map((length) => lengthInWords(length, 'de'))).toEqual(
    ['2 mm', '2 cm', '50 cm', '2 m'].map((text) => text.replace(' ', '\u00A0')),
  );
  expect(lengthInWords(0.5, 'de')).toBe('0,5\u00A0mm');
});
