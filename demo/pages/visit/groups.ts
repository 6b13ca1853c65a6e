import { image } from '../../compose/media.ts';
import { container, formHere, full, on, reading } from '../../compose/structure.ts';
import { teaserList } from '../../compose/teaser.ts';
import { facts, headline, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const groups: DemoPage = {
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
      ),
    ),
    full(formHere('gruppe', 'anfrage')),
  ],
};
