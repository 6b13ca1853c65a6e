/** The federal states by their ISO 3166-2 code. */
export const lands = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
export type Land = (typeof lands)[number];

type Rule = {
  /** A message says each to people: `office_holiday_<name>`. */
  name: string;
  /** Month and day, days after Easter Sunday, or the Wednesday before 23 November. */
  on: readonly [month: number, day: number] | number | 'repentance';
  /** By the holiday laws of the states; without it everywhere, an empty list: no holiday, but hardly a venue is open as usual. */
  in?: readonly Land[];
  since?: number;
  /** Only in these years. */
  years?: readonly number[];
};

/**
 * Holidays of the whole country by the Unification Treaty (3 October) and of the states by their holiday laws, as of
 * November 2026. Where only some municipalities have one (Corpus Christi in Saxony and Thuringia, Augsburg's Peace Festival)
 * it is left to the venue.
 */
const rules = [
  { name: 'new_year', on: [1, 1] },
  { name: 'epiphany', on: [1, 6], in: ['BW', 'BY', 'ST'] },
  { name: 'womens_day', on: [3, 8], in: ['BE'], since: 2019 },
  { name: 'womens_day', on: [3, 8], in: ['MV'], since: 2023 },
  { name: 'good_friday', on: -2 },
  { name: 'easter_sunday', on: 0, in: ['BB'] },
  { name: 'easter_sunday', on: 0, in: [] },
  { name: 'easter_monday', on: 1 },
  { name: 'labour_day', on: [5, 1] },
  { name: 'liberation_day', on: [5, 8], in: ['BE'], years: [2025] },
  { name: 'ascension', on: 39 },
  { name: 'whit_sunday', on: 49, in: ['BB'] },
  { name: 'whit_sunday', on: 49, in: [] },
  { name: 'whit_monday', on: 50 },
  { name: 'corpus_christi', on: 60, in: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'] },
  { name: 'uprising_1953', on: [6, 17], in: ['BE'], years: [2028] },
  { name: 'assumption', on: [8, 15], in: ['BY', 'SL'] },
  { name: 'childrens_day', on: [9, 20], in: ['TH'], since: 2019 },
  { name: 'unity', on: [10, 3] },
  { name: 'reformation', on: [10, 31], in: ['BB', 'MV', 'SN', 'ST', 'TH'] },
  { name: 'reformation', on: [10, 31], in: ['HB', 'HH', 'NI', 'SH'], since: 2018 },
  { name: 'all_saints', on: [11, 1], in: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { name: 'repentance', on: 'repentance', in: ['SN'] },
  { name: 'christmas_eve', on: [12, 24], in: [] },
  { name: 'christmas', on: [12, 25] },
  { name: 'boxing_day', on: [12, 26] },
  { name: 'new_years_eve', on: [12, 31], in: [] },
] as const satisfies readonly Rule[];

export type HolidayName = (typeof rules)[number]['name'];
export type Holiday = {
  date: string;
  name: HolidayName /** False where custom, not law, makes the day a special one. */;
  isPublic: boolean;
};

/** What a venue in this state has to decide about in a year, in order of the days. */
export function holidaysOf(land: Land, year: number): Holiday[] {
  const found = new Map<string, Holiday>();
  for (const rule of rules as readonly (Rule & { name: HolidayName })[]) {
    if (!countsIn(rule, land, year)) continue;
    const date = dateOf(rule.on, year).toString();
    if (!found.has(date)) found.set(date, { date, name: rule.name, isPublic: rule.in?.length !== 0 });
  }
  return [...found.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

export function isLand(value: unknown): value is Land {
  return lands.includes(value as Land);
}

function countsIn({ in: states, since = 0, years }: Rule, land: Land, year: number): boolean {
  if (year < since || (years && !years.includes(year))) return false;
  return !states || states.length === 0 || states.includes(land);
}

function dateOf(on: Rule['on'], year: number): Temporal.PlainDate {
  if (on === 'repentance') {
    const last = Temporal.PlainDate.from({ year, month: 11, day: 22 });
    return last.subtract({ days: (last.dayOfWeek + 4) % 7 });
  }
  if (typeof on === 'number') return easterSunday(year).add({ days: on });
  const [month, day] = on;
  return Temporal.PlainDate.from({ year, month, day });
}

/** Gregorian calendar, by the rule known as Meeus, Jones and Butcher (Jean Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}
