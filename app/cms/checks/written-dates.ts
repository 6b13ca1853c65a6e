import type { Locale } from '#app/i18n/locale.ts';
import { venueDay } from '../venue-time.ts';

const months = {
  de: 'januar februar märz april mai juni juli august september oktober november dezember'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};

const german = months.de.map((name) => name[0]?.toUpperCase() + name.slice(1)).join('|');
const english = months.en.map((name) => name[0]?.toUpperCase() + name.slice(1)).join('|');
const year = '(?<year>20\\d\\d)';
const span = '(?:\\d{1,2}\\.?\\s*(?:bis|to|–|-|und|and)\\s*)?';

/** Ways to write a day out: `24. Dezember 2025`, `24.12.2025`, `24 December 2025`, `December 24, 2025`, `2025-12-24`. */
const shapes: Record<Locale, RegExp[]> = {
  de: [
    new RegExp(`${span}(?<day>\\d{1,2})\\.\\s*(?<month>${german})(?:\\s+${year})?`, 'gu'),
    new RegExp(`(?<day>\\d{1,2})\\.\\s?(?<number>\\d{1,2})\\.\\s?${year}`, 'gu'),
    new RegExp(`${year}-(?<number>\\d{2})-(?<day>\\d{2})`, 'gu'),
  ],
  en: [
    new RegExp(`${span}(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<month>${english})(?:,?\\s+${year})?`, 'gu'),
    new RegExp(`(?<month>${english})\\s+${span}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+${year})?(?!\\d)`, 'gu'),
    new RegExp(`(?<day>\\d{1,2})[./](?<number>\\d{1,2})[./]${year}`, 'gu'),
    new RegExp(`${year}-(?<number>\\d{2})-(?<day>\\d{2})`, 'gu'),
  ],
};

/** Words before a date that announce something: what they announce has begun or is closed once the day has passed. */
const announcing = {
  de: /(?<!\p{L})(ab|ab dem|bis|bis zum|noch bis|am kommenden|vom|kommt am|eröffnet am|beginnt am|startet am)\s*(\p{L}+,\s*)?(dem\s*)?$/iu,
  en: /(?<!\p{L})(from|until|till|by|starting|opens on|opening on|begins on|starts on|coming)\s*(\p{L}+,?\s*)?(the\s*)?$/iu,
};

/** What tells that the past is meant: a date in it is a fact and no announcement. */
const past = {
  de: /(?<!\p{L})(war|waren|wurden?|hatten?|starb|geboren|seit|gegründet|damals|Stand|erschien|entstand|riss|kam|fand|begann|ging|gab|sank|gewann|erhielt|eröffnete|zeigte|feierte|brannte|Fotos?|Aufnahmen?|Bericht|Protokoll)(?!\p{L})/iu,
  en: /(?<!\p{L})(was|were|had|died|born|since|founded|as of|published|became|broke|came|found|began|went|sank|won|opened|showed|took|received|burned|photos?|recorded)(?!\p{L})/iu,
};

/** Of a day without a year the nearer one is meant: further back than this, next year's is nearer. */
const halfAYear = 182;

/**
 * Days written out in words that are over, on the venue's calendar: `ab 3. Mai` when May is gone, `24. Dezember 2025` of an
 * event last year. Few false alarms go before all: a sentence in the past tense is history, a year three or more years ago
 * too, and a day without a year counts only where it announces something and is nearer than its next return.
 */
export function writtenPastDates(text: string, { locale, now }: { locale: Locale; now: Temporal.Instant }): string[] {
  const today = Temporal.PlainDate.from(venueDay(now));
  return sentences(text).flatMap((sentence) => {
    if (past[locale].test(sentence)) return [];
    return shapes[locale]
      .flatMap((shape) => [...sentence.matchAll(shape)])
      .filter((match) => isOver(match, { sentence, locale, today }))
      .map(([words]) => words.trim());
  });
}

type Around = { sentence: string; locale: Locale; today: Temporal.PlainDate };

function isOver({ 0: words, groups = {}, index }: RegExpExecArray, { sentence, locale, today }: Around): boolean {
  const month = groups.number ? Number(groups.number) : months[locale].indexOf(groups.month?.toLowerCase() ?? '') + 1;
  const day = Number(groups.day);
  if (!isDay(day, month)) return false;
  // A span that goes on is not over with its first day; its last one is looked at by itself.
  if (/^\s*(?:bis|to|until|–|-)\s/u.test(sentence.slice(index + words.length))) return false;
  if (groups.year) {
    const written = dateOf(Number(groups.year), month, day);
    return written !== null && isBefore(written, today) && today.year - written.year < 3;
  }
  // „jedes Jahr", "every year": the day comes again.
  if (!announcing[locale].test(sentence.slice(0, index)) || repeats[locale].test(sentence)) return false;
  const last = [today.year, today.year - 1]
    .map((year) => dateOf(year, month, day))
    .find((written) => written !== null && isBefore(written, today));
  return Boolean(last && last.until(today).total('days') <= halfAYear);
}

const repeats = {
  de: /(?<!\p{L})(jedes Jahr|jährlich|jeweils|alljährlich)/iu,
  en: /(?<!\p{L})(every year|each year|annually)/iu,
};
function isDay(day: number, month: number): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

/** Null for a day that does not exist, such as 30 February. */
function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  const written = Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' });
  return written.day === day ? written : null;
}

function isBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) < 0;
}

/** A full stop after a number is part of a date. */
function sentences(text: string): string[] {
  return text.split(/(?<=\p{L}{2}[.!?]|\d{4}[.!?])\s+/u);
}
