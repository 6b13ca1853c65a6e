import { blogTeasers, eventList } from '../compose/collections.ts';
import { container, full, on, section } from '../compose/structure.ts';
import { heroMedia, teaserList } from '../compose/teaser.ts';
import { facts, headline, link, text } from '../compose/text.ts';
import { balladUntil, dayInWords, shortDayInWords, tractionRun } from '../days.ts';
import type { DemoPage } from '../demo-page.ts';
import { weekOfTheHouse } from './opening-hours.ts';

const begins = dayInWords(tractionRun.begins);
const ends = dayInWords(tractionRun.ends);
const until = shortDayInWords(balladUntil);

export const home: DemoPage = {
  key: 'start',
  parent: null,
  slug: { de: '', en: '' },
  title: { de: 'Start', en: 'Home' },
  meta_title: { de: 'Museum & Bühne in der Reepschlägerei', en: 'Museum & Stage in a ropewalk' },
  meta_description: {
    de: 'Museum und Bühne in einer 312 Meter langen Reepschlägerei in Hansefleet: Ausstellungen, Schauspiel, Musik und eine Seilerei, die noch arbeitet.',
    en: 'A museum and a stage in a ropewalk 312 metres long in Hansefleet: exhibitions, theatre, music and a rope machine that still runs.',
  },
  og_image: 'opener-zugkraft',
  containers: [
    on(
      'cc02',
      full(
        heroMedia({
          variant: 'opener',
          image: 'opener-zugkraft',
          mobile: 'opener-zugkraft-mobile',
          preline: ['Ausstellung in der Langen Bahn', 'Exhibition in the Long Walk'],
          headline: ['Zugkraft', 'Traction'],
          text: [
            'Was Seile halten, heben und verbinden: 180 Objekte auf 312 Metern, vom Ankertau bis zur Herznaht.',
            'What ropes hold, lift and connect: 180 objects along 312 metres, from the anchor cable to the heart suture.',
          ],
          facts: [`${begins[0]}\nbis ${ends[0]}`, `${begins[1]}\nto ${ends[1]}`],
          button: { words: ['Zur Ausstellung', 'See the exhibition'], link: 'page:zugkraft' },
        }),
      ),
    ),
    full(
      eventList(),
      link(
        ['Am Wochenende: auf Englisch, stufenlos, mit Kindern', 'At the weekend: in English, step-free, with children'],
        'page:wochenende',
      ),
    ),
    container(
      '67-33',
      [headline(['Im Haus', 'In the house'])],
      [link(['Alle Ausstellungen', 'All exhibitions'], 'page:ausstellungen')],
    ),
    full(
      teaserList('pairs', [
        {
          image: 'hechel-03',
          link: 'page:hanf-und-haende',
          preline: ['Ausstellung · Hechelboden', 'Exhibition · Hackling Floor'],
          headline: ['Hanf & Hände', 'Hemp & Hands'],
          text: [
            'Wer hier gearbeitet hat, wovon die Lunge voll war und was am Freitag in der Tüte lag.',
            'Who worked here, what filled their lungs, and what was in the packet on Friday.',
          ],
        },
        {
          image: 'abendlicht',
          link: 'page:lange-bahn',
          preline: ['Dauerausstellung · Lange Bahn', 'Permanent · Long Walk'],
          headline: ['Immer rückwärts', 'Always backwards'],
          text: [
            'Der Reepschläger ging rückwärts, 18 Kilometer am Tag. Sie dürfen vorwärts gehen, es sind nur 312 Meter.',
            'A ropemaker walked backwards, eighteen kilometres a day. You may walk forwards; it is only 312 metres.',
          ],
        },
      ]),
    ),
    section(
      'cc03',
      full(
        heroMedia({
          variant: 'photo',
          image: 'lange-bahn',
          mobile: 'lange-bahn-hochkant',
          preline: ['Uraufführung auf der Seilerbühne', 'World premiere on the Ropewalk Stage'],
          headline: ['Die Ballade vom gerissenen Tau', 'The Ballad of the Broken Rope'],
          text: [
            'Drei Geschwister, ein Schiff, ein Seil, das nicht hätte reißen dürfen. Merle Oltmanns erzählt das Unglück der „Gesine“ rückwärts.',
            'Three siblings, one ship, one rope that should never have parted. Merle Oltmanns tells the loss of the “Gesine” backwards.',
          ],
          facts: [`bis ${until[0]}\n14 bis 32 €`, `until ${until[1]}\n€14 to €32`],
          button: { words: ['Zum Stück', 'About the play'], link: 'production:ballade' },
        }),
      ),
    ),
    container(
      '67-33',
      [headline(['Mediathek', 'Media library'])],
      [link(['Alle Beiträge', 'All articles'], 'page:mediathek')],
    ),
    full(
      blogTeasers({
        main: 'knoten',
        articles: ['teer', 'heizen', 'probentagebuch', 'garnrad', 'zwangsarbeit'],
        items: 5,
      }),
    ),
    on(
      'sunken',
      container(
        '67-33',
        [headline(['Besuch', 'Visit']), weekOfTheHouse()],
        [
          facts(
            ['Eintritt', 'Admission'],
            [
              [
                ['Museum, alle Räume', 'Museum, all rooms'],
                ['9 €', '€9'],
              ],
              [
                ['Ermäßigt', 'Reduced'],
                ['5 €', '€5'],
              ],
              [
                ['Bis 18 Jahre', 'Up to 18 years'],
                ['frei', 'free'],
              ],
              [
                ['Jeden ersten Donnerstag ab 17 Uhr', 'First Thursday of the month from 17:00'],
                ['frei', 'free'],
              ],
            ],
          ),
          headline(['Zugang', 'Access'], { level: 3 }),
          text(
            'Stufenloser Eingang am Kopfhaus, Aufzug in alle Geschosse, Ringschleife auf der Seilerbühne, ein ruhiger Raum. Assistenzhunde sind willkommen.',
            'Step-free entrance at the Head House, lift to all floors, induction loop on the Ropewalk Stage, a quiet room. Assistance dogs are welcome.',
            { decrease_distance: true },
          ),
          link(['Barrierefreiheit vor Ort', 'Access on site'], 'page:barrierefreiheit'),
        ],
      ),
    ),
  ],
};
