import { container, full, on, reading } from '../../compose/structure.ts';
import { teaserList } from '../../compose/teaser.ts';
import { facts, headline, lead, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const programme: DemoPage = {
  key: 'programm',
  parent: null,
  slug: { de: 'programm', en: 'events' },
  title: { de: 'Programm', en: 'Events' },
  in_menu: true,
  meta_description: {
    de: 'Das Programm im Reepwerk: Führungen, Werkstätten, Gespräche, Schauspiel, Konzerte und Klub. Was regelmäßig stattfindet und was gerade läuft.',
    en: 'Events at Reepwerk: tours, workshops, talks, theatre, concerts and club. What happens regularly and what is on now.',
  },
  og_image: 'nachtstueck',
  containers: [
    full(
      lead(
        'Im Haus passiert jeden Tag etwas, außer montags. Manches kehrt wieder wie die Flut, anderes gibt es genau einmal. Hier steht, worauf Sie sich verlassen können; das Einmalige steht darunter.',
        'Something happens in the house every day except Monday. Some of it returns like the tide, some of it happens exactly once. Here is what you can rely on; the singular things are below.',
      ),
    ),
    container(
      '50-50',
      [
        facts(
          ['Jede Woche', 'Every week'],
          [
            [
              ['Samstag 11 Uhr', 'Saturday 11:00'],
              ['Die Maschine läuft', 'The machine runs'],
            ],
            [
              ['Sonntag 11:30 Uhr', 'Sunday 11:30'],
              ['Ropes and People, Führung auf Englisch', 'Ropes and people, tour in English'],
            ],
            [
              ['Jeden zweiten Mittwoch 12:30 Uhr', 'Every other Wednesday 12:30'],
              ['Ein Ding, Führung am Mittag', 'One thing, noonday tour'],
            ],
            [
              ['Jeden zweiten Sonntag 14 Uhr', 'Every other Sunday 14:00'],
              ['Knoten und Kakao, für Familien', 'Knots and cocoa, for families'],
            ],
          ],
        ),
      ],
      [
        facts(
          ['Jeden Monat', 'Every month'],
          [
            [
              ['1. Donnerstag ab 17 Uhr', 'First Thursday from 17:00'],
              ['Eintritt frei', 'Free admission'],
            ],
            [
              ['1. Samstag 14 Uhr', 'First Saturday 14:00'],
              ['Die Bahn in Gebärdensprache', 'The Walk in German Sign Language'],
            ],
            [
              ['1. Sonntag 13 Uhr', 'First Sunday 13:00'],
              ['Kuratorinnenführung mit DGS', 'Curator’s tour with sign language'],
            ],
            [
              ['2. Freitag 15 Uhr', 'Second Friday 15:00'],
              ['Führung in Leichter Sprache', 'Tour in easy German'],
            ],
            [
              ['3. Samstag 14 Uhr', 'Third Saturday 14:00'],
              ['Seilern, Werkstatt für Familien, 6 €', 'Rope-making, family workshop, €6'],
            ],
            [
              ['4. Samstag 15 Uhr', 'Fourth Saturday 15:00'],
              ['Vom Hanf zum Tau, mit Tastobjekten', 'From hemp to rope, with objects to touch (German)'],
            ],
          ],
        ),
      ],
    ),
    on(
      'cc03',
      full(
        headline(['Auf der Bühne', 'On stage']),
        teaserList('pairs', [
          {
            image: 'ballade',
            link: 'production:ballade',
            preline: ['Schauspiel · Seilerbühne', 'Theatre · Ropewalk Stage'],
            headline: ['Die Ballade vom gerissenen Tau', 'The Ballad of the Broken Rope'],
            text: ['Uraufführung von Merle Oltmanns. 14 bis 32 €.', 'World premiere by Merle Oltmanns. €14 to €32.'],
          },
          {
            image: 'nachtstueck',
            link: 'production:nachtstueck',
            preline: ['Konzert · Lange Bahn', 'Concert · Long Walk'],
            headline: ['Nachtstück für zwei Ankerketten', 'Nocturne for two anchor chains'],
            text: [
              'Ilka Brandt und Quartett Vierleine. 22, ermäßigt 12 €.',
              'Ilka Brandt and the Vierleine Quartet. €22, reduced €12.',
            ],
          },
        ]),
      ),
    ),
    reading(
      [headline(['Karten', 'Tickets'])],
      text(
        'Karten gibt es an der Kasse im Kopfhaus und unter [04999 312-10](tel:+49499931210). Für Führungen und Werkstätten genügt es, zehn Minuten vorher da zu sein; wenn die Werkstatt voll ist, sagen wir Ihnen, wann sie es nicht ist.',
        'Tickets are available at the desk in the Head House and on [+49 4999 312-10](tel:+49499931210). For tours and workshops it is enough to be there ten minutes early; if the workshop is full, we will tell you when it is not.',
      ),
      link(['Alle Produktionen', 'All productions'], 'page:produktionen'),
    ),
  ],
};
