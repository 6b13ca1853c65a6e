import { expect, test } from 'vitest';
import type { DayMark } from '#app/features/programme/timetable/day-scale.ts';
import type { EventRow } from '#app/features/programme/timetable/row.ts';
import { lineOfDates } from './date-line.ts';

function row(start: number, mark: DayMark): EventRow {
  // Proof: the line reads these fields of a row and no other.
  return { kind: 'So, 29. November', stroke: { start, end: start + 90 }, mark } as EventRow;
}

const marks = (rows: EventRow[]) => lineOfDates(rows, 'de')?.bars.map(({ mark }) => mark);

test('dates at the same hours are one stroke, open while one can come to any of them', () => {
  expect(marks([row(660, 'closed'), row(660, 'open'), row(660, 'past')])).toEqual(['open']);
  expect(lineOfDates([row(660, 'open'), row(660, 'open')], 'de')?.bars[0]?.label).toBe('2 Termine');
});

test('a stroke is over when all of its dates are, and hollow when what is left has fallen out', () => {
  expect(marks([row(660, 'past'), row(660, 'past'), row(900, 'closed'), row(900, 'past')])).toEqual(['past', 'closed']);
});

test('too many beginnings are no picture of a day any more', () => {
  expect(
    lineOfDates(
      [600, 630, 660, 690, 720, 750, 780].map((start) => row(start, 'open')),
      'de',
    ),
  ).toBeNull();
});
