import { parseJsonSource } from '#app/cms/site-format/json-source.ts';
import { isRecord } from '#app/cms/site-format/shared-values.ts';
import type { SiteFiles } from '#app/cms/site-format/site-source.ts';
import { addDays } from '#app/cms/venue-time.ts';
import { replaceTokens, type Tokens, weekdayNumber } from './relative-days.ts';

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
type DatesFile = {
  start: string;
  end: string;
  doors?: string;
  within?: Record<string, Record<string, [first: string, last: string]>>;
  patterns?: Record<string, Pattern>;
  topics?: Record<string, Record<string, string>[]>;
  passes: ({ days: SingleDays[] } | { from: number; to: number; except?: number[]; rules: Rule[] })[];
};

type Occurrence = { of: string; at: string; day: number; week: number; change: Change; onlyWithin: boolean };

/** The folders of a collection whose names begin so are patterns, not entries. */
const patternSign = '_';

/** The files with a folder for each date that the rules of `dates.json` make, in the order they make them. */
export function withGeneratedDates(files: SiteFiles, tokens: Tokens): SiteFiles {
  const texts = new Map(files.texts);
  for (const path of files.texts.keys()) {
    const [, collection] = /^([^/]+)\/dates\.json$/.exec(path) ?? [];
    if (!collection) continue;
    const rules = datesFile(files.texts.get(path) ?? '');
    texts.delete(path);
    const patterns = takePatterns(texts, collection);
    for (const occurrence of occurrences(rules, tokens.today))
      for (const [name, text] of filesOf(occurrence, {
        rules,
        tokens,
        pattern: patterns.get(occurrence.of) ?? new Map(),
      }))
        texts.set(`${collection}/${occurrence.of} ${occurrence.day}/${name}`, text);
  }
  return { ...files, texts };
}

function datesFile(text: string): DatesFile {
  const read = parseJsonSource(text);
  if (!('value' in read) || !isRecord(read.value) || !Array.isArray(read.value.passes))
    throw new Error('A dates.json needs "start", "end" and "passes".');
  // Proof: a program's own fixture; what is wrong in it shows in the entries it makes, which are checked.
  return read.value as unknown as DatesFile;
}

function takePatterns(texts: Map<string, string>, collection: string): Map<string, Map<string, string>> {
  const patterns = new Map<string, Map<string, string>>();
  for (const [path, text] of [...texts]) {
    const [folder, name = '', file] = path.split('/');
    if (folder !== collection || !name.startsWith(patternSign) || !file) continue;
    texts.delete(path);
    const own = patterns.get(name.slice(1)) ?? new Map<string, string>();
    patterns.set(name.slice(1), own.set(file, text));
  }
  return patterns;
}

function occurrences({ passes }: DatesFile, today: string): Occurrence[] {
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

type Making = { rules: DatesFile; tokens: Tokens; pattern: ReadonlyMap<string, string> };

/** The files of one date; none where it only takes place within something that is over or has not begun. */
function filesOf(occurrence: Occurrence, { rules, tokens, pattern }: Making): [name: string, text: string][] {
  const { of, at, day, change, onlyWithin } = occurrence;
  const { minutes, doors } = rules.patterns?.[of] ?? {};
  const date = addDays(tokens.today, day);
  const start = Temporal.PlainDateTime.from(`${date}T${at}`);
  const shared = parseJsonSource(pattern.get('entry.json') ?? '{}');
  const entry = 'value' in shared && isRecord(shared.value) ? shared.value : {};
  const outside = fieldsOutside(entry, date, { rules, tokens });
  if (onlyWithin && outside.length > 0) return [];
  const fields = {
    ...(isRecord(entry.fields) ? entry.fields : {}),
    [rules.start]: inMinutes(start),
    ...(minutes ? { [rules.end]: inMinutes(start.add({ minutes })) } : {}),
    ...(doors && rules.doors ? { [rules.doors]: inMinutes(start.subtract({ minutes: doors })).slice(-5) } : {}),
    ...change.fields,
  };
  for (const name of outside) delete fields[name];
  for (const [name, value] of Object.entries(fields)) if (value === null) delete fields[name];
  const more = { day: date };
  const json = replaceTokens(JSON.stringify({ ...entry, fields }, null, 2), { ...tokens, more });
  return [['entry.json', json], ...textFiles(occurrence, { rules, tokens, pattern })];
}

/** Fields that name something which does not take place on that day. */
function fieldsOutside(
  { fields }: Record<string, unknown>,
  date: string,
  { rules, tokens }: Omit<Making, 'pattern'>,
): string[] {
  return Object.entries(rules.within ?? {}).flatMap(([field, runs]) => {
    const run = runs[String(isRecord(fields) ? fields[field] : '')];
    if (!run) return [];
    const [first = '', last = ''] = run.map((name) => tokens.days.get(name) ?? '');
    return first <= date && date <= last ? [] : [field];
  });
}

function textFiles(
  { of, week, change }: Occurrence,
  { rules, tokens, pattern }: Making,
): [name: string, text: string][] {
  const { topics, weeks_per_topic = 1 } = rules.patterns?.[of] ?? {};
  const list = (topics && rules.topics?.[topics]) || [];
  const topic = list[Math.trunc(week / weeks_per_topic) % Math.max(1, list.length)] ?? {};
  const languages = new Set([...pattern.keys(), ...Object.keys(change.texts ?? {}).map((locale) => `${locale}.md`)]);
  languages.delete('entry.json');
  return [...languages].map((name) => {
    const locale = name.slice(0, -'.md'.length);
    const lines = Object.entries(change.texts?.[locale] ?? {}).map(([field, text]) => `${field}: ${text}\n`);
    const more = { topic: topic[locale] ?? '' };
    return [name, lines.join('') + replaceTokens(pattern.get(name) ?? '', { ...tokens, more })];
  });
}

function inMinutes(moment: Temporal.PlainDateTime): string {
  return moment.toString({ smallestUnit: 'minute' });
}
