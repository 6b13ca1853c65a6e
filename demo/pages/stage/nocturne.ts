import { image, imageList, podcast, sound } from '../../compose/media.ts';
import { container, full } from '../../compose/structure.ts';
import { facts, headline, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const nocturne: DemoPage = {
  key: 'nachtstueck',
  parent: 'produktionen',
  slug: { de: 'nachtstueck-fuer-zwei-ankerketten', en: 'nocturne-for-two-anchor-chains' },
  title: { de: 'Nachtstück für zwei Ankerketten', en: 'Nocturne for two anchor chains' },
  page_class: 'cc03',
  meta_description: {
    de: 'Nachtstück für zwei Ankerketten: Ilka Brandt und Quartett Vierleine in der Langen Bahn. 70 Minuten, ohne Worte, mit fühlbaren Bässen.',
    en: 'Nocturne for two anchor chains: Ilka Brandt and the Vierleine Quartet in the Long Walk. 70 minutes, no words, bass you can feel.',
  },
  og_image: 'nachtstueck',
  containers: [
    full(image('nachtstueck', 'full')),
    container(
      '67-33',
      [
        text(
          `Zwei Ketten, je neun Tonnen, werden in der Langen Bahn über Resonanzböden gezogen. Quartett Vierleine antwortet.

Ilka Brandt hat ein Jahr lang gemessen, wie das Haus schwingt. Die Bahn hat einen Grundton; er liegt bei 0,55 Hertz und ist nicht zu hören, nur zu merken. Das Nachtstück besteht aus den ersten vier Teilschwingungen darüber. Die Ketten liefern die beiden unteren, das Quartett die oberen, und dazwischen sitzt das Publikum auf dreihundert Hockern, mit den Füßen auf demselben Boden.`,
          `Two chains of nine tonnes each are dragged across soundboards in the Long Walk. The Vierleine Quartet replies.

For a year Ilka Brandt measured how the house vibrates. The Walk has a fundamental; it lies at 0.55 hertz and cannot be heard, only noticed. The nocturne consists of the first four partials above it. The chains supply the two lower ones, the quartet the upper, and in between sits the audience on three hundred stools, with their feet on the same floor.`,
        ),
        link(['Karten und Preise', 'Tickets and prices'], 'page:preise', { extra_class: 'primary' }),
      ],
      [
        facts(
          ['Auf einen Blick', 'At a glance'],
          [
            [
              ['Dauer', 'Duration'],
              ['70 Minuten', '70 minutes'],
            ],
            [
              ['Komposition', 'Composer'],
              ['Ilka Brandt', 'Ilka Brandt'],
            ],
            [
              ['Es spielen', 'Performers'],
              ['Quartett Vierleine', 'Vierleine Quartet'],
            ],
            [
              ['Sprache', 'Language'],
              ['ohne Worte', 'none'],
            ],
            [
              ['Hören', 'Hearing'],
              [
                'Ringschleife, fühlbare Bässe, Ohrenschutz am Eingang',
                'induction loop, bass you can feel, ear protection at the door',
              ],
            ],
            [
              ['Alter', 'Age'],
              ['ab 8 Jahren', '8 and over'],
            ],
          ],
        ),
      ],
    ),
    full(
      imageList('slider', [
        {
          key: 'partitur-3',
          caption: [
            'Partitur von Ilka Brandt, Blatt 3: erste bis vierte Teilschwingung.',
            'Score by Ilka Brandt, sheet 3: first to fourth partial.',
          ],
        },
        { key: 'teilschwingung', caption: ['Blatt 1: Stimmung der Ketten.', 'Sheet 1: tuning the chains.'] },
        {
          key: 'kreuzende-felder',
          caption: [
            'Messung vom Januar, beide Ketten in Bewegung.',
            'A measurement from January, both chains in motion.',
          ],
        },
      ]),
    ),
    full(headline(['Vorab hören', 'Hear it first'])),
    container(
      '50-50',
      [
        headline(['Ein Tau als Saite', 'A hawser as a string'], { level: 3 }),
        sound(
          'trosse-angeschlagen',
          ['Drei angeschlagene Trossen, 6 Sekunden', 'Three hawsers, struck, 6 seconds'],
          [
            'Drei tiefe, gezupfte Töne im Abstand von anderthalb Sekunden, der erste am tiefsten. Jeder beginnt mit einem hölzernen Geräusch und klingt dunkel aus.',
            'Three low plucked notes, a second and a half apart, the first the lowest. Each begins with a wooden noise and fades darkly.',
          ],
        ),
      ],
      [
        headline(['Vor der Probe', 'Before the rehearsal'], { level: 3 }),
        podcast({
          url: 'https://soundcloud.com/reepwerk/nachtstueck-probe',
          media_type: 'soundcloud',
          title: ['Nachtstück, Ausschnitt aus der ersten Probe', 'Nocturne, from the first rehearsal'],
        }),
      ],
    ),
  ],
};
