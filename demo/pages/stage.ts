import { image, imageList, podcast, sound, videoList } from '../compose/media.ts';
import { container, full, on, reading, section } from '../compose/structure.ts';
import { fullTeaser, teaserList } from '../compose/teaser.ts';
import { facts, headline, link, quote, text } from '../compose/text.ts';
import type { DemoPage } from '../demo-page.ts';

const programme: DemoPage = {
  key: 'programm',
  parent: null,
  slug: { de: 'programm', en: 'events' },
  title: { de: 'Programm', en: 'Events' },
  in_menu: true,
  meta_description: {
    de: 'Das Programm im Reepwerk: Führungen, Werkstätten, Gespräche, Schauspiel, Konzerte und Klub. Was regelmäßig stattfindet und was gerade läuft.',
    en: 'Events at Reepwerk: tours, workshops, talks, theatre, concerts and club. What happens regularly and what is on now.',
  },
  og_image: 'nachtstueck',
  containers: [
    full(
      text(
        'Im Haus passiert jeden Tag etwas, außer montags. Manches kehrt wieder wie die Flut, anderes gibt es genau einmal. Hier steht, worauf Sie sich verlassen können; das Einmalige steht darunter.',
        'Something happens in the house every day except Monday. Some of it returns like the tide, some of it happens exactly once. Here is what you can rely on; the singular things are below.',
      ),
    ),
    container(
      '50-50',
      [
        facts(
          ['Jede Woche', 'Every week'],
          [
            [
              ['Täglich 11 und 15 Uhr', 'Daily 11:00 and 15:00'],
              ['Die Seilmaschine läuft', 'The rope machine runs'],
            ],
            [
              ['Samstag 11 Uhr', 'Saturday 11:00'],
              [
                'Vom Hanf zum Tau, Führung mit Tastobjekten',
                'From hemp to hawser, tour with objects to touch (German)',
              ],
            ],
            [
              ['Samstag 14 Uhr', 'Saturday 14:00'],
              ['Seilern, Werkstatt für Familien, 8 €', 'Rope-making, family workshop, €8'],
            ],
            [
              ['Sonntag 14 Uhr', 'Sunday 14:00'],
              ['From Hemp to Hawser, Führung auf Englisch', 'From hemp to hawser, tour in English'],
            ],
            [
              ['Donnerstag 19 Uhr', 'Thursday 19:00'],
              ['Seilmaschine bei Nacht', 'The rope machine by night'],
            ],
          ],
        ),
      ],
      [
        facts(
          ['Jeden Monat', 'Every month'],
          [
            [
              ['1. Donnerstag ab 17 Uhr', 'First Thursday from 17:00'],
              ['Eintritt frei', 'Free admission'],
            ],
            [
              ['1. Sonntag 12 Uhr', 'First Sunday 12:00'],
              ['Kuratorinnenführung mit DGS', 'Curator’s tour with sign language'],
            ],
            [
              ['2. Mittwoch 10 Uhr', 'Second Wednesday 10:00'],
              ['Stille Zeit', 'Quiet hours'],
            ],
            [
              ['3. Freitag 15 Uhr', 'Third Friday 15:00'],
              ['Führung in Leichter Sprache', 'Tour in easy German'],
            ],
            [
              ['Letzter Samstag 16 Uhr', 'Last Saturday 16:00'],
              ['Gespräch im Kopfhaus, Eintritt frei', 'Talk in the Head House, free'],
            ],
          ],
        ),
      ],
    ),
    on(
      'cc03',
      full(
        headline(['Auf der Bühne', 'On stage']),
        teaserList('pairs', [
          {
            image: 'ballade',
            link: 'page:ballade',
            preline: ['Schauspiel · Seilerbühne', 'Theatre · Ropewalk Stage'],
            headline: ['Die Ballade vom gerissenen Tau', 'The Ballad of the Broken Rope'],
            text: ['Uraufführung von Merle Oltmanns. 14 bis 32 €.', 'World premiere by Merle Oltmanns. €14 to €32.'],
          },
          {
            image: 'nachtstueck',
            link: 'page:nachtstueck',
            preline: ['Konzert · Lange Bahn', 'Concert · Long Walk'],
            headline: ['Nachtstück für zwei Ankerketten', 'Nocturne for two anchor chains'],
            text: [
              'Ilka Brandt und Quartett Vierleine. 22, ermäßigt 12 €.',
              'Ilka Brandt and the Vierleine Quartet. €22, reduced €12.',
            ],
          },
        ]),
      ),
    ),
    reading(
      [headline(['Karten', 'Tickets'])],
      text(
        'Karten gibt es an der Kasse im Kopfhaus und unter [04999 312-10](tel:+49499931210). Für Führungen und Werkstätten genügt es, zehn Minuten vorher da zu sein; wenn die Werkstatt voll ist, sagen wir Ihnen, wann sie es nicht ist.',
        'Tickets are available at the desk in the Head House and on [+49 4999 312-10](tel:+49499931210). For tours and workshops it is enough to be there ten minutes early; if the workshop is full, we will tell you when it is not.',
      ),
      link(['Alle Produktionen', 'All productions'], 'page:produktionen'),
    ),
  ],
};

const productions: DemoPage = {
  key: 'produktionen',
  parent: null,
  slug: { de: 'produktionen', en: 'productions' },
  title: { de: 'Produktionen', en: 'Productions' },
  page_class: 'cc03',
  meta_description: {
    de: 'Schauspiel und Musik im Reepwerk: die Produktionen der Seilerbühne und die Konzerte in der Langen Bahn.',
    en: 'Theatre and music at Reepwerk: the productions of the Ropewalk Stage and the concerts in the Long Walk.',
  },
  og_image: 'ballade',
  containers: [
    full(
      text(
        'Die Seilerbühne ist das alte Dampfhaus: 196 Plätze, ein Schornstein über der Hinterbühne und sechzehn Handzüge, die noch mit Hanf laufen. Wer hier inszeniert, muss mit dem Haus arbeiten, nicht dagegen. Es hat mehr Gewicht.',
        'The Ropewalk Stage is the old steam house: 196 seats, a chimney over the back stage, and sixteen hand lines still running on hemp. Whoever directs here has to work with the house and not against it. It is the heavier of the two.',
      ),
    ),
    full(
      fullTeaser('wide-image', {
        image: 'ballade',
        link: 'page:ballade',
        preline: ['Uraufführung auf der Seilerbühne', 'World premiere on the Ropewalk Stage'],
        headline: ['Die Ballade vom gerissenen Tau', 'The Ballad of the Broken Rope'],
        text: [
          'Drei Geschwister, ein Schiff, ein Seil, das nicht hätte reißen dürfen.',
          'Three siblings, one ship, one rope that should never have parted.',
        ],
        words: ['Zum Stück', 'About the play'],
      }),
    ),
    full(
      fullTeaser('default', {
        image: 'partitur-3',
        link: 'page:nachtstueck',
        preline: ['Konzert, Reihe Drei Litzen', 'Concert, Three Strands series'],
        headline: ['Nachtstück für zwei Ankerketten', 'Nocturne for two anchor chains'],
        text: [
          'Zwei Ketten, je neun Tonnen, werden in der Langen Bahn über Resonanzböden gezogen. Quartett Vierleine antwortet.',
          'Two chains of nine tonnes each are dragged across soundboards in the Long Walk. The Vierleine Quartet replies.',
        ],
        words: ['Zum Konzert', 'About the concert'],
      }),
    ),
    reading(
      [headline(['Abonnement „Drei Litzen“', '“Three Strands” subscription'])],
      text(
        'Zwei Abende Schauspiel, zwei Konzerte, zwei Klubnächte: sechs Karten für 108 €, frei übertragbar. Wer in der Teerküche nach dem ersten Stück gehen möchte, bekommt dafür keinen Rabatt, aber Verständnis.',
        'Two nights of theatre, two concerts, two club nights: six tickets for €108, freely transferable. If you leave the Tar Kitchen after the first piece, there is no refund, but there is sympathy.',
      ),
    ),
  ],
};

const ballad: DemoPage = {
  key: 'ballade',
  parent: 'produktionen',
  slug: { de: 'die-ballade-vom-gerissenen-tau', en: 'the-ballad-of-the-broken-rope' },
  title: { de: 'Die Ballade vom gerissenen Tau', en: 'The Ballad of the Broken Rope' },
  page_class: 'cc03',
  meta_description: {
    de: 'Die Ballade vom gerissenen Tau von Merle Oltmanns, Uraufführung auf der Seilerbühne: das Unglück der „Gesine“, rückwärts erzählt.',
    en: 'The Ballad of the Broken Rope by Merle Oltmanns, world premiere on the Ropewalk Stage: the loss of the “Gesine”, told backwards.',
  },
  og_image: 'ballade',
  containers: [
    full(image('ballade', 'full')),
    container(
      '67-33',
      [
        text(
          `Am 11. Februar 1911 reißt im Hafen von Hansefleet die Schleppleine der „Gesine“. Der Schoner treibt auf die Mole, von elf Leuten kommen acht an Land. Das Tau stammte aus der Langen Bahn. Drei der Reepschläger, die es geschlagen hatten, waren Geschwister.

Merle Oltmanns beginnt mit dem Knall und geht von dort rückwärts, wie man auf der Bahn eben geht: zur Nacht davor, zur Woche davor, zum Morgen, an dem einer der drei den Hanf prüft und nichts sagt. Jede Szene weiß mehr als die folgende. Am Ende steht ein Kind am Rad und dreht.

Das Stück beruht auf den Akten des Seeamts, die seit 1911 niemand ausgeliehen hatte. Es sucht keinen Schuldigen. Es findet drei.`,
          `On 11 February 1911 the tow rope of the “Gesine” parts in Hansefleet harbour. The schooner drifts on to the mole; of eleven people eight reach the shore. The rope came from the Long Walk. Three of the ropemakers who had laid it were siblings.

Merle Oltmanns begins with the bang and from there goes backwards, as one does on the Walk: to the night before, the week before, the morning on which one of the three inspects the hemp and says nothing. Each scene knows more than the one that follows. At the end a child stands at the wheel and turns it.

The play is based on the files of the marine court, which nobody had asked to see since 1911. It is not looking for a culprit. It finds three.`,
        ),
        link(['Karten und Preise', 'Tickets and prices'], 'page:preise', { extra_class: 'primary' }),
      ],
      [
        facts(
          ['Auf einen Blick', 'At a glance'],
          [
            [
              ['Dauer', 'Running time'],
              ['100 Minuten, keine Pause', '100 minutes, no interval'],
            ],
            [
              ['Text und Regie', 'Written and directed by'],
              ['Merle Oltmanns', 'Merle Oltmanns'],
            ],
            [
              ['Bühne', 'Set'],
              ['Jörn Paulsen', 'Jörn Paulsen'],
            ],
            [
              ['Es spielen', 'With'],
              ['Enno Harms, Liv Petersen, Baran Aksoy', 'Enno Harms, Liv Petersen, Baran Aksoy'],
            ],
            [
              ['Sprache', 'Language'],
              ['Deutsch, englische Übertitel', 'German, English surtitles'],
            ],
            [
              ['Zugang', 'Access'],
              ['vier Rollstuhlplätze, Ringschleife', 'four wheelchair spaces, induction loop'],
            ],
            [
              ['Preis', 'Price'],
              ['14 bis 32 €', '€14 to €32'],
            ],
            [
              ['Alter', 'Age'],
              ['ab 12 Jahren', '12 and over'],
            ],
          ],
        ),
      ],
    ),
    section(
      'cc02',
      full(
        quote(
          [
            'Alle wollen wissen, wo es gerissen ist. Ich will wissen, wo es noch gehalten hat.',
            'Everyone wants to know where it broke. I want to know where it still held.',
          ],
          ['Merle Oltmanns', 'Merle Oltmanns'],
        ),
      ),
    ),
    full(
      headline(['Vorab ansehen', 'Watch in advance']),
      videoList([
        {
          poster: 'linie-wird-seil',
          url: 'https://vimeo.com/312000001',
          title: ['Trailer, 70 Sekunden', 'Trailer, 70 seconds'],
        },
        {
          poster: 'lange-bahn-hochkant',
          url: 'https://vimeo.com/312000002',
          title: ['Merle Oltmanns im Dampfhaus, 4 Minuten', 'Merle Oltmanns in the steam house, 4 minutes'],
        },
      ]),
    ),
    full(
      link(['Probentagebuch: Das Seil spielt mit', 'Rehearsal diary: The rope is in the cast'], 'page:probentagebuch'),
    ),
  ],
};

const nocturne: DemoPage = {
  key: 'nachtstueck',
  parent: 'produktionen',
  slug: { de: 'nachtstueck-fuer-zwei-ankerketten', en: 'nocturne-for-two-anchor-chains' },
  title: { de: 'Nachtstück für zwei Ankerketten', en: 'Nocturne for two anchor chains' },
  page_class: 'cc03',
  meta_description: {
    de: 'Nachtstück für zwei Ankerketten: Ilka Brandt und Quartett Vierleine in der Langen Bahn. 70 Minuten, ohne Worte, mit fühlbaren Bässen.',
    en: 'Nocturne for two anchor chains: Ilka Brandt and the Vierleine Quartet in the Long Walk. 70 minutes, no words, bass you can feel.',
  },
  og_image: 'nachtstueck',
  containers: [
    full(image('nachtstueck', 'full')),
    container(
      '67-33',
      [
        text(
          `Zwei Ketten, je neun Tonnen, werden in der Langen Bahn über Resonanzböden gezogen. Quartett Vierleine antwortet.

Ilka Brandt hat ein Jahr lang gemessen, wie das Haus schwingt. Die Bahn hat einen Grundton; er liegt bei 0,55 Hertz und ist nicht zu hören, nur zu merken. Das Nachtstück besteht aus den ersten vier Teilschwingungen darüber. Die Ketten liefern die beiden unteren, das Quartett die oberen, und dazwischen sitzt das Publikum auf dreihundert Hockern, mit den Füßen auf demselben Boden.`,
          `Two chains of nine tonnes each are dragged across soundboards in the Long Walk. The Vierleine Quartet replies.

For a year Ilka Brandt measured how the house vibrates. The Walk has a fundamental; it lies at 0.55 hertz and cannot be heard, only noticed. The nocturne consists of the first four partials above it. The chains supply the two lower ones, the quartet the upper, and in between sits the audience on three hundred stools, with their feet on the same floor.`,
        ),
        link(['Karten und Preise', 'Tickets and prices'], 'page:preise', { extra_class: 'primary' }),
      ],
      [
        facts(
          ['Auf einen Blick', 'At a glance'],
          [
            [
              ['Dauer', 'Duration'],
              ['70 Minuten', '70 minutes'],
            ],
            [
              ['Komposition', 'Composer'],
              ['Ilka Brandt', 'Ilka Brandt'],
            ],
            [
              ['Es spielen', 'Performers'],
              ['Quartett Vierleine', 'Vierleine Quartet'],
            ],
            [
              ['Sprache', 'Language'],
              ['ohne Worte', 'none'],
            ],
            [
              ['Hören', 'Hearing'],
              [
                'Ringschleife, fühlbare Bässe, Ohrenschutz am Eingang',
                'induction loop, bass you can feel, ear protection at the door',
              ],
            ],
            [
              ['Alter', 'Age'],
              ['ab 8 Jahren', '8 and over'],
            ],
          ],
        ),
      ],
    ),
    full(
      imageList('slider', [
        {
          key: 'partitur-3',
          caption: [
            'Partitur von Ilka Brandt, Blatt 3: erste bis vierte Teilschwingung.',
            'Score by Ilka Brandt, sheet 3: first to fourth partial.',
          ],
        },
        { key: 'teilschwingung', caption: ['Blatt 1: Stimmung der Ketten.', 'Sheet 1: tuning the chains.'] },
        {
          key: 'kreuzende-felder',
          caption: [
            'Messung vom Januar, beide Ketten in Bewegung.',
            'A measurement from January, both chains in motion.',
          ],
        },
      ]),
    ),
    container(
      '50-50',
      [
        headline(['Ein Tau als Saite', 'A hawser as a string'], { level: 3 }),
        sound(
          'trosse-angeschlagen',
          ['Drei angeschlagene Trossen, 6 Sekunden', 'Three hawsers, struck, 6 seconds'],
          [
            'Drei tiefe, gezupfte Töne im Abstand von anderthalb Sekunden, der erste am tiefsten. Jeder beginnt mit einem hölzernen Geräusch und klingt dunkel aus.',
            'Three low plucked notes, a second and a half apart, the first the lowest. Each begins with a wooden noise and fades darkly.',
          ],
        ),
      ],
      [
        headline(['Vor der Probe', 'Before the rehearsal'], { level: 3 }),
        podcast({
          url: 'https://soundcloud.com/reepwerk/nachtstueck-probe',
          media_type: 'soundcloud',
          title: ['Nachtstück, Ausschnitt aus der ersten Probe', 'Nocturne, from the first rehearsal'],
        }),
      ],
    ),
  ],
};

export const stagePages: DemoPage[] = [programme, productions, ballad, nocturne];
