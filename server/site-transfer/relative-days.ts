import { isRecord } from '#app/cms/is-record.ts';
import { parseJsonSource } from '#app/cms/site-format/json-source.ts';
import type { SiteFiles } from '#app/cms/site-format/site-source.ts';
import { addDays } from '#app/cms/venue-time.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Days by name, as `days.json` defines them. */
export type NamedDays = ReadonlyMap<string, string>;

export const daysFile = 'days.json';

/**
 * The days of `days.json`, counted from today: `{ "today": -154, "next": "saturday" }` is the first Saturday on or after
 * the day that lies 154 days back. Null for a site whose days are written out.
 */
export function namedDays({ texts }: SiteFiles, today: string): NamedDays | null {
  const text = texts.get(daysFile);
  if (text === undefined) return null;
  const read = parseJsonSource(text);
  const days = 'value' in read && isRecord(read.value) ? read.value : {};
  return new Map(
    Object.entries(days).map(([name, about]) => {
      const { today: distance = 0, next } = isRecord(about) ? about : {};
      return [name, onWeekday(addDays(today, Number(distance)), String(next ?? ''))];
    }),
  );
}

function onWeekday(day: string, name: string): string {
  const wanted = weekdayNumber(name);
  if (wanted === 0) return day;
  return addDays(day, (wanted - Temporal.PlainDate.from(day).dayOfWeek + 7) % 7);
}

/** Monday is 1; 0 is none. */
export function weekdayNumber(name: string): number {
  return weekdays.indexOf(name) + 1;
}

const token = /\{\{\s*([^{},]+?)\s*(?:,\s*([a-z]+)(?: ([a-z]{2}))?\s*)?\}\}/g;

export type Tokens = { today: string; days: NamedDays; more?: Readonly<Record<string, string>> };

/**
 * Replaces what is counted from the day of loading (docs/behaviour/site-format.md#days). What says nothing stays, and the
 * field it stands in refuses it.
 */
export function replaceTokens(text: string, { locale, ...tokens }: Tokens & { locale?: Locale | undefined }): string {
  if (!text.includes('{{')) return text;
  return text.replace(token, (whole, name: string, format?: string, language?: string) => {
    const value = tokens.more?.[name] ?? meaningOf(name, tokens);
    if (value === null) return whole;
    return format ? formatted(value, format, isLocale(language) ? language : locale) : value;
  });
}

/** The language of a file, as its name says. */
export function localeOfFile(path: string): Locale | undefined {
  const [, name] = /\/([a-z]{2})\.md$/.exec(path) ?? [];
  return isLocale(name) ? name : undefined;
}

function meaningOf(name: string, { today, days }: Tokens): string | null {
  const [, word = '', distance = '0', of] = /^([a-z-]*[a-z])([+-]\d+)?(?: of (.+))?$/.exec(name) ?? [];
  if (word === 'season') return String(seasonOf(of ? meaningOf(of, { today, days }) : today, today) + Number(distance));
  if (of !== undefined) return null;
  if (word === 'year') return String(Temporal.PlainDate.from(today).year + Number(distance));
  const day = word === 'today' ? today : days.get(word);
  return day ? addDays(day, Number(distance)) : null;
}

/** The year in which the season of a day began, in August; no further from the present one than a year. */
function seasonOf(day: string | null, today: string): number {
  const yearOf = (one: string) => {
    const { year, month } = Temporal.PlainDate.from(one);
    return month >= 8 ? year : year - 1;
  };
  const present = yearOf(today);
  return Math.min(present + 1, Math.max(present - 1, yearOf(day ?? today)));
}

const parts = {
  long: { dateStyle: 'long' },
  short: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function formatted(value: string, format: string, locale: Locale | undefined): string {
  if (format === 'yy') return value.slice(-2);
  if (format !== 'long' && format !== 'short') return value;
  const words = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { ...parts[format], timeZone: 'UTC' });
  // Day and month stay on one line.
  return words.format(new Date(`${value}T00:00Z`)).replace(' ', '\u00a0');
}
