import { twoColumns } from '../../compose/media.ts';
import { container, full } from '../../compose/structure.ts';
import { chapterList, facts, lead } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const about: DemoPage = {
  key: 'ueber-uns',
  parent: null,
  slug: { de: 'ueber-uns', en: 'about' },
  title: { de: 'Über uns', en: 'About' },
  in_menu: true,
  meta_description: {
    de: 'Das Reepwerk ist Museum, Bühne und arbeitende Seilerei in Hansefleet, getragen von einem Verein und vierunddreißig Angestellten.',
    en: 'Reepwerk is a museum, a stage and a working ropery in Hansefleet, run by an association and thirty-four employees.',
  },
  og_image: 'leitbild',
  containers: [
    container(
      '67-33',
      [
        lead(
          'Das Reepwerk ist ein Museum, das Lärm macht, und eine Bühne, auf der etwas hergestellt wird. Ein Verein mit 640 Mitgliedern hat das Gebäude 1979 vor dem Abriss bewahrt und es bis heute nicht bereut. Vierunddreißig Menschen arbeiten hier, sechzig helfen, eine ist Seilerin.',
          'Reepwerk is a museum that makes a noise and a stage on which something is produced. An association with 640 members saved the building from demolition in 1979 and has not regretted it yet. Thirty-four people work here, sixty help, one is a ropemaker.',
        ),
      ],
      [
        facts(
          ['Das Haus', 'The house'],
          [
            [
              ['Gegründet', 'Founded'],
              ['1988', '1988'],
            ],
            [
              ['Träger', 'Run by'],
              ['Reepwerk e. V.', 'Reepwerk e. V. (association)'],
            ],
            [
              ['Sammlung', 'Collection'],
              ['11.200 Objekte', '11,200 objects'],
            ],
            [
              ['Gäste im Jahr', 'Visitors a year'],
              ['86.000', '86,000'],
            ],
          ],
        ),
      ],
    ),
    full(
      chapterList([
        {
          headline: ['Team', 'Team'],
          text: ['Wer was macht und wen Sie anrufen', 'Who does what, and whom to call'],
          note: ['34 Menschen', '34 people'],
          link: 'page:team',
        },
        {
          headline: ['Leitbild', 'Mission'],
          text: ['Fünf Sätze, an die wir uns halten', 'Five sentences we keep to'],
          note: ['5 Sätze', '5 sentences'],
          link: 'page:leitbild',
        },
        {
          headline: ['Geschichte', 'History'],
          text: ['Von 1798 bis vorhin', 'From 1798 until just now'],
          note: ['seit 1798', 'since 1798'],
          link: 'page:geschichte',
        },
        {
          headline: ['Stellen', 'Jobs'],
          text: ['Arbeiten, wo andere rückwärts gehen', 'Working where others walk backwards'],
          note: ['laufend', 'ongoing'],
          link: 'page:stellen',
        },
        {
          headline: ['Vermietung', 'Venue hire'],
          text: ['Drei Räume, einer davon sehr lang', 'Three rooms, one of them very long'],
          note: ['3 Räume', '3 rooms'],
          link: 'page:vermietung',
        },
        {
          headline: ['Partner', 'Partners'],
          text: ['Wer mitzieht', 'Who pulls with us'],
          note: ['6 Partner', '6 partners'],
          link: 'page:partner',
        },
      ]),
    ),
    full(
      twoColumns('image-text', 'mitgliedschaft', [
        '**Mitziehen.** Für 48 € im Jahr sind Sie Mitglied, haben freien Eintritt, bekommen zweimal im Jahr Post und dürfen auf der Versammlung im März widersprechen. Es wird davon Gebrauch gemacht. Schreiben Sie an [verein@reepwerk.example](mailto:verein@reepwerk.example).',
        '**Pull with us.** For €48 a year you become a member, enjoy free admission, receive a letter twice a year and may object at the meeting in March. Use is made of this. Write to [verein@reepwerk.example](mailto:verein@reepwerk.example).',
      ]),
    ),
  ],
};
