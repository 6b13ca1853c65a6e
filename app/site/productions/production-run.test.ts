import { expect, test } from 'vitest';
import { formatRun, runState } from './production-run.ts';

const run = (date_start: string | null, date_end: string | null, more = {}) => ({
  date_start,
  date_end,
  permanent: false,
  extended: false,
  ...more,
});

test('a production without days says nothing and is on', () => {
  expect(formatRun(run(null, null), 'de')).toBe('');
  expect(runState(run(null, null), '2026-11-21')).toBe('running');
});

test('a run is told with what is known of it', () => {
  expect(formatRun(run('2026-06-20', '2027-03-14', { extended: true }), 'de')).toBe(
    '20.\u00a0Juni 2026 bis 14.\u00a0März 2027, verlängert',
  );
  expect(formatRun(run('2026-06-20', null), 'en')).toBe('from 20\u00a0June 2026');
  expect(formatRun(run(null, '2027-03-14'), 'de')).toBe('bis 14.\u00a0März 2027');
  expect(formatRun(run(null, null, { permanent: true }), 'en')).toBe('on permanent display');
});

test('the first and the last day belong to the run', () => {
  const days = run('2026-06-20', '2027-03-14');
  expect(['2026-06-19', '2026-06-20', '2027-03-14', '2027-03-15'].map((day) => runState(days, day))).toEqual([
    'coming',
    'running',
    'running',
    'past',
  ]);
});
