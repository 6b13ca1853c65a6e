import { type DemoArticle, short } from './demo-article.ts';

/** To try at home, with care. */
export const workshop: DemoArticle[] = [
  short('werkstatt', 'palstek', {
    age: 1,
    authors: ['emre-kaplan'],
    tags: ['knoten', 'familien'],
    picture: 'kleeblatt',
    title: ['Der Palstek, ohne Krokodil', 'The bowline, without the crocodile'],
    lead: [
      'Es gibt eine Geschichte mit einem Brunnen und einem Krokodil. Es geht auch so.',
      'There is a story with a well and a crocodile. It can be done without.',
    ],
    de: `Sie brauchen ein Stück Leine von der Länge Ihres Arms und etwas, woran sie soll, zum Beispiel ein Tischbein.

1. Legen Sie eine kleine Schlaufe, das lange Ende unten.
2. Führen Sie das kurze Ende ums Tischbein und von unten durch die Schlaufe.
3. Gehen Sie damit hinter dem langen Ende herum und wieder durch die Schlaufe zurück.
4. Ziehen Sie am langen Ende. Nicht am kurzen. Nie am kurzen.

Wenn er aussieht wie eine Brezel, war es Schritt drei. Wenn er aufgeht, war es Schritt zwei. Wenn er hält und sich am Abend trotzdem mit zwei Fingern lösen lässt, war es ein Palstek. Üben Sie ihn hinter dem Rücken; dort braucht man ihn.`,
    en: `You need a piece of line as long as your arm and something to make it fast to, such as the leg of a table.

1. Lay a small loop with the long end underneath.
2. Take the short end round the table leg and up through the loop.
3. Go round behind the long end with it and back down through the loop.
4. Pull on the long end. Not on the short one. Never on the short one.

If it looks like a pretzel, it was step three. If it comes undone, it was step two. If it holds and in the evening can still be undone with two fingers, it was a bowline. Practise it behind your back; that is where you will need it.`,
  }),
  short('werkstatt', 'drei-litzen', {
    age: 22,
    authors: ['swantje-ploog'],
    tags: ['seil', 'familien'],
    picture: 'auf-geschlagen',
    title: ['Ein Seil aus Küchengarn', 'A rope of kitchen string'],
    lead: [
      'Drei Leute, drei Fäden, drei Meter Flur. In zehn Minuten haben Sie eins.',
      'Three people, three strings, three metres of corridor. In ten minutes you will have one.',
    ],
    de: `Nehmen Sie drei Fäden von je vier Metern und knoten Sie alle an einem Ende zusammen. Dieses Ende hält die geduldigste Person. Die beiden anderen und ein Türgriff nehmen je einen Faden.

- Drehen Sie alle drei Fäden rechtsherum, bis sie sich kringeln wollen.
- Gehen Sie zusammen, ohne loszulassen. Das ist der schwierige Teil.
- Drehen Sie nun alle drei gemeinsam linksherum.

Wenn Sie aufhören, hört es auch auf. Das ist das ganze Geheimnis: Die Fäden wollen sich aufdrehen, das Seil will es auch, nur in die andere Richtung. Sie hindern einander daran. Daraus besteht übrigens auch unser Kollegium.`,
    en: `Take three strings of four metres each and knot them all together at one end. That end is held by the most patient person. The other two people and a door handle take one string each.

- Twist all three strings to the right until they want to curl up.
- Walk together without letting go. That is the difficult part.
- Now twist all three together to the left.

When you stop, it stops too. That is the whole secret: the strings want to untwist, and so does the rope, only the other way. They prevent each other. Our staff meetings work in much the same manner.`,
  }),
  short('werkstatt', 'tampen', {
    age: 39,
    authors: ['hauke-thiessen'],
    tags: ['seil', 'arbeit'],
    picture: 'querschnitt',
    title: ['Takling: Damit das Ende kein Anfang wird', 'Whipping: so that the end stays the end'],
    lead: ['Fünf Minuten Arbeit, zehn Jahre Ruhe.', 'Five minutes of work, ten years of peace.'],
    de: `Ein Seil fängt am Ende an, kein Seil mehr zu sein. Man kann es mit dem Feuerzeug verschmelzen, wenn es aus Kunststoff ist und einem nichts bedeutet. Hanf wickelt man.

Legen Sie gewachstes Garn als Bucht auf das Ende. Wickeln Sie darüber, stramm, Schlag an Schlag, zur Bucht hin, so lang, wie das Seil dick ist. Stecken Sie das Garn durch die Bucht und ziehen Sie am anderen Ende, bis sie unter den Wicklungen verschwindet. Abschneiden.

Wenn es sich dreht, war es zu lose. Noch einmal. Es gibt Leute, die kleben. Ich kenne sie.`,
    en: `It is at the end that a rope begins to be no rope. You can melt it with a lighter, if it is plastic and means nothing to you. Hemp is whipped.

Lay waxed twine along the end in a bight. Wind over it, tightly, turn against turn, towards the bight, for as long as the rope is thick. Put the twine through the bight and pull the other end until it disappears under the turns. Cut off.

If it slips round, it was too loose. Again. There are people who use tape. I know who they are.`,
  }),
  short('werkstatt', 'leinoel', {
    age: 57,
    authors: ['ilse-maassen'],
    tags: ['bauen', 'hanf'],
    picture: 'teerkueche',
    title: ['Was man mit altem Hanf nicht tun soll', 'What not to do with old hemp'],
    lead: ['Eine kurze Liste, in der Reihenfolge der Anrufe.', 'A short list, in the order in which people ring.'],
    de: `Im Keller liegt ein Tau vom Großvater, und nun soll es schön werden. Dann rufen Sie bitte an, bevor Sie etwas davon tun:

- **Waschen.** Hanf quillt, verliert seinen Schlag und wird ein Zopf.
- **Ölen.** Leinöl wird hart. Danach ist es ein Stock.
- **In die Sonne legen.** Es bleicht und bricht. Der Großvater hat es im Schatten gelassen, er wusste, warum.
- **In Scheiben schneiden**, als Untersetzer. Das war ein echter Anruf.

Bürsten Sie es trocken, rollen Sie es locker mit der Sonne auf, im Uhrzeigersinn, und hängen Sie es dorthin, wo Luft ist. Dann lassen Sie es in Ruhe. Das ist alles. Das meiste, was ich beruflich tue, ist Lassen.`,
    en: `There is a rope of your grandfather’s in the cellar, and now it is to be made beautiful. Then please ring us before you do any of this:

- **Wash it.** Hemp swells, loses its lay and becomes a plait.
- **Oil it.** Linseed oil goes hard. After that it is a stick.
- **Put it in the sun.** It bleaches and breaks. Your grandfather kept it in the shade; he knew why.
- **Cut it into slices** for coasters. That was a real call.

Brush it dry, coil it loosely with the sun, that is clockwise, and hang it where there is air. Then leave it alone. That is all. Most of what I do for a living is leaving things alone.`,
  }),
  short('werkstatt', 'schnurtelefon', {
    age: 75,
    authors: ['amina-yildiz'],
    tags: ['kinder', 'klang'],
    picture: 'linie-wird-seil',
    title: ['Telefonieren über den Hof', 'A telephone across the yard'],
    lead: [
      'Zwei Becher, eine Schnur und die Regel, dass sie stramm sein muss.',
      'Two cups, one string and the rule that it must be taut.',
    ],
    de: `Stecht in den Boden von zwei Bechern ein Loch, so klein wie möglich. Zieht eine Schnur hindurch und macht innen einen Knoten, damit sie nicht herausrutscht. Achtknoten ist gut. Jetzt geht auseinander, bis die Schnur gerade ist.

Einer spricht, einer hört. Wenn die Schnur durchhängt, hört man nichts. Wenn sie an der Regenrinne reibt, spricht die Regenrinne mit. Um die Ecke geht es nur, wenn dort jemand steht und die Schnur an einem Faden hochhält.

Probiert es mit Wolle, Angelschnur und Paketband. Eins ist viel besser als die anderen. Wir verraten nicht, welches, aber bei uns geht es damit über zweihundert Meter. Wir haben Witze erzählt. Das Lachen kam später.`,
    en: `Make a hole in the bottom of two cups, as small as you can. Thread a string through and tie a knot inside so that it does not slip out. A figure-eight is good. Now walk apart until the string is straight.

One speaks, one listens. If the string sags you hear nothing. If it rubs against the gutter, the gutter joins in. It only works round a corner if somebody stands there holding the string up with a thread.

Try wool, fishing line and parcel string. One of them is much better than the others. We shall not say which, but with it we get across two hundred metres. We told jokes. The laughter came later.`,
  }),
  short('werkstatt', 'tuerkenbund-ring', {
    age: 95,
    authors: ['bo-christiansen'],
    tags: ['knoten'],
    picture: 'tuerkenbund',
    title: ['Ein Ring, der nirgends anfängt', 'A ring that starts nowhere'],
    lead: [
      'Der Türkenbund hat zwei Enden, aber man findet sie nicht. Man muss nur wissen, wann man aufhört.',
      'A Turk’s head has two ends, but you cannot find them. You only have to know when to stop.',
    ],
    de: `Schlagen Sie eine Leine zweimal um drei Finger, so dass sich die Lagen kreuzen. Das Ende geht unter der ersten durch und über die zweite. Jetzt schieben Sie die linke Lage über die rechte; es entsteht ein Fenster. Durch das Fenster, drehen, wieder eins.

Nach der fünften Kreuzung stehen Sie da, wo Sie angefangen haben. Das ist kein Fehler. Ab hier folgen Sie einfach der Spur, einmal, zweimal, immer daneben her.

Herr Behn hat im Jahr 1893 dazu geschrieben: „Wer fragt, wo das Ende ist, hat es noch nicht fertig.“ Ich habe den Zettel über meinen Schreibtisch gehängt. Er passt auch zur Inventur.`,
    en: `Take a line twice round three fingers so that the turns cross. The end goes under the first and over the second. Now push the left-hand turn over the right; a window appears. Through the window, turn, and there is another.

After the fifth crossing you are standing where you began. That is not a mistake. From here you simply follow the track, once, twice, always alongside.

In 1893 Mr Behn wrote about it: “He who asks where the end is has not finished.” I have pinned the slip above my desk. It goes for the inventory as well.`,
  }),
  short('werkstatt', 'reibung', {
    age: 122,
    authors: ['ruth-soerensen'],
    tags: ['knoten', 'forschung', 'schulen'],
    picture: 'kleeblatt-nacht',
    productions: ['was-haelt'],
    title: ['Zwei Bücher, die sich nicht trennen lassen', 'Two books that cannot be parted'],
    lead: [
      'Ein Versuch über Reibung. Sie brauchen zwei Telefonbücher oder zwei Leute, die noch welche haben.',
      'An experiment on friction. You need two telephone directories, or two people who still have one.',
    ],
    de: `Blättern Sie zwei dicke Hefte Seite für Seite ineinander, wie Spielkarten. Fassen Sie die Rücken an und ziehen Sie. Es geht nicht. Holen Sie jemanden. Es geht immer noch nicht.

Kein Klebstoff, keine Klammer. Jede Seite drückt ein klein wenig auf die nächste, und je stärker Sie ziehen, desto stärker drückt sie. Der Widerstand wächst nicht mit der Zahl der Seiten, sondern viel schneller. Ein Knoten tut dasselbe, nur mit einer einzigen Seite.

Deshalb ist die Frage, was einen Knoten hält, falsch gestellt. Es hält ihn derjenige, der zieht. Wer aufhört, kann ihn lösen. Für Telefonbücher gilt das nicht; da müssen Sie zurückblättern.`,
    en: `Leaf two thick booklets into one another, page by page, like a pack of cards. Take hold of the spines and pull. It does not work. Fetch somebody. It still does not work.

There is no glue, no clip. Each page presses ever so slightly on the next, and the harder you pull, the harder it presses. The resistance does not grow with the number of pages but very much faster. A knot does the same, with a single page.

So the question of what holds a knot is wrongly put. It is held by whoever is pulling. Stop, and you can undo it. This does not apply to telephone directories; those you will have to leaf apart.`,
  }),
  short('werkstatt', 'lehre', {
    age: 165,
    authors: ['emre-kaplan', 'nele-hagenah'],
    tags: ['arbeit'],
    picture: 'stellen',
    title: ['Drei Jahre, zehn Finger', 'Three years, ten fingers'],
    lead: [
      'Emre Kaplan lernt Seiler. In seiner Klasse sind sie zu dritt, aus ganz Deutschland.',
      'Emre Kaplan is learning to make rope. There are three in his class, from all over Germany.',
    ],
    de: `Die Berufsschule ist in Münchberg, das sind acht Stunden mit dem Zug. Wir sind drei: Lea macht Drahtseile, Jannis Netze, ich das hier. In der Pause sitzen wir an einem Tisch und sind vollzählig.

Im ersten Jahr lernt man stehen. Im zweiten gehen, rückwärts, ohne zu gucken. Im dritten, hat Hauke gesagt, darf ich etwas sagen. Ich bin gespannt, was.

Was ich nicht wusste: dass man es in den Händen behält. Ich war im Sommer am Meer, und da lag ein Ende am Strand, ganz hart vom Salz. Ich habe es aufgehoben und gedacht: zu stramm geschlagen, vierzig Jahre alt, Manila, linke Hand. Meine Schwester hat gefragt, ob es mir gut geht.`,
    en: `The vocational school is in Münchberg, eight hours by train. There are three of us: Lea does wire rope, Jannis nets, and I this. At break we sit at one table and are all present.

In the first year you learn to stand. In the second to walk, backwards, without looking. In the third, Hauke says, I may say something. I am curious what.

What I did not know: that your hands remember. I was at the sea this summer, and there lay a rope’s end on the beach, quite hard with salt. I picked it up and thought: laid too taut, forty years old, Manila, left-handed. My sister asked if I was feeling well.`,
  }),
];
