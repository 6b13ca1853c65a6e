import { image } from '../../compose/media.ts';
import { container, reading } from '../../compose/structure.ts';
import { facts, headline, lead, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const team: DemoPage = {
  key: 'team',
  parent: null,
  slug: { de: 'team', en: 'team' },
  title: { de: 'Team', en: 'Team' },
  meta_description: {
    de: 'Das Team des Reepwerks: Leitung, Sammlung, Bühne, Vermittlung, Seilerei, Presse und Gästeservice mit Telefonnummern.',
    en: 'The team of Reepwerk: direction, collection, stage, learning, rope shop, press and visitor services, with phone numbers.',
  },
  og_image: 'team',
  containers: [
    container(
      '67-33',
      [
        lead(
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
        'Die Nummern sind Durchwahlen zu 04999 312. Die Adressen bestehen aus Vor- und Nachnamen mit einem Punkt dazwischen, Umlaute als ae, oe, ue geschrieben, und enden auf @reepwerk.example. Montags ist niemand da, außer der Katze.',
        'The numbers are extensions of +49 4999 312. Addresses consist of first name and surname, umlauts written as ae, oe, ue, with a full stop in between, and end in @reepwerk.example. On Mondays nobody is in except the cat.',
      ),
      link(['Stellen', 'Jobs'], 'page:stellen'),
    ),
  ],
};
