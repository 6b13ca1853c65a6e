import { container, full, on } from '../../compose/structure.ts';
import { teaserList } from '../../compose/teaser.ts';
import { facts, headline, lead, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { weekOfTheHouse } from '../opening-hours.ts';

export const visit: DemoPage = {
  key: 'besuch',
  parent: null,
  slug: { de: 'besuch', en: 'visit' },
  title: { de: 'Besuch', en: 'Visit' },
  in_menu: true,
  meta_description: {
    de: 'Öffnungszeiten, Preise, Anfahrt und Zugang zum Reepwerk in Hansefleet: alles, was Sie vor dem Besuch wissen möchten.',
    en: 'Opening hours, prices, directions and access at Reepwerk in Hansefleet: everything you may want to know before you come.',
  },
  og_image: 'oeffnungszeiten',
  containers: [
    container(
      '67-33',
      [
        lead(
          'Das Haus ist 312 Meter lang und hat einen Eingang. Er liegt am Kopfhaus, Am Langen Tau 1, ist ebenerdig und an sechs Tagen der Woche offen. Für den Hinweg rechnen Sie eine gute Stunde, für den Rückweg fünf Minuten: Sie werden an manchem vorbeigehen, das Sie schon kennen.',
          'The house is 312 metres long and has one entrance. You find it at the Head House, Am Langen Tau 1, at street level, open six days a week. Allow a good hour for the way there and five minutes for the way back: you will be passing things you already know.',
        ),
      ],
      [
        facts(
          ['Auf einen Blick', 'At a glance'],
          [
            [
              ['Adresse', 'Address'],
              ['Am Langen Tau 1, 24999 Hansefleet', 'Am Langen Tau 1, 24999 Hansefleet'],
            ],
            [
              ['Telefon', 'Phone'],
              ['04999 312-0', '+49 4999 312-0'],
            ],
            [
              ['Eintritt', 'Admission'],
              ['9 €, ermäßigt 5 €, bis 18 Jahre frei', '€9, reduced €5, free up to 18'],
            ],
            [
              ['Garderobe', 'Cloakroom'],
              ['Schließfächer im Kopfhaus, 1 € Pfand', 'Lockers in the Head House, €1 deposit'],
            ],
          ],
        ),
      ],
    ),
    on('sunken', full(headline(['Diese Woche', 'This week']), weekOfTheHouse())),
    full(
      headline(['Den Besuch planen', 'Planning your visit']),
      teaserList('pairs', [
        {
          image: 'preise',
          link: 'page:preise',
          headline: ['Preise & Ermäßigungen', 'Prices & reductions'],
          text: [
            'Wer was zahlt, wer nichts zahlt und warum wir Sie dafür nicht nach einem Ausweis fragen.',
            'Who pays what, who pays nothing, and why we do not ask you to prove it.',
          ],
        },
        {
          image: 'anfahrt',
          link: 'page:anfahrt',
          headline: ['Anfahrt', 'Getting here'],
          text: [
            'Mit Zug, Bus, Rad, Fähre und notfalls mit dem Auto.',
            'By train, bus, bicycle, ferry and, if need be, by car.',
          ],
        },
        {
          image: 'barrierefreiheit',
          link: 'page:barrierefreiheit',
          headline: ['Barrierefreiheit vor Ort', 'Access on site'],
          text: [
            'Was stufenlos ist, was tastbar, was leise, und was noch nicht gelöst ist.',
            'What is step-free, what can be touched, what is quiet, and what we have not solved yet.',
          ],
        },
        {
          image: 'teerkueche',
          link: 'page:teerkueche',
          headline: ['Teerküche', 'Tar Kitchen'],
          text: [
            'Mittags Suppe, nachmittags Kuchen, abends Musik. Gekocht wird nur noch Essbares.',
            'Soup at noon, cake in the afternoon, music at night. Only edible things are boiled these days.',
          ],
        },
      ]),
    ),
    container(
      '33-33-33',
      [
        headline(['Mit der Klasse', 'With a class'], { level: 3 }),
        text(
          'Seilern, rechnen, fragen: Programme ab Klasse 1, auf Wunsch an Tagen, an denen sonst niemand im Haus ist.',
          'Making rope, doing sums, asking questions: programmes from year 1, if you like on days when nobody else is in the house.',
          { decrease_distance: true },
        ),
        link(['Gruppen & Schulen', 'Groups & schools'], 'page:gruppen'),
      ],
      [
        headline(['Kurz gefragt', 'Quick questions'], { level: 3 }),
        text(
          'Darf der Hund mit? Wird es kalt? Kann ich wieder hinein? Die zwölf Fragen, die uns am häufigsten erreichen.',
          'May the dog come? Will it be cold? Can I go back in? The twelve questions that reach us most often.',
          { decrease_distance: true },
        ),
        link(['Häufige Fragen', 'Frequent questions'], 'page:faq'),
      ],
      [
        headline(['Miteinander', 'Together'], { level: 3 }),
        text(
          'Das Haus ist alt, aus Holz und voller Leute. Ein paar Regeln halten es zusammen.',
          'The house is old, made of wood and full of people. A few rules hold it together.',
          { decrease_distance: true },
        ),
        link(['Hausordnung', 'House rules'], 'page:hausordnung'),
      ],
    ),
  ],
};
