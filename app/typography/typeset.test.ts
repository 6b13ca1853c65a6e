import { describe, expect, test } from 'vitest';
import { m } from '#app/i18n/paraglide/messages.js';
import { typeset, withUnits } from './typeset.ts';

/** `~` stands for the space no line ends at. */
const shown = (text: string) => text.replaceAll('\u00a0', '~');

describe('German', () => {
  test.each([
    // Units and what is counted
    ['312 m Seil', '312~m Seil'],
    ['0,07 Millimeter dick', '0,07~Millimeter dick'],
    ['um 20 Uhr', 'um 20~Uhr'],
    ['10-18 Uhr', '10–18~Uhr'],
    ['9 € / 6 €', '9~€ / 6~€'],
    ['30 % weniger', '30~% weniger'],
    ['alle 20 Minuten', 'alle 20~Minuten'],
    ['Inventar mit 9 312 Stücken', 'Inventar mit 9~312 Stücken'],
    ['1 234 567 Fasern', '1~234~567 Fasern'],
    ['vor 3 Millionen', 'vor 3~Millionen'],
    ['2 Metalle und 3 Mal', '2 Metalle und 3 Mal'],
    ['im Jahr 2026 100 Jahre', 'im Jahr 2026 100~Jahre'],
    // What goes before a number
    ['Nr. 5', 'Nr.~5'],
    ['S. 12-15', 'S.~12–15'],
    ['Inv. 1912/44', 'Inv.~1912/44'],
    ['Saal 3, Linie 4', 'Saal~3, Linie~4'],
    ['§ 5', '§~5'],
    ['© Reepwerk', '©~Reepwerk'],
    // Dates
    ['24. Oktober 2026', '24.~Oktober 2026'],
    ['24. 10. 2026', '24.~10.~2026'],
    ['Sa, 24. Okt.', 'Sa,~24.~Okt.'],
    ['Mo-Fr', 'Mo–Fr'],
    ['im 19. Jahrhundert', 'im 19.~Jahrhundert'],
    ['1912-1944', '1912–1944'],
    // Abbreviations
    ['z. B. Hanf, d. h. Faser', 'z.~B. Hanf, d.~h. Faser'],
    ['100 v. Chr.', '100 v.~Chr.'],
    ['Dr. Wiebke Carstens', 'Dr.~Wiebke Carstens'],
    ['ca. 40 Knoten', 'ca.~40 Knoten'],
    // Apostrophes and dashes
    ["So geht's", 'So geht’s'],
    ['Das Tau - ein Ding', 'Das Tau~– ein Ding'],
    ['Das Tau – ein Ding', 'Das Tau~– ein Ding'],
    ['10 – 18', '10~–~18'],
    ['Hin- und Rückweg', 'Hin- und Rückweg'],
  ])('%s', (written, read) => {
    expect(shown(typeset(written, 'de'))).toBe(read);
  });
});

describe('English', () => {
  test.each([
    ['7.30 pm', '7.30~pm'],
    ['10-11.30 am', '10–11.30~am'],
    ['at 9 a.m.', 'at 9~a.m.'],
    ['24 October 2026', '24~October 2026'],
    ['October 24', 'October~24'],
    ['Sat 24 Oct', 'Sat 24~Oct'],
    ['Mon-Fri', 'Mon–Fri'],
    ['the 19th century', 'the 19th~century'],
    ['No. 5, pp. 12-15', 'No.~5, pp.~12–15'],
    ['Room 3', 'Room~3'],
    ['Dr Osei and Mrs Brandt', 'Dr~Osei and Mrs~Brandt'],
    ['c. 1900', 'c.~1900'],
    ['every 20 minutes, 0.5 km', 'every 20~minutes, 0.5~km'],
    ['£ 9', '£~9'],
    ['© Reepwerk', '©~Reepwerk'],
    ["the rope's end isn't", 'the rope’s end isn’t'],
    ["the '80s", 'the ’80s'],
    ['A rope - a thing', 'A rope~– a thing'],
    ['may 5 ropes', 'may 5 ropes'],
  ])('%s', (written, read) => {
    expect(shown(typeset(written, 'en'))).toBe(read);
  });
});

test.each([
  'https://reepwerk.example/a-b?day=2026-10-24',
  '+49 421 555-0199',
  'ISBN 978-3-16-148410-0',
  '2026-10-24T19:30',
  'kontakt@reepwerk.example',
])('leaves %s to machines as it is', (text) => {
  for (const locale of ['de', 'en'] as const) expect(typeset(text, locale).replaceAll('\u00a0', ' ')).toBe(text);
});

test('has as many characters as before, and is the same when it is set twice', () => {
  const texts = [
    "Dr. X sagt's: 10-18 Uhr - z. B. am 24. 10. 2026, S. 5-7, © Reepwerk",
    'Mon-Fri 7.30 pm - c. 1900 – 5',
  ];
  for (const text of texts)
    for (const locale of ['de', 'en'] as const) {
      const set = typeset(text, locale);
      expect(set).toHaveLength(text.length);
      expect(typeset(set, locale)).toBe(set);
    }
});

test.each([
  ['de', '{from} bis {to} Uhr', '{from} bis {to}~Uhr'],
  ['de', '{price} / {reduced} €', '{price} / {reduced}~€'],
  ['de', 'höchstens 5 MB, in {minutes} Minuten', 'höchstens 5~MB, in {minutes}~Minuten'],
  ['de', '{count} Termine zeigen', '{count} Termine zeigen'],
  ['en', 'In {days} days', 'In {days}~days'],
] as const)('in a message (%s) a number that comes keeps its unit: %s', (locale, message, read) => {
  expect(shown(withUnits(message, locale))).toBe(read);
});

test('the messages as they are compiled keep theirs', () => {
  expect(shown(m.programme_until({ time: '19:30' }, { locale: 'de' }))).toBe('bis 19:30~Uhr');
});
