import { full, on, reading } from '../../compose/structure.ts';
import { fullTeaser, teaserList } from '../../compose/teaser.ts';
import { headline, lead, text } from '../../compose/text.ts';
import { dayInWords, tractionRun } from '../../days.ts';
import type { DemoPage } from '../../demo-page.ts';

const ends = dayInWords(tractionRun.ends);

export const exhibitions: DemoPage = {
  key: 'ausstellungen',
  parent: null,
  slug: { de: 'ausstellungen', en: 'exhibitions' },
  title: { de: 'Ausstellungen', en: 'Exhibitions' },
  in_menu: true,
  meta_description: {
    de: 'Die Ausstellungen im Reepwerk: Zugkraft in der Langen Bahn, Hanf & Hände auf dem Hechelboden und die Dauerausstellung Immer rückwärts.',
    en: 'Exhibitions at Reepwerk: Traction in the Long Walk, Hemp & Hands on the Hackling Floor and the permanent display Always backwards.',
  },
  og_image: 'trossenschlag',
  containers: [
    full(
      lead(
        'Drei Ausstellungen, eine Karte. Die erste ist so lang wie das Haus, die zweite so hoch wie ein Dachboden, die dritte geht nie zu Ende.',
        'Three exhibitions, one ticket. The first is as long as the house, the second as high as an attic, the third never ends.',
      ),
    ),
    on(
      'cc02',
      full(
        fullTeaser('reversed', {
          image: 'trossenschlag',
          link: 'page:zugkraft',
          preline: [`Lange Bahn · bis ${ends[0]}`, `Long Walk · until ${ends[1]}`],
          headline: ['Zugkraft', 'Traction'],
          text: [
            'Was Seile halten, heben und verbinden: 180 Objekte auf 312 Metern, vom Ankertau bis zur Herznaht.',
            'What ropes hold, lift and connect: 180 objects along 312 metres, from the anchor cable to the heart suture.',
          ],
          words: ['Zur Ausstellung', 'See the exhibition'],
        }),
      ),
    ),
    full(
      teaserList('pairs', [
        {
          image: 'hechel-03',
          link: 'page:hanf-und-haende',
          preline: ['Hechelboden', 'Hackling Floor'],
          headline: ['Hanf & Hände', 'Hemp & Hands'],
          text: [
            'Vierzig Lebensläufe aus hundertsiebzig Jahren, erzählt von dem, was in den Taschen blieb.',
            'Forty lives from a hundred and seventy years, told by what was left in the pockets.',
          ],
        },
        {
          image: 'abendlicht',
          link: 'page:lange-bahn',
          preline: ['Dauerausstellung', 'Permanent'],
          headline: ['Immer rückwärts', 'Always backwards'],
          text: [
            'Die Bahn, die Maschine und was das Gehen mit einem Menschen macht.',
            'The walk, the machine, and what walking does to a person.',
          ],
        },
      ]),
    ),
    reading(
      [headline(['Ausleihen', 'On loan'])],
      text(
        'Vierundzwanzig Objekte unserer Sammlung sind zurzeit unterwegs: ein Kabel in Bergen, ein Netz in Porto, ein Springseil in Dresden. Wenn Sie nach einem bestimmten Stück anreisen, fragen Sie vorher nach, ob es zu Hause ist: [sammlung@reepwerk.example](mailto:sammlung@reepwerk.example).',
        'Twenty-four objects from our collection are travelling at the moment: a cable in Bergen, a net in Porto, a skipping rope in Dresden. If you are coming to see a particular piece, please ask first whether it is at home: [sammlung@reepwerk.example](mailto:sammlung@reepwerk.example).',
      ),
    ),
  ],
};
