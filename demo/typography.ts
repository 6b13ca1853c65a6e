const NBSP = '\u00a0';

const kept: [RegExp, string][] = [
  [
    /(\d) (?=(?:€|%|Uhr|Meter|Metern|Minuten|Jahre|Jahren|m|cm|kg|km|Grad|metres|minutes|years|kN)(?![\p{L}\d]))/gu,
    `$1${NBSP}`,
  ],
  [/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`],
  [/(§§?) (?=\d)/g, `$1${NBSP}`],
  [/\b(Abs\.|Art\.|Nr\.|No\.|Inv\.|inv\.|Dr|Dr\.|Prof\.|z\.|d\.|u\.|St|cc) (?=[\p{L}\d])/gu, `$1${NBSP}`],
  [
    /(\d{1,2}\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))/g,
    `$1${NBSP}`,
  ],
  [
    /(\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
    `$1${NBSP}`,
  ],
];

/** Keeps the thousands of a number, number and unit, paragraph sign and number, day and month on one line. */
export function keepTogether(text: string): string {
  return kept.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
