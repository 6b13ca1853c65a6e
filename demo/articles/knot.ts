import { image } from '../compose/media.ts';
import { anchorList, text } from '../compose/text.ts';
import type { DemoArticle } from './demo-article.ts';
import { chapter, column, pullQuote } from './parts.ts';

const title = { de: 'Ein Knoten ist ein Versprechen', en: 'A knot is a promise' };

export const knot: DemoArticle = {
  key: 'knoten',
  category: 'sammlung',
  age: 0,
  authors: ['nele-hagenah'],
  tags: ['knoten', 'forschung'],
  productions: ['was-haelt'],
  lead: [
    'Die Mathematikerin Ruth Sörensen liest unsere Seemannsknoten wie Gedichte: Zeile für Zeile, und manchmal gegen den Strich.',
    'The mathematician Ruth Sörensen reads our sailors’ knots as if they were poems: line by line, and now and then against the grain.',
  ],
  picture: 'achtknoten',
  caption: [
    'Achtknoten, Lehrmodell der Seemannsschule Hansefleet, um 1890.',
    'Figure-eight knot, teaching model of the Hansefleet seamen’s school, about 1890.',
  ],
  slug: { de: 'ein-knoten-ist-ein-versprechen', en: 'a-knot-is-a-promise' },
  title,
  meta_description: {
    de: 'Die Mathematikerin Ruth Sörensen liest die Seemannsknoten des Reepwerks wie Gedichte und findet in einer Schublade voller Fehler einen Lehrer.',
    en: 'The mathematician Ruth Sörensen reads Reepwerk’s sailors’ knots as if they were poems, and in a drawer of mistakes she finds a teacher.',
  },
  containers: [
    column(
      [
        anchorList([
          { words: ['Kreuzungszahlen', 'Crossing numbers'], anchor: 'kreuzungszahlen' },
          { words: ['Eine Schublade voller Fehler', 'A drawer of mistakes'], anchor: 'schublade' },
          { words: ['Was hält', 'What holds'], anchor: 'was-haelt' },
        ]),
      ],
      [
        text(
          `**Wenn Ruth Sörensen die dritte Schublade des Knotenschranks öffnet,** greift sie nicht nach den Schaustücken. Sie nimmt die, die schiefgegangen sind: einen links gelegten Palstek, einen Schotstek mit dem Ende auf der falschen Seite, einen Türkenbund, nach der zweiten Runde aufgegeben.

„Ein Knoten ist eine Verabredung zwischen zwei Stellen derselben Leine“, sagt sie. „Die Leine verspricht, sich selbst im Weg zu sein.“ In ihrem Fach hat der Satz eine genaue Bedeutung. Man schließt die Enden, zählt die Kreuzungen und fragt, ob irgendeine Menge Geduld genügen würde, ihn zu lösen.

Sie lehrt in Kiel, kommt seit zwei Wintern jeden Freitag mit dem Zug um 8:14 Uhr und hat sich eine eigene Lampe mitgebracht. Das Licht im Depot, sagt sie, sei für Objekte gemacht, nicht für Schatten. Sie braucht die Schatten. Nur an ihnen sieht man, welcher Teil oben liegt.`,
          `**When Ruth Sörensen opens the third drawer of the knot cabinet,** she does not reach for the showpieces. She takes the ones that went wrong: a bowline tied left-handed, a sheet bend with the tail on the wrong side, a Turk’s head abandoned after the second pass.

“A knot is an agreement between two parts of the same line,” she says. “The line promises to get in its own way.” In her discipline that sentence has a precise meaning. Close the ends, count the crossings, and ask whether any amount of patience could undo it.

She teaches in Kiel, has come every Friday for two winters on the 8:14, and has brought a lamp of her own. The light in the stores, she says, is made for objects, not for shadows. She needs the shadows. They alone tell you which part lies on top.`,
        ),
      ],
    ),
    chapter(['Kreuzungszahlen', 'Crossing numbers'], 'kreuzungszahlen', {
      de: `Für die Mathematik hat ein Knoten keine Enden. Wer an Bord einen Achtknoten in die Schot macht, kann ihn wieder lösen; verklebt man beide Enden, ist er für immer da. Erst dann lässt sich fragen, was er eigentlich ist, und die Antwort ist zunächst eine Zahl: Wie oft muss die Leine mindestens über sich selbst hinweg, so geschickt man sie auch hinlegt?

Beim Kleeblatt sind es drei. Beim Achtknoten vier; es ist der einzige mit vier. Mit fünf gibt es zwei, mit sechs drei, dann sieben, einundzwanzig, neunundvierzig. Bei sechzehn Kreuzungen sind es schon über eine Million, und niemand hat sie je alle geknüpft. „Die Seeleute“, sagt Sörensen, „kamen mit etwa vierzig aus. Das ist keine Armut. Das ist eine Auswahl.“

Ausgewählt haben sie nicht das Schöne, sondern das, was sich mit klammen Fingern im Dunkeln machen, nach einer Nacht unter Last noch öffnen und einem Vierzehnjährigen beibringen lässt. Drei Bedingungen, die in keinem Lehrbuch der Topologie stehen.`,
      en: `To a mathematician a knot has no ends. A sailor who puts a figure-eight into a sheet can take it out again; glue the two ends together and it is there for good. Only then can one ask what it really is, and the answer, to begin with, is a number: how often must the line pass over itself, however cleverly you lay it down?

For the trefoil the number is three. For the figure-eight it is four, and there is no other with four. There are two with five, three with six, then seven, twenty-one, forty-nine. With sixteen crossings there are more than a million, and nobody has ever tied them all. “Sailors,” says Sörensen, “managed with about forty. That is not poverty. That is taste.”

What they chose was not what is beautiful but what can be tied in the dark with numb fingers, undone again after a night under load, and taught to a boy of fourteen. Three conditions you will find in no textbook of topology.`,
    }),
    chapter(['Eine Schublade voller Fehler', 'A drawer of mistakes'], 'schublade', {
      de: `Die Sammlung umfasst 412 Knoten, geknüpft zwischen 1860 und 1931 von Schülern der Seemannsschule. Gezeigt wurde nur ein Viertel davon. Der Rest trägt kleine Papierzettel in der Hand eines Lehrers: *hält, aber nicht lange*; *hübsch*; *noch einmal*.

Bei der Übernahme 1988 hat man die Zettel für Beleidigungen gehalten und die Stücke nach hinten geräumt. Dort blieben sie, alphabetisch, unter F.`,
      en: `The collection holds 412 knots, made between 1860 and 1931 by pupils of the seamen’s school. Only a quarter were ever shown. The rest carry small paper tags in a teacher’s hand: *holds, but not for long*; *pretty*; *again*.

When the museum took them over in 1988 the tags were thought to be insults and the pieces were moved to the back. There they stayed, in alphabetical order, under M.`,
    }),
    pullQuote(
      'cc02',
      ['„Die Leine verspricht, sich selbst im Weg zu sein.“', '“The line promises to get in its own way.”'],
      ['Ruth Sörensen, Mathematikerin', 'Ruth Sörensen, mathematician'],
    ),
    column(
      [],
      [
        text(
          `Es liegt nahe, in ihnen ein Scheitern zu sehen. Sörensen sieht Daten. An vierzig der falschen Knoten fand sie denselben Fehlgriff, an derselben Kreuzung, über drei Jahrzehnte von Schülern hinweg. Jemand hatte ihn so beigebracht.

Sie suchte nach dem Lehrer, wie man nach einem Dichter sucht, von dem nur Abschriften geblieben sind. Die Klassenbücher waren verbrannt, die Besoldungslisten nicht. Von 1884 bis 1913 unterrichtete an der Schule ein Bootsmann namens Detlef Wohlers. Er hatte, so steht es in seiner Pensionsakte, als junger Mann zwei Finger der rechten Hand verloren. Wer den Schotstek mit drei Fingern knüpft, führt das Ende zwangsläufig auf der falschen Seite heraus. Seine Schüler hatten alle fünf Finger und machten es ihm nach.`,
          `It is tempting to see them as failures. Sörensen sees data. In forty of the wrong knots she found the same slip, at the same crossing, over three decades of pupils. Somebody had taught it that way.

She went looking for the teacher as one looks for a poet known only from copies. The class registers had burnt; the payrolls had not. From 1884 to 1913 knots were taught at the school by a boatswain named Detlef Wohlers. As a young man, his pension file records, he had lost two fingers of his right hand. Tie a sheet bend with three fingers and the tail is bound to come out on the wrong side. His pupils had all five, and did as he did.`,
        ),
      ],
      [
        image('querschnitt', 'standard', [
          'Querschnitt durch eine dreilitzige Trosse.',
          'Cross-section of a three-strand hawser.',
        ]),
      ],
    ),
    chapter(['Was hält', 'What holds'], 'was-haelt', {
      de: `Hält er denn, der falsche? Sörensen hat es auf unserer Prüfbank versucht, mit neuem Hanf, je zwanzig Stück. Der richtige Schotstek hält etwa die Hälfte dessen, was die Leine trägt. Der von Wohlers hält ein Zehntel weniger, und das auch nur, wenn man nicht daran ruckt. *Hält, aber nicht lange.* Die Schrift auf den Zetteln, das hat der Vergleich mit der Pensionsakte gezeigt, ist seine eigene.

Er wusste es also. Er hat seinen Schülern einen Knoten beigebracht, von dem er wusste, dass er schlechter war, weil es der einzige war, den er ihnen zeigen konnte; und dann hat er es ihnen auf einen Zettel geschrieben. „Das“, sagt Ruth Sörensen und legt das Stück zurück, „ist der Teil, für den ich keine Formel habe.“

Seit Kurzem liegen vierzig Knoten aus der dritten Schublade in der Vitrine am Kopfhaus. Die Zettel hängen noch daran.`,
      en: `And does it hold, the wrong one? Sörensen tried it on our test bench, in new hemp, twenty of each. The proper sheet bend bears about half of what the line will carry. Wohlers’s bears a tenth less, and only if nobody jerks it. *Holds, but not for long.* The writing on the tags, as a comparison with the pension file has shown, is his own.

So he knew. He taught his pupils a knot he knew to be inferior because it was the only one he could show them; and then he told them so on a paper tag. “That,” says Ruth Sörensen, putting the piece back, “is the part I have no formula for.”

Forty knots from the third drawer are now on show in the case at the Head House. The tags are still attached.`,
    }),
  ],
};
