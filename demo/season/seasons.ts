import { dayFromToday } from '../days.ts';
import { entry, type SeasonEntry } from './entry.ts';

const thisYear = seasonYear(dayFromToday(0));

/** A season runs from August to July; what stays for good belongs to the present one. */
export function seasonOf(begins: string | undefined): string {
  const year = begins ? seasonYear(begins) : thisYear;
  return String(Math.min(thisYear + 1, Math.max(thisYear - 1, year)));
}

/** The last, the present and the coming season. */
export const seasons: SeasonEntry[] = [thisYear - 1, thisYear, thisYear + 1].map((year) =>
  entry('season', String(year), {
    shared: { date_start: `${year}-08-01`, date_end: `${year + 1}-07-31` },
    text: { name: [`Spielzeit ${year}/${short(year + 1)}`, `Season ${year}/${short(year + 1)}`] },
  }),
);

function seasonYear(day: string): number {
  const { year, month } = Temporal.PlainDate.from(day);
  return month >= 8 ? year : year - 1;
}

function short(year: number): string {
  return String(year).slice(2);
}
