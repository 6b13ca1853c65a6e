import { imageList } from '../compose/media.ts';
import { full } from '../compose/structure.ts';
import { facts, link, text } from '../compose/text.ts';
import type { DemoArticle } from './demo-article.ts';
import { chapter, column } from './parts.ts';

const title = { de: 'Neu: das letzte Garnrad', en: 'New: the last spinning wheel' };

export const wheel: DemoArticle = {
  key: 'garnrad',
  category: 'sammlung',
  age: 24,
  authors: ['henrike-aldag'],
  tags: ['frauen', 'arbeit'],
  lead: [
    'Ein Geschenk aus Kotka, mit Zollpapieren. Das letzte Garnrad ist wieder zu Hause, und es dreht noch in dieselbe Richtung.',
    'A gift from Kotka, with customs papers. The last spinning wheel is home again and still turns in the same direction.',
  ],
  picture: 'gewebe',
  caption: [
    'Spur der Garne auf dem Radkranz, abgerieben.',
    'The mark of the yarns on the rim of the wheel, a rubbing.',
  ],
  slug: { de: 'das-letzte-garnrad', en: 'the-last-spinning-wheel' },
  title,
  meta_description: {
    de: 'Ein Geschenk aus Kotka, mit Zollpapieren: Das letzte Garnrad der Reepschlägerei Hansefleet ist nach 52 Jahren wieder zu Hause.',
    en: 'A gift from Kotka, with customs papers: after 52 years the last spinning wheel of the Hansefleet ropewalk is home again.',
  },
  containers: [
    column(
      [],
      [
        text(
          `Als die Reepschlägerei im Herbst 1974 schloss, wurde alles verkauft, was sich bewegen ließ. Die Spinnräder, zwölf Stück, gingen als Brennholz, als Lampen und, in zwei Fällen, als Zierde vor eine Gaststätte an der Bundesstraße. Eines aber ging nach Finnland. Das stand in einer Quittung: *1 Rad, komplett, Hrn. Salonen, Kotka, gegen Kaffee.*

Seit 1988 suchen wir nach Herrn Salonen. Im Telefonbuch von Kotka gab es davon zweihundertsechs.

Im vergangenen Februar schrieb uns eine Frau namens Aino Salonen. Sie räume das Haus ihres Vaters. In der Sauna stehe ein Rad von zwei Metern zehn, an dem Handtücher hingen. Auf der Nabe sei etwas eingebrannt, ein R und ein Strich. Ob wir damit etwas anfangen könnten?`,
          `When the ropewalk closed in the autumn of 1974, everything that could be moved was sold. The spinning wheels, twelve of them, went as firewood, as lamps and, in two cases, as ornaments outside a roadside inn. One, however, went to Finland. A receipt said so: *1 wheel, complete, Mr Salonen, Kotka, against coffee.*

We have been looking for Mr Salonen since 1988. The Kotka telephone directory listed two hundred and six.

Last February a woman named Aino Salonen wrote to us. She was clearing her father’s house. In the sauna stood a wheel two metres ten across, with towels on it. Something was burnt into the hub, an R and a stroke. Would that be of any use to us?`,
        ),
      ],
      [
        facts(
          ['Das Rad', 'The wheel'],
          [
            [
              ['Inventar', 'Inventory'],
              ['2026/31', '2026/31'],
            ],
            [
              ['Durchmesser', 'Diameter'],
              ['2,10 m', '2.10 m'],
            ],
            [
              ['Holz', 'Wood'],
              ['Esche, Nabe Ulme', 'ash, hub of elm'],
            ],
            [
              ['Gebaut', 'Built'],
              ['1863, Stellmacherei Voss', '1863, Voss, wheelwrights'],
            ],
            [
              ['Schenkung', 'Given by'],
              ['Familie Salonen, Kotka', 'the Salonen family, Kotka'],
            ],
          ],
        ),
      ],
    ),
    chapter(['Einfuhr eines Rades', 'Importing a wheel'], 'einfuhr', {
      de: `Wir konnten. Schwieriger war der Zoll. Innerhalb der Union ist ein Rad ein Rad und fährt ohne Papiere. Ein Kulturgut von mehr als hundert Jahren aber braucht, wenn es Finnland verlässt, eine Erlaubnis, und die finnische Behörde musste zunächst klären, ob ein Gegenstand, der in einer Sauna Handtücher trägt, als Kulturgut gilt. Die Antwort kam nach elf Wochen und war von großer Klarheit: *In Finnland ja, gerade dann.*

Gekommen ist es mit der Fähre, aufrecht, in eine Wolldecke genäht. Frau Salonen hat es begleitet. In der Mappe lag auch der Kaffee, oder vielmehr der Beleg: zwei Pfund, aus dem Laden am Fleet, 1974. Ihr Vater war Steuermann. Er hatte auf die Reparatur seines Schiffs gewartet, jeden Tag in der Bahn zugesehen und nicht ertragen, dass jemand die Axt holte.`,
      en: `It would. Customs were harder. Within the Union a wheel is a wheel and travels without papers. But a cultural object more than a hundred years old needs a licence to leave Finland, and the Finnish authority had first to establish whether something that carries towels in a sauna counts as a cultural object. The answer took eleven weeks and was of great clarity: *In Finland yes, all the more so.*

It came by ferry, upright, sewn into a woollen blanket. Ms Salonen travelled with it. In the folder lay the coffee too, or rather the bill: two pounds, from the shop by the canal, 1974. Her father was a mate. He had been waiting for his ship to be repaired, had come to watch in the Walk every day, and could not bear it when somebody went for the axe.`,
    }),
    full(
      imageList('standard', [
        {
          key: 'garnrad',
          caption: [
            'Drei Garne, vom Rad abgenommen und als Scheiben gezeichnet.',
            'Three yarns, taken from the wheel and drawn as discs.',
          ],
        },
        {
          key: 'hanf',
          caption: [
            'Hanf, wie er vor dem Spinnen um die Hüfte lag.',
            'Hemp as it lay around the hips before spinning.',
          ],
        },
      ]),
    ),
    chapter(['Was es uns sagt', 'What it tells us'], 'was-es-sagt', {
      de: `Auf dem Radkranz laufen acht Rillen. Sechs davon sind tief, zwei fast neu. Wir wussten aus den Lohnbüchern, dass an jedem Rad acht Spinner gleichzeitig arbeiteten; wir wussten nicht, dass an diesem zuletzt nur noch sechs gingen. An der Kurbel ist das Holz in einer Höhe von zweiundachtzig Zentimetern abgegriffen. Das ist die Schulterhöhe eines Zehnjährigen.

Und unter der Nabe klebt, von Generationen von Handtüchern poliert, ein Stück Papier mit vier Namen und der Jahreszahl 1921. Wir haben es noch nicht abgelöst. Zwei der Namen kennen wir aus „Hanf & Hände“: Platz 8 und Platz 31. Die anderen beiden suchen wir. Aino Salonen hat angeboten, in Kotka im Telefonbuch nachzusehen.

Das Rad steht am Anfang der Langen Bahn, wo es 1863 aufgestellt wurde. Einmal am Tag, um elf, wird es gedreht. Es macht ein Geräusch wie jemand, der sich in einem alten Sessel zurechtsetzt.`,
      en: `There are eight grooves in the rim. Six of them are deep, two nearly new. We knew from the wage books that eight spinners worked at every wheel at once; we did not know that in the end only six were walking at this one. On the crank the wood is worn at a height of eighty-two centimetres. That is the shoulder of a child of ten.

And under the hub, polished by generations of towels, sticks a piece of paper with four names and the year 1921. We have not yet detached it. Two of the names are known to us from “Hemp & Hands”: place 8 and place 31. We are looking for the others. Aino Salonen has offered to consult the Kotka telephone directory.

The wheel stands at the head of the Long Walk, where it was set up in 1863. Once a day, at eleven, it is turned. It makes a sound like somebody settling into an old armchair.`,
    }),
    column([], [link(['Ausstellung: Hanf & Hände', 'Exhibition: Hemp & Hands'], 'page:hanf-und-haende')]),
  ],
};
