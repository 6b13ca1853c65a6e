import { image, imageAlias, twoColumns } from '../compose/media.ts';
import { container, full, on, reading } from '../compose/structure.ts';
import { teaserList } from '../compose/teaser.ts';
import { facts, headline, link, quote, text } from '../compose/text.ts';
import type { DemoPage } from '../demo-page.ts';

const groups: DemoPage = {
  key: 'gruppen',
  parent: 'besuch',
  slug: { de: 'gruppen-und-schulen', en: 'groups-and-schools' },
  title: { de: 'Gruppen & Schulen', en: 'Groups & schools' },
  menu_name: { de: 'Gruppen und Schulen', en: 'Groups and schools' },
  in_menu: true,
  meta_description: {
    de: 'Führungen, Werkstätten und Schulprogramme im Reepwerk: Preise, Dauer, Sprachen und wie Sie eine Gruppe anmelden.',
    en: 'Tours, workshops and school programmes at Reepwerk: prices, duration, languages and how to book for a group.',
  },
  og_image: 'gruppen-schulen',
  containers: [
    full(image('gruppen-schulen', 'full')),
    container(
      '67-33',
      [
        text(
          `Ein Seil macht niemand allein. Einer dreht, eine hält, einer geht mit der Lehre, und alle müssen im selben Augenblick aufhören. Deshalb sind Gruppen bei uns gut aufgehoben: Man merkt nach zwei Minuten, wer mit wem kann.

Alle Programme lassen sich mit einem Besuch der Ausstellungen verbinden. Sie finden auch statt, wenn das Haus für andere geschlossen ist: montags ganztags, sonst ab 8:30 Uhr.`,
          `Nobody makes a rope alone. One turns, one holds, one walks with the top, and all must stop at the same moment. That is why groups do well here: within two minutes you can tell who gets on with whom.

Every programme can be combined with a visit to the exhibitions. They also take place when the house is closed to others: all day on Mondays, on other days from 8:30.`,
        ),
      ],
      [
        facts(
          ['Anmelden', 'Booking'],
          [
            [
              ['Telefon', 'Phone'],
              ['04999 312-30, Di bis Fr 9 bis 13 Uhr', '+49 4999 312-30, Tue to Fri 9:00 to 13:00'],
            ],
            [
              ['E-Mail', 'E-mail'],
              ['gruppen@reepwerk.example', 'gruppen@reepwerk.example'],
            ],
            [
              ['Vorlauf', 'Notice'],
              ['zwei Wochen, für DGS drei', 'two weeks, three for sign language'],
            ],
            [
              ['Sprachen', 'Languages'],
              ['Deutsch, Englisch, Dänisch, Niederdeutsch', 'German, English, Danish, Low German'],
            ],
          ],
        ),
      ],
    ),
    full(
      teaserList('default', [
        {
          image: 'kleeblatt',
          link: 'page:schulklassen',
          headline: ['Schulklassen', 'School classes'],
          text: [
            'Vier Programme von Klasse 1 bis 13, für die meisten Fächer mit Ausrede.',
            'Four programmes from year 1 to 13, with an excuse for most subjects.',
          ],
        },
        {
          image: 'litzen',
          link: 'page:kindergeburtstag',
          headline: ['Kindergeburtstag', 'Children’s birthdays'],
          text: [
            'Ein Springseil von sechs Metern, Kuchen in der Teerküche, Ruhe danach.',
            'A skipping rope six metres long, cake in the Tar Kitchen, peace afterwards.',
          ],
        },
        {
          image: 'schlag-nah',
          link: 'page:fuehrungen',
          headline: ['Führungen', 'Guided tours'],
          text: [
            'Sechzig Minuten, höchstens zwanzig Personen, kein Mikrofon.',
            'Sixty minutes, twenty people at most, no microphone.',
          ],
        },
      ]),
    ),
    on(
      'sunken',
      reading(
        [headline(['Was wir wissen müssen', 'What we need to know'])],
        text(
          `Schreiben Sie uns drei mögliche Termine, die Zahl der Personen, bei Klassen die Stufe, die Sprache und ob jemand dabei ist, der nicht gut geht, hört, sieht oder warten kann. Dann antworten wir mit einem Vorschlag statt mit Rückfragen.

Sagen Sie bis drei Tage vorher ab, kostet es nichts. Danach berechnen wir die Hälfte, denn die Leute, die auf Sie warten, leben davon.`,
          `Send us three possible dates, the number of people, the year group if you are a school, the language, and whether there is anyone who does not walk, hear, see or wait easily. We can then answer with a proposal instead of more questions.

Cancelling up to three days ahead is free. After that we charge half, because the people waiting for you make their living by it.`,
        ),
        link(['Anfrage per E-Mail', 'Enquire by e-mail'], 'mailto:gruppen@reepwerk.example', {
          extra_class: 'primary',
        }),
      ),
    ),
  ],
};

const classes: DemoPage = {
  key: 'schulklassen',
  parent: 'gruppen',
  slug: { de: 'schulklassen', en: 'school-classes' },
  title: { de: 'Schulklassen', en: 'School classes' },
  meta_description: {
    de: 'Schulprogramme im Reepwerk: Seilern, Kraft und Knoten, Lohnbücher lesen, Theater sehen. Preise, Dauer und Bezug zum Lehrplan.',
    en: 'School programmes at Reepwerk: rope-making, forces and knots, reading wage books, seeing a play. Prices, duration and curriculum links.',
  },
  og_image: 'kleeblatt',
  containers: [
    container(
      '25-50-25',
      [imageAlias('vertical', 'hanf', ['Hanf, bevor die Klasse kommt.', 'Hemp, before the class arrives.'])],
      [
        text(
          'Eine Klasse bringt zwischen 18 und 30 Paar Hände mit. Wir haben für alle etwas zu tun. Begleitpersonen und Lehrkräfte zahlen nichts, Schülerinnen und Schüler zahlen für das Museum ebenfalls nichts; nur die Programme kosten eine Kleinigkeit.',
          'A class brings between 18 and 30 pairs of hands. We have work for all of them. Teachers and helpers pay nothing, and pupils do not pay for the museum either; only the programmes cost a little.',
        ),
        headline(['Seilern', 'Making rope'], {
          level: 3,
          preline: ['Klasse 1 bis 6, 90 Minuten, 4 € pro Kind', 'Years 1 to 6, 90 minutes, €4 per child'],
        }),
        text(
          'Hecheln, spinnen, drehen. Am Ende hat die Klasse ein Tau, das sie aushält: Beim Tauziehen wird geprüft, wer.',
          'Hackling, spinning, twisting. In the end the class owns a rope that can bear it: a tug-of-war establishes whom.',
          { decrease_distance: true },
        ),
        headline(['Kraft hat eine Richtung', 'Force has a direction'], {
          level: 3,
          preline: ['Klasse 7 bis 10, Physik, 120 Minuten, 5 €', 'Years 7 to 10, physics, 120 minutes, €5'],
        }),
        text(
          'Flaschenzug, Reibung, Bruchlast. Auf der Prüfbank reißt alle zwanzig Minuten etwas, hinter Glas und mit Ansage.',
          'Pulley, friction, breaking load. Every twenty minutes something parts on the test bench, behind glass and with a warning.',
          { decrease_distance: true },
        ),
        headline(['Lohnbuch lesen', 'Reading a wage book'], {
          level: 3,
          preline: ['Klasse 9 bis 13, Geschichte, 150 Minuten, 5 €', 'Years 9 to 13, history, 150 minutes, €5'],
        }),
        text(
          'Mit Kopien aus den Büchern von 1940 bis 1945. Was steht da, was steht da nicht, und woran erkennt man den Unterschied? Empfohlen mit Vorbereitung im Unterricht; [der Beitrag zum Forschungsprojekt](page:zwangsarbeit) eignet sich als Einstieg.',
          'With copies from the books of 1940 to 1945. What is written there, what is not, and how can you tell? Best prepared in class; [the article on the research project](page:zwangsarbeit) makes a good beginning.',
          { decrease_distance: true },
        ),
        headline(['Knotenkunde für Mathematik', 'Knots for mathematicians'], {
          level: 3,
          preline: ['Klasse 10 bis 13, 90 Minuten, 4 €', 'Years 10 to 13, 90 minutes, €4'],
        }),
        text(
          'Wann sind zwei Knoten derselbe? Eine Frage, die sich mit den Händen stellen und nur mit dem Kopf beantworten lässt.',
          'When are two knots the same? A question that can be asked with the hands and answered only with the head.',
          { decrease_distance: true },
        ),
      ],
      [
        facts(
          ['Für Lehrkräfte', 'For teachers'],
          [
            [
              ['Vorbesuch', 'Advance visit'],
              ['frei, jederzeit', 'free, at any time'],
            ],
            [
              ['Material', 'Material'],
              ['Mappe an der Kasse', 'folder at the ticket desk'],
            ],
            [
              ['Mittag', 'Lunch'],
              ['Raum für 30, Suppe 3,50 €', 'room for 30, soup €3.50'],
            ],
            [
              ['Bus', 'Coach'],
              ['Halteplatz am Kopfhaus', 'stop at the Head House'],
            ],
          ],
        ),
        link(['Termin anfragen', 'Request a date'], 'mailto:gruppen@reepwerk.example', { extra_class: 'primary' }),
      ],
    ),
    on(
      'cc02',
      full(
        quote(
          ['Wir haben ein Seil gemacht und es hat Frau Petersen gehalten.', 'We made a rope and it held Mrs Petersen.'],
          ['Klasse 4b, Grundschule am Fleet, im Gästebuch', 'Class 4b, canal primary school, in the visitors’ book'],
        ),
      ),
    ),
    full(
      text(
        'Schulen aus der Stadt und dem Kreis bekommen die Busfahrt bis zu zweimal im Jahr von der Stiftung Küstenkultur erstattet. Das Formular hat eine halbe Seite; wir füllen sie mit Ihnen aus.',
        'Schools from the town and the district can have their coach fare refunded twice a year by the Coastal Culture Foundation. The form is half a page long; we will fill it in with you.',
      ),
    ),
  ],
};

const birthday: DemoPage = {
  key: 'kindergeburtstag',
  parent: 'gruppen',
  slug: { de: 'kindergeburtstag', en: 'childrens-birthdays' },
  title: { de: 'Kindergeburtstag', en: 'Children’s birthdays' },
  meta_description: {
    de: 'Kindergeburtstag im Reepwerk: zwei Stunden seilern auf der alten Bahn, Kuchen in der Teerküche. Ab 6 Jahren, bis zu zwölf Kinder.',
    en: 'A birthday at Reepwerk: two hours of rope-making on the old Walk, cake in the Tar Kitchen. From age 6, up to twelve children.',
  },
  og_image: 'litzen',
  page_class: 'cc02',
  containers: [
    full(
      twoColumns('image-text', 'litzen', [
        `Ein Springseil für zwölf Kinder muss sechs Meter lang sein. Es zu machen dauert fünfzig Minuten: Jede Litze wird von vier Kindern gedreht, eines geht mit der Lehre, eines ruft „Halt!“. Das Geburtstagskind ruft.

Danach gehört das Seil ihm. Es trägt, wir haben es geprüft, sechs Erwachsene oder einen Vormittag lang alle Gäste.`,
        `A skipping rope for twelve children has to be six metres long. Making it takes fifty minutes: each strand is twisted by four children, one walks with the top and one calls “Stop!”. The birthday child does the calling.

Afterwards the rope is theirs. It will hold, and we have tested this, six adults, or all the guests for a whole morning.`,
      ]),
    ),
    container(
      '50-50',
      [
        facts(
          ['Ablauf', 'How it goes'],
          [
            [
              ['Ankommen', 'Arriving'],
              ['15 Minuten, Händewaschen auch', '15 minutes, washing hands included'],
            ],
            [
              ['Hecheln und spinnen', 'Hackling and spinning'],
              ['25 Minuten', '25 minutes'],
            ],
            [
              ['Das Seil', 'The rope'],
              ['50 Minuten', '50 minutes'],
            ],
            [
              ['Tauziehen', 'Tug-of-war'],
              ['solange nötig', 'as long as it takes'],
            ],
            [
              ['Kuchen', 'Cake'],
              ['30 Minuten in der Teerküche', '30 minutes in the Tar Kitchen'],
            ],
          ],
        ),
      ],
      [
        facts(
          ['Das Nötigste', 'The essentials'],
          [
            [
              ['Alter', 'Age'],
              ['6 bis 12 Jahre', '6 to 12'],
            ],
            [
              ['Kinder', 'Children'],
              ['höchstens 12', '12 at most'],
            ],
            [
              ['Preis', 'Price'],
              [
                '145 € für alle, Kuchen bringen Sie mit oder bestellen ihn für 38 €',
                '€145 for everyone; bring the cake or order it for €38',
              ],
            ],
            [
              ['Tage', 'Days'],
              ['Di bis Fr ab 14:30 Uhr, Sa und So ab 10:30 Uhr', 'Tue to Fri from 14:30, Sat and Sun from 10:30'],
            ],
            [
              ['Erwachsene', 'Adults'],
              ['mindestens zwei, gern mit Kaffee', 'two at least, preferably with coffee'],
            ],
          ],
        ),
      ],
    ),
    reading(
      [headline(['Anziehen', 'What to wear'])],
      text(
        'Etwas, das nach Hanf riechen darf. Lange Haare bitte zusammenbinden: Die Maschine unterscheidet nicht zwischen Garn und Zopf, und sie ist älter als jede Versicherung. Kinder, die nicht stehen oder gehen können, drehen im Sitzen mit; das Rad steht auf der richtigen Höhe.',
        'Something that may smell of hemp. Please tie back long hair: the machine does not distinguish between yarn and plait, and it is older than any insurance. Children who cannot stand or walk do their turning seated; the wheel is at the right height.',
      ),
      link(['Termin anfragen', 'Request a date'], 'mailto:gruppen@reepwerk.example', { extra_class: 'primary' }),
    ),
  ],
};

const tours: DemoPage = {
  key: 'fuehrungen',
  parent: 'gruppen',
  slug: { de: 'fuehrungen', en: 'guided-tours' },
  title: { de: 'Führungen', en: 'Guided tours' },
  meta_description: {
    de: 'Öffentliche Führungen und Führungen für Gruppen im Reepwerk: durch die Lange Bahn, hinter die Bühne, ins Depot. Auch in DGS und Leichter Sprache.',
    en: 'Public and private tours at Reepwerk: through the Long Walk, behind the stage, into the stores. Also in sign language and easy language.',
  },
  og_image: 'schlag-nah',
  containers: [
    container(
      '67-33',
      [
        text(
          'Unsere Führungen haben höchstens zwanzig Teilnehmende und kommen ohne Mikrofon aus. Wer führt, hat vorher ein Jahr lang selbst geseilert, mindestens samstags. Sie dürfen unterbrechen.',
          'Our tours have twenty participants at most and do without a microphone. Whoever guides you has made rope for a year beforehand, on Saturdays at least. You may interrupt.',
        ),
        headline(['Öffentlich', 'Public tours']),
        text(
          `- **Vom Hanf zum Tau.** Samstags 11 Uhr. Mit Tastobjekten, beschrieben für sehende und blinde Gäste.
- **Kuratorinnenführung.** Am ersten Sonntag im Monat, 12 Uhr, mit Henrike Aldag; in Deutscher Gebärdensprache gedolmetscht.
- {en:From Hemp to Hawser.} Sonntags 14 Uhr auf Englisch.
- **In Leichter Sprache.** Am dritten Freitag im Monat, 15 Uhr.`,
          `- **From hemp to hawser** (in German). Saturdays 11:00. With objects to touch, described for sighted and blind guests.
- **Curator’s tour.** First Sunday of the month, 12:00, with Henrike Aldag; interpreted in German Sign Language.
- **From hemp to hawser** in English. Sundays 14:00.
- **In easy German.** Third Friday of the month, 15:00.`,
        ),
        headline(['Für Ihre Gruppe', 'For your group']),
        text(
          `- **Die Lange Bahn in 60 Minuten.** Das Haus, die Arbeit, der Lärm. 85 € zuzüglich Eintritt.
- **Hinter der Bühne.** Schnürboden, Seilzüge, Unterbühne; nicht stufenlos. 95 €.
- **Ins Depot.** Höchstens acht Personen, ohne Jacken, mit Handschuhen. 120 €.
- **Rückwärts.** Wir gehen die Bahn, wie die Reepschläger gingen. 85 €, feste Schuhe.`,
          `- **The Long Walk in 60 minutes.** The house, the work, the noise. €85 plus admission.
- **Behind the stage.** Fly loft, hemp lines, under-stage; not step-free. €95.
- **Into the stores.** Eight people at most, no coats, with gloves. €120.
- **Backwards.** We walk the Walk the way ropemakers did. €85, sensible shoes.`,
        ),
      ],
      [
        image('auf-geschlagen', 'horizontal'),
        facts(
          ['Preise', 'Prices'],
          [
            [
              ['Öffentlich', 'Public'],
              ['5 € zuzüglich Eintritt', '€5 plus admission'],
            ],
            [
              ['Gruppe', 'Group'],
              ['ab 85 €', 'from €85'],
            ],
            [
              ['Dolmetschen DGS', 'Sign language'],
              ['ohne Aufpreis', 'at no extra charge'],
            ],
          ],
        ),
      ],
    ),
    on(
      'cc03',
      full(
        quote(
          [
            'Rückwärts sieht man, woher man kommt. Vorwärts sieht man nur, dass es noch weit ist.',
            'Walking backwards you see where you have come from. Walking forwards you only see how far it still is.',
          ],
          ['Hauke Thiessen, Seilermeister', 'Hauke Thiessen, master ropemaker'],
        ),
      ),
    ),
  ],
};

export const visitGroupPages: DemoPage[] = [groups, classes, birthday, tours];
