import type { Pair } from '../compose/pair.ts';
import { art } from '../markup.ts';
import { entry, type SeasonEntry } from './entry.ts';

type Row = readonly [
  key: string,
  name: Pair,
  subtitle: Pair,
  lead: Pair,
  description: Pair,
  picture: string,
  price?: Pair,
];

const rows: Row[] = [
  [
    'drei-litzen',
    ['Drei Litzen', 'Three Strands'],
    ['Abonnement', 'Subscription'],
    [
      'Sechs Abende: zweimal Schauspiel, zweimal Musik, zweimal etwas, das wir noch nicht wissen.',
      'Six evenings: two plays, two concerts, two things we do not know yet.',
    ],
    [
      'Wer abonniert, sitzt immer auf demselben Platz und bekommt vor jeder Premiere Post von der Dramaturgie. Zwei Blätter, handschriftlich korrigiert.',
      'Subscribers always have the same seat, and before every opening a letter from the dramaturge. Two sheets, corrected by hand.',
    ],
    'trossenschlag',
    ['108 €, ermäßigt 60 €', '€108, reduced €60'],
  ],
  [
    'fuehrung-am-mittag',
    ['Führung am Mittag', 'Noonday tour'],
    ['Dreißig Minuten, ein Ding', 'Thirty minutes, one thing'],
    [
      'Jeden Mittwoch um halb eins sehen wir uns eines von 11 400 Objekten an. Nur eines.',
      'Every Wednesday at half past twelve we look at one of 11,400 objects. Just one.',
    ],
    [
      'Danach gibt es in der Teerküche Suppe. Beides zusammen dauert eine Mittagspause.',
      'Afterwards there is soup in the Tar Kitchen. Together they last one lunch break.',
    ],
    'querschnitt',
  ],
  [
    'maschine-laeuft',
    ['Die Maschine läuft', 'The machine runs'],
    ['Samstags, mit Gehörschutz', 'Saturdays, with ear protection'],
    [
      'Die Seilmaschine von 1897 in Betrieb. Am Ende schneiden wir ab, und jeder nimmt ein Stück mit.',
      'The rope machine of 1897 at work. At the end we cut the rope, and everyone takes a piece home.',
    ],
    [
      'Hauke Thiessen und Heinz Petersen schlagen zwanzig Meter Hanf. Der eine erklärt, der andere zieht.',
      'Hauke Thiessen and Heinz Petersen lay twenty metres of hemp. One explains, the other pulls.',
    ],
    'garnrad',
  ],
  [
    'knoten-und-kakao',
    ['Knoten und Kakao', 'Knots and cocoa'],
    ['Für Familien, sonntags', 'For families, on Sundays'],
    ['Ein Knoten, eine Geschichte, eine Tasse. Ab fünf Jahren.', 'One knot, one story, one cup. From five years.'],
    [
      'Große dürfen mit. Sie brauchen erfahrungsgemäß länger.',
      'Grown-ups may come too. In our experience they take longer.',
    ],
    'achtknoten',
  ],
  [
    'pech-und-schwefel',
    ['Pech & Schwefel', 'Pitch & Sulphur'],
    ['Klub in der Teerküche', 'Club in the Tar Kitchen'],
    [
      'Modularsynthese, Nebelhorn, Nachbarn. Einmal im Monat bis drei.',
      'Modular synthesis, foghorn, neighbours. Once a month until three.',
    ],
    [
      'Ab achtzehn. Die Tür schließt um eins, die Bar um halb drei.',
      'Over eighteen. The door closes at one, the bar at half past two.',
    ],
    'teerkueche',
    ['10 €, nur Abendkasse', '€10, at the door only'],
  ],
  [
    'am-langen-tisch',
    ['Am langen Tisch', 'At the long table'],
    ['Gespräche im Kopfhaus', 'Talks in the Head House'],
    [
      'Ein Tisch aus einer Schiffsplanke, zwei Gäste, eine Frage. Sie sitzen mit daran.',
      'A table made of a ship’s plank, two guests, one question. You sit at it too.',
    ],
    [
      'Der Eintritt ist frei. Wer etwas sagt, sagt zuerst den Namen.',
      'Admission is free. If you speak, say your name first.',
    ],
    'linie-wird-seil',
  ],
  [
    'relaxed',
    ['Tür offen, Licht an', 'Doors open, lights up'],
    ['Entspannte Vorstellungen', 'Relaxed performances'],
    [
      'Wer geht, kommt wieder. Wer ruft, wird gehört. Jede Inszenierung einmal so.',
      'Go out, come back. Call out, be heard. Every production once like this.',
    ],
    [
      'Vorab gibt es einen Plan mit Bildern und allen lauten Stellen. Fragen beantwortet Renate Boysen.',
      'A picture guide with all the loud moments is available beforehand. Renate Boysen answers questions.',
    ],
    'kleeblatt',
  ],
  [
    'sommer-am-fleet',
    ['Sommer am Fleet', 'Summer on the fleet'],
    ['Filme und Konzerte im Hof', 'Films and concerts in the courtyard'],
    [
      'Von Juni bis August, bei Regen im Dampfhaus. Decken liegen bereit.',
      'From June to August; in the Steam House if it rains. Blankets provided.',
    ],
    [
      'Der Hof hat 120 Stühle und eine Mauer zum Anlehnen. Die Mauer ist beliebter.',
      'The courtyard has 120 chairs and a wall to lean on. The wall is more popular.',
    ],
    'abendlicht',
  ],
];

/** Events that belong together. */
export const series: SeasonEntry[] = rows.map(([key, name, subtitle, lead, description, picture, price]) =>
  entry('series', key, {
    shared: { image: { media: art(picture) } },
    text: { name, subtitle, lead, price_text: price },
    rich: { description },
  }),
);
