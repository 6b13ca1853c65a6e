import { describe, expect, test } from 'vitest';
import { type OpeningException, type OpeningHours, openingDay, type Range } from './hours.ts';
import { openingLabel } from './label.ts';

/** What the top bar says at a local time of the venue, on a Saturday with these ranges. */
function said(at: string, ranges: Range[], exceptions: OpeningException[] = []) {
  const hours: OpeningHours = {
    rules: ranges.map((range) => ({ ...range, weekday: 6, valid_from: null, valid_to: null })),
    exceptions,
  };
  const now = Temporal.PlainDateTime.from(at).toZonedDateTime('Europe/Berlin').toInstant();
  const today = openingDay(hours, now);
  return (['de', 'en'] as const).map((locale) => openingLabel(today, now.epochMilliseconds, locale));
}

const museum = [{ from: '10:00:00', to: '18:00:00' }];
const withBreak = [...museum.map(({ from }) => ({ from, to: '13:30:00' })), { from: '15:00:00', to: '18:00:00' }];
const three = [
  { from: '09:00:00', to: '11:00:00' },
  { from: '12:00:00', to: '14:00:00' },
  { from: '15:00:00', to: '17:30:00' },
];
const club = [...museum, { from: '22:00:00', to: '03:00:00' }];

describe('the words of the top bar on Saturday, 21 November 2026', () => {
  test.each([
    ['a day without hours', '2026-11-21T12:00', [], ['Geschlossen', 'Closed']],
    ['before opening', '2026-11-21T09:59', museum, ['Geöffnet ab 10\u00a0Uhr', 'Open from 10']],
    ['at the minute of opening', '2026-11-21T10:00', museum, ['Geöffnet bis 18\u00a0Uhr', 'Open until 18']],
    ['the last minute', '2026-11-21T17:59', museum, ['Geöffnet bis 18\u00a0Uhr', 'Open until 18']],
    ['at the minute of closing', '2026-11-21T18:00', museum, ['Geschlossen', 'Closed']],
    ['the last minute of the day', '2026-11-21T23:59', museum, ['Geschlossen', 'Closed']],
    [
      'open, several ranges',
      '2026-11-21T11:00',
      withBreak,
      ['Geöffnet 10 bis 13:30 und 15 bis 18\u00a0Uhr', 'Open 10 to 13:30 and 15 to 18'],
    ],
    ['between two ranges', '2026-11-21T14:00', withBreak, ['Geöffnet ab 15\u00a0Uhr', 'Open from 15']],
    [
      'three ranges, joined with a comma and "and"',
      '2026-11-21T16:00',
      three,
      ['Geöffnet 9 bis 11, 12 bis 14 und 15 bis 17:30\u00a0Uhr', 'Open 9 to 11, 12 to 14 and 15 to 17:30'],
    ],
    [
      'until midnight',
      '2026-11-21T20:00',
      [{ from: '19:00:00', to: '00:00:00' }],
      ['Geöffnet bis 24\u00a0Uhr', 'Open until 24'],
    ],
    ['from midnight', '2026-11-20T23:59', [{ from: '00:00:00', to: '06:00:00' }], ['Geschlossen', 'Closed']],
  ])('%s', (_name, at, ranges, words) => expect(said(at, ranges)).toEqual(words));

  test('a range over midnight belongs to the day it began on', () => {
    const words = ['Geöffnet 10 bis 18 und 22 bis 3\u00a0Uhr', 'Open 10 to 18 and 22 to 3'];
    expect(said('2026-11-21T23:59', club)).toEqual(words);
    expect(said('2026-11-22T02:59', club)).toEqual(words);
    expect(said('2026-11-22T03:00', club)).toEqual(['Geschlossen', 'Closed']);
  });

  test('an exception counts instead of the usual hours, and closed beats everything', () => {
    const short = exception({ ranges: [{ from: '12:00:00', to: '16:00:00' }], created: '2026-01-02' });
    const closed = exception({ is_closed: true, created: '2026-01-01' });
    expect(said('2026-11-21T11:00', museum, [short])[0]).toBe('Geöffnet ab 12\u00a0Uhr');
    expect(said('2026-11-21T11:00', museum, [short, closed])[0]).toBe('Geschlossen');
  });

  test('of two exceptions the one written later counts', () => {
    const earlier = exception({ ranges: [{ from: '12:00:00', to: '16:00:00' }], created: '2026-01-01' });
    const later = exception({ ranges: [{ from: '13:00:00', to: '16:00:00' }], created: '2026-01-02' });
    expect(said('2026-11-21T11:00', museum, [earlier, later])[0]).toBe('Geöffnet ab 13\u00a0Uhr');
  });
});

function exception(more: Partial<OpeningException>): OpeningException {
  return {
    date_from: '2026-11-21',
    date_to: '2026-11-21',
    is_closed: false,
    ranges: [],
    reason: {},
    created: '2026-01-01',
    ...more,
  };
}
