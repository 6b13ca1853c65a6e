/** A month that begins within the run: `month` from 0, `share` of the line before it in percent. */
export type MonthMark = { year: number; month: number; share: number };

export type Run = {
  state: 'coming' | 'running' | 'over';
  /** How much of the line has passed, in percent; 0 before the first day. */
  elapsed: number;
  /** Whole days until the first day, or from today to the last. */
  days: number;
  months: MonthMark[];
};

const dayLength = 86_400_000;

/**
 * The run of an exhibition as a line: it begins with the month of the first day and ends on the last.
 * Pure; all days are days of the venue, `2026-11-21` or longer. Null when the last day lies before the first.
 */
export function runOf({ begins, ends, today }: { begins: string; ends: string; today: string }): Run | null {
  const [first, last, now] = [dayNumber(begins), dayNumber(ends), dayNumber(today)];
  if (!(first <= last)) return null;
  const start = dayNumber(`${begins.slice(0, 7)}-01`);
  const share = (day: number) => ((day - start) / Math.max(last - start, 1)) * 100;
  const state = now < first ? 'coming' : now > last ? 'over' : 'running';
  return {
    state,
    elapsed: state === 'coming' ? 0 : Math.min(share(now), 100),
    days: state === 'coming' ? first - now : Math.max(last - now, 0),
    months: monthsBetween(start, last).map(({ year, month, day }) => ({ year, month, share: share(day) })),
  };
}

function monthsBetween(start: number, last: number): { year: number; month: number; day: number }[] {
  const date = new Date(start * dayLength);
  const months = [];
  for (let month = date.getUTCMonth(); ; month++) {
    const first = new Date(Date.UTC(date.getUTCFullYear(), month));
    const day = first.getTime() / dayLength;
    if (day > last) return months;
    months.push({ year: first.getUTCFullYear(), month: first.getUTCMonth(), day });
  }
}

function dayNumber(local: string): number {
  return Date.parse(`${local.slice(0, 10)}T00:00Z`) / dayLength;
}
