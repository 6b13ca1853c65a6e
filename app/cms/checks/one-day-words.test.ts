import { expect, test } from 'vitest';
import { oneDayWord, withDate } from './one-day-words.ts';

const day = Temporal.PlainDate.from('2026-12-31');
const german = (text: string) => withDate(text, { locale: 'de', day })?.text;
const english = (text: string) => withDate(text, { locale: 'en', day })?.text;

test('the morning is no tomorrow, and what is always true stays', () => {
  expect(german('Am Morgen ist es still.')).toBeUndefined();
  expect(oneDayWord('Der gestrige Tag', 'de')).toBeNull();
  expect(english('Nowadays and todays')).toBeUndefined();
});

test('a date stands where a word was that is true for one day only', () => {
  expect(german('Führung morgen um drei')).toBe('Führung am 1. Januar 2027 um drei');
  expect(german('Die Reeperbahn ist heute ab 19 Uhr offen.')).toBe(
    'Die Reeperbahn ist am 31. Dezember 2026 ab 19 Uhr offen.',
  );
  expect(german('Wir sahen gestern viel.')).toBe('Wir sahen am 30. Dezember 2026 viel.');
  expect(english('Open tomorrow.')).toBe('Open on 1 January 2027.');
  expect(english('Today at eight')).toBe('On 31 December 2026 at eight');
});

test('the time of day goes with it, and prepositions need no second one', () => {
  expect(german('heute Abend um acht')).toBe('am 31. Dezember 2026 abends um acht');
  expect(german('Karten bis übermorgen')).toBe('Karten bis 2. Januar 2027');
  expect(english('A concert tonight')).toBe('A concert on the evening of 31 December 2026');
  expect(english('until tomorrow morning')).toBe('until the morning of 1 January 2027');
});
