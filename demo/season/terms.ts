import type { Pair } from '../compose/pair.ts';
import { entry, type SeasonEntry } from './entry.ts';

type Term = readonly [key: string, name: Pair, shared?: Record<string, unknown>, more?: Record<string, Pair>];

const kinds: Term[] = [
  ['ausstellung', ['Ausstellung', 'Exhibition'], { is_exhibition: true, schema_type: 'ExhibitionEvent' }],
  ['schauspiel', ['Schauspiel', 'Theatre'], { schema_type: 'TheaterEvent', usual_duration: 110 }],
  ['konzert', ['Konzert', 'Concert'], { schema_type: 'MusicEvent', usual_duration: 90 }],
  ['fuehrung', ['Führung', 'Guided tour'], { schema_type: 'EducationEvent', usual_duration: 60 }],
  ['werkstatt', ['Werkstatt', 'Workshop'], { schema_type: 'EducationEvent', usual_duration: 120 }],
  ['gespraech', ['Gespräch', 'Talk'], { schema_type: 'Event', usual_duration: 75 }],
  ['lesung', ['Lesung', 'Reading'], { schema_type: 'LiteraryEvent', usual_duration: 75 }],
  ['film', ['Film', 'Film'], { schema_type: 'ScreeningEvent', usual_duration: 95 }],
  ['klub', ['Klub', 'Club'], { schema_type: 'MusicEvent', usual_duration: 300 }],
  ['familie', ['Für Familien', 'For families'], { schema_type: 'ChildrensEvent', usual_duration: 50 }],
  ['fest', ['Fest', 'Festival'], { schema_type: 'Festival', usual_duration: 480 }],
];

const genres: Term[] = [
  ['theater', ['Theater', 'Theatre']],
  ['neue-musik', ['Neue Musik', 'New music']],
  ['elektronik', ['Elektronische Musik', 'Electronic music']],
  ['lied', ['Lied und Shanty', 'Song and shanty']],
  ['handwerk', ['Handwerk', 'Craft']],
  ['geschichte', ['Geschichte', 'History']],
  ['natur', ['Meer und Material', 'Sea and material']],
  ['literatur', ['Literatur', 'Literature']],
];

const families: Record<'language' | 'access' | 'audience', [code: string, name: Pair, description?: Pair][]> = {
  language: [
    ['de', ['auf Deutsch', 'in German']],
    ['en', ['auf Englisch', 'in English']],
    ['uebertitel-en', ['mit englischen Übertiteln', 'with English surtitles']],
    ['ohne-worte', ['ohne Worte', 'language no problem']],
    ['platt', ['op Platt', 'in Low German']],
    ['tr', ['auf Türkisch', 'in Turkish']],
  ],
  access: [
    [
      'rollstuhl',
      ['rollstuhlgerecht', 'wheelchair accessible'],
      ['Stufenlos bis zum Platz, Begleitperson frei.', 'Step-free to the seat; companions free.'],
    ],
    [
      'ringschleife',
      ['Ringschleife', 'induction loop'],
      ['Stellen Sie Ihr Hörgerät auf T.', 'Switch your hearing aid to T.'],
    ],
    ['dgs', ['Deutsche Gebärdensprache', 'German Sign Language']],
    ['audiodeskription', ['Audiodeskription', 'audio description']],
    ['tastfuehrung', ['Tastführung', 'touch tour']],
    ['leichte-sprache', ['Leichte Sprache', 'Easy German']],
    [
      'relaxed',
      ['entspannt', 'relaxed'],
      ['Licht an, Tür offen, Geräusche willkommen.', 'Lights up, doors open, noise welcome.'],
    ],
  ],
  audience: [
    ['familien', ['für Familien', 'for families']],
    ['kinder', ['für Kinder', 'for children']],
    ['schulen', ['für Schulen', 'for schools']],
    ['aeltere', ['für Ältere', 'for older people']],
    ['demenz', ['für Menschen mit Demenz', 'for people with dementia']],
  ],
};

const hashtags: Term[] = [
  ['seil', ['Seil', 'Rope']],
  ['knoten', ['Knoten', 'Knots']],
  ['hanf', ['Hanf', 'Hemp']],
  ['arbeit', ['Arbeit', 'Work']],
  ['hafen', ['Hafen', 'Harbour']],
  ['klang', ['Klang', 'Sound']],
  ['buehne', ['Bühne', 'Stage']],
  ['forschung', ['Forschung', 'Research']],
  ['bauen', ['Bauen', 'Building']],
  ['erinnerung', ['Erinnerung', 'Memory']],
  ['frauen', ['Frauen', 'Women']],
  ['klima', ['Klima', 'Climate']],
];

const shelves: Term[] = [
  [
    'sammlung',
    ['Sammlung', 'Collection'],
    { order: 1 },
    { lead: ['Ein Ding, genau angesehen.', 'One thing, looked at closely.'] },
  ],
  [
    'buehne',
    ['Bühne', 'Stage'],
    { order: 2 },
    { lead: ['Was vor der Premiere geschieht.', 'What happens before opening night.'] },
  ],
  ['haus', ['Haus', 'House'], { order: 3 }, { lead: ['Dach, Heizung, Katze.', 'Roof, heating, cat.'] }],
  [
    'forschung',
    ['Forschung', 'Research'],
    { order: 4 },
    { lead: ['Akten lesen, auch die unbequemen.', 'Reading files, the awkward ones too.'] },
  ],
  [
    'gespraech',
    ['Gespräch', 'Conversation'],
    { order: 5 },
    { lead: ['Eine fragt, einer antwortet.', 'One asks, one answers.'] },
  ],
  [
    'werkstatt',
    ['Werkstatt', 'Workshop'],
    { order: 6 },
    { lead: ['Zum Nachmachen, mit Vorsicht.', 'To try at home, with care.'] },
  ],
];

const groups: Term[] = [
  ['leitung', ['Leitung und Haus', 'Direction and house'], { order: 1 }],
  ['sammlung', ['Sammlung und Forschung', 'Collection and research'], { order: 2 }],
  ['buehne', ['Bühne', 'Stage'], { order: 3 }],
  ['ensemble', ['Ensemble', 'Ensemble'], { order: 4 }],
  ['vermittlung', ['Vermittlung', 'Learning'], { order: 5 }],
  ['seilerei', ['Seilerei', 'Rope shop'], { order: 6 }],
  ['gaeste', ['Gäste der Spielzeit', 'Guests of the season'], { order: 7 }],
];

/** The lists the programme is sorted by. */
export const terms: SeasonEntry[] = [
  ...kinds.map(([key, name, shared], index) => term('exhibition-type', key, name, { ...shared, order: index + 1 })),
  ...genres.map(([key, name]) => term('genre', key, name)),
  ...Object.entries(families).flatMap(([family, tags]) =>
    tags.map(([code, name, description]) =>
      term('tag', code, name, { family, code }, description ? { description } : undefined),
    ),
  ),
  ...hashtags.map(([key, name]) => term('tag', key, name)),
  ...shelves.map(([key, name, shared, more]) => term('article-category', key, name, shared, more)),
  ...groups.map(([key, name, shared]) => term('person-category', key, name, shared)),
];

function term(type: string, key: string, name: Pair, shared?: Record<string, unknown>, more?: Record<string, Pair>) {
  return entry(type, key, { shared, text: { name, ...more } });
}
