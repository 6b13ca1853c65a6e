import { image } from '../../compose/media.ts';
import { container } from '../../compose/structure.ts';
import { facts, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { enquire } from './enquire.ts';

export const floorRoom: DemoPage = {
  key: 'raum-hechelboden',
  parent: 'vermietung',
  slug: { de: 'hechelboden', en: 'hackling-floor' },
  title: { de: 'Hechelboden', en: 'Hackling Floor' },
  meta_description: {
    de: 'Den Hechelboden mieten: 240 Quadratmeter unter dem Dach, bis 80 Gäste, Trauungen, Seminare und kleine Feste.',
    en: 'Hire the Hackling Floor: 240 square metres under the roof, up to 80 guests, weddings, seminars and small parties.',
  },
  og_image: 'hanf',
  containers: [
    container(
      '67-33',
      [
        text(
          `Der Hechelboden liegt unter dem Dach, hat vierzig Fenster und seit 1988 eines, das sich öffnen lässt. Vermietet wird die östliche Hälfte; die Plätze der Ausstellung bleiben, wo sie sind, und wer mag, setzt sich dazu.

Das Standesamt Hansefleet traut hier an jedem zweiten Freitag im Monat. Den Knoten, den viele Paare dabei machen wollen, bringt ihnen Hauke Thiessen vorher bei. Er hält.

Für Seminare gibt es zehn Tische, eine Leinwand und Wände, an die man Papier heften darf. Die Küche nebenan ist klein und kann Kaffee.`,
          `The Hackling Floor is under the roof and has forty windows and, since 1988, one that opens. What is let is the eastern half; the places of the exhibition stay where they are, and you are welcome to sit among them.

The registrar of Hansefleet marries couples here on the second Friday of the month. The knot many of them wish to tie is taught beforehand by Hauke Thiessen. It holds.

For seminars there are ten tables, a screen, and walls to which paper may be pinned. The kitchen next door is small and capable of coffee.`,
        ),
        enquire(),
      ],
      [
        image('hanf', 'vertical'),
        facts(
          ['Der Raum', 'The room'],
          [
            [
              ['Fläche', 'Area'],
              ['240 m²', '240 m²'],
            ],
            [
              ['Gäste', 'Guests'],
              ['80 stehend, 60 an Tischen', '80 standing, 60 at tables'],
            ],
            [
              ['Zugang', 'Access'],
              ['Aufzug, WC im selben Geschoss', 'lift, toilet on the same floor'],
            ],
            [
              ['Abend', 'Evening'],
              ['950 €', '€950'],
            ],
            [
              ['Trauung, zwei Stunden', 'Wedding, two hours'],
              ['420 €', '€420'],
            ],
          ],
        ),
      ],
    ),
  ],
};
