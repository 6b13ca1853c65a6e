import { type DemoArticle, short } from './demo-article.ts';

/** Roof, heating, cat. */
export const house: DemoArticle[] = [
  short('haus', 'litze', {
    age: 2,
    authors: ['gesa-luehrs'],
    tags: ['bauen', 'kinder'],
    picture: 'hechel-03',
    title: ['Litze hat jetzt einen Ausweis', 'Litze now has a pass'],
    lead: [
      'Die Katze des Hauses wurde dreimal vom Sicherheitsdienst gemeldet. Nun ist sie aktenkundig.',
      'The house cat was reported by security three times. Now she is on file.',
    ],
    de: `In der Nacht zum Dienstag löste der Bewegungsmelder bei Meter hundertzehn aus. Der Wachmann fand niemanden und schrieb: *Person, klein, entkommen.* In der Nacht zum Mittwoch schrieb er: *dieselbe.*

Beim dritten Mal haben wir ihm Litze vorgestellt. Sie ist vor fünf Jahren durch das Fenster der Teerküche gekommen und geblieben, weil niemand sie gefragt hat. Frau Sievers führt sie unter Schädlingsbekämpfung, laufende Kosten, elf Euro im Monat.

Damit alles seine Ordnung hat, bekam sie einen Hausausweis. Das Foto ist gut getroffen. Unter *Funktion* steht „Nachtdienst“, unter *Schlüssel* „braucht keinen“. Sie hat ihn nach zwei Tagen verloren, wie alle.`,
    en: `In the small hours of Tuesday the motion detector at metre one hundred and ten went off. The guard found nobody and wrote: *person, small, escaped.* In the small hours of Wednesday he wrote: *same one.*

The third time we introduced him to Litze. She came in through the window of the Tar Kitchen five years ago and stayed because nobody asked her. Ms Sievers keeps her under pest control, running costs, eleven euros a month.

So that everything is in order she has been issued with a pass. The photograph is a good likeness. Under *position* it says “nights”, under *keys* “needs none”. After two days she had lost it, like everyone else.`,
  }),
  short('haus', 'dachziegel', {
    age: 11,
    authors: ['mehmet-aydin'],
    tags: ['bauen', 'klima'],
    picture: 'geschichte',
    title: ['Einundvierzigtausend Pfannen', 'Forty-one thousand pantiles'],
    lead: [
      'Das Dach der Bahn ist dreihundertzwölf Meter lang. Einer von uns kennt es von oben.',
      'The roof of the Walk is three hundred and twelve metres long. One of us knows it from above.',
    ],
    de: `Jedes Jahr im Oktober gehe ich einmal hin und einmal zurück. Das dauert vier Stunden, weil man auf einem Dach nicht geht, sondern vorhat zu gehen. Ich habe einen Eimer dabei, darin sind dreißig Ersatzpfannen und ein Brot.

Einundvierzigtausend Pfannen liegen da. Im Mittel wechsle ich sechzig. Nach dem Sturm im Februar waren es vierhundert, und zwei davon fanden wir im Kinderwagen der Familie von gegenüber. Er war leer. Die Pfannen waren heil.

Oben hört man, was unten keiner hört: wie das Holz sich streckt, wenn die Sonne kommt. Es fängt im Osten an und läuft in zwanzig Minuten bis zum Ende durch. Das Haus wacht auf, von links nach rechts.`,
    en: `Every October I walk it once there and once back. It takes four hours, because on a roof one does not walk so much as intend to. I have a bucket with me that holds thirty spare tiles and a sandwich.

There are forty-one thousand of them. On average I replace sixty. After the storm in February it was four hundred, and we found two in the pram of the family across the road. It was empty. The tiles were whole.

Up there you hear what nobody hears below: the timber stretching when the sun comes. It begins in the east and runs through to the far end in twenty minutes. The house wakes up, from left to right.`,
  }),
  short('haus', 'aufzug', {
    age: 26,
    authors: ['wiebke-carstens'],
    tags: ['bauen'],
    picture: 'barrierefreiheit',
    title: ['Ein Aufzug ist kein Turm', 'A lift is not a tower'],
    lead: [
      'Elf Jahre haben wir um acht Quadratmeter gestritten. Es waren gute elf Jahre, aber acht hätten gereicht.',
      'We argued over eight square metres for eleven years. They were good years, but eight would have done.',
    ],
    de: `Das Kopfhaus hat vier Geschosse und hatte eine Treppe. Wer sie nicht gehen konnte, sah die Ausstellung als Prospekt. Das Denkmalamt fand einen Aufzug innen zu laut und außen zu hoch. „Außen“, schrieb man uns, „entsteht ein Turm.“

Wir haben dann keinen Turm beantragt, sondern eine Winde. Genau dort, wo bis 1912 die Lastenwinde stand, mit denselben Maßen, nur innen. Die alten Löcher im Gebälk passten auf den Zentimeter. Jemand hatte den Aufzug schon einmal geplant, für Hanfballen.

Am ersten Tag fuhr Frau Jessen hinauf, siebenundachtzig, deren Vater oben gehechelt hat. Sie war noch nie dort gewesen. Sie sah sich um und sagte: „Ach. So klein.“`,
    en: `The Head House has four storeys and used to have one staircase. Whoever could not climb it saw the exhibition as a leaflet. The conservation office found a lift too loud inside and too tall outside. “Outside”, they wrote, “it would amount to a tower.”

So we did not apply for a tower. We applied for a hoist, exactly where the goods hoist had stood until 1912, to the same dimensions, only indoors. The old holes in the beams fitted to the centimetre. Somebody had planned the lift once already, for bales of hemp.

On the first day Mrs Jessen went up, eighty-seven years old, whose father had worked at the hackles. She had never been there. She looked round and said: “Oh. So small.”`,
  }),
  short('haus', 'fundbuero', {
    age: 41,
    authors: ['gesa-luehrs'],
    tags: ['erinnerung'],
    picture: 'presse',
    title: ['Aus dem Fundbuch', 'From the lost property book'],
    lead: [
      'Dreihundertsechs Dinge in einem Jahr. Zweihundertachtzig davon sind Schirme.',
      'Three hundred and six things in a year. Two hundred and eighty of them are umbrellas.',
    ],
    de: `Schirme sammeln wir in der Tonne am Eingang. Sie stehen dort für alle, die keinen haben, und kommen meistens wieder, nicht immer als dieselben.

Was bleibt, ist interessanter. Ein Gebiss, im März, abgeholt im Mai. Ein Brief, ungeöffnet, an „die Dame in Reihe vier“; wir haben ihn dem Ensemble vorgelesen, es hat nicht geholfen. Ein linker Gummistiefel, Größe 31, mit Namen. Der Name stimmte, das Kind war inzwischen gewachsen und wollte ihn trotzdem.

Am längsten liegt ein Ehering, gefunden bei Meter zweihundertfünf, neben dem Nebelhorn. Gravur: *Bis morgen.* Wer ihn sucht, sagt uns bitte, welcher Tag gemeint war. Wir verraten es nicht.`,
    en: `Umbrellas go into the barrel at the entrance. They stand there for anybody who has none and generally come back, not always as the same ones.

What remains is more interesting. A set of dentures, in March, collected in May. A letter, unopened, to “the lady in row four”; we read the envelope out to the company, which did not help. A left wellington boot, size 31, with a name in it. The name was right, the child had grown, and wanted it all the same.

What has lain longest is a wedding ring, found at metre two hundred and five, beside the fog horn. It is engraved: *Until tomorrow.* If you are looking for it, please tell us which day was meant. We shall not give it away.`,
  }),
  short('haus', 'rechnung', {
    age: 55,
    authors: ['ute-sievers'],
    tags: ['arbeit'],
    picture: 'preise',
    title: ['Warum die Karte neun Euro kostet', 'Why a ticket costs nine euros'],
    lead: ['Eine Rechnung mit Rest, und wer ihn bezahlt.', 'A sum with a remainder, and who pays it.'],
    de: `Ein Besuch kostet das Haus einunddreißig Euro vierzig. Darin sind Strom, Aufsicht, Versicherung, zwei Minuten Seilerei und ein Vierzigtausendstel Dach. Neun davon zahlen Sie. Den Rest zahlen die Stadt, das Land, der Verein und Frau Carstens’ Überzeugungskraft.

Wir haben durchgerechnet, was bei zwölf Euro geschähe. Es kämen weniger Leute und genau die nicht, für die das Haus gebaut wurde. Bei null kämen mehr, aber nicht andere; das zeigen die ersten Donnerstage.

Also neun, fünf ermäßigt, bis achtzehn frei. Wer nicht zahlen kann, sagt an der Kasse „Seilerkarte“. Es wird nicht gefragt. Im vergangenen Jahr wurde das achthundertmal gesagt. Ich habe es zweimal nachgerechnet: Wir können es uns leisten.`,
    en: `One visit costs the house thirty-one euros forty. That includes electricity, attendants, insurance, two minutes of ropemaking and a forty-thousandth of the roof. Nine of it you pay. The rest is paid by the city, the state, our friends and Dr Carstens’s powers of persuasion.

We have worked out what would happen at twelve. Fewer people would come, and precisely those would stay away for whom the house was built. At nothing more would come, but not different ones; our free Thursdays show that.

So it is nine, five reduced, and free up to eighteen. If you cannot pay, say “rope ticket” at the desk. Nobody asks why. Last year it was said eight hundred times. I have done the sum twice: we can afford it.`,
  }),
  short('haus', 'fleet-bruecke', {
    age: 73,
    authors: ['tjark-behrens'],
    tags: ['bauen', 'hafen'],
    picture: 'anfahrt',
    title: ['Die Brücke ist zu. Noch', 'The bridge is closed. For now'],
    lead: [
      'Über keine drei Wochen im Jahr bekommen wir so viel Post.',
      'No other three weeks of the year bring us so much post.',
    ],
    de: `Die Fleetbrücke wurde 1904 für Fuhrwerke gebaut. Einmal im Jahr wird sie gehoben, geschmiert und wieder hingelegt, das dauert drei Wochen. Seit 1904 wird vermutet, es ginge auch in zwei.

Wir weisen auf der Seite, am Telefon, am Bahnhof und mit einem Schild an der Brücke darauf hin. Auf dem Schild steht: *Bitte 200 Meter nach links.* Ein Leser schrieb, er sei vierhundert Meter nach rechts gegangen und habe dort sehr gut gegessen.

Für alle anderen gibt es an Wochenenden die Fähre von Herrn Ubben. Sie ist ein Ruderboot, trägt fünf Personen und fährt, wenn er Lust hat. Er hat bisher immer Lust gehabt.`,
    en: `The canal bridge was built for carts in 1904. Once a year it is lifted, greased and put back, which takes three weeks. It has been suspected since 1904 that two would do.

We say so on the website, on the telephone, at the station and on a sign at the bridge. The sign reads: *200 metres to the left, please.* One reader wrote that he had gone four hundred metres to the right and eaten very well there.

For everyone else there is Mr Ubben’s ferry at weekends. It is a rowing boat, takes five and goes when he feels like it. So far he has always felt like it.`,
  }),
  short('haus', 'nacht-im-haus', {
    age: 90,
    authors: ['nele-hagenah'],
    tags: ['klang', 'bauen'],
    picture: 'lange-bahn',
    title: ['Eine Nacht in der Bahn', 'A night in the Walk'],
    lead: [
      'Protokoll von 22 bis 6 Uhr, auf einem Klappstuhl bei Meter 156.',
      'Minutes from 22:00 to 6:00, on a folding chair at metre 156.',
    ],
    de: `22:10. Mehmet macht das Licht aus. Es ist nicht dunkel, es ist nur eine andere Art zu sehen. 23:00. Die Balken werden kälter und sagen es.

1:20. Schritte über mir, sehr leicht: Litze. 2:45. Ein Ton, den ich nicht einordnen kann, tief, etwa so lang wie ein Satz. Ich schreibe auf: Schiff? Es war, sagt mir Ilka am Morgen, ein Lkw auf der Hafenstraße, dessen Motor zufällig die Bahn getroffen hat. Sie war neidisch.

4:30. Die ersten Möwen. 5:50. Hauke kommt, sieht mich, stellt wortlos einen zweiten Kaffee hin und fängt an zu arbeiten. 6:00. Ich habe geschrieben, es sei still gewesen. Das streiche ich wieder.`,
    en: `22:10. Mehmet turns off the lights. It is not dark; it is only another way of seeing. 23:00. The beams are growing colder and say so.

1:20. Steps above me, very light: Litze. 2:45. A note I cannot place, low, about as long as a sentence. I write: ship? It was, Ilka tells me in the morning, a lorry on the harbour road whose engine happened to hit the Walk. She was envious.

4:30. The first gulls. 5:50. Hauke arrives, sees me, puts down a second coffee without a word and starts work. 6:00. I had written that it was quiet. I am striking that out.`,
  }),
  short('haus', 'ehrenamt', {
    age: 112,
    authors: ['heinz-petersen', 'nele-hagenah'],
    tags: ['arbeit', 'erinnerung'],
    picture: 'stellen',
    title: ['Samstags, neun bis eins', 'Saturdays, nine to one'],
    lead: [
      'Heinz Petersen stand 1971 an der letzten Schicht. Seit 2008 steht er wieder da.',
      'Heinz Petersen worked the last shift in 1971. Since 2008 he has been back.',
    ],
    de: `Am 30. Juni 1971 um drei Uhr haben wir abgestellt. Das Rad lief noch elf Minuten nach, so gut war das geschmiert. Wir standen da und haben gewartet, bis es aus war. Dann sind wir nach Hause gegangen, was soll man machen.

Ich bin Busfahrer geworden. Siebenunddreißig Jahre, immer im Kreis, das war eine Umstellung. Als das Museum aufmachte, bin ich einmal gucken gegangen, und da stand einer am Rad und drehte falsch herum. Da bin ich geblieben.

Samstags mache ich die Maschine. Die jungen Leute fragen, ob das nicht langweilig ist. Ich sage: Sie läuft. Am Anfang habe ich immer auf die Uhr gesehen, wann sie nachlässt. Das mache ich jetzt nicht mehr.`,
    en: `On 30 June 1971 at three o’clock we shut her down. The wheel ran on for eleven minutes, that is how well it was greased. We stood there and waited until it had stopped. Then we went home; what else can you do.

I became a bus driver. Thirty-seven years, always in a circle; that took some getting used to. When the museum opened I went to have a look, and there was a man at the wheel turning it the wrong way. So I stayed.

On Saturdays I do the machine. The young ones ask whether that is not boring. I say: she runs. At first I kept looking at the clock to see when she would slow down. I do not do that any more.`,
  }),
  short('haus', 'teppich', {
    age: 144,
    authors: ['mehmet-aydin', 'ute-sievers'],
    tags: ['klima', 'bauen'],
    picture: 'leitbild',
    title: ['Das längste Kind der Schafe', 'A very long fleece'],
    lead: [
      'Der Teppich in der Bahn dämmt, dämpft und war ein Angebot.',
      'The carpet in the Walk keeps warmth in, keeps noise down and was on offer.',
    ],
    de: `Deichschafe liefern Wolle, die keiner will. Sie kratzt, und beim Spinner bekommt man dafür weniger, als die Schur kostet. Vier Tonnen davon lagen vor drei Jahren in einer Scheune hinter dem Deich, als Frau Sievers fragte, was sie damit vorhätten.

Nun liegen sie bei uns, gefilzt, sechs Zentimeter dick, zweihundertneunzig Meter lang. Im Winter bleibt der Boden vier Grad wärmer. Der Nachhall sank um eine halbe Sekunde; Ilka hat uns das verziehen, nachdem sie gemessen hatte, welche.

Bei feuchtem Wetter riecht man, woher er kommt. Eine Besucherin fragte, ob das zur Ausstellung gehöre. Wir haben kurz beraten. Seitdem steht ein Schild da.`,
    en: `Dyke sheep yield a wool that nobody wants. It scratches, and the spinner pays less than the shearing costs. Three years ago four tonnes of it lay in a barn behind the dyke when Ms Sievers asked what they were going to do with it.

Now it lies here, felted, six centimetres thick, two hundred and ninety metres long. In winter the floor stays four degrees warmer. The echo has come down by half a second; Ilka forgave us once she had measured which half.

In damp weather you can smell where it comes from. A visitor asked if that was part of the exhibition. We conferred briefly. There is a label now.`,
  }),
];
