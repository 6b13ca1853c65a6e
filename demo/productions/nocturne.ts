import { imageList, podcast, sound } from '../compose/media.ts';
import { container, full } from '../compose/structure.ts';
import { headline } from '../compose/text.ts';
import type { StagedProduction } from './staged-production.ts';

/** What its page shows besides the facts of the entry. */
export const nocturne: StagedProduction = {
  description: [
    `Zwei Ketten, je neun Tonnen, werden in der Langen Bahn über Resonanzböden gezogen. Quartett Vierleine antwortet.

Ilka Brandt hat ein Jahr lang gemessen, wie das Haus schwingt. Die Bahn hat einen Grundton; er liegt bei 0,55 Hertz und ist nicht zu hören, nur zu merken. Das Nachtstück besteht aus den ersten vier Teilschwingungen darüber. Die Ketten liefern die beiden unteren, das Quartett die oberen, und dazwischen sitzt das Publikum auf dreihundert Hockern, mit den Füßen auf demselben Boden.`,
    `Two chains of nine tonnes each are dragged across soundboards in the Long Walk. The Vierleine Quartet replies.

For a year Ilka Brandt measured how the house vibrates. The Walk has a fundamental; it lies at 0.55 hertz and cannot be heard, only noticed. The nocturne consists of the first four partials above it. The chains supply the two lower ones, the quartet the upper, and in between sits the audience on three hundred stools, with their feet on the same floor.`,
  ],
  bottom: [
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
