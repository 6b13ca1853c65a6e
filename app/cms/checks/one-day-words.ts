import type { Locale } from '#app/i18n/locale.ts';

/** Words that are true for one day only. „Morgen" with a capital is the time of day and stays. */
const shapes: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(morgen|übermorgen|gestern|heute Abend|heute ab|heute um)(?!\p{L})/u,
  en: /(?<!\p{L})(tomorrow|yesterday|tonight|today at|today from)(?!\p{L})/iu,
};

/** How many days each of them is away from the day it is read on. */
const distance: Record<string, number> = {
  ...{ heute: 0, morgen: 1, übermorgen: 2, gestern: -1 },
  ...{ today: 0, tonight: 0, tomorrow: 1, yesterday: -1 },
};

/** The time of day behind such a word, and how it is said behind or before a date. */
const parts: Record<Locale, Record<string, string>> = {
  de: {
    früh: 'früh',
    Vormittag: 'vormittags',
    Mittag: 'mittags',
    Nachmittag: 'nachmittags',
    Abend: 'abends',
    Nacht: 'nachts',
  },
  en: { morning: 'morning', afternoon: 'afternoon', evening: 'evening', night: 'night' },
};

/** Behind these a date stands without „am" or "on". */
const prepositions: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(bis|ab|seit)\s+$/iu,
  en: /(?<!\p{L})(until|till|from|since|by|before|after|for)\s+$/iu,
};

/** The first word that is true for one day only, or null. */
export function oneDayWord(text: string, locale: Locale): string | null {
  return shapes[locale].exec(text)?.[0] ?? null;
}

/** What was found, and the date that is meant when it is read on `day`. */
export type Dated = { found: string; date: string; text: string };

/** The text with a date in place of the first word that is true for one day only; null when there is none. */
export function withDate(text: string, { locale, day }: { locale: Locale; day: Temporal.PlainDate }): Dated | null {
  const match = shapes[locale].exec(text);
  if (!match) return null;
  const before = text.slice(0, match.index);
  const [word = ''] = match[0].split(' ');
  const rest = text.slice(match.index + word.length);
  const part = new RegExp(`^\\s+(${Object.keys(parts[locale]).join('|')})(?!\\p{L})`, 'u').exec(rest);
  const partOfDay = part?.[1] ? parts[locale][part[1]] : word.toLowerCase() === 'tonight' ? 'evening' : undefined;
  const away = distance[word.toLowerCase()] ?? 0;
  const isBare = prepositions[locale].test(before);
  const date = phrase(day.add({ days: away }), { locale, part: partOfDay, isBare });
  const cased = /^\p{Lu}/u.test(word) ? date.charAt(0).toUpperCase() + date.slice(1) : date;
  return { found: word + (part?.[0] ?? ''), date: cased, text: before + cased + rest.slice(part?.[0].length ?? 0) };
}

type Wording = { locale: Locale; part: string | undefined; isBare: boolean };

function phrase(day: Temporal.PlainDate, { locale, part, isBare }: Wording): string {
  const written = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const date = written.format(new Date(`${day}T00:00:00Z`));
  if (locale === 'de') return [isBare ? '' : 'am', date, part ?? ''].filter(Boolean).join(' ');
  const sentence = part ? `the ${part} of ${date}` : date;
  return isBare ? sentence : `on ${sentence}`;
}
