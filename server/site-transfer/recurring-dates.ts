import { isRecord } from '#app/cms/is-record.ts';
import { parseJsonSource } from '#app/cms/site-format/json-source.ts';
import { addDays } from '#app/cms/venue-time.ts';
import { weekdayNumber } from './relative-days.ts';

/** What differs on some dates from their pattern; `null` takes a field away. */
type Change = {
  on?: number;
  from?: number;
  until?: number;
  /** Every so many weeks, at this remainder. */
  week?: [every: number, remainder: number];
  at?: string;
  fields?: Record<string, unknown>;
  texts?: Record<string, Record<string, string>>;
};

type Rule = {
  of: string;
  at: string;
  weekday?: string;
  nth?: number;
  weeks?: 'even' | 'odd';
  months?: number[];
  day_of_month?: number;
  /** Only while what it belongs to takes place. */
  only_within?: boolean;
  changes?: Change[];
};

type SingleDays = { of: string; at: string; days: number[]; changes?: Change[] };

type Pattern = { minutes?: number; doors?: number; topics?: string; weeks_per_topic?: number };

/** A `dates.json` beside the folders of a collection (docs/behaviour/site-format.md#dates). */
export type DatesFile = {
  start: string;
  end: string;
  doors?: string;
  within?: Record<string, Record<string, [first: string, last: string]>>;
  patterns?: Record<string, Pattern>;
  topics?: Record<string, Record<string, string>[]>;
  passes: ({ days: SingleDays[] } | { from: number; to: number; except?: number[]; rules: Rule[] })[];
};

/** One date that the rules make. */
export type Occurrence = { of: string; at: string; day: number; week: number; change: Change; onlyWithin: boolean };

/** Reads a `dates.json`. */
export function readDatesFile(text: string): DatesFile {
  const read = parseJsonSource(text);
  if (!('value' in read) || !isRecord(read.value) || !Array.isArray(read.value.passes))
    throw new Error('A dates.json needs "start", "end" and "passes".');
  // Proof: a program's own fixture; what is wrong in it shows in the entries it makes, which are checked.
  return read.value as unknown as DatesFile;
}

/** Every date, pass by pass, in the order of the file. */
export function occurrences({ passes }: DatesFile, today: string): Occurrence[] {
  return passes.flatMap((pass) => ('rules' in pass ? recurring(pass, today) : pass.days.flatMap(single)));
}

function single({ of, at, days, changes = [] }: SingleDays): Occurrence[] {
  return days.map((day) => {
    const change = changes.find(({ on }) => on === undefined || on === day) ?? {};
    return { of, at: change.at ?? at, day, week: 0, change, onlyWithin: false };
  });
}

function recurring(
  { from, to, except = [], rules }: { from: number; to: number; except?: number[]; rules: Rule[] },
  today: string,
) {
  const made: Occurrence[] = [];
  let week = 0;
  for (let day = from; day <= to; day++) {
    if (except.includes(day)) continue;
    const date = Temporal.PlainDate.from(addDays(today, day));
    if (date.dayOfWeek === 1) week += 1;
    for (const rule of rules) {
      if (!isOn(rule, date, week)) continue;
      const change = rule.changes?.find((each) => isIn(each, day, week)) ?? {};
      made.push({ of: rule.of, at: change.at ?? rule.at, day, week, change, onlyWithin: rule.only_within ?? false });
    }
  }
  return made;
}

function isOn({ weekday, nth, weeks, months, day_of_month }: Rule, date: Temporal.PlainDate, week: number): boolean {
  if (weekday !== undefined && date.dayOfWeek !== weekdayNumber(weekday)) return false;
  if (nth !== undefined && Math.ceil(date.day / 7) !== nth) return false;
  if (weeks !== undefined && (week % 2 === 0) !== (weeks === 'even')) return false;
  if (months !== undefined && !months.includes(date.month)) return false;
  return day_of_month === undefined || date.day === day_of_month;
}

function isIn({ from, until, week: every }: Change, day: number, week: number): boolean {
  if (from !== undefined && day < from) return false;
  if (until !== undefined && day > until) return false;
  return !every || week % every[0] === every[1];
}
