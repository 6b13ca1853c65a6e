import { image } from '../../compose/media.ts';
import { container, full } from '../../compose/structure.ts';
import { facts, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { enquire } from './enquire.ts';

export const longWalkRoom: DemoPage = {
  key: 'raum-lange-bahn',
  parent: 'vermietung',
  slug: { de: 'lange-bahn', en: 'long-walk' },
  title: { de: 'Lange Bahn', en: 'The Long Walk' },
  page_class: 'cc03',
  meta_description: {
    de: 'Die Lange Bahn mieten: 312 mal 7,40 Meter, bis 300 Gäste an einer Tafel, 16 Grad im Winter, Preise und Technik.',
    en: 'Hire the Long Walk: 312 by 7.40 metres, up to 300 guests at one table, 16 degrees in winter, prices and equipment.',
  },
  og_image: 'lange-bahn',
  containers: [
    full(image('abendlicht', 'full')),
    container(
      '67-33',
      [
        text(
          `Vermietet werden die ersten 120 Meter; dahinter beginnt die Ausstellung, und die Ausstellung schläft. Auf 120 Metern stehen 300 Stühle an einer Tafel, oder 400 Menschen und ein Orchester, oder eine Kamerafahrt, die niemand schneiden muss.

Der Nachhall beträgt 1,9 Sekunden in der Breite und, je nach Wind, eine Ewigkeit in der Länge. Reden hält man deshalb am besten von der Mitte aus. Das Haus ist aus Holz: Kerzen nur elektrisch, dafür haben wir achthundert davon.

Im Winter sind es sechzehn Grad. Der Teppich ist warm, Umhänge liegen bereit, und getanzt haben bisher alle.`,
          `What is let is the first 120 metres; behind them begins the exhibition, and the exhibition is asleep. On 120 metres there is room for 300 chairs at one table, or 400 people and an orchestra, or a tracking shot nobody will have to cut.

The reverberation is 1.9 seconds across and, depending on the wind, an eternity lengthwise. Speeches are best given from the middle. The house is made of wood: candles must be electric, but we have eight hundred of them.

In winter it is sixteen degrees. The carpet is warm, capes are ready, and everybody has ended up dancing.`,
        ),
        enquire(),
      ],
      [
        facts(
          ['Der Raum', 'The room'],
          [
            [
              ['Fläche', 'Area'],
              ['120 × 7,40 m', '120 × 7.40 m'],
            ],
            [
              ['An der Tafel', 'Seated at table'],
              ['300', '300'],
            ],
            [
              ['In Reihen', 'In rows'],
              ['360', '360'],
            ],
            [
              ['Zugang', 'Access'],
              ['stufenlos, WC bei Meter 0', 'step-free, toilet at metre 0'],
            ],
            [
              ['Strom', 'Power'],
              ['4 × 32 A', '4 × 32 A'],
            ],
            [
              ['Abend', 'Evening'],
              ['2.400 €', '€2,400'],
            ],
            [
              ['Montag, ganzer Tag', 'Monday, all day'],
              ['3.600 €', '€3,600'],
            ],
          ],
        ),
      ],
    ),
  ],
};
