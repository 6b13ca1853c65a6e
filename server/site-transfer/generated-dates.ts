import { isRecord } from '#app/cms/is-record.ts';
import { parseJsonSource } from '#app/cms/site-format/json-source.ts';
import type { SiteFiles } from '#app/cms/site-format/site-source.ts';
import { addDays } from '#app/cms/venue-time.ts';
import { type DatesFile, type Occurrence, occurrences, readDatesFile } from './recurring-dates.ts';
import { replaceTokens, type Tokens } from './relative-days.ts';

/** The folders of a collection whose names begin so are patterns, not entries. */
const patternSign = '_';

/** The files with a folder for each date that the rules of `dates.json` make, in the order they make them. */
export function withGeneratedDates(files: SiteFiles, tokens: Tokens): SiteFiles {
  const texts = new Map(files.texts);
  for (const path of files.texts.keys()) {
    const [, collection] = /^([^/]+)\/dates\.json$/.exec(path) ?? [];
    if (!collection) continue;
    const rules = readDatesFile(files.texts.get(path) ?? '');
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
