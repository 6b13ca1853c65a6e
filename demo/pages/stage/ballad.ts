import { image, videoList } from '../../compose/media.ts';
import { container, full, section } from '../../compose/structure.ts';
import { facts, headline, link, quote, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const ballad: DemoPage = {
  key: 'ballade',
  parent: 'produktionen',
  slug: { de: 'die-ballade-vom-gerissenen-tau', en: 'the-ballad-of-the-broken-rope' },
  title: { de: 'Die Ballade vom gerissenen Tau', en: 'The Ballad of the Broken Rope' },
  page_class: 'cc03',
  meta_description: {
    de: 'Die Ballade vom gerissenen Tau von Merle Oltmanns, Uraufführung auf der Seilerbühne: das Unglück der „Gesine“, rückwärts erzählt.',
    en: 'The Ballad of the Broken Rope by Merle Oltmanns, world premiere on the Ropewalk Stage: the loss of the “Gesine”, told backwards.',
  },
  og_image: 'ballade',
  containers: [
    full(image('ballade', 'full')),
    container(
      '67-33',
      [
        text(
          `Am 11. Februar 1911 reißt im Hafen von Hansefleet die Schleppleine der „Gesine“. Der Schoner treibt auf die Mole, von elf Leuten kommen acht an Land. Das Tau stammte aus der Langen Bahn. Drei der Reepschläger, die es geschlagen hatten, waren Geschwister.

Merle Oltmanns beginnt mit dem Knall und geht von dort rückwärts, wie man auf der Bahn eben geht: zur Nacht davor, zur Woche davor, zum Morgen, an dem einer der drei den Hanf prüft und nichts sagt. Jede Szene weiß mehr als die folgende. Am Ende steht ein Kind am Rad und dreht.

Das Stück beruht auf den Akten des Seeamts, die seit 1911 niemand ausgeliehen hatte. Es sucht keinen Schuldigen. Es findet drei.`,
          `On 11 February 1911 the tow rope of the “Gesine” parts in Hansefleet harbour. The schooner drifts on to the mole; of eleven people eight reach the shore. The rope came from the Long Walk. Three of the ropemakers who had laid it were siblings.

Merle Oltmanns begins with the bang and from there goes backwards, as one does on the Walk: to the night before, the week before, the morning on which one of the three inspects the hemp and says nothing. Each scene knows more than the one that follows. At the end a child stands at the wheel and turns it.

The play is based on the files of the marine court, which nobody had asked to see since 1911. It is not looking for a culprit. It finds three.`,
        ),
        link(['Karten und Preise', 'Tickets and prices'], 'page:preise', { extra_class: 'primary' }),
      ],
      [
        facts(
          ['Auf einen Blick', 'At a glance'],
          [
            [
              ['Dauer', 'Running time'],
              ['100 Minuten, keine Pause', '100 minutes, no interval'],
            ],
            [
              ['Text und Regie', 'Written and directed by'],
              ['Merle Oltmanns', 'Merle Oltmanns'],
            ],
            [
              ['Bühne', 'Set'],
              ['Jörn Paulsen', 'Jörn Paulsen'],
            ],
            [
              ['Es spielen', 'With'],
              ['Enno Harms, Liv Petersen, Baran Aksoy', 'Enno Harms, Liv Petersen, Baran Aksoy'],
            ],
            [
              ['Sprache', 'Language'],
              ['Deutsch, englische Übertitel', 'German, English surtitles'],
            ],
            [
              ['Zugang', 'Access'],
              ['vier Rollstuhlplätze, Ringschleife', 'four wheelchair spaces, induction loop'],
            ],
            [
              ['Preis', 'Price'],
              ['14 bis 32 €', '€14 to €32'],
            ],
            [
              ['Alter', 'Age'],
              ['ab 12 Jahren', '12 and over'],
            ],
          ],
        ),
      ],
    ),
    section(
      'cc02',
      full(
        quote(
          [
            'Alle wollen wissen, wo es gerissen ist. Ich will wissen, wo es noch gehalten hat.',
            'Everyone wants to know where it broke. I want to know where it still held.',
          ],
          ['Merle Oltmanns', 'Merle Oltmanns'],
        ),
      ),
    ),
    full(
      headline(['Vorab ansehen', 'Watch in advance']),
      videoList([
        {
          poster: 'linie-wird-seil',
          url: 'https://vimeo.com/312000001',
          title: ['Trailer, 70 Sekunden', 'Trailer, 70 seconds'],
        },
        {
          poster: 'lange-bahn-hochkant',
          url: 'https://vimeo.com/312000002',
          title: ['Merle Oltmanns im Dampfhaus, 4 Minuten', 'Merle Oltmanns in the steam house, 4 minutes'],
        },
      ]),
    ),
    full(
      link(
        ['Probentagebuch: Das Seil spielt mit', 'Rehearsal diary: The rope is in the cast'],
        'article:probentagebuch',
      ),
    ),
  ],
};
