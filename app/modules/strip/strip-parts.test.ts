import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chaptersOf, givingWay, ticksOf } from './strip-parts.ts';

const scale = { from: 0, to: 312, step: 10 };
const at = (place: number, _key = String(place)) => ({ _key, at: place });

describe('the numbers of a scale', () => {
  test('a scale that ends before it begins has none', () => {
    expect(ticksOf({ from: 10, to: 10, step: 5 })).toEqual([]);
  });

  test('a step far too fine for the length is widened', () => {
    expect(ticksOf({ from: 0, to: 1_000_000, step: 1 }).length).toBeLessThan(402);
  });

  test('begin at the first multiple of the step and end at the last', () => {
    expect(ticksOf({ from: 1861, to: 1904, step: 10 })).toEqual([1870, 1880, 1890, 1900]);
  });
});

describe('chapters of a strip', () => {
  test('without chapters everything stands in one without a name', () => {
    const [only, ...more] = chaptersOf(scale, { chapters: [], things: [at(50), at(12)] });
    expect(more).toEqual([]);
    expect(only).toMatchObject({ chapter: null, from: 0, to: 312, things: [{ at: 12, until: 38 }, { at: 50 }] });
  });

  test('a thing belongs to the chapter it stands in, in whatever order they were written', () => {
    const parts = chaptersOf(scale, { chapters: [at(60), at(0)], things: [at(60), at(12), at(300), at(59)] });
    expect(parts.map(({ from, to, things }) => [from, to, things.map((thing) => thing.at)])).toEqual([
      [0, 60, [12, 59]],
      [60, 312, [60, 300]],
    ]);
  });

  test('what stands before the first chapter is not lost', () => {
    const parts = chaptersOf(scale, { chapters: [at(60)], things: [at(12)] });
    expect(parts.map(({ chapter, things }) => [chapter?.at ?? null, things.length])).toEqual([
      [null, 1],
      [60, 0],
    ]);
  });

  test('what lies outside of the scale stands at its end', () => {
    const [part] = chaptersOf(scale, { chapters: [at(0)], things: [at(-50), at(1_000_000)] });
    expect(part?.things.map(({ place, until }) => [place, until])).toEqual([
      [0, 312],
      [312, 0],
    ]);
  });

  test('whatever is written, every thing stands in exactly one chapter', () => {
    const places = fc.array(fc.integer({ min: -50, max: 400 }), { maxLength: 12 });
    fc.assert(
      fc.property(places, places, (chapters, things) => {
        const given = things.map((place, index) => at(place, `t${index}`));
        const parts = chaptersOf(scale, {
          chapters: chapters.map((place, index) => at(place, `c${index}`)),
          things: given,
        });
        const shown = parts.flatMap((part) => part.things.map(({ _key }) => _key));
        expect(shown.toSorted()).toEqual(given.map(({ _key }) => _key).toSorted());
      }),
    );
  });
});

describe('things side by side', () => {
  const wide = (place: number) => ({ _key: String(place), place, width: 200 });

  test('stand at their place where there is room', () => {
    expect([...givingWay([wide(0), wide(20)], { perUnit: 24, gap: 24 }).values()]).toEqual([0, 0]);
  });

  test('give way to the right where there is none, and none covers another', () => {
    expect([...givingWay([wide(0), wide(2), wide(4)], { perUnit: 24, gap: 24 })]).toEqual([
      ['0', 0],
      ['2', 176],
      ['4', 352],
    ]);
  });
});
