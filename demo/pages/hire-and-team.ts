import { image, twoColumns } from '../compose/media.ts';
import { container, full, reading } from '../compose/structure.ts';
import { teaserList } from '../compose/teaser.ts';
import { facts, headline, link, text } from '../compose/text.ts';
import type { DemoPage } from '../demo-page.ts';

const enquire = () => link(['Anfragen', 'Enquire'], 'mailto:vermietung@reepwerk.example', { extra_class: 'primary' });

const hire: DemoPage = {
  key: 'vermietung',
  parent: 'ueber-uns',
  slug: { de: 'vermietung', en: 'venue-hire' },
  title: { de: 'Vermietung', en: 'Venue hire' },
  in_menu: true,
  in_footer: true,
  meta_description: {
    de: 'Räume mieten im Reepwerk: Lange Bahn für 300, Seilerbühne mit 196 Plätzen, Hechelboden für 80 Gäste. Größen, Preise, Bedingungen.',
    en: 'Venue hire at Reepwerk: Long Walk for 300, Ropewalk Stage with 196 seats, Hackling Floor for 80. Sizes, prices, conditions.',
  },
  og_image: 'vermietung',
  containers: [
    full(
      twoColumns('image-text', 'vermietung', [
        `Man kann bei uns heiraten, tagen, drehen und einmal im Jahr zu dreihundert an einem Tisch sitzen, der gerade ist. Vermietet wird, wenn das Museum geschlossen hat: montags ganz, sonst ab 18:30 Uhr, donnerstags nicht.

Was Sie dazubekommen: jemanden, der das Haus kennt und bis zum Schluss bleibt. Was nicht geht: offenes Feuer, Nebel aus Maschinen, Reis.`,
        `You may marry here, confer, film and, once a year, seat three hundred people at a table that is straight. We hire out when the museum is closed: all of Monday, otherwise from 18:30, never on Thursdays.

What you get with it: somebody who knows the house and stays to the end. What you cannot have: open fire, machine-made fog, rice.`,
      ]),
    ),
    full(
      teaserList('default', [
        {
          image: 'lange-bahn-hochkant',
          link: 'page:raum-lange-bahn',
          headline: ['Lange Bahn', 'The Long Walk'],
          text: ['312 Meter, bis 300 Gäste, von 2.400 € an.', '312 metres, up to 300 guests, from €2,400.'],
        },
        {
          image: 'ballade',
          link: 'page:raum-seilerbuehne',
          headline: ['Seilerbühne', 'Ropewalk Stage'],
          text: ['196 Plätze, Licht und Ton, von 1.800 € an.', '196 seats, light and sound, from €1,800.'],
        },
        {
          image: 'hanf',
          link: 'page:raum-hechelboden',
          headline: ['Hechelboden', 'Hackling Floor'],
          text: ['240 Quadratmeter, bis 80 Gäste, von 950 € an.', '240 square metres, up to 80 guests, from €950.'],
        },
      ]),
    ),
    reading(
      [headline(['So geht es', 'How it works'])],
      text(
        `1. Schreiben Sie uns Datum, Anlass und Zahl der Gäste. Wir antworten in drei Werktagen.
2. Sie sehen sich den Raum an, am besten um die Uhrzeit, zu der Sie ihn brauchen.
3. Wir halten den Termin vier Wochen lang frei, ohne Kosten.
4. Gemeinnützige Vereine aus Stadt und Kreis zahlen die Hälfte.`,
        `1. Tell us the date, the occasion and the number of guests. We answer within three working days.
2. You come and see the room, preferably at the hour at which you will need it.
3. We hold the date for four weeks, free of charge.
4. Charities from the town and the district pay half.`,
      ),
      enquire(),
    ),
  ],
};

const longWalkRoom: DemoPage = {
  key: 'raum-lange-bahn',
  parent: 'vermietung',
  slug: { de: 'lange-bahn', en: 'long-walk' },
  title: { de: 'Lange Bahn', en: 'The Long Walk' },
  page_class: 'cc03',
  meta_description: {
    de: 'Die Lange Bahn mieten: 312 mal 7,40 Meter, bis 300 Gäste an einer Tafel, 16 Grad im Winter, Preise und Technik.',
    en: 'Hire the Long Walk: 312 by 7.40 metres, up to 300 guests at one table, 16 degrees in winter, prices and equipment.',
  },
  og_image: 'lange-bahn',
  containers: [
    full(image('abendlicht', 'full')),
    container(
      '67-33',
      [
        text(
          `Vermietet werden die ersten 120 Meter; dahinter beginnt die Ausstellung, und die Ausstellung schläft. Auf 120 Metern stehen 300 Stühle an einer Tafel, oder 400 Menschen und ein Orchester, oder eine Kamerafahrt, die niemand schneiden muss.

Der Nachhall beträgt 1,9 Sekunden in der Breite und, je nach Wind, eine Ewigkeit in der Länge. Reden hält man deshalb am besten von der Mitte aus. Das Haus ist aus Holz: Kerzen nur elektrisch, dafür haben wir achthundert davon.

Im Winter sind es sechzehn Grad. Der Teppich ist warm, Umhänge liegen bereit, und getanzt haben bisher alle.`,
          `What is let is the first 120 metres; behind them begins the exhibition, and the exhibition is asleep. On 120 metres there is room for 300 chairs at one table, or 400 people and an orchestra, or a tracking shot nobody will have to cut.

The reverberation is 1.9 seconds across and, depending on the wind, an eternity lengthwise. Speeches are best given from the middle. The house is made of wood: candles must be electric, but we have eight hundred of them.

In winter it is sixteen degrees. The carpet is warm, capes are ready, and everybody has ended up dancing.`,
        ),
        enquire(),
      ],
      [
        facts(
          ['Der Raum', 'The room'],
          [
            [
              ['Fläche', 'Area'],
              ['120 × 7,40 m', '120 × 7.40 m'],
            ],
            [
              ['An der Tafel', 'Seated at table'],
              ['300', '300'],
            ],
            [
              ['In Reihen', 'In rows'],
              ['360', '360'],
            ],
            [
              ['Zugang', 'Access'],
              ['stufenlos, WC bei Meter 0', 'step-free, toilet at metre 0'],
            ],
            [
              ['Strom', 'Power'],
              ['4 × 32 A', '4 × 32 A'],
            ],
            [
              ['Abend', 'Evening'],
              ['2.400 €', '€2,400'],
            ],
            [
              ['Montag, ganzer Tag', 'Monday, all day'],
              ['3.600 €', '€3,600'],
            ],
          ],
        ),
      ],
    ),
  ],
};

const stageRoom: DemoPage = {
  key: 'raum-seilerbuehne',
  parent: 'vermietung',
  slug: { de: 'seilerbuehne', en: 'ropewalk-stage' },
  title: { de: 'Seilerbühne', en: 'Ropewalk Stage' },
  page_class: 'cc03',
  meta_description: {
    de: 'Die Seilerbühne mieten: 196 Plätze im alten Dampfhaus, Handzüge aus Hanf, Ringschleife, Licht und Ton mit Bedienung.',
    en: 'Hire the Ropewalk Stage: 196 seats in the old steam house, hemp lines, induction loop, light and sound with operators.',
  },
  og_image: 'ballade',
  containers: [
    full(image('leinwand', 'full')),
    container(
      '67-33',
      [
        text(
          `Wo bis 1931 die Dampfmaschine stand, stehen heute zwölf Reihen und eine Galerie. Der Schornstein über der Hinterbühne ist offen geblieben; bei Regen hört man ihn, was manche Stücke besser macht.

Im Preis enthalten sind zwei Menschen von der Technik, das Grundlicht, zwölf Funkmikrofone und eine Probe von drei Stunden. Die sechzehn Handzüge bedient unser Personal. Es gibt keinen Schnürbodenmotor. Das ist leiser, und wenn etwas klemmt, merkt es jemand.

Für Vorträge und Preisverleihungen stellen wir ein Pult und auf Wunsch eine Schriftdolmetscherin. Die Ringschleife reicht von Reihe 1 bis 9.`,
          `Where the steam engine stood until 1931 there are now twelve rows and a gallery. The chimney above the back stage has been left open; in the rain you can hear it, which improves some plays.

The price includes two technicians, basic lighting, twelve radio microphones and a rehearsal of three hours. The sixteen hemp lines are worked by our own crew. There is no motor in the fly loft. It is quieter that way, and if something jams, somebody notices.

For lectures and award ceremonies we provide a lectern and, on request, live captioning. The induction loop covers rows 1 to 9.`,
        ),
        enquire(),
      ],
      [
        facts(
          ['Der Raum', 'The room'],
          [
            [
              ['Plätze', 'Seats'],
              ['196, davon 40 auf der Galerie', '196, of which 40 in the gallery'],
            ],
            [
              ['Rollstuhlplätze', 'Wheelchair spaces'],
              ['4 in Reihe 5', '4 in row 5'],
            ],
            [
              ['Bühne', 'Stage'],
              ['11 × 9 m', '11 × 9 m'],
            ],
            [
              ['Lichte Höhe', 'Clear height'],
              ['7,20 m', '7.20 m'],
            ],
            [
              ['Abend', 'Evening'],
              ['1.800 €', '€1,800'],
            ],
            [
              ['Montag, ganzer Tag', 'Monday, all day'],
              ['2.600 €', '€2,600'],
            ],
          ],
        ),
      ],
    ),
  ],
};

const floorRoom: DemoPage = {
  key: 'raum-hechelboden',
  parent: 'vermietung',
  slug: { de: 'hechelboden', en: 'hackling-floor' },
  title: { de: 'Hechelboden', en: 'Hackling Floor' },
  meta_description: {
    de: 'Den Hechelboden mieten: 240 Quadratmeter unter dem Dach, bis 80 Gäste, Trauungen, Seminare und kleine Feste.',
    en: 'Hire the Hackling Floor: 240 square metres under the roof, up to 80 guests, weddings, seminars and small parties.',
  },
  og_image: 'hanf',
  containers: [
    container(
      '67-33',
      [
        text(
          `Der Hechelboden liegt unter dem Dach, hat vierzig Fenster und seit 1988 eines, das sich öffnen lässt. Vermietet wird die östliche Hälfte; die Plätze der Ausstellung bleiben, wo sie sind, und wer mag, setzt sich dazu.

Das Standesamt Hansefleet traut hier an jedem zweiten Freitag im Monat. Den Knoten, den viele Paare dabei machen wollen, bringt ihnen Hauke Thiessen vorher bei. Er hält.

Für Seminare gibt es zehn Tische, eine Leinwand und Wände, an die man Papier heften darf. Die Küche nebenan ist klein und kann Kaffee.`,
          `The Hackling Floor is under the roof and has forty windows and, since 1988, one that opens. What is let is the eastern half; the places of the exhibition stay where they are, and you are welcome to sit among them.

The registrar of Hansefleet marries couples here on the second Friday of the month. The knot many of them wish to tie is taught beforehand by Hauke Thiessen. It holds.

For seminars there are ten tables, a screen, and walls to which paper may be pinned. The kitchen next door is small and capable of coffee.`,
        ),
        enquire(),
      ],
      [
        image('hanf', 'vertical'),
        facts(
          ['Der Raum', 'The room'],
          [
            [
              ['Fläche', 'Area'],
              ['240 m²', '240 m²'],
            ],
            [
              ['Gäste', 'Guests'],
              ['80 stehend, 60 an Tischen', '80 standing, 60 at tables'],
            ],
            [
              ['Zugang', 'Access'],
              ['Aufzug, WC im selben Geschoss', 'lift, toilet on the same floor'],
            ],
            [
              ['Abend', 'Evening'],
              ['950 €', '€950'],
            ],
            [
              ['Trauung, zwei Stunden', 'Wedding, two hours'],
              ['420 €', '€420'],
            ],
          ],
        ),
      ],
    ),
  ],
};

const team: DemoPage = {
  key: 'team',
  parent: null,
  slug: { de: 'team', en: 'team' },
  title: { de: 'Team', en: 'Team' },
  in_footer: true,
  meta_description: {
    de: 'Das Team des Reepwerks: Leitung, Sammlung, Bühne, Vermittlung, Seilerei, Presse und Gästeservice mit Telefonnummern.',
    en: 'The team of Reepwerk: direction, collection, stage, learning, rope shop, press and visitor services, with phone numbers.',
  },
  og_image: 'team',
  containers: [
    container(
      '67-33',
      [
        text(
          'Wir sind vierunddreißig, dazu sechzig Ehrenamtliche und eine Katze, die dem Haus zugelaufen ist und auf „Litze“ hört, wenn sie will. Wenn Sie nicht wissen, wer zuständig ist, rufen Sie Gesa Lührs an. Sie weiß es.',
          'There are thirty-four of us, plus sixty volunteers and a cat that has adopted the house and answers to “Litze”, when she chooses. If you do not know who is responsible, call Gesa Lührs. She knows.',
        ),
      ],
      [image('team')],
    ),
    container(
      '50-50',
      [
        facts(
          ['Haus und Sammlung', 'House and collection'],
          [
            [
              ['Leitung', 'Director'],
              ['Dr. Wiebke Carstens, -11', 'Dr Wiebke Carstens, -11'],
            ],
            [
              ['Sammlung, Kuratorin', 'Collection, curator'],
              ['Henrike Aldag, -15', 'Henrike Aldag, -15'],
            ],
            [
              ['Restaurierung', 'Conservation'],
              ['Ilse Maaßen, -16', 'Ilse Maaßen, -16'],
            ],
            [
              ['Archiv und Forschung', 'Archive and research'],
              ['Paul Nowak, -17', 'Paul Nowak, -17'],
            ],
            [
              ['Technische Leitung', 'Technical director'],
              ['Jörn Paulsen, -18', 'Jörn Paulsen, -18'],
            ],
            [
              ['Gästeservice', 'Visitor services'],
              ['Gesa Lührs, -0', 'Gesa Lührs, -0'],
            ],
          ],
        ),
      ],
      [
        facts(
          ['Bühne und Vermittlung', 'Stage and learning'],
          [
            [
              ['Künstlerische Leitung', 'Artistic director'],
              ['Merle Oltmanns, -40', 'Merle Oltmanns, -40'],
            ],
            [
              ['Dramaturgie', 'Dramaturgy'],
              ['Svea Lindqvist, -41', 'Svea Lindqvist, -41'],
            ],
            [
              ['Musik', 'Music'],
              ['Ilka Brandt, -42', 'Ilka Brandt, -42'],
            ],
            [
              ['Vermittlung', 'Learning'],
              ['Amina Yıldız, -30', 'Amina Yıldız, -30'],
            ],
            [
              ['Seilerei', 'Rope shop'],
              ['Hauke Thiessen, -50', 'Hauke Thiessen, -50'],
            ],
            [
              ['Presse und Mediathek', 'Press and media library'],
              ['Tjark Behrens, -60, Nele Hagenah, -61', 'Tjark Behrens, -60, Nele Hagenah, -61'],
            ],
          ],
        ),
      ],
    ),
    reading(
      [headline(['So erreichen Sie uns', 'How to reach us'])],
      text(
        'Die Nummern sind Durchwahlen zu 04999 312. Die Adressen bestehen aus Vor- und Nachnamen, ohne Umlaute, mit Punkt dazwischen, und enden auf @reepwerk.example. Montags ist niemand da, außer der Katze.',
        'The numbers are extensions of +49 4999 312. Addresses consist of first name and surname, umlauts written as ae, oe, ue, with a full stop in between, and end in @reepwerk.example. On Mondays nobody is in except the cat.',
      ),
      link(['Stellen', 'Jobs'], 'page:stellen'),
    ),
  ],
};

export const hireAndTeamPages: DemoPage[] = [hire, longWalkRoom, stageRoom, floorRoom, team];
