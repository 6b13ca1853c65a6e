import { twoColumns } from '../../compose/media.ts';
import { container, full, reading } from '../../compose/structure.ts';
import { facts, headline, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const birthday: DemoPage = {
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
              ['so lange wie nötig', 'as long as it takes'],
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
