import { image } from '../../compose/media.ts';
import { container, full, reading } from '../../compose/structure.ts';
import { facts, headline, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const longWalk: DemoPage = {
  key: 'lange-bahn',
  parent: 'ausstellungen',
  slug: { de: 'immer-rueckwaerts', en: 'always-backwards' },
  title: { de: 'Immer rückwärts', en: 'Always backwards' },
  page_class: 'cc03',
  meta_description: {
    de: 'Immer rückwärts: die Dauerausstellung in der 312 Meter langen Reepbahn, mit der Seilmaschine von 1898 in Betrieb.',
    en: 'Always backwards: the permanent exhibition in the ropewalk 312 metres long, with the rope machine of 1898 in operation.',
  },
  og_image: 'lange-bahn',
  containers: [
    full(image('lange-bahn', 'full')),
    reading(
      [
        facts(
          ['Die Bahn', 'The Walk'],
          [
            [
              ['Länge', 'Length'],
              ['312 m', '312 m'],
            ],
            [
              ['Breite', 'Width'],
              ['7,40 m', '7.40 m'],
            ],
            [
              ['Gebaut', 'Built'],
              ['1861, aus Kiefer', '1861, of pine'],
            ],
            [
              ['Fenster', 'Windows'],
              ['208', '208'],
            ],
            [
              ['Gefälle', 'Slope'],
              ['4 cm', '4 cm'],
            ],
          ],
        ),
      ],
      text(
        `Ein Seil kann nicht länger werden als die Bahn, auf der man es schlägt. Deshalb baute Hansefleet 1861 die längste der Küste: 312 Meter, weil dann der Fleet kam. Nach dem Schlagen ist ein Seil um ein Drittel kürzer als vorher die Garne; aus der Langen Bahn kamen also Taue von gut zweihundert Metern, und das war, nicht zufällig, eine Kabellänge und etwas für den Knoten.

Der Reepschläger geht beim Spinnen rückwärts. Um den Bauch trägt er einen Ballen Hanf, aus dem er mit beiden Händen den Faden zieht, während am Anfang der Bahn ein Kind das Rad dreht. Sieht er das Kind nicht mehr, ist er weit genug. An einem Arbeitstag ging er achtzehn Kilometer, die Hälfte davon rückwärts, und sah dabei immer dasselbe Ende immer kleiner werden.

Seit 1898 zieht eine Maschine. Sie fährt auf Schienen, macht einen Lärm wie ein verärgerter Zug und schafft in zehn Minuten, wofür vier Männer eine Stunde brauchten. Drei von ihnen wurden entlassen. Der vierte lernte, sie zu schmieren; seine Urenkelin tut es heute.`,
        `A rope cannot be longer than the walk on which it is laid. That is why Hansefleet built the longest on the coast in 1861: 312 metres, because then came the canal. Once laid, a rope is a third shorter than its yarns were; so the Long Walk produced ropes of some two hundred metres, which was, not by chance, a cable’s length and a little for the knot.

When spinning, a ropemaker walks backwards. Around his waist he carries a bundle of hemp from which he draws the thread with both hands, while at the head of the walk a child turns the wheel. When he can no longer see the child, he has gone far enough. In a working day he walked eighteen kilometres, half of them backwards, watching the same end grow smaller and smaller.

Since 1898 a machine has done the pulling. It travels on rails, makes a noise like a train that has been insulted, and does in ten minutes what took four men an hour. Three of them were dismissed. The fourth learnt to oil it; his great-granddaughter does so today.`,
      ),
    ),
    full(headline(['Vom Garn zum Seil', 'From yarn to rope'])),
    container(
      '33-33-33',
      [
        image('querschnitt', 'horizontal', ['Drei Litzen im Schnitt.', 'Three strands in section.']),
        headline(['Garn', 'Yarn'], { level: 3 }),
        text(
          'Fünfzehn bis zwanzig Fasern, nach rechts gedreht. Für sich allein hält es einen Eimer.',
          'Fifteen to twenty fibres, twisted to the right. On its own it will hold a bucket.',
          { decrease_distance: true },
        ),
      ],
      [
        image('ballade', 'horizontal', ['Ein Seil öffnet sich.', 'A rope opens.']),
        headline(['Litze', 'Strand'], { level: 3 }),
        text(
          'Viele Garne, nach links gedreht. Sie will zurück, und diesen Willen braucht man.',
          'Many yarns, twisted to the left. It wants to go back, and that wish is what you need.',
          { decrease_distance: true },
        ),
      ],
      [
        image('nachtschlag', 'horizontal', ['Geschlagen.', 'Laid.']),
        headline(['Seil', 'Rope'], { level: 3 }),
        text(
          'Drei Litzen, nach rechts geschlagen. Jede will sich öffnen, keine kann: Das ist alles.',
          'Three strands, laid to the right. Each wants to open, none can: that is all there is to it.',
          { decrease_distance: true },
        ),
      ],
    ),
    full(link(['Geschichte der Reepschlägerei', 'History of the ropewalk'], 'page:geschichte')),
    full(link(['Führungen und Termine', 'Tours and dates'], 'production:immer-rueckwaerts')),
  ],
};
