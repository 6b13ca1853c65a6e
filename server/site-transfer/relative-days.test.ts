import { expect, test } from 'vitest';
import { localeOfFile, namedDays, replaceTokens } from './relative-days.ts';

const today = '2026-11-23';
const files = (days: string) => ({ texts: new Map([['days.json', days]]), others: new Set<string>() });
const days = namedDays(files('{ "ends": { "today": 3, "next": "sunday" }, "begins": { "today": -154 } }'), today);
const replace = (text: string, locale?: 'de' | 'en') => replaceTokens(text, { today, days: days ?? new Map(), locale });

test('a site whose days are written out has no days.json, and its braces are nothing but braces', () => {
  expect(namedDays({ texts: new Map(), others: new Set() }, today)).toBeNull();
});

test('what says nothing stays, so that the field it stands in refuses it', () => {
  expect(replace('{{tomorrow}} {{today, never}} {{ends of today}}')).toBe('{{tomorrow}} 2026-11-23 {{ends of today}}');
});

test.each([
  ['{{today}}', '2026-11-23'],
  ['{{today-20}}T10:00', '2026-11-03T10:00'],
  ['{{ends}}', '2026-11-29'],
  ['{{begins+1}}', '2026-06-23'],
  ['{{year+1}}-12-24', '2027-12-24'],
  ['{{season}}/{{season+1, yy}}', '2026/27'],
  ['{{season of today-420}}', '2025'],
  ['{{season of begins}}', '2025'],
  ['{{season of today+900}}', '2027'],
])('%s is counted from the day of loading', (text, expected) => {
  expect(replace(text)).toBe(expected);
});

test('a day is told in the language of its file, day and month on one line', () => {
  expect(replace('{{ends, long}}', 'de')).toBe('29.\u00a0November 2026');
  expect(replace('{{ends, short}}', 'en')).toBe('29\u00a0November');
  expect(replace('{{ends, short en}}', 'de')).toBe('29\u00a0November');
  expect(['pages/haus/de.md', 'pages/haus/page.json', 'alerts.json'].map(localeOfFile)).toEqual([
    'de',
    undefined,
    undefined,
  ]);
});
