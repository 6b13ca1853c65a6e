import type { Pair } from '../compose/pair.ts';
import { balladUntil, dayFromToday, hempRun, tractionRun } from '../days.ts';
import type { DemoContainer } from '../demo-page.ts';
import { art } from '../markup.ts';
import { ballad } from '../productions/ballad.ts';
import { nocturne } from '../productions/nocturne.ts';
import { all, entry, type SeasonEntry, the } from './entry.ts';
import { seasonOf } from './seasons.ts';

type Cast = readonly [person: string, role: Pair];
type Production = {
  key: string;
  title: Pair;
  preline: Pair;
  subtitle: Pair;
  lead: Pair;
  description: Pair;
  bottom?: DemoContainer[];
  important?: Pair;
  type: string;
  genre: string;
  room: string;
  picture: string;
  /** First and last day; nothing for what stays. */
  run?: readonly [begins: string, ends: string];
  onSaleFrom?: string;
  extended?: boolean;
  tags: string[];
  cast: Cast[];
  duration?: number;
  age?: number;
  price?: readonly [from: number, to: number];
  reduced?: number;
  state: string;
};

const museumTicket = { state: 'included', price: [9, 9], reduced: 5 } as const;

const productions: Production[] = [
  {
    key: 'zugkraft',
    title: ['Zugkraft', 'Traction'],
    preline: ['Ausstellung in der Langen Bahn', 'Exhibition in the Long Walk'],
    subtitle: ['Was Seile halten, heben und verbinden', 'What ropes hold, lift and connect'],
    lead: [
      '180 Objekte auf 312 Metern, vom Ankertau bis zur Herznaht. Die Ausstellung folgt einem einzigen Seil; Sie dürfen es in der Hand behalten.',
      '180 objects along 312 metres, from the anchor cable to the heart suture. The exhibition follows a single rope; you may keep hold of it.',
    ],
    description: [
      `Bei Meter 0 trägt es vierzehn Tonnen, bei Meter 60 noch eine Kirchenglocke, bei Meter 130 führt es durch einen Fernsprechapparat aus Büsum. Bei Meter 214 ist es ein chirurgischer Faden von 0,07 Millimetern.

Danach fängt es wieder an: *Ziehen* heißt das vierte Kapitel, *Reißen* das fünfte. Es ist das einzige, in dem nichts mehr hängt.`,
      `At metre 0 it bears fourteen tonnes, at metre 60 a church bell, at metre 130 it runs through a telephone from Büsum. At metre 214 it is a surgical thread of 0.07 millimetres.

Then it begins again: *Pulling* is the fourth chapter, *Breaking* the fifth. It is the only one in which nothing hangs any more.`,
    ],
    type: 'ausstellung',
    genre: 'geschichte',
    room: 'lange-bahn',
    picture: 'opener-zugkraft',
    run: [tractionRun.begins, tractionRun.ends],
    extended: true,
    tags: ['rollstuhl', 'tastfuehrung', 'leichte-sprache', 'seil', 'arbeit'],
    cast: [
      ['henrike-aldag', ['Kuratorin', 'Curator']],
      ['ilse-maassen', ['Restaurierung', 'Conservation']],
      ['joern-paulsen', ['Gestaltung', 'Design']],
    ],
    ...museumTicket,
  },
  {
    key: 'hanf-und-haende',
    title: ['Hanf & Hände', 'Hemp & Hands'],
    preline: ['Ausstellung auf dem Hechelboden', 'Exhibition on the Hackling Floor'],
    subtitle: ['Wer hier gearbeitet hat', 'Who worked here'],
    lead: [
      'Wovon die Lunge voll war und was am Freitag in der Tüte lag: 91 Leute aus zwei Jahrhunderten, mit Namen.',
      'What filled their lungs, and what was in the packet on Friday: ninety-one people from two centuries, by name.',
    ],
    description: [
      `Lohnbücher, Arbeitskarten und elf Stunden Tonband. Die Ausstellung nennt die Namen, wo sie überliefert sind, und lässt Platz, wo nicht.`,
      `Wage books, work cards and eleven hours of tape. The exhibition gives names where they survive, and leaves room where they do not.`,
    ],
    type: 'ausstellung',
    genre: 'geschichte',
    room: 'hechelboden',
    picture: 'hechel-03',
    run: [hempRun.begins, hempRun.ends],
    tags: ['rollstuhl', 'arbeit', 'frauen', 'hanf'],
    cast: [
      ['paul-nowak', ['Kurator', 'Curator']],
      ['lina-osei', ['Recherche', 'Research']],
    ],
    ...museumTicket,
  },
  {
    key: 'immer-rueckwaerts',
    title: ['Immer rückwärts', 'Always backwards'],
    preline: ['Dauerausstellung', 'Permanent exhibition'],
    subtitle: ['Wie aus Gras ein Tau wird', 'How grass becomes a rope'],
    lead: [
      'Der Reepschläger ging rückwärts, 18 Kilometer am Tag. Sie dürfen vorwärts gehen, es sind nur 312 Meter.',
      'The ropemaker walked backwards, eighteen kilometres a day. You may walk forwards; it is only 312 metres.',
    ],
    description: [
      `Der Weg vom Ballen zum Tau, in der Reihenfolge der Arbeit: hecheln, spinnen, teeren, scheren, schlagen. Jede Maschine darf man anfassen, jede steht still, nur samstags nicht.`,
      `The way from bale to rope in the order of the work: hackling, spinning, tarring, warping, laying. Every machine may be touched; every one stands still, except on Saturdays.`,
    ],
    type: 'ausstellung',
    genre: 'handwerk',
    room: 'lange-bahn',
    picture: 'abendlicht',
    tags: ['rollstuhl', 'tastfuehrung', 'familien', 'seil'],
    cast: [['wiebke-carstens', ['Konzept', 'Concept']]],
    ...museumTicket,
  },
  {
    key: 'garn-der-anderen',
    title: ['Das Garn der anderen', 'The yarn of others'],
    preline: ['Ausstellung im Kopfhaus', 'Exhibition in the Head House'],
    subtitle: ['Fasern, Häfen, Herkunft', 'Fibres, ports, provenance'],
    lead: [
      'Sisal aus Tanga, Manila von den Philippinen, Jute aus Bengalen: Woher das Material kam, als hier „deutscher Hanf“ draufstand.',
      'Sisal from Tanga, abacá from Manila, jute from Bengal: where the material came from when the label said “German hemp”.',
    ],
    description: [
      `Siebzehn Ballen, siebzehn Wege. Lina Osei und Kolleginnen in Tanga und Chittagong haben drei Jahre lang Frachtlisten gelesen. Auf manchen steht, wer pflückte. Auf den meisten nicht.`,
      `Seventeen bales, seventeen journeys. Lina Osei and colleagues in Tanga and Chittagong spent three years reading freight lists. Some record who picked. Most do not.`,
    ],
    type: 'ausstellung',
    genre: 'natur',
    room: 'kopfhaus',
    picture: 'gewebe',
    run: [dayFromToday(-20), dayFromToday(98)],
    tags: ['rollstuhl', 'forschung', 'erinnerung', 'en'],
    cast: [['lina-osei', ['Kuratorin', 'Curator']]],
    state: 'free',
  },
  {
    key: 'nasse-fuesse',
    title: ['Nasse Füße', 'Wet feet'],
    preline: ['Ausstellung in der Langen Bahn', 'Exhibition in the Long Walk'],
    subtitle: ['Die Flut vom 3. Januar 1976', 'The flood of 3 January 1976'],
    lead: [
      'Das Wasser stand 1,12 Meter hoch. Die Linie ist noch an der Wand.',
      'The water stood 1.12 metres high. The line is still on the wall.',
    ],
    description: [
      'Fotos, Eimer, ein Kanu und die Frage, was beim nächsten Mal anders wäre.',
      'Photographs, buckets, a canoe, and the question of what would be different next time.',
    ],
    type: 'ausstellung',
    genre: 'geschichte',
    room: 'lange-bahn',
    picture: 'segeltuch',
    run: [dayFromToday(-420), dayFromToday(-190)],
    tags: ['rollstuhl', 'klima', 'hafen'],
    cast: [['henrike-aldag', ['Kuratorin', 'Curator']]],
    ...museumTicket,
  },
  {
    key: 'was-haelt',
    title: ['Was hält', 'What holds'],
    preline: ['Ausstellung auf dem Hechelboden', 'Exhibition on the Hackling Floor'],
    subtitle: ['Knoten in Mathematik, Medizin und Mode', 'Knots in mathematics, medicine and fashion'],
    lead: [
      'Ein Knoten ist ein Versprechen. Ruth Sörensen zeigt, wer es hält: Reibung, Richtung, Vertrauen.',
      'A knot is a promise. Ruth Sörensen shows who keeps it: friction, direction, trust.',
    ],
    description: [
      'Sechzig Knoten zum Anfassen, drei zum Verzweifeln. Wer den achten löst, darf umsonst wiederkommen.',
      'Sixty knots to touch, three to despair of. Undo the eighth and you may come back for free.',
    ],
    type: 'ausstellung',
    genre: 'natur',
    room: 'hechelboden',
    picture: 'kleeblatt',
    run: [dayFromToday(190), dayFromToday(370)],
    tags: ['rollstuhl', 'tastfuehrung', 'knoten', 'forschung'],
    cast: [
      ['ruth-soerensen', ['Gastkuratorin', 'Guest curator']],
      ['bo-christiansen', ['Assistenz', 'Assistant']],
    ],
    ...museumTicket,
  },
  {
    key: 'ballade',
    title: ['Die Ballade vom gerissenen Tau', 'The Ballad of the Broken Rope'],
    preline: ['Uraufführung auf der Seilerbühne', 'World premiere on the Ropewalk Stage'],
    subtitle: [
      'Von Merle Oltmanns. Einführung um 18:45 Uhr im Foyer',
      'By Merle Oltmanns. Introduction at 18:45 in the foyer',
    ],
    lead: [
      'Drei Geschwister, ein Schiff, ein Seil, das nicht hätte reißen dürfen. Merle Oltmanns erzählt das Unglück der „Gesine“ rückwärts.',
      'Three siblings, a ship, a rope that should not have parted. Merle Oltmanns tells the loss of the “Gesine” backwards.',
    ],
    ...ballad,
    important: [
      'Es knallt einmal, nach vierzehn Minuten. Nacheinlass nur in den ersten zehn Minuten. Vier Rollstuhlplätze, Ringschleife in den Reihen 3 bis 8.',
      'There is one loud bang, after fourteen minutes. Latecomers are admitted in the first ten minutes only. Four wheelchair spaces, induction loop in rows 3 to 8.',
    ],
    type: 'schauspiel',
    genre: 'theater',
    room: 'seilerbuehne',
    picture: 'ballade',
    run: [dayFromToday(-49), balladUntil],
    tags: ['de', 'uebertitel-en', 'rollstuhl', 'ringschleife', 'buehne', 'hafen'],
    cast: [
      ['merle-oltmanns', ['Text und Regie', 'Written and directed by']],
      ['joern-paulsen', ['Bühne', 'Set']],
      ['katrin-voss', ['Kostüm', 'Costume']],
      ['frauke-ohm', ['Licht', 'Lighting']],
      ['enno-harms', ['Hinrich', 'Hinrich']],
      ['liv-petersen', ['Stine', 'Stine']],
      ['baran-aksoy', ['Johann', 'Johann']],
    ],
    duration: 105,
    age: 12,
    price: [14, 32],
    reduced: 9,
    state: 'sale',
  },
  {
    key: 'nachtstueck',
    title: ['Nachtstück für zwei Ankerketten', 'Nocturne for two anchor chains'],
    preline: ['Konzert in der Langen Bahn', 'Concert in the Long Walk'],
    subtitle: ['Ilka Brandt und Quartett Vierleine', 'Ilka Brandt and the Vierleine Quartet'],
    lead: [
      'Zwei Ketten, je neun Tonnen, werden über Resonanzböden gezogen. Das Quartett antwortet. Siebzig Minuten, ohne Worte.',
      'Two chains of nine tonnes each are dragged across soundboards. The quartet replies. Seventy minutes, no words.',
    ],
    ...nocturne,
    important: [
      'Es wird laut und sehr tief. Ohrenschutz liegt am Eingang.',
      'It gets loud and very deep. Ear protection is available at the door.',
    ],
    type: 'konzert',
    genre: 'neue-musik',
    room: 'lange-bahn',
    picture: 'nachtstueck',
    run: [dayFromToday(12), dayFromToday(160)],
    tags: ['ohne-worte', 'rollstuhl', 'ringschleife', 'klang'],
    cast: [
      ['ilka-brandt', ['Komposition', 'Composer']],
      ['hanna-willers', ['Violine', 'Violin']],
      ['jakob-stein', ['Violine', 'Violin']],
      ['noor-de-vries', ['Viola', 'Viola']],
      ['arne-tietjen', ['Violoncello', 'Cello']],
      ['dario-conti', ['Klangregie', 'Sound direction']],
    ],
    duration: 70,
    age: 8,
    price: [22, 22],
    reduced: 12,
    state: 'sale',
  },
  {
    key: 'huhn-am-faden',
    title: ['Huhn am Faden', 'Hen on a string'],
    preline: ['Puppenspiel auf der Seilerbühne', 'Puppet theatre on the Ropewalk Stage'],
    subtitle: ['Für alle ab vier, auch für die mit ohne Zähne', 'For everyone over four, teeth or no teeth'],
    lead: [
      'Ein Huhn will wissen, wer am anderen Ende zieht. Es geht dem Faden nach, durch das ganze Haus.',
      'A hen wants to know who is pulling at the other end. It follows the string through the whole house.',
    ],
    description: [
      'Tomke Redlefs spielt mit nichts als vier Metern Schnur. Milo Fontaine spielt Akkordeon, Regen und Fuchs.',
      'Tomke Redlefs performs with nothing but four metres of string. Milo Fontaine plays accordion, rain and fox.',
    ],
    type: 'familie',
    genre: 'theater',
    room: 'seilerbuehne',
    picture: 'platting',
    run: [dayFromToday(-90), dayFromToday(210)],
    tags: ['de', 'familien', 'kinder', 'rollstuhl', 'buehne'],
    cast: [
      ['tomke-redlefs', ['Spiel', 'Performer']],
      ['milo-fontaine', ['Musik', 'Music']],
      ['yara-haddad', ['Regie', 'Director']],
    ],
    duration: 45,
    age: 4,
    price: [8, 12],
    reduced: 6,
    state: 'sale',
  },
  {
    key: 'lieder-vom-zug',
    title: ['Lieder vom Zug', 'Hauling songs'],
    preline: ['Konzert auf der Seilerbühne', 'Concert on the Ropewalk Stage'],
    subtitle: ['Shanties, Streiklieder, ein Wiegenlied', 'Shanties, strike songs, one lullaby'],
    lead: [
      'Wer zusammen zieht, singt zusammen. Zwölf Lieder aus den Reepbahnen von Hansefleet bis Chittagong.',
      'Those who pull together sing together. Twelve songs from the ropewalks between Hansefleet and Chittagong.',
    ],
    description: [
      'Isolde Krahn singt vor, der Saal zieht mit. Es gibt ein Seil dafür.',
      'Isolde Krahn leads, the house hauls. There is a rope for it.',
    ],
    type: 'konzert',
    genre: 'lied',
    room: 'seilerbuehne',
    picture: 'auf-geschlagen',
    run: [dayFromToday(-30), dayFromToday(240)],
    tags: ['de', 'platt', 'en', 'rollstuhl', 'ringschleife', 'klang', 'arbeit'],
    cast: [
      ['isolde-krahn', ['Gesang', 'Voice']],
      ['milo-fontaine', ['Akkordeon', 'Accordion']],
      ['ilka-brandt', ['Arrangements', 'Arrangements']],
    ],
    duration: 85,
    price: [14, 24],
    reduced: 9,
    state: 'sale',
  },
  {
    key: 'kielwasser',
    title: ['Kielwasser', 'Wake'],
    preline: ['Schauspiel nach dem Roman', 'Play after the novel'],
    subtitle: ['Von Adaeze Umeh, für die Bühne von Svea Lindqvist', 'By Adaeze Umeh, adapted by Svea Lindqvist'],
    lead: [
      'Eine Ingenieurin aus Lagos erbt ein Schiff, das in Hansefleet auf Grund liegt. Sie kommt, um es zu verschrotten.',
      'An engineer from Lagos inherits a ship that lies aground in Hansefleet. She comes to have it scrapped.',
    ],
    description: [
      'Ein Abend über das, was man mitbringt, und das, was hinter einem herzieht. Teils auf Englisch, immer verständlich.',
      'An evening about what one brings along and what drags behind. Partly in English, always clear.',
    ],
    type: 'schauspiel',
    genre: 'theater',
    room: 'seilerbuehne',
    picture: 'nachtschlag',
    run: [dayFromToday(96), dayFromToday(260)],
    tags: ['de', 'en', 'rollstuhl', 'ringschleife', 'buehne', 'hafen'],
    cast: [
      ['adaeze-umeh', ['Roman', 'Novel']],
      ['svea-lindqvist', ['Bearbeitung', 'Adaptation']],
      ['merle-oltmanns', ['Regie', 'Director']],
      ['isolde-krahn', ['Kapitänin', 'The captain']],
      ['baran-aksoy', ['Notar', 'The notary']],
    ],
    duration: 120,
    age: 14,
    price: [14, 32],
    reduced: 9,
    state: 'presale_from',
    onSaleFrom: dayFromToday(36),
  },
  {
    key: 'unter-last',
    title: ['Unter Last', 'Under load'],
    preline: ['Tanz in der Langen Bahn', 'Dance in the Long Walk'],
    subtitle: ['Aurélie Morvan, Brest', 'Aurélie Morvan, Brest'],
    lead: [
      'Sechs Körper, ein Seil, vierhundert Kilo Gegengewicht. Wer loslässt, zieht jemanden hoch.',
      'Six bodies, one rope, four hundred kilos of counterweight. Whoever lets go lifts someone up.',
    ],
    description: [
      'Das Publikum geht mit, 312 Meter weit. Hocker sind zum Tragen da, Rollstühle haben Vorfahrt.',
      'The audience moves along, for 312 metres. Stools are for carrying; wheelchairs have right of way.',
    ],
    type: 'schauspiel',
    genre: 'theater',
    room: 'lange-bahn',
    picture: 'netz-unter-last',
    run: [dayFromToday(40), dayFromToday(46)],
    tags: ['ohne-worte', 'rollstuhl', 'buehne'],
    cast: [
      ['aurelie-morvan', ['Choreografie', 'Choreography']],
      ['liv-petersen', ['Tanz', 'Dance']],
      ['dario-conti', ['Ton', 'Sound']],
    ],
    duration: 60,
    age: 10,
    price: [22, 22],
    reduced: 12,
    state: 'sale',
  },
  {
    key: 'lange-nacht',
    title: ['Lange Nacht der langen Bahn', 'Long night of the Long Walk'],
    preline: ['Fest im ganzen Haus', 'Festival in the whole house'],
    subtitle: ['Zehn Stunden, eine Karte', 'Ten hours, one ticket'],
    lead: [
      'Alle Räume, alle Maschinen, um Mitternacht ein Tau von 312 Metern. Sie ziehen mit.',
      'All rooms, all machines, at midnight a rope of 312 metres. You will be pulling.',
    ],
    description: [
      'Von 17 bis 3 Uhr, mit Suppe um elf und Schlafsälen für Kinder auf dem Hechelboden.',
      'From 17:00 to 3:00, with soup at eleven and a dormitory for children on the Hackling Floor.',
    ],
    type: 'fest',
    genre: 'handwerk',
    room: 'lange-bahn',
    picture: 'lange-bahn',
    run: [dayFromToday(167), dayFromToday(168)],
    tags: ['familien', 'rollstuhl', 'dgs', 'seil'],
    cast: [
      ['wiebke-carstens', ['Gastgeberin', 'Host']],
      ['hauke-thiessen', ['Tau', 'Rope']],
    ],
    price: [12, 12],
    reduced: 6,
    state: 'presale_from',
    onSaleFrom: dayFromToday(60),
  },
];

/** Exhibitions, plays and concerts; their dates are in `dates.ts`. */
export const productionsOfTheHouse: SeasonEntry[] = productions
  .map((show) =>
    entry(
      'production',
      show.key,
      {
        shared: {
          exhibition_type: the('exhibition-type', show.type),
          genre: the('genre', show.genre),
          room: the('room', show.room),
          season: the('season', seasonOf(show.run?.[0])),
          image: { media: art(show.picture) },
          tags: all('tag', ...show.tags),
          permanent: !show.run,
          extended: show.extended ?? false,
          date_start: show.run?.[0],
          date_end: show.run?.[1],
          contributors: show.cast.map(([person], index) => ({ _key: `c${index}`, person: the('person', person) })),
          duration: show.duration,
          age_from: show.age,
          price_from: show.price?.[0],
          price_to: show.price?.[1],
          price_reduced: show.reduced,
          ticket_state: show.state,
          presale_from: show.onSaleFrom && `${show.onSaleFrom}T10:00`,
          ...(show.state === 'sale' ? { ticket_url: { url: '/webshop' } } : {}),
        },
        text: { title: show.title, preline: show.preline, subtitle: show.subtitle, lead: show.lead },
        rich: { description: show.description, important_info: show.important },
      },
      show.bottom ? { bottom: show.bottom } : {},
    ),
  )
  .map((made, index) => withRoles(made, productions[index]?.cast ?? []));

function withRoles(made: SeasonEntry, cast: Cast[]): SeasonEntry {
  const roles = (language: 0 | 1) =>
    Object.fromEntries(cast.map(([, role], index) => [`c${index}`, { role: role[language] }]));
  return { ...made, de: { ...made.de, contributors: roles(0) }, en: { ...made.en, contributors: roles(1) } };
}
