import { describe, expect, test } from 'vitest';
import { hyphenate } from './hyphenate.server.ts';

describe('long words break where the language breaks them', () => {
  test.each([
    ['de', 'Audiodeskription', 'Audio|deskrip|tion'],
    ['de', 'Deutsche Gebärdensprache', 'Deutsche Gebär|den|sprache'],
    ['de', 'Streicherkammermusikabend', 'Strei|cher|kam|mer|mu|sik|abend'],
    ['en', 'Understanding ropes', 'Under|standing ropes'],
  ] as const)('%s: %s', (locale, text, broken) => {
    expect(hyphenate(text, locale).replaceAll('\u00ad', '|')).toBe(broken);
  });
});

test('a short word stays whole, and so does one whose breaks were set by hand', () => {
  expect(hyphenate('Das gerissene Tau', 'de')).toBe('Das gerissene Tau');
  expect(hyphenate('Reep\u00adschlägerei', 'de')).toBe('Reep\u00adschlägerei');
});

test('nothing but soft hyphens is added', () => {
  const title = 'Lehrer*innenfortbildung: Materialgeschichte & „Wissenstransfer“ 3 bis 6';
  expect(hyphenate(title, 'de').replaceAll('\u00ad', '')).toBe(title);
});
