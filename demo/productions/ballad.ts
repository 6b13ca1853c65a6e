import { videoList } from '../compose/media.ts';
import { full, section } from '../compose/structure.ts';
import { headline, link, quote } from '../compose/text.ts';
import type { StagedProduction } from './staged-production.ts';

/** What its page shows besides the facts of the entry. */
export const ballad: StagedProduction = {
  description: [
    `Am 11. Februar 1911 reißt im Hafen von Hansefleet die Schleppleine der „Gesine“. Der Schoner treibt auf die Mole, von elf Leuten kommen acht an Land. Das Tau stammte aus der Langen Bahn. Drei der Reepschläger, die es geschlagen hatten, waren Geschwister.

Merle Oltmanns beginnt mit dem Knall und geht von dort rückwärts, wie man auf der Bahn eben geht: zur Nacht davor, zur Woche davor, zum Morgen, an dem einer der drei den Hanf prüft und nichts sagt. Jede Szene weiß mehr als die folgende. Am Ende steht ein Kind am Rad und dreht.

Das Stück beruht auf den Akten des Seeamts, die seit 1911 niemand ausgeliehen hatte. Es sucht keinen Schuldigen. Es findet drei.`,
    `On 11 February 1911 the tow rope of the “Gesine” parts in Hansefleet harbour. The schooner drifts on to the mole; of eleven people eight reach the shore. The rope came from the Long Walk. Three of the ropemakers who had laid it were siblings.

Merle Oltmanns begins with the bang and from there goes backwards, as one does on the Walk: to the night before, the week before, the morning on which one of the three inspects the hemp and says nothing. Each scene knows more than the one that follows. At the end a child stands at the wheel and turns it.

The play is based on the files of the marine court, which nobody had asked to see since 1911. It is not looking for a culprit. It finds three.`,
  ],
  bottom: [
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
