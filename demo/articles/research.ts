import { type DemoArticle, short } from './demo-article.ts';

/** Reading files, the awkward ones too. */
export const research: DemoArticle[] = [
  short('forschung', 'streik', {
    age: 6,
    authors: ['paul-nowak'],
    tags: ['arbeit', 'frauen', 'forschung'],
    picture: 'hanf',
    title: ['Elf Wochen im Winter', 'Eleven weeks in winter'],
    lead: [
      'Der Streik von 1896 gilt als Sache der Hafenarbeiter. Angefangen haben ihn vierzig Frauen am Hechelboden.',
      'The strike of 1896 is remembered as the dockers’. It was begun by forty women on the Hackling Floor.',
    ],
    de: `In der Chronik der Stadt steht ein Satz: *Am 21. November legten die Schauerleute die Arbeit nieder.* Im Schichtbuch der Bahn fehlen aber schon am Neunzehnten vierzig Unterschriften, alle vom Hechelboden, alle von Frauen.

Sie verlangten ein Fenster. Nicht mehr Lohn, nicht weniger Stunden: ein Fenster, das sich öffnen lässt. Die Direktion lehnte ab, weil der Zug die Faser forttrage. Zwei Tage später stand der Hafen.

Das Fenster wurde im Februar eingebaut. Es ist das dritte von rechts und klemmt. Wir öffnen es jedes Jahr am 19. November, eine Minute lang. Man merkt den Zug.`,
    en: `The town chronicle has one sentence: *On 21 November the dockers laid down their work.* In the shift book of the Walk, however, forty signatures are missing as early as the nineteenth, all of them from the Hackling Floor, all of them women’s.

They were asking for a window. Not for more pay or shorter hours: for a window that could be opened. The management refused, since the draught would carry off the fibre. Two days later the harbour stood still.

The window was put in that February. It is the third from the right, and it sticks. Every year on 19 November we open it for one minute. You notice the draught.`,
  }),
  short('forschung', 'fasern-im-meer', {
    age: 14,
    authors: ['priya-raman'],
    tags: ['forschung', 'klima'],
    picture: 'schleppnetz',
    title: ['Vier Jahre statt vierhundert', 'Four years instead of four hundred'],
    lead: [
      'Ein Netz, das verloren geht, fischt weiter. Es sei denn, es weiß, wann es aufhören soll.',
      'A net that is lost goes on fishing. Unless it knows when to stop.',
    ],
    de: `Im Becken hinter dem Dampfhaus hängen zweiundsiebzig Garnproben in Hafenwasser. Jeden Monat holen wir drei heraus und ziehen sie, bis sie reißen. Nylon ist nach drei Jahren so fest wie am Anfang. Das ist das Problem.

Unsere Faser ist aus Polybutylensuccinat mit einem Anteil Algenstärke. Sie hält achtzehn Monate lang neunzig Prozent ihrer Kraft, so lange, wie ein Netz im Gebrauch ist. Dann geht es schnell. Nach vier Jahren bleibt Wasser, etwas Kohlendioxid und ein Schild mit der Probennummer.

Das Schild war ein Fehler. Es ist aus Kunststoff.`,
    en: `In the basin behind the Steam House seventy-two samples of yarn hang in harbour water. Every month we take out three and pull them until they break. After three years nylon is as strong as at the beginning. That is the problem.

Ours is polybutylene succinate with a share of starch from algae. For eighteen months, which is as long as a net is in use, it keeps ninety per cent of its strength. After that it goes quickly. In four years what is left is water, some carbon dioxide and a tag with the number of the sample.

The tag was a mistake. It is plastic.`,
  }),
  short('forschung', 'knoten-zaehlen', {
    age: 33,
    authors: ['bo-christiansen'],
    tags: ['knoten', 'forschung'],
    picture: 'tuerkenbund',
    title: ['Knoten Nummer 3 212', 'Knot number 3,212'],
    lead: [
      'Wer 11 400 Knoten inventarisiert, lernt Demut, Geduld und einen Mann namens Behn kennen.',
      'Cataloguing 11,400 knots teaches you humility, patience and a man called Behn.',
    ],
    de: `Jeder Knoten bekommt eine Nummer, ein Foto von vorn, eins von hinten und den Namen, den er verdient. Das schaffe ich zwanzigmal am Tag. An schlechten Tagen liegt ein Türkenbund auf dem Tisch und will nicht sagen, wie viele Buchten er hat.

Auf etwa jedem zehnten Zettel steht *Behn*. Er war Lehrer an der Seemannsschule, von 1881 bis 1907, und hat seine Schüler offenbar nie gelobt. Das Höchste ist „geht an“. Bei Nummer 3 212 aber, einem schiefen Palstek, steht: „Dieser Junge braucht Schuhe.“

Ich habe in den Rechnungen der Schule nachgesehen. Im Dezember 1894 kaufte ein Herr Behn, privat, ein Paar Knabenstiefel. Das war ein guter Tag.`,
    en: `Each knot is given a number, a photograph from the front, one from the back, and the name it deserves. I manage twenty a day. On bad days there is a Turk’s head on the table that will not say how many bights it has.

About one slip in ten says *Behn*. He taught at the seamen’s school from 1881 to 1907 and evidently never praised a pupil. The most he grants is “passable”. On number 3,212, however, a crooked bowline, he has written: “This boy needs shoes.”

I looked through the accounts of the school. In December 1894 a Mr Behn, privately, bought one pair of boy’s boots. That was a good day.`,
  }),
  short('forschung', 'eigenton', {
    age: 47,
    authors: ['ilka-brandt'],
    tags: ['klang', 'forschung', 'bauen'],
    picture: 'teilschwingung',
    title: ['0,55 Hertz', '0.55 hertz'],
    lead: [
      'Das Haus hat einen Grundton. Ein Jahr lang habe ich versucht, ihn zu hören.',
      'The house has a fundamental. For a year I tried to hear it.',
    ],
    de: `Ein Rohr von dreihundertzwölf Metern, an beiden Enden zu, klingt bei gut einem halben Hertz. Das ist keine Tonhöhe, das ist ein Atem: eine Schwingung in knapp zwei Sekunden. Das Ohr fängt erst bei zwanzig an.

Ich habe sechzehn Drucksensoren aufgehängt und gewartet. Bei Windstille rührt sich nichts. Ab Stärke fünf aus West beginnt die Luft in der Bahn zu pendeln, ganz langsam, hin und her, wie Tee in einem Becher, den man trägt.

Hören kann man es nicht. Aber stellen Sie sich bei Sturm an Meter eins und legen Sie ein Blatt Papier auf die flache Hand. Es hebt sich. Dann legt es sich hin. Dann hebt es sich.`,
    en: `A pipe of three hundred and twelve metres, closed at both ends, sounds at a little over half a hertz. That is not a pitch, it is a breath: one swing in not quite two seconds. The ear does not begin until twenty.

I hung up sixteen pressure sensors and waited. In calm weather nothing stirs. From force five in the west the air in the Walk begins to sway, very slowly, to and fro, like tea in a mug that is being carried.

You cannot hear it. But stand at metre one in a gale and lay a sheet of paper on the flat of your hand. It rises. Then it settles. Then it rises.`,
  }),
  short('forschung', 'hochwasser', {
    age: 62,
    authors: ['wiebke-carstens'],
    tags: ['klima', 'erinnerung'],
    picture: 'kreuzende-felder',
    productions: ['nasse-fuesse'],
    title: ['1,12 Meter', '1.12 metres'],
    lead: [
      'Die Linie an der Wand ist eine Messung. Wir haben sie mit neunzehn anderen verglichen.',
      'The line on the wall is a measurement. We have compared it with nineteen others.',
    ],
    de: `In der Nacht zum 17. Februar 1962 stand das Wasser in der Bahn einen Meter zwölf hoch. Ein Lagerist zog am Morgen mit Teer einen Strich und schrieb das Datum daneben. Er dachte wohl, das komme so bald nicht wieder.

Für „Nasse Füße“ haben wir alle Hochwassermarken der Straße eingemessen, zwanzig an der Zahl. Drei stimmen nicht: Sie wurden beim Streichen „etwas schöner“ gesetzt, wie ein Hausbesitzer einräumt. Siebzehn liegen auf den Zentimeter in einer Ebene.

Legt man die Vorhersage des Landes für 2100 darüber, dann liegt ein Wasser, das heute alle hundert Jahre kommt, dort alle fünf. Wir haben die Steckdosen versetzt. Das ist kein Konzept, aber ein Anfang.`,
    en: `In the night to 17 February 1962 the water in the Walk stood one metre twelve deep. In the morning a storeman drew a line in tar and wrote the date beside it. He probably thought that it would not be back in a hurry.

For “Wet feet” we surveyed every flood mark in the street, twenty of them. Three are wrong: they were put “a bit nicer” after painting, as one owner admits. Seventeen lie in one plane, to the centimetre.

Lay the state’s forecast for 2100 over them, and a flood that now comes once in a hundred years comes once in five. We have moved the sockets. It is not a strategy, but it is a start.`,
  }),
  short('forschung', 'arbeitskarte', {
    age: 80,
    authors: ['paul-nowak', 'lina-osei'],
    tags: ['erinnerung', 'frauen', 'forschung'],
    picture: 'gewebe',
    related: ['zwangsarbeit'],
    title: ['Olena H., Platz 31', 'Olena H., place 31'],
    lead: [
      'Von ihr gab es eine Karte mit einer Nummer. Jetzt gibt es ein Foto, einen Nachnamen und eine Enkelin.',
      'There used to be a card with a number. Now there is a photograph, a surname and a granddaughter.',
    ],
    de: `Die Arbeitskarte wurde 1942 ausgestellt und nennt einen Vornamen, einen Buchstaben und Platz 31 am Hechelboden. Auf der Rückseite stehen Fehltage, es sind zwei. Sonst wussten wir nichts.

Im Herbst schrieb uns eine Lehrerin aus Poltawa. Ihre Großmutter habe von einem Haus erzählt, das so lang war, dass man das Ende nicht sah, und von einer Frau, die ihr dort Handschuhe gab. Sie hieß Olena Hrytsenko und wurde einundneunzig.

Die Handschuhe hatte sie noch. Sie liegen nun an Platz 31, als Leihgabe, für so lange, wie die Familie es möchte. Wer sie ihr gegeben hat, suchen wir. Auf dem Futter steht: A. B.`,
    en: `The work card was issued in 1942. It gives a first name, one letter, and place 31 on the Hackling Floor. On the back are the days she missed; there are two. That was all we knew.

In the autumn a teacher from Poltava wrote to us. Her grandmother had spoken of a house so long that you could not see the end of it, and of a woman there who gave her gloves. She was called Olena Hrytsenko and lived to be ninety-one.

She still had the gloves. They now lie at place 31, on loan for as long as the family wishes. Who gave them to her we are trying to find out. On the lining it says: A. B.`,
  }),
  short('forschung', 'manila', {
    age: 100,
    authors: ['lina-osei'],
    tags: ['forschung', 'erinnerung', 'hafen'],
    picture: 'auf-geschlagen',
    productions: ['garn-der-anderen'],
    title: ['Ein Brief über Manilahanf', 'A letter about Manila hemp'],
    lead: [
      'Ein Kaufmann lobt die Ware. Zwischen den Zeilen steht ihr Preis.',
      'A merchant praises the goods. Between the lines stands their price.',
    ],
    de: `*Die Faser ist von einer Weiße und Stärke, wie sie hier nie gesehen ward*, schreibt Hinrich Lorenzen 1883 aus Cebu an die Direktion. Er rät zum Kauf, und zwar sofort, *ehe die Leute merken, was sie wert ist*.

Die Leute waren Bauern auf Leyte, die Abacá im Wald schnitten und mit bloßen Händen auszogen. Lorenzen zahlte in Stoff, dessen Preis er selbst bestimmte. Der Gewinn ist in seinem zweiten Brief genau beziffert; den hat die Direktion nicht abgeheftet, sondern gerahmt.

Wir zeigen beide Briefe nebeneinander, dazu eine Antwort. Sie ist von diesem Jahr, aus Cebu, von der Historikerin Marites Abella. Sie beginnt: *Sehr geehrter Herr Lorenzen, die Leute haben es gemerkt.*`,
    en: `*The fibre is of a whiteness and strength never seen here*, Hinrich Lorenzen writes to the directors from Cebu in 1883. He advises them to buy, and at once, *before the people notice what it is worth*.

The people were farmers on Leyte who cut abacá in the forest and stripped it with their bare hands. Lorenzen paid in cloth, the price of which he set himself. His second letter states the profit exactly; that one the directors did not file but framed.

We show the two letters side by side, and with them a reply. It is from this year, from Cebu, by the historian Marites Abella. It begins: *Dear Mr Lorenzen, the people have noticed.*`,
  }),
  short('forschung', 'bruchprobe', {
    age: 126,
    authors: ['henrike-aldag', 'hauke-thiessen'],
    tags: ['seil', 'forschung'],
    picture: 'trossenschlag',
    title: ['Wie man ein Tau verhört', 'How to question a rope'],
    lead: [
      'Die Prüfbank von 1908 zieht vierzig Tonnen. Sie antwortet in ganzen Sätzen.',
      'The test bench of 1908 pulls forty tonnes. It replies in complete sentences.',
    ],
    de: `Man spannt das Tau ein, tritt hinter die Wand und zieht. Zuerst wird es länger. Dann wird es wärmer. Dann fängt es an zu reden: ein Knistern, einzelne Fasern, dann ganze Garne. Hauke hört daran, wann Schluss ist, meistens auf eine halbe Tonne genau.

Ein neues Hanftau von vierzig Millimetern reißt bei elf Tonnen. Das Stück von der „Gesine“, das beim Seeamt lag, hielt nach hundertvierzehn Jahren noch sechs. Es war also gut gewesen. Gerissen war es an einer Stelle, an der ein Garn fehlte.

Ein Garn von vierundfünfzig. Man hätte es beim Schlagen gesehen. Man hätte anhalten müssen, und an jenem Freitag wurde nach Faden bezahlt.`,
    en: `You clamp the rope in, step behind the wall and pull. First it grows longer. Then it grows warmer. Then it begins to talk: a crackling, single fibres, then whole yarns. By the sound of it Hauke knows when it will end, usually to within half a tonne.

A new hemp rope of forty millimetres parts at eleven tonnes. The piece of the “Gesine” that had lain with the marine court still held six after a hundred and fourteen years. So it had been good. It had parted in a place where one yarn was missing.

One yarn of fifty-four. It could have been seen while the rope was laid. One would have had to stop, and that Friday they were paid by the fathom.`,
  }),
  short('forschung', 'platt', {
    age: 155,
    authors: ['svea-lindqvist'],
    tags: ['forschung', 'erinnerung'],
    picture: 'platting',
    title: ['Siebenunddreißig Wörter für „nicht so fest“', 'Thirty-seven words for “not so tight”'],
    lead: [
      'Das Wörterbuch der Bahn ist vollständig. Es enthält vor allem Einwände.',
      'The dictionary of the Walk is complete. It consists chiefly of objections.',
    ],
    de: `Seiler reden wenig, aber genau. Aus Tonbändern der siebziger Jahre haben wir achthundert Wörter geschrieben, die es nur hier gab. Ein gutes Drittel sagt, dass etwas zu stramm sei, zu lose oder auf dem Weg dazu.

*Sacht* ist nicht sanft, sondern langsam mit Absicht. *Kinken* macht das Seil, *kinkig* ist der Mensch. *Dat holt* heißt: es hält. *Dat holt woll* heißt: Treten Sie zurück.

Ein Wort haben wir nirgends sonst gefunden. Wenn das Rad am Abend auslief und alle noch standen und zuhörten, hieß das *nahstahn*: nachstehen. „Wir haben noch ein bisschen nachgestanden“, sagt einer auf dem Band, und dann hört man, wie sie es tun.`,
    en: `Ropemakers say little, but they say it precisely. From tapes made in the seventies we have written down eight hundred words that existed only here. A good third of them state that something is too taut, too slack or getting that way.

*Sacht* is not soft but slow on purpose. A rope makes *Kinken*, kinks; a person may be *kinkig*. *Dat holt* means: it will hold. *Dat holt woll* means: stand back.

One word we have found nowhere else. When the wheel ran down in the evening and everybody went on standing there and listened, that was *nahstahn*: to stand after. “We stood after for a bit,” says a man on the tape, and then you hear them doing it.`,
  }),
];
