import { describe, expect, it, test } from 'vitest';
import { choice } from '#app/cms/field/choice/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { canKeepBoth, combineTexts } from './combine-texts.ts';

const rich = (...words: string[]) => ({
  type: 'doc',
  content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const line = (...words: string[]) => ({
  type: 'doc',
  content: words.flatMap((text, at) => [...(at ? [{ type: 'hard_break' }] : []), { type: 'text', text }]),
});

test('two pictures cannot stand one below the other', () => {
  expect(combineTexts({ media: 'a' }, { media: 'b' })).toBeNull();
});

test('my paragraph stands below theirs, and what is the same in both stands once', () => {
  expect(combineTexts(rich('Annas Anfang', 'Mitte', 'Ende'), rich('Mein Anfang', 'Mitte', 'Ende'))).toEqual(
    rich('Annas Anfang', 'Mein Anfang', 'Mitte', 'Ende'),
  );
  expect(combineTexts(rich('Anfang', 'Ende'), rich('Anfang', 'Von mir', 'Ende', 'Noch eins'))).toEqual(
    rich('Anfang', 'Von mir', 'Ende', 'Noch eins'),
  );
});

test('both titles stand in one, with a break between', () => {
  expect(combineTexts(line('Annas Titel'), line('Mein Titel'))).toEqual(line('Annas Titel', 'Mein Titel'));
  expect(combineTexts(line('Titel', 'von Anna'), line('Titel', 'von mir'))).toEqual(
    line('Titel', 'von Anna', 'von mir'),
  );
});

test('where one wrote on after the other had stopped, the longer text is both', () => {
  expect(combineTexts(rich('Ein Seil', 'Ende'), rich('Ein Seil und mehr', 'Ende'))).toEqual(
    rich('Ein Seil und mehr', 'Ende'),
  );
  expect(combineTexts(rich('Ein Seil und mehr', 'Ende'), rich('Ein Seil', 'Ende', 'Neu'))).toEqual(
    rich('Ein Seil und mehr', 'Ende', 'Neu'),
  );
  expect(combineTexts(line('Titel'), line('Titel mit Anhang'))).toEqual(line('Titel mit Anhang'));
});

describe('whether both can be kept', () => {
  const conflict = { lang: 'de', field: 'title', mine: 'Tau', theirs: 'Seil' } as const;
  const lines = (max: number) => text({ localized: true, multiline: true, max });

  it('is no where the field has one line, is too short for both, is a choice, or is not known', () => {
    expect(canKeepBoth(text({ localized: true }), conflict)).toBe(false);
    expect(canKeepBoth(lines(7), conflict)).toBe(false);
    expect(canKeepBoth(choice(['Tau', 'Seil']), { ...conflict, lang: null })).toBe(false);
    expect(canKeepBoth(undefined, conflict)).toBe(false);
  });

  it('is yes for text of several lines', () => {
    expect(canKeepBoth(lines(8), conflict)).toBe(true);
  });
});
