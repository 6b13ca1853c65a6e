import { image } from '../../compose/media.ts';
import { container, reading } from '../../compose/structure.ts';
import { headline, lead, link, text } from '../../compose/text.ts';
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
