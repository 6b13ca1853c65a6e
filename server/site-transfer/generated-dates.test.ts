import { expect, test } from 'vitest';
import { withGeneratedDates } from './generated-dates.ts';

/** A Monday. */
const today = '2026-11-23';
const days = new Map([
  ['begins', '2026-11-01'],
  ['ends', '2026-12-05'],
]);

test('a rule without passes is refused', () => {
  expect(() => generated({})).toThrow('passes');
});

test('rules recur on their weekdays, in the order of the days and of the rules', () => {
  const rules = [
    { of: 'tour', at: '11:00', weekday: 'saturday' },
    { of: 'talk', at: '19:00', weekday: 'thursday', nth: 1 },
  ];
  expect(names({ passes: [{ from: 0, to: 14, rules }] })).toEqual(['tour 5', 'talk 10', 'tour 12']);
});

test('weeks are even or odd, counted from the first Monday; months and days of the month narrow a rule', () => {
  const on = (rule: object) => names({ passes: [{ from: 0, to: 40, rules: [{ of: 'tour', at: '11:00', ...rule }] }] });
  expect(on({ weekday: 'monday', weeks: 'odd' })).toEqual(['tour 0', 'tour 14', 'tour 28']);
  expect(on({ weekday: 'monday', months: [12], weeks: 'even' })).toEqual(['tour 21', 'tour 35']);
  expect(on({ day_of_month: 24 })).toEqual(['tour 1', 'tour 31']);
});

test('a date has its times, and doors open before it', () => {
  const passes = [{ days: [{ of: 'tour', at: '23:30', days: [0] }] }];
  const patterns = { tour: { minutes: 60, doors: 30 } };
  expect(fields({ passes, patterns }, 'tour 0')).toMatchObject({
    date_start: '2026-11-23T23:30',
    date_end: '2026-11-24T00:30',
    door_time: '23:00',
    ticket_state: 'sale',
  });
});

test('a change gives a day another time, other fields and words, and takes fields away', () => {
  const change = {
    on: 7,
    at: '12:00',
    fields: { ticket_state: null, previous_date: '{{day}}T11:00' },
    texts: { de: { lifecycle_note: 'Später' } },
  };
  const rules = { passes: [{ days: [{ of: 'tour', at: '11:00', days: [0, 7], changes: [change] }] }] };
  const changed = fields(rules, 'tour 7');
  expect(changed).toMatchObject({ date_start: '2026-11-30T12:00', previous_date: '2026-11-30T11:00' });
  expect(changed).not.toHaveProperty('ticket_state');
  expect(generated(rules).get('event/tour 7/de.md')).toBe('lifecycle_note: Später\ntitle: Rundgang: \n');
  expect(fields(rules, 'tour 0')).toHaveProperty('ticket_state', 'sale');
});

test('topics are taken in turn, a new one every so many weeks', () => {
  const topics = { things: [{ de: 'Anker' }, { de: 'Boje' }] };
  const rules = [{ of: 'tour', at: '11:00', weekday: 'tuesday' }];
  const texts = generated({
    passes: [{ from: 0, to: 28, rules }],
    topics,
    patterns: { tour: { topics: 'things', weeks_per_topic: 2 } },
  });
  const told = [1, 8, 15, 22].map((day) => texts.get(`event/tour ${day}/de.md`));
  expect(told).toEqual(['Anker', 'Boje', 'Boje', 'Anker'].map((topic) => `title: Rundgang: ${topic}\n`));
});

test('a date outside of what it belongs to does not name it, or is not made at all', () => {
  const within = { production: { hanf: ['begins', 'ends'] } };
  const rules = [{ of: 'tour', at: '11:00', weekday: 'monday' }];
  const made = { within, passes: [{ from: 7, to: 14, rules }] };
  expect(fields(made, 'tour 7')).toHaveProperty('production', 'hanf');
  expect(fields(made, 'tour 14')).not.toHaveProperty('production');
  const only = { within, passes: [{ from: 7, to: 14, rules: rules.map((rule) => ({ ...rule, only_within: true })) }] };
  expect(names(only)).toEqual(['tour 7']);
});

function generated(rules: object): ReadonlyMap<string, string> {
  const pattern = { online: ['de'], fields: { production: 'hanf', ticket_state: 'sale' } };
  const texts = new Map([
    ['event/_tour/entry.json', JSON.stringify(pattern)],
    ['event/_tour/de.md', 'title: Rundgang: {{topic}}\n'],
    ['event/_talk/entry.json', '{}'],
    ['event/dates.json', JSON.stringify({ start: 'date_start', end: 'date_end', doors: 'door_time', ...rules })],
  ]);
  return withGeneratedDates({ texts, others: new Set() }, { today, days }).texts;
}

function names(rules: object): string[] {
  return [...new Set([...generated(rules).keys()].map((path) => path.split('/')[1] ?? ''))];
}

function fields(rules: object, name: string): Record<string, unknown> {
  return JSON.parse(generated(rules).get(`event/${name}/entry.json`) ?? '{}').fields;
}
