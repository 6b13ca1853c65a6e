import { image } from '../../compose/media.ts';
import { full, reading } from '../../compose/structure.ts';
import { teaserList } from '../../compose/teaser.ts';
import { chapterList, headline, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const history: DemoPage = {
  key: 'geschichte',
  parent: 'ueber-uns',
  slug: { de: 'geschichte-der-reepschlaegerei', en: 'history-of-the-ropewalk' },
  title: { de: 'Geschichte der Reepschlägerei', en: 'History of the ropewalk' },
  menu_name: { de: 'Geschichte der Reepschlägerei', en: 'History of the ropewalk' },
  in_menu: true,
  in_footer: true,
  meta_description: {
    de: 'Von Johann Reimers’ offener Bahn 1798 über die 312 Meter von 1861, Zwangsarbeit und Schließung 1974 bis zum Museum.',
    en: 'From Johann Reimers’s open-air walk of 1798 to the 312 metres of 1861, forced labour, closure in 1974 and the museum.',
  },
  og_image: 'geschichte',
  containers: [
    full(image('geschichte', 'full')),
    full(
      chapterList([
        {
          headline: ['1798', '1798'],
          text: [
            'Johann Reimers spannt die ersten Garne am Deich, unter freiem Himmel',
            'Johann Reimers stretches his first yarns along the dyke, in the open air',
          ],
          note: ['90 m', '90 m'],
        },
        {
          headline: ['1861', '1861'],
          text: [
            'Die Lange Bahn wird gebaut, bis der Fleet kommt',
            'The Long Walk is built, until the canal gets in the way',
          ],
          note: ['312 m', '312 m'],
        },
        {
          headline: ['1898', '1898'],
          text: [
            'Die Maschine kommt, hundertvierzig Leute gehen',
            'The machine arrives, a hundred and forty people leave',
          ],
          note: ['60 PS', '60 hp'],
        },
        {
          headline: ['1911', '1911'],
          text: [
            'Die „Gesine“ verliert ihr Tau, drei Menschen ihr Leben',
            'The “Gesine” loses her rope, three people their lives',
          ],
          note: ['11. Februar', '11 February'],
        },
        {
          headline: ['1940', '1940'],
          text: ['Einundsechzig Menschen werden zur Arbeit gezwungen', 'Sixty-one people are forced to work here'],
          note: ['bis 1945', 'to 1945'],
          link: 'article:zwangsarbeit',
        },
        {
          headline: ['1974', '1974'],
          text: [
            'Kunststoff ist billiger. Am 30. September steht die Maschine',
            'Nylon is cheaper. On 30 September the machine stops',
          ],
          note: ['64 Entlassene', '64 laid off'],
        },
        {
          headline: ['1988', '1988'],
          text: ['Das Museum öffnet, die Maschine läuft wieder', 'The museum opens, the machine runs again'],
          note: ['2,50 DM', '2.50 DM'],
        },
      ]),
    ),
    reading(
      [headline(['Ein Handwerk, das Platz braucht', 'A craft that needs room'])],
      text(
        `Johann Reimers kam 1798 aus Glückstadt, weil dort der Wall im Weg war. In Hansefleet gab es einen Deich und niemanden, der auf ihm ging. Er stellte Pfähle auf, hängte Haken hinein und spann bei jedem Wetter, was die Kapitäne brauchten. Zwei Söhne gingen mit ihm rückwärts, der jüngste drehte das Rad.

Bis zur Mitte des Jahrhunderts war daraus eine Fabrik ohne Dach geworden. Das Dach kam 1861, und mit ihm kamen die Fenster, die Uhr und der Lohnabzug für Zuspätkommen. Die Lange Bahn war das längste Holzgebäude an der Küste und ist es, je nachdem, wie man eine Scheune in Jütland misst, immer noch.`,
        `Johann Reimers came from Glückstadt in 1798 because there the ramparts were in the way. Hansefleet had a dyke and nobody walking on it. He put up posts, hung hooks in them and in all weathers spun what the captains needed. Two sons walked backwards with him; the youngest turned the wheel.

By the middle of the century it had become a factory without a roof. The roof came in 1861, and with it came windows, a clock and deductions for being late. The Long Walk was the longest timber building on the coast and, depending on how you measure a barn in Jutland, still is.`,
      ),
      headline(['Die Leute', 'The people'], { level: 3 }),
      text(
        `1895 arbeiteten hier dreihundertzehn Menschen, fast die Hälfte davon Frauen, ein Fünftel Kinder. Drei Jahre später waren es hundertsiebzig. Die Maschine brauchte keine Spinner. Sie brauchte jemanden, der sie schmierte, und jemanden, der aufpasste, dass niemand hineingeriet. Beides gelang nicht immer.

Der große Streik von 1907 dauerte neun Wochen. Gefordert wurden zwei Pfennig mehr und ein Fenster auf dem Hechelboden, das sich öffnen lässt. Die zwei Pfennig gab es. Das Fenster hat das Museum 1988 eingebaut.`,
        `In 1895 three hundred and thirteen people worked here, nearly half of them women, a fifth of them children. Three years later there were a hundred and seventy. The machine needed no spinners. It needed someone to oil it and someone to see that nobody was caught in it. Neither always succeeded.

The great strike of 1907 lasted nine weeks. The demands were two pfennigs more and a window on the Hackling Floor that could be opened. The two pfennigs were granted. The window was put in by the museum in 1988.`,
      ),
      headline(['Nach dem letzten Seil', 'After the last rope'], { level: 3 }),
      text(
        `Am 30. September 1974 lief um 15:40 Uhr das letzte Tau von der Maschine, eine Schlepptrosse für einen Reeder, der nie bezahlte. Sie liegt bei Meter 300. Fünf Jahre später beantragte die Stadt den Abriss, um eine Umgehungsstraße zu bauen. In der Nacht vor der Sitzung spannten zwölf ehemalige Reepschläger ein Seil um das ganze Rathaus, dreimal herum, mit einem Knoten, den der Magistrat nicht aufbekam. Die Straße führt heute durch die Marsch.`,
        `On 30 September 1974, at 15:40, the last rope left the machine, a towing hawser for a shipowner who never paid. It lies at metre 300. Five years later the town applied for demolition in order to build a bypass. In the night before the vote, twelve former ropemakers wound a rope around the whole town hall, three times, with a knot the council could not undo. The road now runs through the marsh.`,
      ),
    ),
    full(
      teaserList('list', [
        {
          image: 'hanf',
          link: 'article:zwangsarbeit',
          preline: ['Forschung · 12 Minuten', 'Research · 12 minutes'],
          headline: ['Zwangsarbeit auf der Reepbahn 1940–1945', 'Forced labour on the ropewalk, 1940–1945'],
        },
        {
          image: 'garnrad',
          link: 'article:garnrad',
          preline: ['Sammlung · 3 Minuten', 'Collection · 3 minutes'],
          headline: ['Neu: das letzte Garnrad', 'New: the last spinning wheel'],
        },
      ]),
    ),
  ],
};
