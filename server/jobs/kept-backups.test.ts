import { expect, test } from 'vitest';
import { backupName, readKeeping, superfluousBackups } from './kept-backups.ts';

const keeping = readKeeping('7d,4w,6m');
const nights = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => {
    const now = Temporal.PlainDate.from(from)
      .add({ days: day })
      .toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: '01:30' });
    return backupName(now.toInstant(), 'Europe/Berlin');
  });

test('after a year of nights one backup each of 7 days, 4 weeks and 6 months is there', () => {
  let files: string[] = [];
  for (const name of nights('2026-01-01', 365)) {
    files.push(name);
    const superfluous = superfluousBackups(files, keeping);
    files = files.filter((each) => !superfluous.includes(each));
  }
  expect(files.map((name) => name.slice(12, 22))).toEqual([
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-13',
    '2026-12-20',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ]);
});

test('each night has a day of its own, also when clocks are changed', () => {
  for (const from of ['2026-03-25', '2026-10-20'])
    expect(new Set(nights(from, 10).map((name) => name.slice(12, 22))).size).toBe(10);
});

test('a clock that is a year ahead for one night takes away no more than one day and one week', () => {
  const files = nights('2026-10-01', 30);
  const before = superfluousBackups(files, keeping);
  const after = superfluousBackups([...files, 'foyer-daily-2027-11-08T0130.tar'], keeping);
  expect(after.filter((name) => !before.includes(name)).length).toBeLessThanOrEqual(2);
});

test('what somebody has put beside the backups is nobody’s business', () => {
  const others = ['foyer-before-the-move.tar', 'foyer-2020-01-01T0130.tar', 'notes.txt'];
  expect(superfluousBackups([...others, ...nights('2026-11-01', 2)], readKeeping('1d,0w,0m'))).toEqual(
    nights('2026-11-01', 1),
  );
});
