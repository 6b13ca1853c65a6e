import type { Pair } from '../compose/pair.ts';
import { art } from '../markup.ts';
import { all, entry, type SeasonEntry } from './entry.ts';

type Group = 'leitung' | 'sammlung' | 'buehne' | 'ensemble' | 'vermittlung' | 'seilerei' | 'gaeste';
type Row = readonly [key: string, name: string, groups: Group[], role: Pair, lead: Pair, extension?: string];

const rows: Row[] = [
  [
    'wiebke-carstens',
    'Dr. Wiebke Carstens',
    ['leitung'],
    ['Direktorin', 'Director'],
    [
      'Historikerin, seit 2014 im Haus. Hat den Denkmalschutz davon überzeugt, dass ein Aufzug kein Turm ist.',
      'Historian, with the house since 2014. Persuaded the conservation office that a lift is not a tower.',
    ],
    '11',
  ],
  [
    'gesa-luehrs',
    'Gesa Lührs',
    ['leitung'],
    ['Gästeservice', 'Visitor services'],
    [
      'Kennt alle Abfahrtszeiten, alle Stammgäste und den Schlüssel zum Nebeneingang.',
      'Knows every departure time, every regular and where the key to the side door is.',
    ],
    '0',
  ],
  [
    'tjark-behrens',
    'Tjark Behrens',
    ['leitung'],
    ['Presse', 'Press'],
    ['Ruft zurück. Meistens noch am selben Tag.', 'Calls back. Usually the same day.'],
    '60',
  ],
  [
    'nele-hagenah',
    'Nele Hagenah',
    ['leitung'],
    ['Mediathek', 'Media library'],
    ['Schreibt, nimmt auf, schneidet. Glaubt an kurze Sätze.', 'Writes, records, edits. Believes in short sentences.'],
    '61',
  ],
  [
    'joern-paulsen',
    'Jörn Paulsen',
    ['leitung', 'buehne'],
    ['Technische Leitung, Bühnenbild', 'Technical director, set design'],
    [
      'Hat auf Schiffen gelernt, wie man Dinge aufhängt, die nicht fallen sollen.',
      'Learned on ships how to hang things that must not fall.',
    ],
    '18',
  ],
  [
    'ute-sievers',
    'Ute Sievers',
    ['leitung'],
    ['Verwaltung', 'Administration'],
    [
      'Rechnet zweimal. Das Haus ist deshalb schuldenfrei.',
      'Does every sum twice. That is why the house has no debts.',
    ],
    '12',
  ],
  [
    'mehmet-aydin',
    'Mehmet Aydın',
    ['leitung'],
    ['Haustechnik', 'Building services'],
    ['Heizt 312 Meter, ohne das Klima zu heizen. Fast.', 'Heats 312 metres without heating the climate. Almost.'],
    '19',
  ],
  [
    'henrike-aldag',
    'Henrike Aldag',
    ['sammlung'],
    ['Sammlung, Kuratorin', 'Collection, curator'],
    [
      'Kuratorin von „Zugkraft“. Sammelt Dinge, an denen jemand gezogen hat.',
      'Curator of “Traction”. Collects things that someone once pulled.',
    ],
    '15',
  ],
  [
    'ilse-maassen',
    'Ilse Maaßen',
    ['sammlung'],
    ['Restaurierung', 'Conservation'],
    [
      'Restauratorin für Textil und organisches Material. Erkennt Hanf am Geräusch.',
      'Conservator of textiles and organic material. Can tell hemp by its sound.',
    ],
    '16',
  ],
  [
    'paul-nowak',
    'Paul Nowak',
    ['sammlung'],
    ['Archiv und Forschung', 'Archive and research'],
    ['Leitet das Projekt zur Zwangsarbeit auf der Reepbahn.', 'Heads the project on forced labour at the ropewalk.'],
    '17',
  ],
  [
    'ruth-soerensen',
    'Prof. Dr. Ruth Sörensen',
    ['sammlung', 'gaeste'],
    ['Mathematikerin, Knotentheorie', 'Mathematician, knot theory'],
    [
      'Liest Seemannsknoten wie Gedichte. Forscht in Aarhus, denkt in Hansefleet.',
      'Reads sailors’ knots like poems. Does research in Aarhus and her thinking in Hansefleet.',
    ],
  ],
  [
    'lina-osei',
    'Lina Osei',
    ['sammlung'],
    ['Provenienzforschung', 'Provenance research'],
    ['Fragt bei jedem Ding: woher, von wem, wofür.', 'Asks of everything: from where, from whom, for what.'],
    '14',
  ],
  [
    'bo-christiansen',
    'Bo Christiansen',
    ['sammlung'],
    ['Wissenschaftliches Volontariat', 'Curatorial trainee'],
    ['Zählt gerade 11 400 Knoten. Ist bei 3 212.', 'Currently counting 11,400 knots. Has reached 3,212.'],
    '13',
  ],
  [
    'merle-oltmanns',
    'Merle Oltmanns',
    ['buehne'],
    ['Künstlerische Leitung', 'Artistic director'],
    [
      'Autorin und Regisseurin. Erzählt am liebsten rückwärts.',
      'Writer and director. Prefers to tell things backwards.',
    ],
    '40',
  ],
  [
    'svea-lindqvist',
    'Svea Lindqvist',
    ['buehne'],
    ['Dramaturgie', 'Dramaturgy'],
    ['Streicht. Danach ist es besser.', 'Cuts. Afterwards it is better.'],
    '41',
  ],
  [
    'ilka-brandt',
    'Ilka Brandt',
    ['buehne'],
    ['Musik', 'Music'],
    [
      'Komponistin. Hat ein Jahr lang gemessen, wie das Haus schwingt.',
      'Composer. Spent a year measuring how the house vibrates.',
    ],
    '42',
  ],
  [
    'frauke-ohm',
    'Frauke Ohm',
    ['buehne'],
    ['Licht', 'Lighting'],
    [
      'Ja, sie heißt so. Nein, sie hört es nicht zum ersten Mal.',
      'Yes, that is her name. No, you are not the first to mention it.',
    ],
  ],
  [
    'dario-conti',
    'Dario Conti',
    ['buehne'],
    ['Ton', 'Sound'],
    ['Hört die Bahn, bevor sie klingt.', 'Hears the Walk before it sounds.'],
  ],
  [
    'katrin-voss',
    'Katrin Voss',
    ['buehne'],
    ['Kostüm', 'Costume'],
    ['Näht aus Segeltuch, was sich tragen lässt.', 'Sews sailcloth into things one can wear.'],
  ],
  [
    'yara-haddad',
    'Yara Haddad',
    ['buehne'],
    ['Regieassistenz', 'Assistant director'],
    ['Führt das Buch. Es stimmt.', 'Keeps the book. It is right.'],
  ],
  [
    'enno-harms',
    'Enno Harms',
    ['ensemble'],
    ['Schauspiel', 'Actor'],
    [
      'Spielt in der „Ballade“ den Bruder, der nichts sagt. Sehr laut.',
      'In the “Ballad” he plays the brother who says nothing. Very loudly.',
    ],
  ],
  [
    'liv-petersen',
    'Liv Petersen',
    ['ensemble'],
    ['Schauspiel', 'Actor'],
    ['Kommt vom Tanz und hält jede Pause aus.', 'Comes from dance and can hold any pause.'],
  ],
  [
    'baran-aksoy',
    'Baran Aksoy',
    ['ensemble'],
    ['Schauspiel', 'Actor'],
    ['Spricht vier Sprachen, auf der Bühne manchmal alle.', 'Speaks four languages, on stage sometimes all of them.'],
  ],
  [
    'tomke-redlefs',
    'Tomke Redlefs',
    ['ensemble'],
    ['Schauspiel, Puppenspiel', 'Actor, puppeteer'],
    [
      'Kann mit einem Tampen ein Huhn, einen Vater und ein Gewitter.',
      'With a rope’s end can do a hen, a father and a thunderstorm.',
    ],
  ],
  [
    'isolde-krahn',
    'Isolde Krahn',
    ['ensemble'],
    ['Schauspiel', 'Actor'],
    ['Seit 1979 auf Bühnen, seit 2010 auf dieser.', 'On stages since 1979, on this one since 2010.'],
  ],
  [
    'milo-fontaine',
    'Milo Fontaine',
    ['ensemble'],
    ['Schauspiel, Akkordeon', 'Actor, accordion'],
    [
      'Hat das Akkordeon von der Großmutter und den Takt auch.',
      'Has his accordion from his grandmother, and his timing too.',
    ],
  ],
  [
    'hanna-willers',
    'Hanna Willers',
    ['ensemble'],
    ['Violine, Quartett Vierleine', 'Violin, Vierleine Quartet'],
    [
      'Erste Geige. Stimmt nach den Ketten, nicht umgekehrt.',
      'First violin. Tunes to the chains, not the other way round.',
    ],
  ],
  [
    'jakob-stein',
    'Jakob Stein',
    ['ensemble'],
    ['Violine, Quartett Vierleine', 'Violin, Vierleine Quartet'],
    ['Zweite Geige, ohne Neid.', 'Second violin, without envy.'],
  ],
  [
    'noor-de-vries',
    'Noor de Vries',
    ['ensemble'],
    ['Viola, Quartett Vierleine', 'Viola, Vierleine Quartet'],
    ['Kennt alle Bratschenwitze und erzählt keinen.', 'Knows every viola joke and tells none.'],
  ],
  [
    'arne-tietjen',
    'Arne Tietjen',
    ['ensemble'],
    ['Violoncello, Quartett Vierleine', 'Cello, Vierleine Quartet'],
    ['Baut seine Bögen selbst, die Saiten auch.', 'Makes his own bows, and his strings.'],
  ],
  [
    'amina-yildiz',
    'Amina Yıldız',
    ['vermittlung'],
    ['Leitung Vermittlung', 'Head of learning'],
    ['Fragt erst, erklärt dann, lässt ausprobieren.', 'Asks first, then explains, then lets you try.'],
    '30',
  ],
  [
    'fiete-jessen',
    'Fiete Jessen',
    ['vermittlung'],
    ['Schulen und Kitas', 'Schools and nurseries'],
    ['War Lehrer, ist geheilt.', 'Was a teacher, has recovered.'],
    '31',
  ],
  [
    'carla-mendes',
    'Carla Mendes',
    ['vermittlung'],
    ['Führungen auf Deutsch und Englisch', 'Tours in German and English'],
    [
      'Geht 18 Kilometer am Tag, wie früher die Reepschläger. Vorwärts.',
      'Walks eighteen kilometres a day, as the ropemakers did. Forwards.',
    ],
  ],
  [
    'jonte-kruse',
    'Jonte Kruse',
    ['vermittlung'],
    ['Führungen in Gebärdensprache', 'Tours in German Sign Language'],
    [
      'Gehörlos. Erklärt die Maschine so, dass Hörende neidisch werden.',
      'Deaf. Explains the machine in a way that makes hearing people envious.',
    ],
  ],
  [
    'renate-boysen',
    'Renate Boysen',
    ['vermittlung'],
    ['Leichte Sprache, Angebote bei Demenz', 'Easy German, programme for people with dementia'],
    [
      'Sagt schwere Dinge leicht. Das ist das Schwerste.',
      'Says difficult things simply, which is the most difficult thing.',
    ],
    '33',
  ],
  [
    'hauke-thiessen',
    'Hauke Thiessen',
    ['seilerei'],
    ['Seilermeister', 'Master ropemaker'],
    [
      'Einer von elf Seilermeistern im Land. Der Einzige mit 312 Metern Platz.',
      'One of eleven master ropemakers in the country. The only one with 312 metres of room.',
    ],
    '50',
  ],
  [
    'swantje-ploog',
    'Swantje Ploog',
    ['seilerei'],
    ['Gesellin', 'Journeywoman'],
    ['Spleißt im Dunkeln. Hat eine Wette darauf laufen.', 'Splices in the dark. Has a bet on it.'],
  ],
  [
    'emre-kaplan',
    'Emre Kaplan',
    ['seilerei'],
    ['Auszubildender', 'Apprentice'],
    ['Im zweiten Jahr. Die Hände auch.', 'In his second year. So are his hands.'],
  ],
  [
    'heinz-petersen',
    'Heinz Petersen',
    ['seilerei'],
    ['Ehrenamt, Maschine', 'Volunteer, machine'],
    [
      'Stand 1971 an der letzten Schicht. Steht wieder da, samstags.',
      'Worked the last shift in 1971. Stands there again, on Saturdays.',
    ],
  ],
  [
    'soenke-thoms',
    'Sönke Thoms',
    ['gaeste'],
    ['Modularsynthesizer', 'Modular synthesiser'],
    [
      'Baut Klänge aus Strom und Nebelhörnern. Mit Eka Brandt: „Pech & Schwefel“.',
      'Builds sounds from current and foghorns. With Eka Brandt: “Pitch & Sulphur”.',
    ],
  ],
  [
    'eka-brandt',
    'Eka Brandt',
    ['gaeste'],
    ['Nebelhorn, Elektronik', 'Foghorn, electronics'],
    ['Schwester von Ilka. Lauter.', 'Ilka’s sister. Louder.'],
  ],
  [
    'adaeze-umeh',
    'Adaeze Umeh',
    ['gaeste'],
    ['Autorin', 'Writer'],
    [
      'Ihr Roman „Kielwasser“ spielt zwischen Lagos und Hansefleet.',
      'Her novel “Wake” is set between Lagos and Hansefleet.',
    ],
  ],
  [
    'klaas-ubben',
    'Klaas Ubben',
    ['gaeste'],
    ['Lotse im Ruhestand', 'Retired pilot'],
    ['Hat 4 000 Schiffe hereingebracht und eines nicht.', 'Brought in four thousand ships, and failed with one.'],
  ],
  [
    'priya-raman',
    'Dr. Priya Raman',
    ['gaeste'],
    ['Materialforscherin', 'Materials scientist'],
    [
      'Arbeitet an Fasern, die im Meer vergehen. In vier Jahren, nicht in vierhundert.',
      'Works on fibres that vanish in the sea. In four years, not four hundred.',
    ],
  ],
  [
    'aurelie-morvan',
    'Aurélie Morvan',
    ['gaeste'],
    ['Choreografin', 'Choreographer'],
    ['Tanzt seit 2003 an Seilen, aus Brest.', 'From Brest; has danced on ropes since 2003.'],
  ],
];

/** The team, the ensemble and the guests of the season. */
export const people: SeasonEntry[] = rows.map(([key, name, groups, role, lead, extension]) =>
  entry('person', key, {
    shared: {
      name,
      sort_name: sortName(name),
      categories: all('person-category', ...groups),
      in_team: !groups.includes('gaeste') || groups.length > 1,
      ...(extension ? { phone: `04999 312-${extension}`, email: address(name) } : {}),
      ...(key === 'merle-oltmanns' ? { image: { media: art('ballade') } } : {}),
    },
    text: { role, lead },
  }),
);

function sortName(name: string): string {
  const parts = withoutTitle(name).split(' ');
  const particle = parts.length > 2 && parts.at(-2) === 'de' ? 2 : 1;
  return `${parts.slice(-particle).join(' ')}, ${parts.slice(0, -particle).join(' ')}`;
}

function address(name: string): string {
  const spelled = withoutTitle(name).toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  const plain = spelled.replaceAll('ß', 'ss').replaceAll('ı', 'i').normalize('NFKD').replace(/\p{M}/gu, '');
  return `${plain.replaceAll(' ', '.')}@reepwerk.example`;
}

function withoutTitle(name: string): string {
  return name.replace(/^(Prof\. )?(Dr\. )?/, '');
}
