import type { Locale } from '#app/i18n/locale.ts';

/**
 * What is true of the Reepwerk, once. A text that says one of these things another way is a mistake; `museum.test.ts`
 * finds the numbers.
 */
const museum = {
  founded: 1798,
  lastShift: 1974,
  museumSince: 1988,
  machineSince: 1898,
  windows: 208,
  /** Of the Long Walk, whose western side has half of them. */
  windowsToTheWest: 104,
  metres: 312,
  /** Of the Ropewalk Stage. */
  seats: 196,
  objects: 11_400,
  knots: 3_600,
  strikes: { 1896: 11, 1907: 9 },
  bus: 4,
  minutesOnFoot: 25,
  groupSize: 20,
  machineRuns: [11, 15],
  machineRunsOnThursdays: 19,
} as const;

type Claim = {
  what: string;
  /** Finds what a text says of it: the first group is the number or word. */
  said: Record<Locale, RegExp>;
  true: readonly string[];
};

/** Sentences about the museum that hold a number, and what the number must be. */
export const claims: readonly Claim[] = [
  {
    what: 'founding',
    said: {
      de: /(\d{4}) (?:schlug hier die erste|aus Glückstadt)/g,
      en: /(?:In|from Glückstadt in) (\d{4}) the first crew/g,
    },
    true: [String(museum.founded)],
  },
  {
    what: 'last shift',
    said: {
      de: /(?:letzte Schicht \(|[Ss]tand |30\. September )(\d{4})(?:\)| an der letzten| lief| um)/g,
      en: /(?:last shift \(|last shift in |[Oo]n 30 September )(\d{4})/g,
    },
    true: [String(museum.lastShift)],
  },
  {
    what: 'museum',
    said: { de: /Seit (\d{4}) ist die Reepschlägerei/g, en: /Since (\d{4}) the ropewalk/g },
    true: [String(museum.museumSince)],
  },
  {
    what: 'machine',
    said: { de: /(?:Seilmaschine|Maschine) von (\d{4})/g, en: /rope machine of (\d{4})/g },
    true: [String(museum.machineSince)],
  },
  {
    what: 'windows',
    said: { de: /(\d{3}) Fenster/g, en: /(\d{3}) windows/g },
    true: [String(museum.windows), String(museum.windowsToTheWest)],
  },
  { what: 'seats', said: { de: /(\d{3}) Plätze/g, en: /(\d{3}) seats/g }, true: [String(museum.seats)] },
  { what: 'objects', said: { de: /(\d\d\.\d{3}) Objekte/g, en: /(\d\d,\d{3}) objects/g }, true: ['11.400', '11,400'] },
  {
    what: 'lifts',
    said: { de: /([Zz]wei|[Dd]rei|[Vv]ier) Aufzüge/g, en: /([Tt]wo|[Tt]hree|[Ff]our) lifts/g },
    true: ['Zwei', 'zwei', 'Two', 'two'],
  },
  { what: 'knots', said: { de: /(\d\.\d{3}) Knoten/g, en: /(\d,\d{3}) knots/g }, true: ['3.600', '3,600'] },
  { what: 'bus', said: { de: /(?:Linie|Bus) (\d+)/g, en: /[Bb]us (\d+)/g }, true: [String(museum.bus)] },
  {
    what: 'on foot from the station',
    said: { de: /Bahnhof zu Fuß am Fleet entlang (\S+) Min/g, en: /station along the fleet (\S+) min/g },
    true: [String(museum.minutesOnFoot)],
  },
  {
    what: 'largest group',
    said: { de: /(?:Bis zu|höchstens) (\S+) (?:Menschen|Teilnehmende|Personen)/g, en: /[Uu]p to (\S+) people fit/g },
    true: ['zwanzig', 'twenty'],
  },
  {
    what: 'the machine runs',
    said: { de: /(?:[Tt]äglich|bis So) (\d+ und \d+) Uhr/g, en: /(?:[Dd]aily|to Sun) (\d+:00 and \d+:00)/g },
    true: [museum.machineRuns.join(' und '), museum.machineRuns.map((hour) => `${hour}:00`).join(' and ')],
  },
  {
    what: 'the machine runs on Thursdays',
    said: { de: /[Uu]m (\d+) Uhr läuft die (?:Seilm|M)aschine/g, en: /[Aa]t (\d+:00) the (?:rope )?machine/g },
    true: [String(museum.machineRunsOnThursdays), `${museum.machineRunsOnThursdays}:00`],
  },
  {
    what: 'strike of 1896',
    said: { de: /1896: (\S+) Wochen/g, en: /1896: (\S+) weeks/g },
    true: ['elf', 'eleven'],
  },
];
