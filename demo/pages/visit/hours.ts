import { image } from '../../compose/media.ts';
import { container, full, on } from '../../compose/structure.ts';
import { facts, headline, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { weekOfTheHouse } from '../opening-hours.ts';

export const hours: DemoPage = {
  key: 'oeffnungszeiten',
  parent: 'besuch',
  slug: { de: 'oeffnungszeiten', en: 'opening-hours' },
  title: { de: 'Öffnungszeiten', en: 'Opening hours' },
  in_menu: true,
  meta_description: {
    de: 'Das Reepwerk ist dienstags bis sonntags von 10 bis 18 Uhr geöffnet, donnerstags bis 21 Uhr. Feiertage, letzter Einlass, Teerküche und Abendkasse.',
    en: 'Reepwerk is open Tuesday to Sunday from 10 to 18, on Thursdays until 21. Public holidays, last admission, Tar Kitchen and box office.',
  },
  og_image: 'oeffnungszeiten',
  containers: [
    full(image('oeffnungszeiten', 'full')),
    full(weekOfTheHouse()),
    container(
      '50-50',
      [
        headline(['An Feiertagen', 'On public holidays']),
        text(
          `An gesetzlichen Feiertagen ist das Haus von 10 bis 18 Uhr offen, auch am Oster- und am Pfingstmontag. Der Montag danach bleibt geschlossen: Irgendwann muss auch die Bahn einmal ausruhen.

Am 24. und 31. Dezember bleiben wir zu. Am 25. Dezember ebenfalls. Am 26. Dezember öffnen wir um 12 Uhr, für alle, die einmal hinaus müssen, und am 1. Januar um 13 Uhr, aus Rücksicht auf das Personal.`,
          `On public holidays the house is open from 10 to 18, including Easter Monday and Whit Monday. The next ordinary Monday remains closed: even the Walk has to rest now and then.

We are closed on 24, 25 and 31 December. On 26 December we open at 12, for everybody who needs to get out of the house, and on 1 January at 13:00, out of consideration for our staff.`,
        ),
      ],
      [
        headline(['An langen Abenden', 'On long evenings']),
        text(
          `Donnerstags ist das Museum bis 21 Uhr offen. Das ist die beste Zeit für die Lange Bahn: Die Schulklassen sind zu Hause, das Licht liegt flach in den Westfenstern, und um 19 Uhr läuft die Seilmaschine noch einmal.

Jeden ersten Donnerstag im Monat ist der Eintritt ab 17 Uhr frei. Eine Anmeldung brauchen Sie nicht.`,
          `On Thursdays the museum stays open until 21:00. It is the best time for the Long Walk: the school classes have gone home, the light lies low in the west windows, and at 19:00 the rope machine runs once more.

On the first Thursday of every month admission is free from 17:00. There is no need to book.`,
        ),
      ],
    ),
    on(
      'sunken',
      container(
        '50-50',
        [
          facts(
            ['Außerdem', 'Also'],
            [
              [
                ['Vorführung der Seilmaschine', 'Rope machine running'],
                ['täglich 11 und 15 Uhr, Do auch 19 Uhr', 'daily 11:00 and 15:00, Thu also 19:00'],
              ],
              [
                ['Teerküche', 'Tar Kitchen'],
                ['Di bis So ab 11 Uhr', 'Tue to Sun from 11:00'],
              ],
              [
                ['Laden im Kopfhaus', 'Shop in the Head House'],
                ['wie das Museum', 'as the museum'],
              ],
              [
                ['Abendkasse Seilerbühne', 'Ropewalk Stage box office'],
                ['eine Stunde vor Beginn', 'one hour before the performance'],
              ],
              [
                ['Archiv und Bibliothek', 'Archive and library'],
                ['Mi 13 bis 17 Uhr, nach Anmeldung', 'Wed 13:00 to 17:00, by appointment'],
              ],
            ],
          ),
        ],
        [
          headline(['Wann es ruhig ist', 'When it is quiet'], { level: 3 }),
          text(
            'Am ruhigsten ist es dienstags und mittwochs nach 15 Uhr. Am vollsten sind verregnete Sonntage zwischen 13 und 16 Uhr. An jedem zweiten Mittwoch im Monat bleiben von 10 bis 12 Uhr Maschinen, Musik und Durchsagen aus, das Licht ist gedämpft.',
            'The quietest times are Tuesdays and Wednesdays after 15:00; the fullest are rainy Sundays between 13:00 and 16:00. On the second Wednesday of each month, from 10 to 12, machines, music and announcements are switched off and the light is dimmed.',
          ),
          link(['Preise & Ermäßigungen', 'Prices & reductions'], 'page:preise'),
        ],
      ),
    ),
  ],
};
