import { downloadList, image, imageList, twoColumns, viewer } from '../compose/media.ts';
import { container, full, on, reading, section } from '../compose/structure.ts';
import { fullTeaser, teaserList } from '../compose/teaser.ts';
import { chapterList, facts, headline, link, quote, text } from '../compose/text.ts';
import type { DemoPage } from '../demo-page.ts';

const exhibitions: DemoPage = {
  key: 'ausstellungen',
  parent: null,
  slug: { de: 'ausstellungen', en: 'exhibitions' },
  title: { de: 'Ausstellungen', en: 'Exhibitions' },
  in_menu: true,
  meta_description: {
    de: 'Die Ausstellungen im Reepwerk: Zugkraft in der Langen Bahn, Hanf & Hände auf dem Hechelboden und die Dauerausstellung Immer rückwärts.',
    en: 'Exhibitions at Reepwerk: Traction in the Long Walk, Hemp & Hands on the Hackling Floor and the permanent display Always backwards.',
  },
  og_image: 'trossenschlag',
  containers: [
    full(
      text(
        'Drei Ausstellungen, eine Karte. Die erste ist so lang wie das Haus, die zweite so hoch wie ein Dachboden, die dritte geht nie zu Ende.',
        'Three exhibitions, one ticket. The first is as long as the house, the second as high as an attic, the third never ends.',
      ),
    ),
    on(
      'cc02',
      full(
        fullTeaser('reversed', {
          image: 'trossenschlag',
          link: 'page:zugkraft',
          preline: ['Lange Bahn · bis 14. März 2027', 'Long Walk · until 14 March 2027'],
          headline: ['Zugkraft', 'Traction'],
          text: [
            'Was Seile halten, heben und verbinden: 180 Objekte auf 312 Metern, vom Ankertau bis zur Herznaht.',
            'What ropes hold, lift and connect: 180 objects along 312 metres, from the anchor cable to the heart suture.',
          ],
          words: ['Zur Ausstellung', 'See the exhibition'],
        }),
      ),
    ),
    full(
      teaserList('pairs', [
        {
          image: 'hechel-03',
          link: 'page:hanf-und-haende',
          preline: ['Hechelboden', 'Hackling Floor'],
          headline: ['Hanf & Hände', 'Hemp & Hands'],
          text: [
            'Vierzig Lebensläufe aus hundertsiebzig Jahren, erzählt von dem, was in den Taschen blieb.',
            'Forty lives from a hundred and seventy years, told by what was left in the pockets.',
          ],
        },
        {
          image: 'abendlicht',
          link: 'page:lange-bahn',
          preline: ['Dauerausstellung', 'Permanent'],
          headline: ['Immer rückwärts', 'Always backwards'],
          text: [
            'Die Bahn, die Maschine und was das Gehen mit einem Menschen macht.',
            'The walk, the machine, and what walking does to a person.',
          ],
        },
      ]),
    ),
    reading(
      [headline(['Ausleihen', 'On loan'])],
      text(
        'Vierundzwanzig Objekte unserer Sammlung sind zurzeit unterwegs: ein Kabel in Bergen, ein Netz in Porto, ein Springseil in Dresden. Wenn Sie nach einem bestimmten Stück anreisen, fragen Sie vorher nach, ob es zu Hause ist: [sammlung@reepwerk.example](mailto:sammlung@reepwerk.example).',
        'Twenty-four objects from our collection are travelling at the moment: a cable in Bergen, a net in Porto, a skipping rope in Dresden. If you are coming to see a particular piece, please ask first whether it is at home: [sammlung@reepwerk.example](mailto:sammlung@reepwerk.example).',
      ),
    ),
  ],
};

const traction: DemoPage = {
  key: 'zugkraft',
  parent: 'ausstellungen',
  slug: { de: 'zugkraft', en: 'traction' },
  title: { de: 'Zugkraft', en: 'Traction' },
  page_class: 'cc02',
  in_menu: true,
  meta_description: {
    de: 'Zugkraft: 180 Objekte auf 312 Metern über das Halten, Heben, Verbinden, Ziehen und Reißen. Lange Bahn, bis 14. März 2027.',
    en: 'Traction: 180 objects along 312 metres on holding, lifting, connecting, pulling and breaking. Long Walk, until 14 March 2027.',
  },
  og_image: 'trossenschlag',
  containers: [
    container(
      '50-50',
      [
        text(
          'Was Seile halten, heben und verbinden: 180 Objekte auf 312 Metern, vom Ankertau bis zur Herznaht.',
          'What ropes hold, lift and connect: 180 objects along 312 metres, from the anchor cable to the heart suture.',
        ),
        link(['Eintritt und Karten', 'Admission and tickets'], 'page:preise', { extra_class: 'primary', sticky: true }),
        facts(
          ['Auf einen Blick', 'At a glance'],
          [
            [
              ['Dauer', 'Dates'],
              ['20. Juni 2026 bis 14. März 2027, verlängert', '20 June 2026 to 14 March 2027, extended'],
            ],
            [
              ['Öffnung', 'Hours'],
              ['Di bis So 10 bis 18 Uhr, Do bis 21 Uhr', 'Tue to Sun 10 to 18, Thu until 21'],
            ],
            [
              ['Eintritt', 'Admission'],
              ['9 €, ermäßigt 5 €, bis 18 Jahre frei', '€9, reduced €5, free up to 18'],
            ],
            [
              ['Sprachen', 'Languages'],
              ['Deutsch, Englisch, Leichte Sprache', 'German, English, easy German'],
            ],
            [
              ['Zugang', 'Access'],
              ['stufenlos, Tastmodelle, DGS-Videoguide', 'step-free, tactile models, video guide in sign language'],
            ],
          ],
        ),
      ],
      [
        image('trossenschlag', 'standard', [
          'Trossenschlag, dreilitzig, um 1880. Zeichnung nach Inv. 1912/44.',
          'Hawser-laid rope, three strands, about 1880. Drawing after inv. 1912/44.',
        ]),
      ],
    ),
    full(
      chapterList([
        {
          headline: ['Halten', 'Holding'],
          text: ['Ankertaue, Haltegriffe, Hosenträger', 'Anchor cables, grab handles, braces'],
          note: ['0 bis 60 m', '0 to 60 m'],
        },
        {
          headline: ['Heben', 'Lifting'],
          text: ['Kran, Kirchenglocke, Kletterwand', 'Crane, church bell, climbing wall'],
          note: ['60 bis 130 m', '60 to 130 m'],
        },
        {
          headline: ['Verbinden', 'Connecting'],
          text: ['Telefonkabel, Nabelschnur, Naht', 'Telephone cable, umbilical cord, suture'],
          note: ['130 bis 215 m', '130 to 215 m'],
        },
        {
          headline: ['Ziehen', 'Pulling'],
          text: ['Treidelpfad, Zugvieh, Tauziehen', 'Towpath, draught animals, tug-of-war'],
          note: ['215 bis 280 m', '215 to 280 m'],
        },
        {
          headline: ['Reißen', 'Breaking'],
          text: ['Was geschieht, wenn es nachgibt', 'What happens when it gives'],
          note: ['280 bis 312 m', '280 to 312 m'],
        },
      ]),
    ),
    reading(
      [headline(['Am Faden entlang', 'Along the thread'])],
      text(
        `Die Ausstellung folgt einem einzigen Seil. Es ist 312 Meter lang, wurde im Winter auf unserer Maschine geschlagen und liegt in Hüfthöhe an der Nordwand. Sie dürfen es in der Hand behalten, bis Sie am anderen Ende sind. Unterwegs wird es dünner.

Bei Meter 0 trägt es vierzehn Tonnen, so viel wie das Ankertau des Tonnenlegers „Harriet“, das daneben liegt. Bei Meter 60 hebt es noch eine Kirchenglocke. Bei Meter 130 führt es durch einen Fernsprechapparat aus Büsum, bei Meter 170 durch ein Aquarell einer Hebamme. Bei Meter 214 ist es ein chirurgischer Faden von 0,07 Millimetern und endet in einem Herzen aus Silikon, an dem Chirurginnen der Klinik Hansefleet üben.

Danach fängt es wieder an. Ziehen heißt das vierte Kapitel, und es handelt von denen, die vorn gehen: Treidlerinnen, Ochsen, Schlepper, Eltern. Das letzte heißt Reißen. Dort stehen Dinge, die nachgegeben haben, und die Protokolle dazu. Es ist das einzige Kapitel, in dem nichts bewegt werden darf.`,
        `The exhibition follows a single rope. It is 312 metres long, was laid on our machine last winter and runs at hip height along the north wall. You may keep it in your hand until you reach the far end. On the way it grows thinner.

At metre 0 it bears fourteen tonnes, as much as the anchor cable of the buoy tender “Harriet” lying beside it. At metre 60 it still lifts a church bell. At metre 130 it passes through a telephone from Büsum, at metre 170 through a watercolour by a midwife. At metre 214 it is a surgical thread of 0.07 millimetres and ends in a silicone heart on which the surgeons of Hansefleet hospital practise.

After that it begins again. The fourth chapter is called Pulling and deals with those who walk in front: women on towpaths, oxen, tugs, parents. The last is called Breaking. It holds things that have given way, with the reports. It is the only chapter in which nothing may be moved.`,
      ),
    ),
    full(
      imageList('grid', [
        {
          key: 'kleeblatt',
          caption: [
            'Kleeblattknoten, Lehrmodell der Seemannsschule.',
            'Trefoil knot, teaching model of the seamen’s school.',
          ],
        },
        { key: 'segeltuch', caption: ['Segeltuch unter dem Fadenzähler.', 'Sailcloth under the linen tester.'] },
        {
          key: 'schleppnetz',
          caption: ['Schleppnetz mit Grundgewicht, Belastungsprobe.', 'Trawl net with ground weight, load test.'],
        },
      ]),
    ),
    section(
      'cc03',
      full(
        quote(
          [
            'Ein Seil kann nur eines: ziehen. Drücken können Sie damit vergessen.',
            'A rope can do one thing only, and that is pull. As for pushing, forget it.',
          ],
          ['Henrike Aldag, Kuratorin', 'Henrike Aldag, curator'],
        ),
      ),
    ),
    container(
      '50-50',
      [
        headline(['Zum Mitnehmen', 'To take away']),
        downloadList([
          { key: 'zugkraft-plan-de', title: ['Plan der Langen Bahn (Deutsch)', 'Plan of the Long Walk (German)'] },
          { key: 'zugkraft-plan-en', title: ['Plan der Langen Bahn (Englisch)', 'Plan of the Long Walk (English)'] },
        ]),
      ],
      [
        headline(['Katalog', 'Catalogue']),
        viewer({
          url: 'https://issuu.com/reepwerk/docs/zugkraft-leseprobe',
          media_type: 'issuu',
          title: ['Zugkraft, Leseprobe aus dem Katalog', 'Traction, pages from the catalogue'],
        }),
        text(
          '224 Seiten, Fadenheftung, sichtbar. 28 € im Laden.',
          '224 pages, thread-sewn, and you can see it. €28 in the shop.',
          { decrease_distance: true },
        ),
      ],
    ),
    full(
      text(
        'Gefördert durch die Stiftung Küstenkultur und das Land. Mitveranstalterin: Volkshochschule Hansefleet. Leihgaben von elf Häusern.',
        'Supported by the Coastal Culture Foundation and the State. Co-organised with the adult education centre of Hansefleet. Loans from eleven institutions.',
      ),
    ),
  ],
};

const hemp: DemoPage = {
  key: 'hanf-und-haende',
  parent: 'ausstellungen',
  slug: { de: 'hanf-und-haende', en: 'hemp-and-hands' },
  title: { de: 'Hanf & Hände', en: 'Hemp & Hands' },
  in_menu: true,
  meta_description: {
    de: 'Hanf & Hände: vierzig Lebensläufe aus der Reepschlägerei, auf dem Hechelboden. Über Arbeit, Staub, Lohn und Feierabend.',
    en: 'Hemp & Hands: forty lives from the ropewalk, on the Hackling Floor. On work, dust, wages and the hour after the bell.',
  },
  og_image: 'hechel-03',
  containers: [
    full(image('hechel-03', 'full')),
    container(
      '67-33',
      [
        text(
          `Auf dem Hechelboden wurde der Hanf gekämmt. Es gab dort vierzig Plätze, vierzig Hecheln und kein Fenster, das sich öffnen ließ, weil der Wind die Fasern mitgenommen hätte. Wer zehn Jahre blieb, hustete für den Rest des Lebens. Die meisten blieben länger.

Von diesen Menschen besitzt das Museum fast nichts. Arbeitskleidung wurde aufgetragen, Werkzeug gehörte der Firma. Geblieben ist, was in den Taschen war, als jemand ging oder fortgetragen wurde: eine Mundharmonika, ein Rezept gegen Husten, drei dänische Kronen, ein Kinderzahn in Papier.

Vierzig solcher Funde liegen an den vierzig alten Plätzen. Zu jedem haben wir gesucht, wem er gehörte. In einunddreißig Fällen wissen wir es jetzt. Neun Plätze haben eine Nummer und einen Stuhl, auf den Sie sich setzen können.`,
          `The Hackling Floor is where hemp was combed. There were forty places, forty hackles and not one window that opened, because the draught would have carried the fibre away. Whoever stayed ten years coughed for the rest of their life. Most stayed longer.

The museum owns next to nothing of these people. Working clothes were worn until they fell apart; the tools belonged to the firm. What remains is what was in the pockets when somebody left or was carried out: a mouth organ, a prescription for a cough, three Danish kroner, a child’s tooth in paper.

Forty such finds lie at the forty old places. For each of them we have looked for its owner. In thirty-one cases we now know. Nine places have a number, and a chair for you to sit on.`,
        ),
      ],
      [
        facts(
          ['Auf einen Blick', 'At a glance'],
          [
            [
              ['Ort', 'Place'],
              ['Hechelboden, 2. Geschoss', 'Hackling Floor, second floor'],
            ],
            [
              ['Dauer', 'Dates'],
              ['laufend, wird ergänzt', 'ongoing, and growing'],
            ],
            [
              ['Zugang', 'Access'],
              ['Aufzug, Galerie nur über Stufen', 'lift; gallery by steps only'],
            ],
            [
              ['Hören', 'Listening'],
              ['vierzig Stimmen, Text zum Mitlesen', 'forty voices, with text to read along'],
            ],
          ],
        ),
      ],
    ),
    full(
      twoColumns(
        'image-text',
        'hanf',
        [
          `**Platz 17: Alma Brodersen,** geboren 1889, Hechlerin von 1903 bis 1931. In ihrer Schürze fand sich ein Zettel mit elf Zahlen. Es sind die Wochenlöhne ihrer Tochter, und sie sind höher als ihre eigenen. Die Zahlen werden nach unten hin größer, und der Strich unter der letzten ist doppelt.`,
          `**Place 17: Alma Brodersen,** born 1889, hackler from 1903 to 1931. In her apron was a slip of paper with eleven figures. They are the weekly wages of her daughter, and they are higher than her own. The figures grow towards the bottom, and the line under the last is a double one.`,
        ],
        ['Hanf, gehechelt.', 'Hemp, hackled.'],
      ),
    ),
    reading(
      [headline(['Erkennen Sie jemanden?', 'Do you recognise anyone?'])],
      text(
        'Neun Plätze sind noch ohne Namen. Wenn in Ihrer Familie jemand auf der Reepbahn gearbeitet hat, kommen Sie mittwochs ins Archiv oder schreiben Sie an [sammlung@reepwerk.example](mailto:sammlung@reepwerk.example). Auch ein Gerücht hilft.',
        'Nine places are still without a name. If somebody in your family worked on the ropewalk, come to the archive on a Wednesday or write to [sammlung@reepwerk.example](mailto:sammlung@reepwerk.example). Even a rumour helps.',
      ),
      link(
        ['Forschung: Was die Lohnbücher verschweigen', 'Research: what the wage books conceal'],
        'page:zwangsarbeit',
      ),
    ),
  ],
};

const longWalk: DemoPage = {
  key: 'lange-bahn',
  parent: 'ausstellungen',
  slug: { de: 'immer-rueckwaerts', en: 'always-backwards' },
  title: { de: 'Immer rückwärts', en: 'Always backwards' },
  page_class: 'cc03',
  in_menu: true,
  meta_description: {
    de: 'Immer rückwärts: die Dauerausstellung in der 312 Meter langen Reepbahn, mit der Seilmaschine von 1898 in Betrieb.',
    en: 'Always backwards: the permanent exhibition in the ropewalk 312 metres long, with the rope machine of 1898 in operation.',
  },
  og_image: 'lange-bahn',
  containers: [
    full(image('lange-bahn', 'full')),
    reading(
      [
        facts(
          ['Die Bahn', 'The Walk'],
          [
            [
              ['Länge', 'Length'],
              ['312 m', '312 m'],
            ],
            [
              ['Breite', 'Width'],
              ['7,40 m', '7.40 m'],
            ],
            [
              ['Gebaut', 'Built'],
              ['1861, aus Kiefer', '1861, of pine'],
            ],
            [
              ['Fenster', 'Windows'],
              ['208', '208'],
            ],
            [
              ['Gefälle', 'Slope'],
              ['4 cm', '4 cm'],
            ],
          ],
        ),
      ],
      text(
        `Ein Seil kann nicht länger werden als die Bahn, auf der man es schlägt. Deshalb baute Hansefleet 1861 die längste der Küste: 312 Meter, weil dann der Fleet kam. Nach dem Schlagen ist ein Seil um ein Drittel kürzer als vorher die Garne; aus der Langen Bahn kamen also Taue von gut zweihundert Metern, und das war, nicht zufällig, eine Kabellänge und etwas für den Knoten.

Der Reepschläger geht beim Spinnen rückwärts. Um den Bauch trägt er einen Ballen Hanf, aus dem er mit beiden Händen den Faden zieht, während am Anfang der Bahn ein Kind das Rad dreht. Sieht er das Kind nicht mehr, ist er weit genug. An einem Arbeitstag ging er achtzehn Kilometer, die Hälfte davon rückwärts, und sah dabei immer dasselbe Ende immer kleiner werden.

Seit 1898 zieht eine Maschine. Sie fährt auf Schienen, macht einen Lärm wie ein verärgerter Zug und schafft in zehn Minuten, wofür vier Männer eine Stunde brauchten. Drei von ihnen wurden entlassen. Der vierte lernte, sie zu schmieren; seine Urenkelin tut es heute.`,
        `A rope cannot be longer than the walk on which it is laid. That is why Hansefleet built the longest on the coast in 1861: 312 metres, because then came the canal. Once laid, a rope is a third shorter than its yarns were; so the Long Walk produced ropes of some two hundred metres, which was, not by chance, a cable’s length and a little for the knot.

When spinning, a ropemaker walks backwards. Around his waist he carries a bundle of hemp from which he draws the thread with both hands, while at the head of the walk a child turns the wheel. When he can no longer see the child, he has gone far enough. In a working day he walked eighteen kilometres, half of them backwards, watching the same end grow smaller and smaller.

Since 1898 a machine has done the pulling. It travels on rails, makes a noise like a train that has been insulted, and does in ten minutes what took four men an hour. Three of them were dismissed. The fourth learnt to oil it; his great-granddaughter does so today.`,
      ),
    ),
    container(
      '33-33-33',
      [
        image('querschnitt', 'horizontal', ['Drei Litzen im Schnitt.', 'Three strands in section.']),
        headline(['Garn', 'Yarn'], { level: 3 }),
        text(
          'Fünfzehn bis zwanzig Fasern, nach rechts gedreht. Für sich allein hält es einen Eimer.',
          'Fifteen to twenty fibres, twisted to the right. On its own it will hold a bucket.',
          { decrease_distance: true },
        ),
      ],
      [
        image('ballade', 'horizontal', ['Ein Seil öffnet sich.', 'A rope opens.']),
        headline(['Litze', 'Strand'], { level: 3 }),
        text(
          'Viele Garne, nach links gedreht. Sie will zurück, und diesen Willen braucht man.',
          'Many yarns, twisted to the left. It wants to go back, and that wish is what you need.',
          { decrease_distance: true },
        ),
      ],
      [
        image('nachtschlag', 'horizontal', ['Geschlagen.', 'Laid.']),
        headline(['Seil', 'Rope'], { level: 3 }),
        text(
          'Drei Litzen, nach rechts geschlagen. Jede will sich öffnen, keine kann: Das ist alles.',
          'Three strands, laid to the right. Each wants to open, none can: that is all there is to it.',
          { decrease_distance: true },
        ),
      ],
    ),
    full(link(['Geschichte der Reepschlägerei', 'History of the ropewalk'], 'page:geschichte')),
  ],
};

export const exhibitionPages: DemoPage[] = [exhibitions, traction, hemp, longWalk];
