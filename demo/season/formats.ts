import type { Pair } from '../compose/pair.ts';

/** What recurs without being a production: its words and facts, the dates are in `dates.ts`. */
export type Format = {
  title: Pair;
  preline?: Pair;
  subtitle?: Pair;
  lead?: Pair;
  type: string;
  room: string;
  /** The exhibition it leads through, from which it has what it does not say itself. */
  production?: string;
  series?: string;
  genre?: string;
  tags: string[];
  /** Minutes; nothing known when left out. */
  minutes?: number;
  state: string;
  price?: readonly [from: number, to: number];
  reduced?: number;
  priceText?: Pair;
  with?: string[];
  meetingPoint?: Pair;
  age?: number;
  picture?: string;
  /** Takes place when the museum itself is closed. */
  evening?: boolean;
};

const desk: Pair = ['Kasse im Kopfhaus', 'Desk in the Head House'];
const withAdmission: Pair = ['5 € zuzüglich Eintritt', '€5 plus admission'];

const permanent: Pair = ['Führung durch die Dauerausstellung', 'Tour of the permanent exhibition'];

export const formats = {
  curator: {
    title: ['Kuratorinnenführung', 'Curator’s tour'],
    preline: ['Führung durch „Zugkraft“', 'Tour of “Traction”'],
    subtitle: [
      'Henrike Aldag zieht einmal an allem. Mit Dolmetschen in Gebärdensprache.',
      'Henrike Aldag gives everything one pull. Interpreted in German Sign Language.',
    ],
    type: 'fuehrung',
    room: 'lange-bahn',
    production: 'zugkraft',
    genre: 'geschichte',
    tags: ['de', 'dgs', 'rollstuhl'],
    minutes: 75,
    state: 'sale',
    price: [5, 5],
    priceText: withAdmission,
    with: ['henrike-aldag'],
    meetingPoint: desk,
  },
  hemp: {
    title: ['Vom Hanf zum Tau', 'From hemp to rope'],
    preline: permanent,
    subtitle: [
      'Rundgang mit Tastobjekten, beschrieben für sehende und blinde Gäste.',
      'A tour with objects to touch, described for sighted and blind guests.',
    ],
    type: 'fuehrung',
    room: 'lange-bahn',
    production: 'immer-rueckwaerts',
    genre: 'handwerk',
    tags: ['de', 'audiodeskription', 'tastfuehrung', 'rollstuhl'],
    minutes: 60,
    state: 'sale',
    price: [5, 5],
    priceText: withAdmission,
    with: ['carla-mendes'],
    meetingPoint: desk,
  },
  english: {
    title: ['Ropes and People', 'Ropes and people'],
    preline: permanent,
    subtitle: ['Rundgang auf Englisch durch die Lange Bahn.', 'A tour of the Long Walk in English.'],
    type: 'fuehrung',
    room: 'lange-bahn',
    production: 'immer-rueckwaerts',
    genre: 'geschichte',
    tags: ['en', 'rollstuhl'],
    minutes: 60,
    state: 'sale',
    price: [5, 5],
    priceText: withAdmission,
    with: ['carla-mendes'],
    meetingPoint: desk,
  },
  signed: {
    title: ['Die Bahn in Gebärdensprache', 'The Walk in German Sign Language'],
    preline: permanent,
    subtitle: [
      'Jonte Kruse führt in DGS. Es wird nicht gedolmetscht.',
      'Jonte Kruse leads in DGS. There is no voice-over.',
    ],
    type: 'fuehrung',
    room: 'lange-bahn',
    production: 'immer-rueckwaerts',
    genre: 'geschichte',
    tags: ['dgs', 'rollstuhl'],
    minutes: 75,
    state: 'free',
    with: ['jonte-kruse'],
    meetingPoint: desk,
  },
  easy: {
    title: ['Das Seil erklärt', 'Rope explained'],
    subtitle: ['In Leichter Sprache. Mit Pausen und Stühlen.', 'In Easy German. With breaks and chairs.'],
    type: 'fuehrung',
    room: 'lange-bahn',
    genre: 'handwerk',
    tags: ['de', 'leichte-sprache', 'rollstuhl', 'aeltere'],
    minutes: 60,
    state: 'registration',
    price: [0, 0],
    with: ['renate-boysen'],
    meetingPoint: desk,
  },
  memory: {
    title: ['Weißt du noch', 'Do you remember'],
    subtitle: [
      'Für Menschen mit Demenz und alle, die mitkommen.',
      'For people with dementia and those who come along.',
    ],
    type: 'fuehrung',
    room: 'kopfhaus',
    genre: 'geschichte',
    tags: ['de', 'demenz', 'rollstuhl', 'aeltere'],
    minutes: 90,
    state: 'registration',
    with: ['renate-boysen'],
    meetingPoint: desk,
  },
  noon: {
    title: ['Ein Ding: |', 'One thing: |'],
    preline: ['Führung am Mittag', 'Noonday tour'],
    type: 'fuehrung',
    room: 'hechelboden',
    production: 'hanf-und-haende',
    series: 'fuehrung-am-mittag',
    genre: 'geschichte',
    tags: ['de', 'rollstuhl', 'ringschleife'],
    minutes: 30,
    state: 'included',
    price: [9, 9],
    reduced: 5,
    with: ['henrike-aldag'],
  },
  machine: {
    title: ['Die Maschine läuft', 'The machine runs'],
    preline: permanent,
    subtitle: [
      'Hauke Thiessen schlägt zwanzig Meter Hanf, Heinz Petersen zieht.',
      'Hauke Thiessen lays twenty metres of hemp; Heinz Petersen pulls.',
    ],
    type: 'fuehrung',
    room: 'lange-bahn',
    production: 'immer-rueckwaerts',
    series: 'maschine-laeuft',
    genre: 'handwerk',
    tags: ['de', 'rollstuhl', 'familien'],
    minutes: 45,
    state: 'included',
    price: [9, 9],
    reduced: 5,
    with: ['hauke-thiessen', 'heinz-petersen'],
  },
  twine: {
    title: ['Seilern', 'Rope-making'],
    subtitle: [
      'Familien drehen auf der alten Bahn ein Springseil von sechs Metern. Ab 4 Jahren.',
      'Families lay a skipping rope of six metres on the old walk. From 4 years.',
    ],
    type: 'werkstatt',
    room: 'hechelboden',
    genre: 'handwerk',
    tags: ['de', 'familien', 'kinder', 'rollstuhl'],
    minutes: 150,
    state: 'sale',
    price: [6, 6],
    with: ['swantje-ploog', 'emre-kaplan'],
    age: 4,
  },
  cocoa: {
    title: ['Knoten und Kakao', 'Knots and cocoa'],
    subtitle: ['Heute: |', 'Today: |'],
    type: 'familie',
    room: 'teerkueche',
    series: 'knoten-und-kakao',
    genre: 'handwerk',
    tags: ['de', 'familien', 'kinder', 'rollstuhl'],
    minutes: 60,
    state: 'registration',
    price: [0, 0],
    with: ['fiete-jessen'],
    age: 5,
  },
  table: {
    title: ['|', '|'],
    type: 'gespraech',
    room: 'kopfhaus',
    series: 'am-langen-tisch',
    genre: 'geschichte',
    tags: ['de', 'dgs', 'rollstuhl'],
    minutes: 60,
    state: 'free',
    with: ['nele-hagenah'],
  },
  club: {
    title: ['Pech & Schwefel', 'Pitch & Sulphur'],
    subtitle: [
      'Modularsynthese, Nebelhorn, Nachbar: Eka Brandt und Sönke Thoms.',
      'Modular synthesis, foghorn, neighbour: Eka Brandt and Sönke Thoms.',
    ],
    type: 'klub',
    room: 'teerkueche',
    series: 'pech-und-schwefel',
    genre: 'elektronik',
    tags: ['ohne-worte', 'rollstuhl'],
    minutes: 300,
    state: 'box_office',
    price: [10, 10],
    with: ['eka-brandt', 'soenke-thoms'],
    age: 18,
    picture: 'teerkueche',
    evening: true,
  },
  film: {
    title: ['|', '|'],
    type: 'film',
    room: 'teerkueche',
    series: 'sommer-am-fleet',
    genre: 'geschichte',
    tags: ['de', 'rollstuhl'],
    minutes: 95,
    state: 'sale',
    price: [7, 7],
    reduced: 5,
    evening: true,
  },
  reading: {
    title: ['|', '|'],
    type: 'lesung',
    room: 'kopfhaus',
    genre: 'literatur',
    tags: ['de', 'ringschleife', 'rollstuhl'],
    minutes: 75,
    state: 'sale',
    price: [8, 8],
    reduced: 5,
    evening: true,
  },
  friends: {
    title: ['Werkstattabend des Freundeskreises', 'Workshop evening of the Friends'],
    subtitle: ['Spleißen für Fortgeschrittene.', 'Splicing for the advanced.'],
    type: 'werkstatt',
    room: 'hechelboden',
    genre: 'handwerk',
    tags: ['de', 'rollstuhl'],
    minutes: 120,
    state: 'members',
    with: ['hauke-thiessen'],
    evening: true,
  },
  guest: {
    title: ['Shantychor Hansefleet: Weihnachtskonzert', 'Hansefleet Shanty Choir: Christmas concert'],
    subtitle: ['Gastspiel. Karten beim Chor.', 'Guest performance. Tickets from the choir.'],
    type: 'konzert',
    room: 'seilerbuehne',
    genre: 'lied',
    tags: ['de', 'platt', 'rollstuhl', 'ringschleife'],
    minutes: 100,
    state: 'external',
    price: [15, 20],
    evening: true,
  },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
