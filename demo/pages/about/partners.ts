import { image } from '../../compose/media.ts';
import { full, reading } from '../../compose/structure.ts';
import { logoList } from '../../compose/teaser.ts';
import { headline, lead, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const partners: DemoPage = {
  key: 'partner',
  parent: 'ueber-uns',
  slug: { de: 'partner', en: 'partners' },
  title: { de: 'Partner', en: 'Partners' },
  in_menu: true,
  meta_description: {
    de: 'Wer das Reepwerk fördert und mit uns arbeitet: Stiftung Küstenkultur, Land Küstenmark, Volkshochschule, Hafen, Seilerinnung, Stadtwerke.',
    en: 'Who supports Reepwerk and works with us: Coastal Culture Foundation, State of Küstenmark, adult education centre, harbour, guild, utilities.',
  },
  og_image: 'partner',
  containers: [
    full(image('partner', 'full')),
    full(
      lead(
        'Ein Drittel unserer Mittel verdienen wir an der Kasse, ein Drittel kommt vom Land und von der Stadt, ein Drittel von Menschen und Häusern, die das nicht müssten. Was sie geben und was sie dafür bekommen, steht hier: in der Regel einen Dank und eine Karte.',
        'A third of our money is earned at the ticket desk, a third comes from the State and the town, a third from people and institutions who are under no obligation. What they give and what they get for it is stated here: as a rule, thanks and a ticket.',
      ),
      logoList([
        {
          image: 'logo-stiftung-kuestenkultur',
          link: 'https://stiftung-kuestenkultur.example/',
          text: [
            'Stiftung Küstenkultur: Zugkraft, Busfahrten für Schulen',
            'Coastal Culture Foundation: Traction, coach fares for schools',
          ],
        },
        {
          image: 'logo-land',
          link: 'https://kuestenmark.example/',
          text: ['Land Küstenmark: Betrieb, Forschung', 'State of Küstenmark: running costs, research'],
        },
        {
          image: 'logo-volkshochschule',
          link: 'https://vhs-hansefleet.example/',
          text: ['Volkshochschule Hansefleet: Gespräche, Kurse', 'Adult education centre: talks, courses'],
        },
        {
          image: 'logo-hafen',
          link: 'https://hafen-hansefleet.example/',
          text: ['Hafen Hansefleet: zwei Ankerketten, leihweise', 'Port of Hansefleet: two anchor chains, on loan'],
        },
        {
          image: 'logo-seilerinnung',
          link: 'https://seilerinnung-nord.example/',
          text: ['Seilerinnung Nord: Ausbildung, Hanf', 'Northern ropemakers’ guild: training, hemp'],
        },
        {
          image: 'logo-stadtwerke',
          link: 'https://stadtwerke-hansefleet.example/',
          text: ['Stadtwerke Hansefleet: Abwärme', 'Municipal utilities: waste heat'],
        },
      ]),
    ),
    reading(
      [headline(['Mitziehen', 'Pull with us'])],
      text(
        'Firmen, Stiftungen und Einzelne können ein Objekt, eine Vorstellung oder einen Meter übernehmen. Ein Meter Lange Bahn kostet 365 € im Jahr, einen Euro am Tag; Ihr Name steht dann auf der Diele, klein. Zurzeit sind 188 von 312 Metern vergeben. Über unsere Inhalte bestimmen Geldgeber nicht, auch nicht die auf Meter eins.',
        'Companies, foundations and individuals can adopt an object, a performance or a metre. A metre of the Long Walk costs €365 a year, one euro a day; your name will then stand on the floorboard, in small type. At present 188 of the 312 metres are taken. Donors have no say in what we show, not even those on metre one.',
      ),
      link(['Gesa Lührs schreiben', 'Write to Gesa Lührs'], 'mailto:foerdern@reepwerk.example', {
        extra_class: 'secondary',
      }),
    ),
  ],
};
