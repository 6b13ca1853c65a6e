import { type DemoArticle, short } from './demo-article.ts';

/** One asks, one answers. */
export const talks: DemoArticle[] = [
  short('gespraech', 'thiessen', {
    age: 4,
    authors: ['nele-hagenah'],
    tags: ['arbeit', 'seil'],
    picture: 'nachtschlag',
    title: ['„Man hört, wenn es will“', '“You can hear when it wants to”'],
    lead: [
      'Hauke Thiessen ist Seilermeister. Ein Gespräch von zwanzig Minuten, davon vier mit Worten.',
      'Hauke Thiessen is a master ropemaker. A conversation of twenty minutes, four of them in words.',
    ],
    de: `**Herr Thiessen, wann ist ein Seil fertig?**

Wenn es aufhört zu drehen.

**Und wann hört es auf?**

Wenn es fertig ist. *(Pause.)* Man legt die Hand drauf. Ein Seil, das noch will, zittert. Das da will noch.

**Es gibt elf Seilermeister im Land. Sprechen Sie miteinander?**

Einmal im Jahr. Wir sitzen in einem Lokal, und einer hat ein Ende in der Tasche, und das geht dann herum. Jeder fasst es an und gibt es weiter. Nach dem Essen sagt einer: Na ja. Das war dann der Abend. Das war gut.`,
    en: `**Mr Thiessen, when is a rope finished?**

When it stops turning.

**And when does it stop?**

When it is finished. *(Pause.)* You put your hand on it. A rope that still wants to will tremble. That one still wants to.

**There are eleven master ropemakers in the country. Do you talk to each other?**

Once a year. We sit in a pub, somebody has a rope’s end in his pocket, and round it goes. Each of us feels it and passes it on. After the meal one of them says: ah well. And that was the evening. It was good.`,
  }),
  short('gespraech', 'umeh', {
    age: 19,
    authors: ['svea-lindqvist'],
    tags: ['hafen', 'buehne'],
    picture: 'segeltuch',
    productions: ['kielwasser'],
    title: ['„Ein Schiff erbt man nicht allein“', '“Nobody inherits a ship alone”'],
    lead: [
      'Adaeze Umeh über Rost, Lagos und die Frage, warum ihr Roman in Hansefleet auf Grund läuft.',
      'Adaeze Umeh on rust, Lagos and why her novel runs aground in Hansefleet.',
    ],
    de: `**Warum ausgerechnet Hansefleet?**

Ich habe auf einer Karte nach einem Hafen gesucht, der zu klein ist für das, was er getan hat. Ich musste nicht lange suchen.

**Ihre Heldin will das Schiff verschrotten und bleibt dann. Was hält sie?**

Papier. Man kann ein Schiff nicht einfach zerschneiden, man muss beweisen, dass es einem gehört. Also liest sie. Und je mehr sie liest, desto mehr Leuten gehört es.

**Haben Sie je ein Seil geschlagen?**

Hier, im März, mit Herrn Kaplan. Er hat gesagt, ich hätte gute Hände und keine Geduld. So fängt mein nächstes Buch an.`,
    en: `**Why Hansefleet, of all places?**

I was looking at a map for a harbour too small for what it had done. I did not have to look for long.

**Your heroine comes to scrap the ship, and stays. What keeps her?**

Paper. You cannot simply cut up a ship; you have to prove that it is yours. So she reads. And the more she reads, the more people it belongs to.

**Have you ever laid a rope?**

Here, in March, with Mr Kaplan. He said I had good hands and no patience. That is how my next book begins.`,
  }),
  short('gespraech', 'kruse', {
    age: 35,
    authors: ['nele-hagenah'],
    tags: ['arbeit', 'dgs'],
    picture: 'gebaerdensprache',
    title: ['„Die Maschine ist laut? Das wusste ich nicht“', '“The machine is loud? I had no idea”'],
    lead: [
      'Jonte Kruse führt in Gebärdensprache durch die Bahn. Hörende dürfen mitkommen, wenn sie leise sind.',
      'Jonte Kruse gives tours of the Walk in sign language. Hearing people may come along if they are quiet.',
    ],
    de: `**Wie gebärdet man „Trossenschlag“?**

Mit drei Fingern, die umeinandergehen, und dem Unterarm, der das aushält. Das Zeichen gab es nicht. Wir haben es mit der Gruppe gemacht, an der Maschine, und es hat keine zwei Minuten gedauert. Das deutsche Wort hat länger gebraucht.

**Was sehen Ihre Gäste, das anderen entgeht?**

Sie sehen Haukes Füße. Alle anderen sehen auf das Seil. Aber wann er stehen bleibt, entscheiden die Füße.

**Und die Hörenden?**

Sind neidisch. Sie können sich bei dem Lärm nicht unterhalten. Wir schon.`,
    en: `**How do you sign “hawser-laid”?**

With three fingers going round each other and a forearm to bear it. There was no sign. We made it with the group, standing at the machine, and it took less than two minutes. The German word took longer.

**What do your guests see that escapes others?**

They see Hauke’s feet. Everyone else looks at the rope. But it is the feet that decide when he stops.

**And the hearing?**

Are envious. They cannot hold a conversation in that noise. We can.`,
  }),
  short('gespraech', 'boysen', {
    age: 50,
    authors: ['renate-boysen', 'nele-hagenah'],
    tags: ['leichte-sprache', 'arbeit'],
    picture: 'leichte-sprache',
    title: ['„Ein Satz. Ein Gedanke. Punkt“', '“One sentence. One thought. Full stop”'],
    lead: [
      'Renate Boysen übersetzt das Haus in Leichte Sprache. Das Wort „Reepschlägerei“ hat sie eine Woche gekostet.',
      'Renate Boysen translates the house into Easy German. The word for ropewalk cost her a week.',
    ],
    de: `**Was ist schwer an leicht?**

Man muss wissen, was man meint. Die meisten Texte wissen das nicht. Sie klingen nur danach.

**Zum Beispiel?**

*Das Exponat thematisiert Arbeit.* Ich frage dann: Was liegt da? Ein Handschuh. Wessen? Von einer Frau. Was hat sie gemacht? Hanf gekämmt. Na bitte. Hier liegt der Handschuh von einer Frau. Sie hat Hanf gekämmt.

**Und „Reepschlägerei“?**

Ein sehr langes Haus. Hier wurden Seile gemacht. Unsere Prüfgruppe hat gefragt, warum da „Schlägerei“ steht. Ich fand die Frage besser als meine Antwort.`,
    en: `**What is hard about easy?**

You have to know what you mean. Most texts do not. They only sound as if they did.

**For example?**

*The exhibit addresses labour.* Then I ask: what is lying there? A glove. Whose? A woman’s. What did she do? Comb hemp. Well then. Here is the glove of a woman. She combed hemp.

**And the German for ropewalk?**

A very long house. Ropes were made here. The old word sounds like “rope brawl”, and our test readers asked who had won. I thought the question better than my answer.`,
  }),
  short('gespraech', 'osei', {
    age: 70,
    authors: ['wiebke-carstens'],
    tags: ['forschung', 'erinnerung'],
    picture: 'hanf',
    title: ['„Woher, von wem, wofür“', '“Where from, from whom, what for”'],
    lead: [
      'Lina Osei fragt nach der Herkunft von 11 400 Dingen. Bei neunhundert bekommt sie eine Antwort, die niemand hören wollte.',
      'Lina Osei asks where 11,400 things came from. For nine hundred she is given an answer nobody wanted.',
    ],
    de: `**Womit fangen Sie an?**

Mit der Rückseite. Vorn steht, was es sein soll. Hinten steht, wer dafür bezahlt hat, manchmal auch, wie wenig.

**Was tun Sie, wenn ein Ding nicht hierher gehört?**

Ich schreibe einen Brief. Das ist schon der schwierigste Teil, denn an wen? Das Wurfnetz aus Chittagong hat fünf Dörfer, die es wiedererkennen. Vier davon möchten, dass es hier bleibt, aber mit ihrem Namen. Das fünfte möchte es zurück.

**Und nun?**

Nun lernen sie einander kennen. Im Mai kommen alle fünf. Wir haben die längste Tafel der Stadt.`,
    en: `**Where do you begin?**

With the back. The front says what it is meant to be. The back says who paid for it and, now and then, how little.

**What do you do when a thing does not belong here?**

I write a letter. That is the hardest part already, because to whom? There are five villages that recognise the cast net from Chittagong. Four of them would like it to stay here, but under their name. The fifth would like it back.

**And now?**

Now they are getting to know each other. In May all five are coming. We have the longest table in town.`,
  }),
  short('gespraech', 'ploog', {
    age: 88,
    authors: ['nele-hagenah'],
    tags: ['arbeit', 'frauen', 'seil'],
    picture: 'litzen',
    title: ['„Im Dunkeln sieht man besser“', '“You see better in the dark”'],
    lead: [
      'Swantje Ploog spleißt mit verbundenen Augen. Es geht um einen Kasten Limonade.',
      'Swantje Ploog splices blindfold. A crate of lemonade depends on it.',
    ],
    de: `**Wie lange brauchen Sie für einen Augspleiß?**

Mit Licht sieben Minuten. Ohne sechs.

**Wie kommt das?**

Mit Licht guckt man. Und wenn man guckt, denkt man, und dann ist man draußen. Die Finger wissen das ja: unter eins, über eins. Die wollen nur nicht gestört werden.

**Und die Wette?**

Emre sagt, unter fünf schafft es keiner. Ich war bei fünf zehn. Wenn ich es habe, trägt er eine Woche lang meinen Kaffee. Wenn nicht, ich seinen. Also, eigentlich trinken wir die Limonade dann zusammen. Aber sagen Sie ihm das nicht.`,
    en: `**How long do you take over an eye splice?**

With the light on, seven minutes. Without, six.

**How is that?**

With the light on you look. And when you look you think, and then you are out. The fingers know it anyway: under one, over one. They just do not want to be disturbed.

**And the bet?**

Emre says nobody can do it in under five. I have done five ten. If I manage it, he carries my coffee for a week. If not, I carry his. Well, really we shall drink the lemonade together. But do not tell him that.`,
  }),
  short('gespraech', 'haddad-aksoy', {
    age: 109,
    authors: ['svea-lindqvist'],
    tags: ['buehne'],
    picture: 'ballade',
    productions: ['ballade'],
    title: ['„Rückwärts kann man nicht lügen“', '“Backwards you cannot lie”'],
    lead: [
      'Baran Aksoy und Liv Petersen über ein Stück, das mit dem Ende anfängt.',
      'Baran Aksoy and Liv Petersen on a play that begins with its end.',
    ],
    de: `**Sie spielen jeden Abend von hinten nach vorn. Was macht das mit einem?**

*Petersen:* Man wird jünger. Um zehn bin ich neun Jahre alt und habe noch nichts falsch gemacht. Danach in die Straßenbahn zu steigen ist hart.

*Aksoy:* Und man kann nicht lügen. Das Publikum weiß ja schon, was kommt. Wenn ich sage „Es wird halten“, glaubt mir kein Mensch. Ich muss es trotzdem so sagen, dass sie es gern glauben würden.

**Gibt es einen Satz, der Ihnen fehlt?**

*Petersen:* „Tut mir leid.“ Das Stück hört auf, bevor jemand einen Grund dafür hat.`,
    en: `**You play it back to front every night. What does that do to you?**

*Petersen:* You grow younger. At ten o’clock I am nine years old and have not done anything wrong yet. Getting on a tram after that is hard.

*Aksoy:* And you cannot lie. The audience already knows what is coming. When I say “It will hold”, not a soul believes me. I have to say it so that they would like to.

**Is there a line you miss?**

*Petersen:* “I am sorry.” The play stops before anybody has a reason to say it.`,
  }),
  short('gespraech', 'jessen', {
    age: 135,
    authors: ['amina-yildiz'],
    tags: ['schulen', 'kinder'],
    picture: 'gruppen-schulen',
    title: ['„Ich war Lehrer, ich bin geheilt“', '“I was a teacher; I am cured”'],
    lead: [
      'Fiete Jessen über dreihundert Schulklassen und die eine Frage, die alle stellen.',
      'Fiete Jessen on three hundred school groups and the one question all of them ask.',
    ],
    de: `**Welche Frage ist das?**

Ob hier jemand gestorben ist. Früher habe ich abgelenkt. Heute sage ich: ja, elf, und ich zeige ihnen, wo es steht. Danach sind sie sehr leise und dann sehr gut.

**Was lernen Kinder bei Ihnen, das in keinem Buch steht?**

Dass dreißig von ihnen stärker sind als ihr Bus. Wir ziehen ihn, mit einem Seil, das sie am Vormittag gemacht haben. Der Fahrer sitzt drin und macht ein Gesicht.

**Und die Lehrkräfte?**

Müssen mitziehen. Eine hat danach gesagt, sie habe ihre Klasse zum ersten Mal in dieselbe Richtung gehen sehen.`,
    en: `**Which question is that?**

Whether somebody died here. I used to change the subject. Now I say: yes, eleven, and show them where it is written. After that they are very quiet, and then very good.

**What do children learn from you that is in no book?**

That thirty of them are stronger than their bus. We pull it, with a rope they have made that morning. The driver sits inside and makes a face.

**And the teachers?**

Have to pull too. One of them said afterwards that it was the first time she had seen her class go in the same direction.`,
  }),
  short('gespraech', 'pech-und-schwefel', {
    age: 170,
    authors: ['nele-hagenah'],
    tags: ['klang'],
    picture: 'nachtstueck',
    title: ['„Ein Nebelhorn kann nur ja sagen“', '“A fog horn can only say yes”'],
    lead: [
      'Eka Brandt und Sönke Thoms machen Tanzmusik aus Seezeichen. Ein Gespräch in Zimmerlautstärke.',
      'Eka Brandt and Sönke Thoms make dance music out of sea marks. A conversation at room volume.',
    ],
    de: `**Frau Brandt, Ihre Schwester komponiert für Ankerketten. Ist das eine Frage der Erziehung?**

*Brandt:* Unser Vater hatte ein Klavier, auf dem drei Töne gingen. Ilka hat die drei genommen. Ich habe genommen, was übrig war.

**Herr Thoms, was kann ein Nebelhorn?**

*Thoms:* Einen Ton. Aber mit Überzeugung. Alles andere müssen wir drum herum bauen, bis er eine Meinung wird.

**Um Mitternacht spielen Sie in der Teerküche. Beschweren sich die Nachbarn?**

*Brandt:* Einer kommt immer. Er war Leuchtturmwärter und sagt, endlich könne er wieder schlafen.`,
    en: `**Ms Brandt, your sister composes for anchor chains. Was it your upbringing?**

*Brandt:* Our father had a piano on which three notes worked. Ilka took the three. I took what was left.

**Mr Thoms, what can a fog horn do?**

*Thoms:* One note. But with conviction. Everything else we have to build around it until it becomes an opinion.

**At midnight you play in the Tar Kitchen. Do the neighbours complain?**

*Brandt:* One of them always comes. He used to be a lighthouse keeper and says that he can finally sleep again.`,
  }),
];
