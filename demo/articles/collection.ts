import { type DemoArticle, short } from './demo-article.ts';

/** One thing each, looked at closely. */
export const collection: DemoArticle[] = [
  short('sammlung', 'lotleine', {
    age: 3,
    authors: ['bo-christiansen'],
    tags: ['hafen', 'seil'],
    picture: 'litzen',
    title: ['Sieben Marken bis zum Grund', 'Seven marks to the bottom'],
    lead: [
      'Eine Lotleine weiß im Dunkeln, wie tief das Wasser ist. Man muss sie nur anfassen.',
      'A lead line knows in the dark how deep the water is. You only have to touch it.',
    ],
    de: `Die Leine ist siebenunddreißig Meter lang und hat sieben Marken: zwei Lederstreifen, drei Lederstreifen, ein Stück weißes Leinen, ein Stück rote Wolle, dann Leder mit einem Loch. Jede fühlt sich anders an. Das ist kein Schmuck. Nachts, mit nassen Händen, sieht man keine Zahl.

Wer lotete, stand außen am Schiff, warf das Blei voraus und rief, was die Finger lasen. Unten im Blei war eine Mulde mit Talg. Daran blieb hängen, was dort lag: Sand, Schlick, Muschel. Ein guter Steuermann konnte daran riechen, wo er war.

Unsere Leine kam 1926 ins Haus. Die rote Wolle hat jemand nachgenäht, in Grün. Ob er keine rote hatte oder die Farbe nicht sah, wissen wir nicht. Für die Finger ist es dasselbe.`,
    en: `The line is thirty-seven metres long and has seven marks: two strips of leather, three strips of leather, a scrap of white linen, a scrap of red wool, then leather with a hole in it. Each feels different. That is not decoration. At night, with wet hands, nobody reads a figure.

The leadsman stood outside the rail, swung the lead ahead and called out what his fingers read. The lead had a hollow at its foot, filled with tallow, and whatever lay down there stuck to it: sand, silt, shell. A good mate could smell where he was.

Our line entered the house in 1926. Somebody has replaced the red wool, in green. Whether he had no red or could not see the colour we do not know. To the fingers it is all the same.`,
  }),
  short('sammlung', 'lohntuete', {
    age: 20,
    authors: ['paul-nowak'],
    tags: ['arbeit', 'erinnerung'],
    picture: 'leinwand',
    title: ['Die Lohntüte vom 4. August 1914', 'The pay packet of 4 August 1914'],
    lead: [
      'Sie wurde nie abgeholt. Das Geld ist noch drin, bis auf den Pfennig.',
      'It was never collected. The money is still in it, to the pfennig.',
    ],
    de: `Auf der Tüte steht in Tinte: Petersen, J., 22 Mark 40. Darunter, mit Bleistift und von anderer Hand: *kommt wieder*. Das Kontor hat sie in eine Schublade gelegt und die Schublade abgeschlossen.

Johann Petersen meldete sich an einem Dienstag. Er war Spinner, zweiundzwanzig Jahre alt und hatte am Sonnabend noch sechzig Faden Kabelgarn gemacht, das steht im Stückbuch. Mehr steht nirgends.

Die Schublade wurde 1938 geöffnet, als das Kontor neue Möbel bekam. Der Prokurist trug den Betrag als Einnahme ein und strich ihn am nächsten Tag wieder. So ist die Tüte zu uns gekommen: als Posten, den niemand buchen wollte.`,
    en: `On the packet it says in ink: Petersen, J., 22 marks 40. Below that, in pencil and in another hand: *coming back*. The office put it in a drawer and locked the drawer.

Johann Petersen joined up on a Tuesday. He was a spinner, twenty-two years old, and on the Saturday he had still made sixty fathoms of cable yarn; it says so in the piecework book. It says nothing else anywhere.

The drawer was opened in 1938, when the office got new furniture. The chief clerk entered the sum as income and struck it out again the next day. That is how the packet came to us: as an item nobody wished to book.`,
  }),
  short('sammlung', 'fender', {
    age: 37,
    authors: ['henrike-aldag'],
    tags: ['hafen', 'arbeit'],
    picture: 'netz-unter-last',
    title: ['Ein Fender aus Feuerwehrschlauch', 'A fender made of fire hose'],
    lead: ['Gebaut wurde er 1946, aus dem, was übrig war.', 'It was made in 1946, from what was left.'],
    de: `Ein Fender hängt zwischen Schiff und Mauer und lässt sich quetschen, damit sich sonst nichts quetscht. Man flicht ihn aus altem Tauwerk. Im Frühjahr 1946 gab es kein altes Tauwerk, weil es kein neues gab.

Hinnerk Boysen, der Urgroßvater unserer Kollegin Renate, holte bei der Feuerwehr achtzehn Meter durchlöcherten Schlauch. Er schnitt ihn in Streifen, flocht sie im Kreuzschlag und stopfte das Innere mit Kork. Der Fender hat dreißig Jahre lang die Fähre nach Süderhaken von der Kaje ferngehalten.

Er wiegt vierzehn Kilo und riecht, wenn die Sonne ins Depot scheint, noch nach Gummi. Die Feuerwehr hat ihn im vergangenen Jahr besucht. Sie hätte gern ein Stück zurück. Wir verhandeln.`,
    en: `A fender hangs between ship and wall and lets itself be squashed so that nothing else is. It is plaited from old rope. In the spring of 1946 there was no old rope, because there was no new.

Hinnerk Boysen, great-grandfather of our colleague Renate, fetched eighteen metres of perforated hose from the fire brigade. He cut it into strips, plaited them crosswise and stuffed the inside with cork. For thirty years the fender kept the Süderhaken ferry off the quay.

It weighs fourteen kilos and, when the sun gets into the stores, it still smells of rubber. The fire brigade came to see it last year. They would like a piece back. We are negotiating.`,
  }),
  short('sammlung', 'telefonkabel', {
    age: 52,
    authors: ['henrike-aldag', 'bo-christiansen'],
    tags: ['seil', 'klang'],
    picture: 'querschnitt',
    title: ['Ein Kabel, durch das man noch sprechen kann', 'A cable you can still talk through'],
    lead: [
      'Büsum, 1928: außen Hanf, innen Kupfer, dazwischen dreitausend Gespräche.',
      'Büsum, 1928: hemp outside, copper inside, and three thousand conversations in between.',
    ],
    de: `Das Stück ist vierzig Zentimeter lang und so schwer wie ein Schulranzen. Acht Adern aus Kupfer, um jede ein Band aus Papier, darum Blei, darum Jute, darum geteerter Hanf aus unserer Bahn. Der Hanf ist der Grund, warum es bei uns liegt und nicht im Postmuseum.

Von Büsum lief es über den Meeresboden nach Helgoland. Es wurde zweimal von Ankern gefunden und einmal von einem Wal, sagt das Reparaturbuch. Die Technik hält den Wal für eine Ausrede.

Im Sommer haben wir an beiden Enden eine Sprechkapsel angeschlossen. Nach bald hundert Jahren, davon achtundfünfzig unter Wasser, leitet das Kabel wie am ersten Tag. Das erste Wort war „Hallo“. Das zweite auch, von drüben.`,
    en: `The piece is forty centimetres long and as heavy as a satchel. Eight copper cores, a ribbon of paper round each, lead round those, jute round the lead, and round it all tarred hemp from our walk. The hemp is the reason why it lies here and not in a postal museum.

From Büsum it ran along the sea bed to Heligoland. Twice it was found by anchors and once by a whale, says the repair book. Our technicians believe the whale to be an excuse.

This summer we fitted an earpiece to either end. After nearly a hundred years, fifty-eight of them under water, the cable conducts as it did on its first day. The first word was “hello”. So was the second, from the other end.`,
  }),
  short('sammlung', 'glockenseil', {
    age: 66,
    authors: ['ilse-maassen'],
    tags: ['seil', 'klang'],
    picture: 'schlag-nah',
    title: ['Wo die Hände waren', 'Where the hands were'],
    lead: [
      'Das Glockenseil von St. Jürgen ist an drei Stellen dünner. Man sieht, wie groß die Küster waren.',
      'The bell rope of St Jürgen’s is thinner in three places. You can see how tall the sextons were.',
    ],
    de: `Ein Glockenseil nutzt sich nicht gleichmäßig ab. Es verliert dort Fasern, wo es gegriffen wird, und wer es jahrelang greift, greift immer an derselben Stelle. Unser Seil hing von 1871 bis 1964 im Turm von St. Jürgen. Es hat drei dünne Stellen.

Die oberste liegt bei einem Meter zweiundneunzig. Das war Küster Harms, von dem ein Foto existiert, auf dem er den Kopf einzieht. Die mittlere gehörte seinem Nachfolger. Die unterste, bei einem Meter vierzig, hat die Gemeinde lange beschäftigt.

Sie stammt von den Konfirmanden. Dienstags durften sie läuten, zu zweit, und offenbar haben sie es gründlich getan. Ich habe das Seil gereinigt, aber die Stellen habe ich gelassen, wie sie sind. Auch das Handfett. Es ist das Beste daran.`,
    en: `A bell rope does not wear evenly. It loses fibre where it is gripped, and whoever grips it for years will grip it in the same place. Ours hung in the tower of St Jürgen’s from 1871 to 1964. It has three thin places.

The topmost is at one metre ninety-two. That was sexton Harms, of whom there is a photograph, ducking. The middle one belonged to his successor. The lowest, at one metre forty, puzzled the parish for a long time.

It was the confirmation class. On Tuesdays they were allowed to ring, two at a time, and they evidently did it thoroughly. I have cleaned the rope, but I have left those places as they are, the grease of the hands included. It is the best part of it.`,
  }),
  short('sammlung', 'naehfaden', {
    age: 84,
    authors: ['henrike-aldag'],
    tags: ['forschung', 'seil'],
    picture: 'linie-wird-seil',
    productions: ['zugkraft'],
    title: ['0,07 Millimeter', '0.07 millimetres'],
    lead: [
      'Das dünnste Ding der Sammlung hat ein Herz zusammengehalten. Jetzt hält es eine Vitrine auf Abstand.',
      'The thinnest thing in the collection has held a heart together. Now it keeps a showcase at a distance.',
    ],
    de: `Man sieht ihn nicht sofort. Das ist kein Versehen, er ist so dünn. Ein chirurgischer Faden aus Polypropylen, 0,07 Millimeter, mit dem man Gefäße näht, die dünner sind als ein Strohhalm. Er trägt achtzig Gramm. Mehr muss er nicht.

In der Ausstellung liegt er am Ende der Strecke, die mit dem Ankertau beginnt. Zwischen beiden liegen zweihundertvierzehn Meter und der Faktor zweitausend. Gebaut sind sie nach derselben Regel: Was trägt, besteht aus vielem, das allein nicht trüge.

Der Chirurg, der ihn uns gab, wollte wissen, ob wir Knoten prüfen. Wir haben seinen geprüft. Er hält bei sechs Halbschlägen. Er macht acht.`,
    en: `You do not see it at once. That is not an oversight; it is that thin. A surgical thread of polypropylene, 0.07 millimetres, used for sewing vessels thinner than a drinking straw. It bears eighty grams. It need not bear more.

In the exhibition it lies at the end of the stretch that begins with the anchor cable. Between the two are two hundred and fourteen metres and a factor of two thousand. They are built by the same rule: what holds is made of many things that would not hold alone.

The surgeon who gave it to us asked whether we test knots. We tested his. It holds at six half hitches. He makes eight.`,
  }),
  short('sammlung', 'stempel', {
    age: 103,
    authors: ['paul-nowak'],
    tags: ['arbeit', 'erinnerung'],
    picture: 'gewebe',
    title: ['Vierzehn Stempel und ein Kamel', 'Fourteen stamps and a camel'],
    lead: [
      'Jedes Tau verließ die Bahn mit einem Zeichen. Eines davon versteht niemand mehr.',
      'Every rope left the walk with a mark. One of them nobody understands any more.',
    ],
    de: `Ein Tau sieht man seine Güte nicht an. Deshalb bekam es am Ende eine Manschette aus Segeltuch und auf die Manschette einen Stempel. Anker: erste Wahl, Reinhanf. Stern: zweite Wahl. Ein halber Mond: mit Werg gestreckt, billig, aber ehrlich.

Vierzehn Stempel aus Birnbaum haben die Bahn überlebt. Dreizehn kennen wir aus den Preislisten. Der vierzehnte zeigt ein Kamel.

Es gab keine Lieferungen nach Ägypten, keinen Kunden namens Kamel und keinen Prokuristen mit Humor. Herr Ubben, der jedes Schiff kannte, hat den Stempel lange angesehen. „Das ist kein Kamel“, sagte er dann. „Das ist ein Pferd von jemandem, der keins hatte.“`,
    en: `You cannot tell the quality of a rope by looking at it. So its end was given a cuff of canvas, and the cuff a stamp. Anchor: first choice, pure hemp. Star: second. Half moon: stretched with tow, cheap but honest.

Fourteen stamps of pear wood outlived the walk. Thirteen of them we know from the price lists. The fourteenth shows a camel.

There were no deliveries to Egypt, no customer by that name and no chief clerk with a sense of humour. Mr Ubben, who knew every ship, looked at the stamp for a long time. “That is not a camel,” he said. “That is a horse by somebody who did not have one.”`,
  }),
  short('sammlung', 'strickleiter', {
    age: 131,
    authors: ['klaas-ubben', 'nele-hagenah'],
    tags: ['hafen', 'arbeit'],
    picture: 'schleppnetz',
    title: ['Neun Sprossen, eine davon falsch', 'Nine rungs, one of them wrong'],
    lead: [
      'Eine Lotsenleiter hängt an der Bordwand. Wer sie hinaufsteigt, hat das Schiff noch nie gesehen.',
      'A pilot ladder hangs down the side. Whoever climbs it has never seen the ship before.',
    ],
    de: `Ich habe viertausend davon bestiegen, immer bei fremden Leuten, meistens nachts. Man greift die Seile, nie die Sprossen. Sprossen brechen, Seile reißen langsam. Das merkt man und kann noch etwas denken.

Diese hier hing an einem Frachter aus Riga. Acht Sprossen sind aus Esche, eine ist aus Kiefer. Jemand hat sie ersetzt, weil sie zur Hand war. Kiefer ist schön, wenn man ein Regal baut.

Ich habe das Schiff damals trotzdem hereingebracht und die Leiter dann behalten. Der Kapitän hat nicht widersprochen. Sie hat dreißig Jahre in meiner Garage gehangen. Meine Frau fragte jedes Jahr, wozu. Jetzt hat sie die Antwort: Inventarnummer 2019/3.`,
    en: `I have climbed four thousand of these, always at other people’s houses so to speak, mostly by night. You hold the ropes, never the rungs. Rungs break; ropes part slowly. You notice it, and there is time for a thought.

This one hung from a freighter out of Riga. Eight rungs are ash, one is pine. Somebody replaced it with what was to hand. Pine is lovely for a bookshelf.

I brought the ship in all the same, and then kept the ladder. The captain did not object. For thirty years it hung in my garage. Every year my wife asked what for. Now she has her answer: inventory number 2019/3.`,
  }),
  short('sammlung', 'sisalmuster', {
    age: 160,
    authors: ['lina-osei'],
    tags: ['forschung', 'erinnerung'],
    picture: 'hanf',
    productions: ['garn-der-anderen'],
    title: ['Elf Tüten Sisal', 'Eleven bags of sisal'],
    lead: [
      'Sie tragen Ortsnamen, Gewichte und Preise. Was sie nicht tragen, ist der Name eines Menschen.',
      'They carry place names, weights and prices. What they do not carry is the name of a person.',
    ],
    de: `Die Tüten kamen 1911 mit der Post aus Tanga, im heutigen Tansania. Darin liegt je eine Handvoll Faser, gebündelt, blond, trocken wie am ersten Tag. Ein Vertreter hatte sie geschickt, damit die Bahn wählen konnte. Sie wählte Nummer sieben.

Auf jeder Tüte steht die Pflanzung, nirgends, wer dort gearbeitet hat. In den Akten der Kolonialverwaltung finden sich für Nummer sieben zweihundertvierzehn Arbeiter, als Zahl, nach Monaten. Im März sind es neunundneunzig weniger. Ein Grund ist nicht vermerkt.

Gemeinsam mit dem Archiv in Daressalam suchen wir Namen. Bisher haben wir sechs. Sie stehen jetzt neben den Tüten, in derselben Schriftgröße wie der Preis.`,
    en: `The bags came by post in 1911 from Tanga, in what is now Tanzania. Each holds a handful of fibre, bundled, blond, as dry as on the first day. An agent had sent them so that the walk could choose. It chose number seven.

Every bag names the plantation; none says who worked there. In the files of the colonial administration number seven has two hundred and fourteen labourers, as a figure, month by month. In March there are ninety-nine fewer. No reason is given.

Together with the archive in Dar es Salaam we are looking for names. So far we have six. They now stand beside the bags, in the same size of type as the price.`,
  }),
];
