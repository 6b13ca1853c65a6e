import { image } from '../../compose/media.ts';
import { container, full } from '../../compose/structure.ts';
import { facts, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { enquire } from './enquire.ts';

export const stageRoom: DemoPage = {
  key: 'raum-seilerbuehne',
  parent: 'vermietung',
  slug: { de: 'seilerbuehne', en: 'ropewalk-stage' },
  title: { de: 'Seilerbühne', en: 'Ropewalk Stage' },
  page_class: 'cc03',
  meta_description: {
    de: 'Die Seilerbühne mieten: 196 Plätze im alten Dampfhaus, Handzüge aus Hanf, Ringschleife, Licht und Ton mit Bedienung.',
    en: 'Hire the Ropewalk Stage: 196 seats in the old steam house, hemp lines, induction loop, light and sound with operators.',
  },
  og_image: 'ballade',
  containers: [
    full(image('leinwand', 'full')),
    container(
      '67-33',
      [
        text(
          `Wo bis 1931 die Dampfmaschine stand, stehen heute zwölf Reihen und eine Galerie. Der Schornstein über der Hinterbühne ist offen geblieben; bei Regen hört man ihn, was manche Stücke besser macht.

Im Preis enthalten sind zwei Menschen von der Technik, das Grundlicht, zwölf Funkmikrofone und eine Probe von drei Stunden. Die sechzehn Handzüge bedient unser Personal. Es gibt keinen Schnürbodenmotor. Das ist leiser, und wenn etwas klemmt, merkt es jemand.

Für Vorträge und Preisverleihungen stellen wir ein Pult und auf Wunsch eine Schriftdolmetscherin. Die Ringschleife reicht von Reihe 1 bis 9.`,
          `Where the steam engine stood until 1931 there are now twelve rows and a gallery. The chimney above the back stage has been left open; in the rain you can hear it, which improves some plays.

The price includes two technicians, basic lighting, twelve radio microphones and a rehearsal of three hours. The sixteen hemp lines are worked by our own crew. There is no motor in the fly loft. It is quieter that way, and if something jams, somebody notices.

For lectures and award ceremonies we provide a lectern and, on request, live captioning. The induction loop covers rows 1 to 9.`,
        ),
        enquire(),
      ],
      [
        facts(
          ['Der Raum', 'The room'],
          [
            [
              ['Plätze', 'Seats'],
              ['196, davon 40 auf der Galerie', '196, of which 40 in the gallery'],
            ],
            [
              ['Rollstuhlplätze', 'Wheelchair spaces'],
              ['4 in Reihe 5', '4 in row 5'],
            ],
            [
              ['Bühne', 'Stage'],
              ['11 × 9 m', '11 × 9 m'],
            ],
            [
              ['Lichte Höhe', 'Clear height'],
              ['7,20 m', '7.20 m'],
            ],
            [
              ['Abend', 'Evening'],
              ['1.800 €', '€1,800'],
            ],
            [
              ['Montag, ganzer Tag', 'Monday, all day'],
              ['2.600 €', '€2,600'],
            ],
          ],
        ),
      ],
    ),
  ],
};
