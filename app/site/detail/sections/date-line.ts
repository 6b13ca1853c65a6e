import { type DayMark, type DayScale, scaleOfDay } from '#app/features/programme/timetable/day-scale.ts';
import type { EventRow } from '#app/features/programme/timetable/row.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** More beginnings than this are no picture of a day any more. */
const mostStrokes = 6;

/** The hours at which the dates of one thing lie: dates at the same hours are one stroke. Pure. */
export function lineOfDates(rows: readonly EventRow[], locale: Locale): DayScale | null {
  const strokes = new Map<string, EventRow[]>();
  for (const row of rows) {
    if (!row.stroke) continue;
    const key = `${row.stroke.start} ${row.stroke.end}`;
    strokes.set(key, [...(strokes.get(key) ?? []), row]);
  }
  if (strokes.size > mostStrokes) return null;
  const entries = [...strokes.values()].flatMap((same) => {
    const [first] = same;
    if (!first?.stroke) return [];
    const label = same.length === 1 ? first.kind : m.detail_line_dates({ count: same.length }, { locale });
    return [{ ...first.stroke, label, mark: markOfAll(same) }];
  });
  return scaleOfDay(entries);
}

/** While one can come to any of them the stroke is open; over is what is over altogether. */
function markOfAll(rows: readonly EventRow[]): DayMark {
  if (rows.some(({ mark }) => mark === 'open')) return 'open';
  return rows.every(({ mark }) => mark === 'past') ? 'past' : 'closed';
}
