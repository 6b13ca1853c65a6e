import { expect, test } from 'vitest';
import { readMoment } from './moment.ts';

test('a day that does not exist, a time the clock leaves out and a day of two meanings are refused, not guessed', () => {
  for (const text of ['31.02.2026', '2026-02-30', '2026-13-01T10:00', '12.12.2026 25:00', '2026-12-05T24:00'])
    expect(readMoment(text), text).toEqual({ problem: 'impossible' });
  for (const text of ['3/4/2026', '05.12.26', 'Anfang Mai', '2026', 'circa 1930', ''])
    expect(readMoment(text), text).toEqual({ problem: 'unclear' });
  expect(readMoment('28.03.2027 02:30')).toEqual({ problem: 'gap' });
});

test('days and times are read as people and machines write them, in the time of the venue', () => {
  const cases: [string, string][] = [
    ['2026-12-05', '2026-12-05'],
    ['2026-12-05 19:30:00', '2026-12-05T19:30'],
    ['2026-12-05T18:30:00Z', '2026-12-05T19:30'],
    ['2026-06-05T19:30:00+02:00', '2026-06-05T19:30'],
    ['Sa., 5.12.2026, 19.30 Uhr', '2026-12-05T19:30'],
    ['05.12.2026 um 19 Uhr', '2026-12-05T19:00'],
  ];
  for (const [text, value] of cases) expect(readMoment(text), text).toMatchObject({ value, rest: '' });
  expect(readMoment('3/4/2026', 'dmy')).toMatchObject({ value: '2026-04-03' });
  expect(readMoment('25.10.2026 02:30')).toMatchObject({ warning: 'twice' });
  expect(readMoment('05.12.2026 ab 19 Uhr, Einlass früher')).toMatchObject({
    value: '2026-12-05',
    rest: 'ab 19 Uhr, Einlass früher',
  });
});
