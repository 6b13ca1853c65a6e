import { full, reading } from '../../compose/structure.ts';
import { fullTeaser } from '../../compose/teaser.ts';
import { headline, lead, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const productions: DemoPage = {
  key: 'produktionen',
  parent: null,
  slug: { de: 'produktionen', en: 'productions' },
  title: { de: 'Produktionen', en: 'Productions' },
  page_class: 'cc03',
  meta_description: {
    de: 'Schauspiel und Musik im Reepwerk: die Produktionen der Seilerbühne und die Konzerte in der Langen Bahn.',
    en: 'Theatre and music at Reepwerk: the productions of the Ropewalk Stage and the concerts in the Long Walk.',
  },
  og_image: 'ballade',
  containers: [
    full(
      lead(
        'Die Seilerbühne ist das alte Dampfhaus: 196 Plätze, ein Schornstein über der Hinterbühne und sechzehn Handzüge, die noch mit Hanf laufen. Wer hier inszeniert, muss mit dem Haus arbeiten, nicht dagegen. Es hat mehr Gewicht.',
        'The Ropewalk Stage is the old steam house: 196 seats, a chimney over the back stage, and sixteen hand lines still running on hemp. Whoever directs here has to work with the house and not against it. It is the heavier of the two.',
      ),
    ),
    full(
      fullTeaser('wide-image', {
        image: 'ballade',
        link: 'production:ballade',
        preline: ['Uraufführung auf der Seilerbühne', 'World premiere on the Ropewalk Stage'],
        headline: ['Die Ballade vom gerissenen Tau', 'The Ballad of the Broken Rope'],
        text: [
          'Drei Geschwister, ein Schiff, ein Seil, das nicht hätte reißen dürfen.',
          'Three siblings, one ship, one rope that should never have parted.',
        ],
        words: ['Zum Stück', 'About the play'],
      }),
    ),
    full(
      fullTeaser('default', {
        image: 'partitur-3',
        link: 'production:nachtstueck',
        preline: ['Konzert, Reihe Drei Litzen', 'Concert, Three Strands series'],
        headline: ['Nachtstück für zwei Ankerketten', 'Nocturne for two anchor chains'],
        text: [
          'Zwei Ketten, je neun Tonnen, werden in der Langen Bahn über Resonanzböden gezogen. Quartett Vierleine antwortet.',
          'Two chains of nine tonnes each are dragged across soundboards in the Long Walk. The Vierleine Quartet replies.',
        ],
        words: ['Zum Konzert', 'About the concert'],
      }),
    ),
    reading(
      [headline(['Abonnement „Drei Litzen“', '“Three Strands” subscription'])],
      text(
        'Zwei Abende Schauspiel, zwei Konzerte, zwei Klubnächte: sechs Karten für 108 €, frei übertragbar. Wer in der Teerküche nach dem ersten Stück gehen möchte, bekommt dafür keinen Rabatt, aber Verständnis.',
        'Two nights of theatre, two concerts, two club nights: six tickets for €108, freely transferable. If you leave the Tar Kitchen after the first piece, there is no refund, but there is sympathy.',
      ),
    ),
  ],
};
