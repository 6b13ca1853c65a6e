import type { Locale } from '#app/i18n/locale.ts';

/** A pattern and what stands in its place: always as many characters as before, so that marks keep their words. */
type Rule = readonly [pattern: RegExp, replacement: string];

/** A space no line ends at. */
const space = '\u00a0';

/**
 * The text as it is read: what belongs together stays on one line, apostrophes and dashes are the right ones. Applied to
 * what visitors read when it is resolved, never to what is stored, edited or handed to machines (docs/behaviour/design.md#type).
 */
export function typeset(text: string, locale: Locale): string {
  return rules[locale].reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);
}

/** The text with what typesetting may have made of it taken back, so that two that say the same are equal; as long as before. */
export function asTyped(text: string): string {
  return text.replaceAll(space, ' ').replaceAll('’', "'").replaceAll('–', '-');
}

/** The same for all texts of one language; one function each, so that what was rendered with it can be told. */
export function typesettingIn(locale: Locale): (text: string) => string {
  return typesettings[locale];
}

const typesettings = {
  de: (text: string) => typeset(text, 'de'),
  en: (text: string) => typeset(text, 'en'),
} satisfies Record<Locale, unknown>;

const units = [
  ...['mm', 'cm', 'dm', 'm', 'km', 'm²', 'm³', 'km²', 'µm', 'g', 'kg', 't', 'l', 'ml', 'ha', 's', 'min', 'h'],
  ...[
    'Hz',
    'kHz',
    'N',
    'kN',
    'W',
    'kW',
    'kWh',
    'V',
    'dB',
    'kB',
    'MB',
    'GB',
    '°C',
    '°',
    '%',
    '‰',
    '€',
    'EUR',
    'Euro',
    'Cent',
  ],
];

const words = {
  de: {
    units: `Uhr|Prozent|Millionen|Milliarden|Mio\\.|Mrd\\.|Jahrhunderte?n?|(?:Sekunde|Minute|Stunde|Woche|Tonne)n?|Tage?n?|Monate?n?|Jahre?n?|(?:Milli|Zenti|Kilo)?[Mm]etern?|(?:Kilog|G)ramm|Litern?`,
    months:
      'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan\\.|Feb\\.|Aug\\.|Sept?\\.|Okt\\.|Nov\\.|Dez\\.',
    weekdays: 'Mo|Di|Mi|Do|Fr|Sa|So',
    beforeNumbers:
      'Nr\\.|Inv\\.|S\\.|Bd\\.|Abb\\.|Abs\\.|Kap\\.|Art\\.|Tel\\.|Seiten?|Abbildung|Band|Kapitel|Teil|Folge|Saal|Raum|Halle|Gleis|Linie|Bus',
    titles: 'Dr\\.|Prof\\.|Hl\\.|St\\.|ca\\.|Fam\\.',
  },
  en: {
    units: `[ap]m|[ap]\\.m\\.|o’clock|per cent|percent|pounds?|euros?|million|billion|(?:second|minute|hour|day|week|month|year|tonne|gram|kilogram|litre)s?|(?:milli|centi|kilo)?metres?`,
    months:
      'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec',
    weekdays: 'Mon|Tue|Wed|Thu|Fri|Sat|Sun',
    beforeNumbers:
      'Nos?\\.|Inv\\.|pp?\\.|[Vv]ol\\.|[Ff]ig\\.|ch\\.|[Pp]ages?|[Cc]hapter|[Pp]art|Room|Hall|Gallery|[Pp]latform|[Ll]ine|[Bb]us',
    titles: 'Dr\\.?|Mr\\.?|Mrs\\.?|Ms\\.?|Prof\\.|Professor|St\\.?|ca?\\.',
  },
} satisfies Record<Locale, Record<string, string>>;

/**
 * The same for messages, whose numbers are not known yet: `{time} Uhr`, `{price} €`. Only what is counted stays with its
 * placeholder; all else in them was written with care.
 */
export function withUnits(messages: string, locale: Locale): string {
  return messages.replace(pattern(`(?<=[}\\d]) (?=${unitIn(locale)})`), space);
}

function unitIn(locale: Locale): string {
  return `(?:${units.join('|')}|${words[locale].units})(?![\\p{L}\\d])`;
}

function rulesOf(locale: Locale): readonly Rule[] {
  const { months, weekdays, beforeNumbers, titles } = words[locale];
  const unit = unitIn(locale);
  return [
    ...marks,
    // A hyphen between two days, years or numbers of something means "until".
    [pattern(`(?<![\\p{L}-])(${weekdays})-(?=(?:${weekdays})(?![\\p{L}-]))`), '$1–'],
    [pattern(`(?<![\\d./:–-])((?:1\\d|20)\\d\\d)-(?=(?:1\\d|20)\\d\\d(?![\\d./:-]))`), '$1–'],
    [
      pattern(`(?<![\\p{L}\\d./:–-])(\\d{1,3}(?:[.:,]\\d{1,2})?)-(?=\\d{1,3}(?:[.:,]\\d{1,2})?[ ${space}]${unit})`),
      '$1–',
    ],
    [pattern(`(?<=(?:S|pp?)\\. \\d{1,4})-(?=\\d)`), '–'],
    // Numbers and what they count, in front of it or behind it.
    [pattern(`(?<=\\d) (?=${unit})`), space],
    [pattern(`(?<=(?<!\\p{L})(?:${beforeNumbers})) (?=\\d)`), space],
    [pattern(`(?<=(?<![\\d.,:/]|\\d[ ${space}])\\d{1,3}(?: \\d{3})*) (?=\\d{3}(?![\\d.:/]))`), space],
    [/(?<=[§©®№]) (?=\S)/gu, space],
    [pattern(`(?<=(?<!\\d[ ${space}]?)[€£$]) (?=\\d)`), space],
    // Dates and ordinal numbers.
    [pattern(`(?<=\\d\\.?) (?=(?:${months})(?!\\p{L}))`), space],
    [pattern(`(?<=(?<!\\p{L})(?:${locale === 'en' ? months : weekdays})\\.?,?) (?=\\d{1,2}(?!\\d))`), space],
    [locale === 'de' ? /(?<=\d\.) (?=\d|Jahrhundert|Jh\.)/gu : /(?<=\d(?:st|nd|rd|th)) (?=centur)/gu, space],
    // Abbreviations of several words, and titles with their names.
    [/(?<=(?<![\p{L}\d])\p{L}\.) (?=(?:\p{L}|Chr|Ä)\.)/gu, space],
    [pattern(`(?<=(?<!\\p{L})(?:${titles})) (?=[\\p{Lu}\\d])`), space],
  ];
}

/** Apostrophes and dashes are the same in both languages; a line ends behind a dash, never before it. */
const marks: readonly Rule[] = [
  [/(?<=\p{L})['´](?=\p{L})/gu, '’'],
  [/(?<=^|\s)'(?=\d\ds?(?!\p{L}))/gu, '’'],
  [/(?<=[^\s–]) -(?= \S)/gu, `${space}–`],
  [/(?<=\S) (?=[–—](?:\s|$))/gu, space],
  [/(?<=\d\u00a0–) (?=\d)/gu, space],
];

const rules = { de: rulesOf('de'), en: rulesOf('en') } satisfies Record<Locale, readonly Rule[]>;

function pattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}
