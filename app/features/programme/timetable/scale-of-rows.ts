import { type DayScale, scaleOfDay } from './day-scale.ts';
import type { EventRow } from './row.ts';

/** The line of one day by its rows; what has no time has no place on it. */
export function scaleOfRows(rows: readonly EventRow[]): DayScale | null {
  return scaleOfDay(
    rows.flatMap(({ stroke, kind, title, mark }, row) =>
      stroke ? [{ ...stroke, label: kind || title, mark, row }] : [],
    ),
  );
}
