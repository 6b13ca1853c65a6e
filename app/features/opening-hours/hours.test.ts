import { describe, expect, test } from 'vitest';
import { nextChangeText, type OpeningHours, type OpeningRule, openingDay, rangesAt } from './hours.ts';
import { isOpen, openingLabel } from './label.ts';
import { exceptionsAhead, nextOpening, openingWeek } from './week.ts';

const instant = (text: string) => Temporal.Instant.from(text);
const rule = (weekday: number, from: string, to: string, more: Partial<OpeningRule> = {}): OpeningRule => ({
  weekday,
  from: `${from}:00`,
  to: `${to}:00`,
  valid_from: null,
  valid_to: null,
  ...more,
});
const venue: OpeningHours = {
  rules: [
    ...[2, 3, 5, 6, 7].map((day) => rule(day, '10:00', '18:00')),
    rule(4, '10:00', '21:00'),
    rule(6, '20:00', '03:00'),
  ],
  exceptions: [
    {
      date_from: '2026-12-24',
      date_to: '2026-12-25',
      is_closed: true,
      ranges: [],
      reason: { de: 'Heiligabend', en: 'Christmas' },
      created: '2026-01-01',
    },
  ],
};

describe('the day that counts', () => {
  test('turns at midnight of the venue, whatever the zone of the machine says', () => {
    const zone = process.env.TZ;
    for (const name of ['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Berlin']) {
      process.env.TZ = name;
      expect(openingDay(venue, instant('2026-11-20T22:59:59Z')).date).toBe('2026-11-20');
      expect(openingDay(venue, instant('2026-11-20T23:00:00Z')).date).toBe('2026-11-21');
    }
    process.env.TZ = zone;
  });

  test('at 1 o’clock the night before still counts, until it is over', () => {
    const night = openingDay(venue, instant('2026-11-22T00:00:00Z'));
    expect(night).toMatchObject({ date: '2026-11-21', until: '2026-11-22T02:00:00Z' });
    expect(openingDay(venue, instant('2026-11-22T02:00:00Z')).date).toBe('2026-11-22');
  });

  test('on the night the clocks go back the club is open an hour longer', () => {
    const night = openingDay(venue, instant('2026-10-24T20:00:00Z'));
    const club = night.opening_hours.at(-1);
    expect(club).toMatchObject({ opens_at: '2026-10-24T18:00:00Z', closes_at: '2026-10-25T02:00:00Z' });
    expect(openingDay(venue, instant('2026-10-25T01:30:00Z')).date).toBe('2026-10-24');
  });

  test('on the night the clocks go forward it is an hour shorter, and the morning opens at 10 of summer time', () => {
    expect(openingDay(venue, instant('2027-03-27T20:00:00Z')).opening_hours.at(-1)?.closes_at).toBe(
      '2027-03-28T01:00:00Z',
    );
    const sunday = openingDay(venue, instant('2027-03-28T07:59:00Z'));
    expect(openingLabel(sunday, Date.parse('2027-03-28T07:59:00Z'), 'de')).toBe('Geöffnet ab 10\u00a0Uhr');
    expect(isOpen(sunday, Date.parse('2027-03-28T08:00:00Z'))).toBe(true);
  });

  test('on the days of a season its hours count instead of the usual ones, also where it says nothing', () => {
    const summer = { valid_from: '2026-07-01', valid_to: '2026-08-31' };
    const hours = { rules: [...venue.rules, rule(2, '10:00', '20:00', summer)], exceptions: [] };
    const openings = (date: string) =>
      rangesAt(hours, Temporal.PlainDate.from(date)).map(({ from, to }) => `${from}-${to}`);
    expect(openings('2026-07-07')).toEqual(['10:00:00-20:00:00']);
    expect(openings('2026-07-08')).toEqual([]);
    expect(openings('2026-09-01')).toEqual(['10:00:00-18:00:00']);
  });

  test('a rule counts within its season only', () => {
    const summer = {
      rules: [rule(1, '10:00', '20:00', { valid_from: '2026-06-01', valid_to: '2026-08-31' })],
      exceptions: [],
    };
    expect(openingDay(summer, instant('2026-08-31T12:00:00Z')).opening_hours).toHaveLength(1);
    expect(openingDay(summer, instant('2026-09-07T12:00:00Z')).opening_hours).toEqual([]);
  });

  test('the words stay the same until the next opening, closing or day', () => {
    const at = (text: string) => nextChangeText(openingDay(venue, instant(text)), instant(text)).toString();
    expect(at('2026-11-19T08:00:00Z')).toBe('2026-11-19T09:00:00Z');
    expect(at('2026-11-19T09:00:00Z')).toBe('2026-11-19T20:00:00Z');
    expect(at('2026-11-19T20:00:00Z')).toBe('2026-11-19T23:00:00Z');
  });
});

describe('the week', () => {
  test('merges days in a row with the same hours', () => {
    const week = openingWeek(venue, Temporal.PlainDate.from('2026-11-21'));
    expect(week.map(({ from, to, ranges }) => [from, to, ranges.length])).toEqual([
      [1, 1, 0],
      [2, 3, 1],
      [4, 4, 1],
      [5, 5, 1],
      [6, 6, 2],
      [7, 7, 1],
    ]);
  });

  test('says what is otherwise six weeks ahead and not what comes later', () => {
    expect(exceptionsAhead(venue, Temporal.PlainDate.from('2026-11-11'))).toEqual([]);
    expect(exceptionsAhead(venue, Temporal.PlainDate.from('2026-11-12'))).toHaveLength(1);
  });

  test('knows when the venue opens next, also after closed days, and says nothing while it is open', () => {
    expect(nextOpening(venue, instant('2026-11-19T12:00:00Z'))).toBeNull();
    expect(nextOpening(venue, instant('2026-11-19T21:00:00Z'))?.toPlainDateTime().toString()).toBe(
      '2026-11-20T10:00:00',
    );
    expect(nextOpening(venue, instant('2026-12-24T12:00:00Z'))?.toPlainDateTime().toString()).toBe(
      '2026-12-26T10:00:00',
    );
    expect(nextOpening({ rules: [], exceptions: [] }, instant('2026-12-24T12:00:00Z'))).toBeNull();
  });
});
