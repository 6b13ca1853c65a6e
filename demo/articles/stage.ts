import { type DemoArticle, short } from './demo-article.ts';

/** What happens before opening night, and after. */
export const stage: DemoArticle[] = [
  short('buehne', 'stille', {
    age: 7,
    authors: ['dario-conti'],
    tags: ['buehne', 'klang'],
    picture: 'teilschwingung',
    productions: ['ballade'],
    title: ['Elf Sekunden Stille, und wie man sie probt', 'Eleven seconds of silence, and how to rehearse them'],
    lead: [
      'Stille ist nicht, wenn man den Ton ausmacht. Dann hört man die Lüftung.',
      'Silence is not what you get by turning the sound off. Then you hear the ventilation.',
    ],
    de: `Nach dem Seufzer des Seils verlangt das Stück elf Sekunden Stille. Beim ersten Durchlauf waren darin zu hören: die Lüftung, ein Trafo, zwei Kühlschränke der Teerküche und mein Kollege, der atmete.

Wir haben drei Wochen lang Dinge abgeschaltet. Die Kühlschränke hängen jetzt an einer Uhr, die weiß, wann Szene eins endet. Der Trafo steht auf Filz. Der Kollege atmet weiter, aber durch die Nase.

Was übrig bleibt, ist die Bahn. Sie ist nie ganz still; sie hat diesen einen Ton, den man nicht hört. Und dann sitzen da dreihundert Leute und wagen nicht zu schlucken. Das ist das Lauteste an dem ganzen Abend.`,
    en: `After the rope has sighed, the play calls for eleven seconds of silence. At the first run-through those contained: the ventilation, a transformer, two refrigerators in the Tar Kitchen and my colleague, breathing.

For three weeks we switched things off. The refrigerators are now on a clock that knows when scene one ends. The transformer stands on felt. My colleague goes on breathing, but through his nose.

What remains is the Walk. It is never quite silent; it has that one note which cannot be heard. And then three hundred people sit there and dare not swallow. It is the loudest thing of the whole evening.`,
  }),
  short('buehne', 'kostuem-segeltuch', {
    age: 15,
    authors: ['katrin-voss'],
    tags: ['buehne', 'arbeit'],
    picture: 'segeltuch',
    productions: ['kielwasser'],
    title: ['Ein Mantel, der schon in Valparaíso war', 'A coat that has been to Valparaíso'],
    lead: [
      'Fürs Kostüm von „Kielwasser“ haben wir ein Vormarssegel zerschnitten. Mit Genehmigung.',
      'For the costumes of “Wake” we cut up a fore topsail. With permission.',
    ],
    de: `Altes Segeltuch fällt, wie kein neuer Stoff fällt. Es hat vierzig Jahre Wind im Rücken und kein Bedürfnis mehr, sich aufzuplustern. Für die Ingenieurin in „Kielwasser“ wollte ich einen Mantel, der aussieht, als käme er an.

Das Segel stammt von einer Bark, die bis 1949 Salpeter fuhr. Die Werft hatte es als Abdeckplane benutzt. Wir haben es viermal gewaschen; das Wasser war beim vierten Mal noch immer grau, dann haben wir aufgehört. Es ist jetzt sauber genug, um schmutzig auszusehen.

Der Mantel wiegt sechs Kilo. Baran sagt, er spiele sich von selbst. Er hat nur einen Fehler: Auf Regen freut er sich. Wenn es draußen feucht wird, geht der Saum zwei Zentimeter hoch.`,
    en: `Old sailcloth hangs as no new cloth does. It has forty years of wind behind it and no longer any need to puff itself up. For the engineer in “Wake” I wanted a coat that looks as if it were arriving.

The sail comes from a barque that carried nitrate until 1949. The yard had been using it as a tarpaulin. We washed it four times; the fourth time the water was still grey, and then we stopped. It is now clean enough to look dirty.

The coat weighs six kilos. Baran says it acts by itself. It has only one fault: it looks forward to rain. When the weather turns damp the hem goes up by two centimetres.`,
  }),
  short('buehne', 'licht-fenster', {
    age: 29,
    authors: ['frauke-ohm'],
    tags: ['buehne', 'bauen'],
    picture: 'abendlicht',
    title: ['Hundertvier Fenster und eine Sonne', 'A hundred and four windows and one sun'],
    lead: [
      'Wer in der Langen Bahn leuchtet, hat Konkurrenz. Sie geht allerdings pünktlich unter.',
      'Anyone lighting the Long Walk has competition. It does, however, set on time.',
    ],
    de: `Im Juni steht die Sonne um halb neun noch in den Westfenstern. Das ist schön und macht mir die erste Szene kaputt. Verdunkeln dürfen wir nicht; die Laibungen stehen unter Denkmalschutz, und Herr Aydın sagt, sie atmen.

Also leuchte ich nicht gegen die Sonne, sondern hinter ihr her. Ich habe für jeden Abend der Spielzeit ausgerechnet, wo ihr Fleck liegt, und fange mit meinem da an, wo ihrer aufhört. Am 21. Juni bleibt mir eine Viertelstunde, am 21. Dezember gehört der Abend mir.

Im Publikum merkt es niemand. Eine Dame fragte einmal, wie wir die Sonne machen. Ich habe gesagt: mit Geduld.`,
    en: `In June the sun still stands in the western windows at half past eight. That is beautiful and it ruins my first scene. We may not black them out; the reveals are listed, and Mr Aydın says they breathe.

So I do not light against the sun but after it. For every evening of the season I have worked out where its patch lies, and I begin with mine where it leaves off. On 21 June that gives me a quarter of an hour; on 21 December the evening is all mine.

Nobody in the audience notices. One lady asked how we do the sun. I said: with patience.`,
  }),
  short('buehne', 'souffleuse', {
    age: 44,
    authors: ['yara-haddad'],
    tags: ['buehne', 'arbeit'],
    picture: 'kreuzende-felder',
    title: ['Das Buch', 'The book'],
    lead: [
      'Vierhundertzwölf Zeichen, drei Farben, ein Kaffeefleck. Ohne das Buch findet kein Abend statt.',
      'Four hundred and twelve cues, three colours, one coffee stain. Without the book there is no evening.',
    ],
    de: `Das Regiebuch der „Ballade“ hat hundertachtzig Seiten. Links steht der Text, rechts stehe ich: wer wann wo auftritt, welches Licht, welches Seil, wie viele Eimer. Bleistift ist Probe, Kugelschreiber ist Verabredung, Rot ist gefährlich.

Mein Platz ist hinter einer Säule bei Meter neunundzwanzig. Ich sehe von der Bühne ungefähr die Hälfte und höre sie ganz. Wenn jemand hängt, gebe ich nichts vor. Ich atme ein. Meistens reicht das.

Der Kaffeefleck liegt auf Seite vierundsechzig. Seitdem tritt der Bruder dort eine Zeile später auf, weil ich sie zwei Proben lang nicht lesen konnte. Merle fand es besser so. Es steht jetzt mit Kugelschreiber drin.`,
    en: `The prompt book of the “Ballad” has a hundred and eighty pages. On the left is the text; on the right am I: who enters when and where, which light, which rope, how many buckets. Pencil is rehearsal, ballpoint is agreement, red is danger.

My place is behind a pillar at metre twenty-nine. I see about half of the stage and hear all of it. When somebody dries I give them nothing. I breathe in. That is usually enough.

The coffee stain is on page sixty-four. Since then the brother comes on one line later, because for two rehearsals I could not read it. Merle thought it better that way. It is in ballpoint now.`,
  }),
  short('buehne', 'huhn', {
    age: 58,
    authors: ['tomke-redlefs'],
    tags: ['buehne', 'kinder'],
    picture: 'auf-geschlagen',
    productions: ['huhn-am-faden'],
    title: ['Wie man aus einem Tampen ein Huhn macht', 'How to make a hen out of a rope’s end'],
    lead: [
      'Es braucht vierzig Zentimeter Hanf, einen Knoten und jemanden, der hinsieht.',
      'It takes forty centimetres of hemp, one knot and somebody looking.',
    ],
    de: `Ein Huhn besteht aus drei Bewegungen: Ruck, Pause, Blick. Wenn man die kann, ist fast alles ein Huhn. Ein Handschuh ist eins, eine Gießkanne auch. Mit dem Tampen geht es am besten, weil er sich nicht verstellt.

Ich mache einen Achtknoten, das ist der Kopf. Das Ende franse ich auf, das ist der Rest. Dann halte ich ihn und tue nichts. Kinder sehen nach vier Sekunden ein Huhn, Erwachsene nach zwölf. Wer nach zwanzig noch einen Tampen sieht, arbeitet meistens in der Verwaltung; Frau Sievers hat es in neun geschafft und war sehr stolz.

Das Huhn hat keinen Namen. Die Kinder fragen jedes Mal. Ich sage, es verrät ihn nur, wenn man geht. Dann gehen sie, und es verrät ihn nicht.`,
    en: `A hen consists of three movements: jerk, pause, look. Once you have those, nearly everything is a hen. A glove is; a watering can too. It works best with a rope’s end, because a rope’s end does not pretend.

I tie a figure-eight, which is the head. I fray the end, which is the rest. Then I hold it and do nothing. Children see a hen after four seconds, adults after twelve. Whoever still sees a rope’s end after twenty generally works in administration; Ms Sievers managed it in nine and was very proud.

The hen has no name. The children ask every time. I tell them it will only say as they leave. Then they leave, and it does not.`,
  }),
  short('buehne', 'quartett-stimmt', {
    age: 77,
    authors: ['hanna-willers'],
    tags: ['klang', 'buehne'],
    picture: 'nachtstueck',
    productions: ['nachtstueck'],
    title: ['Die Kette gibt den Ton an', 'The chain gives the note'],
    lead: [
      'Ein Streichquartett stimmt nach dem Cello. Es sei denn, es liegen achtzehn Tonnen Eisen im Raum.',
      'A string quartet tunes to the cello. Unless there are eighteen tonnes of iron in the room.',
    ],
    de: `Eisen lässt sich nicht stimmen. Man kann es wärmen oder kühlen, dann steigt oder fällt es um einen Hauch, aber wer will im November eine Bahn von dreihundert Metern heizen, damit ein B ein B wird. Also stimmen wir uns.

Wir kommen eine Stunde vorher und hören zu. Die große Kette liegt heute bei achtundfünfzig Komma zwei Hertz, gestern waren es achtundfünfzig Komma drei. Arne zieht sein tiefstes C um diesen Rest nach unten, wir anderen folgen. Im Konzert sind wir gemeinsam falsch, und dadurch ist es richtig.

Schwierig wird es danach. Wir haben am Tag darauf in Lübeck Haydn gespielt, und Jakob sagte in der Pause: „Es fehlt etwas.“ Es fehlten achtzehn Tonnen.`,
    en: `Iron cannot be tuned. You can warm it or cool it, and it will rise or fall by a hair, but who would heat three hundred metres in November so that a B flat becomes a B flat. So we tune ourselves.

We come an hour early and listen. Today the big chain lies at fifty-eight point two hertz; yesterday it was fifty-eight point three. Arne takes his lowest C down by that remainder and the rest of us follow. In the concert we are all wrong together, and that makes it right.

The difficulty comes afterwards. The next day we played Haydn in Lübeck, and in the interval Jakob said: “Something is missing.” It was eighteen tonnes.`,
  }),
  short('buehne', 'unter-last-probe', {
    age: 96,
    authors: ['aurelie-morvan'],
    tags: ['buehne', 'seil'],
    picture: 'trossenschlag',
    productions: ['unter-last'],
    title: ['Loslassen ist eine Technik', 'Letting go is a technique'],
    lead: [
      'Sechs Leute, ein Seil, vierhundert Kilo. Wer loslässt, hebt einen anderen hoch.',
      'Six people, one rope, four hundred kilos. Whoever lets go lifts somebody else.',
    ],
    de: `In Brest habe ich gelernt, wie man hält. Das kann nach zwei Wochen jeder. Loslassen dauert ein Jahr. Der Körper will es nicht; er hat seit den Bäumen schlechte Erfahrungen damit.

In „Unter Last“ hängt an einem Ende ein Gewicht und am anderen hängen wir. Wenn eine die Hand öffnet, steigt der Nächste. Es gibt keine Zählzeit und keinen Blick. Man spürt am Seil, dass die andere gleich geht, eine halbe Sekunde vorher, wie Wetter.

Am dritten Probentag hat Swantje aus der Seilerei zugesehen. Sie hat nichts gesagt, ist an das Seil getreten, hat es zwischen zwei Finger genommen und genickt. „Das links“, sagte sie, „hat Angst.“ Sie hatte recht. Das war ich.`,
    en: `In Brest I learned how to hold. Anyone can do that after a fortnight. Letting go takes a year. The body does not want to; it has had bad experiences with it ever since the trees.

In “Under load” a weight hangs from one end and we hang from the other. When one of us opens a hand, the next one rises. There is no count and no glance. You feel through the rope that she is about to go, half a second before, like weather.

On the third day of rehearsal Swantje from the rope shop came to watch. She said nothing, stepped up to the rope, took it between two fingers and nodded. “The one on the left”, she said, “is frightened.” She was right. That was me.`,
  }),
  short('buehne', 'shanty', {
    age: 118,
    authors: ['milo-fontaine'],
    tags: ['klang', 'arbeit'],
    picture: 'partitur-3',
    productions: ['lieder-vom-zug'],
    title: ['Warum Arbeitslieder nie fertig werden', 'Why work songs never end'],
    lead: [
      'Eine Strophe dauert so lange wie ein Zug. Wenn der Anker noch unten ist, braucht man eine neue.',
      'A verse lasts as long as a haul. If the anchor is still down, you need another one.',
    ],
    de: `Im Konzert haben Lieder einen Schluss. An der Winde nicht. Da singt einer vor, die anderen ziehen auf den Refrain, und wenn die Last noch nicht oben ist, muss ihm etwas einfallen. Die meisten Strophen, die wir kennen, sind deshalb schlecht. Sie sind bei Regen entstanden.

Für „Lieder vom Zug“ haben wir zwölf gesammelt, aus sechs Häfen. In Chittagong zieht man auf eins, in Hansefleet auf drei, in Brest auf das Wort, das man nicht drucken darf. Man hört, wer von rechts zieht.

Wir haben beschlossen, jeden Abend eine Strophe mehr zu singen als am Abend davor. Bei der letzten Vorstellung wird es spät. Bringen Sie etwas zu ziehen mit.`,
    en: `In a concert songs have an end. At the windlass they do not. One man leads, the others haul on the chorus, and if the load is not up yet he must think of something. Most of the verses we know are therefore bad. They were made in the rain.

For “Hauling songs” we have collected twelve, from six ports. In Chittagong they pull on one, in Hansefleet on three, in Brest on the word that may not be printed. You can hear who is pulling from the right.

We have decided to sing one verse more each night than on the night before. The last performance will run late. Bring something to haul.`,
  }),
  short('buehne', 'nach-der-vorstellung', {
    age: 150,
    authors: ['isolde-krahn'],
    tags: ['buehne', 'erinnerung'],
    picture: 'nachtschlag',
    title: ['Was nach dem Applaus kommt', 'What comes after the applause'],
    lead: [
      'Seit 1979 schminke ich mich ab. Es wird nicht schneller.',
      'I have been taking off my make-up since 1979. It does not get any quicker.',
    ],
    de: `Nach dem Applaus geht das Arbeitslicht an, und alles ist kleiner. Die Fleetbrücke ist wieder aus Sperrholz, der Sturm ein Ventilator, und der Tote von vorhin fragt, ob noch jemand zum Zug muss.

Ich sitze dann eine Viertelstunde vor dem Spiegel und warte, bis die Figur geht. Manche gehen sofort. Die Mutter aus der „Ballade“ bleibt gern noch; sie will wissen, ob der Herd aus ist. Ich sage ihr jedes Mal, dass er gemalt ist.

Um halb zwölf dreht Mehmet die letzte Lampe aus und ruft in die Bahn, ob noch einer da sei. Das Echo antwortet nach knapp zwei Sekunden: da sei. Wir haben uns daran gewöhnt.`,
    en: `After the applause the working lights come on, and everything is smaller. The canal bridge is plywood again, the storm is a fan, and the man who died earlier asks whether anyone else needs to catch the train.

Then I sit in front of the mirror for a quarter of an hour and wait for the character to leave. Some go at once. The mother in the “Ballad” likes to linger; she wants to know whether the stove is off. Every time I tell her that it is painted.

At half past eleven Mehmet turns off the last lamp and calls down the Walk to ask if anybody is there. After not quite two seconds the echo replies: there. We have got used to it.`,
  }),
];
