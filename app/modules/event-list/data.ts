import type { DayScale } from '#app/features/programme/timetable/day-scale.ts';
import type { EventRow } from '#app/features/programme/timetable/row.ts';

/** A day of the list, in the words of its language. */
export type ListedDay = { day: string; name: string; date: string; rows: EventRow[]; line: DayScale | null };

export type EventListData = {
  days: ListedDay[];
  /** Where the programme goes on from there. */
  all: string;
};
