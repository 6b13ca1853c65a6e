import { image } from '../compose/media.ts';
import { full } from '../compose/structure.ts';
import { link } from '../compose/text.ts';
import type { DemoArticle } from './demo-article.ts';
import { chapter, pullQuote } from './parts.ts';

const title = { de: 'Warum hält ein Knoten?', en: 'Why does a knot hold?' };

export const whyKnotsHold: DemoArticle = {
  key: 'warum-haelt-ein-knoten',
  category: 'werkstatt',
  age: 12,
  authors: ['amina-yildiz'],
  tags: ['knoten', 'kinder'],
  lead: [
    'Ein Versuch mit Schnur, Seife und Geduld. Erwachsene dürfen helfen, wenn sie leise sind.',
    'An experiment with string, soap and patience. Grown-ups may help if they are quiet.',
  ],
  picture: 'kreuzende-felder',
  caption: [
    'So sieht Reibung aus, wenn man sie zeichnen könnte.',
    'What friction would look like if you could draw it.',
  ],
  slug: { de: 'warum-haelt-ein-knoten', en: 'why-does-a-knot-hold' },
  title,
  meta_description: {
    de: 'Ein Versuch für Kinder mit Schnur, Seife und Geduld: Warum ein Knoten hält und was passiert, wenn er nicht mehr mag.',
    en: 'An experiment for children with string, soap and patience: why a knot holds, and what happens when it no longer wants to.',
  },
  containers: [
    chapter(['Was du brauchst', 'What you need'], 'was-du-brauchst', {
      de: `- zwei Meter Schnur, am besten Paketschnur aus Hanf oder Baumwolle
- zwei Meter glatte Schnur, zum Beispiel einen Drachenfaden oder ein Schuhband aus Plastik
- ein Stück Seife und einen Becher Wasser
- eine Türklinke, die nicht locker ist
- jemanden, der ziehen kann`,
      en: `- two metres of string, ideally parcel string of hemp or cotton
- two metres of smooth string, such as a kite line or a plastic shoelace
- a piece of soap and a cup of water
- a door handle that is not loose
- somebody who can pull`,
    }),
    chapter(['Erster Versuch: gar kein Knoten', 'First experiment: no knot at all'], 'erster-versuch', {
      de: `Lege die Hanfschnur um die Türklinke, einmal herum, und halte beide Enden. Zieh an einem. Die Schnur rutscht. Jetzt lege sie dreimal herum und zieh noch einmal. Sie rutscht viel schlechter. Bei fünf Runden kannst du ein Ende mit zwei Fingern halten, und am anderen zieht ein Erwachsener, so fest er will. Du gewinnst.

Du hast gerade keinen Knoten gemacht. Und trotzdem hält es. Warum? Weil die Schnur sich an der Klinke **reibt**. Bei jeder Runde ein bisschen mehr, und das Bisschen zählt nicht einfach dazu, es vervielfacht sich. Auf diese Weise hält im Hafen eine einzige Frau ein Schiff mit vierhundert Menschen fest: vier Runden um einen Poller.`,
      en: `Put the hemp string round the door handle, once, and hold both ends. Pull on one. The string slips. Now wind it round three times and pull again. It slips far less. With five turns you can hold one end with two fingers while a grown-up pulls on the other as hard as they like. You win.

You have not tied a knot just now. And still it holds. Why? Because the string **rubs** against the handle. With every turn a bit more, and the bits are not simply added up, they multiply. That is how a single woman in the harbour holds a ship with four hundred people on it: four turns round a bollard.`,
    }),
    chapter(
      ['Zweiter Versuch: die Schnur reibt sich selbst', 'Second experiment: the string rubs itself'],
      'zweiter-versuch',
      {
        de: `Jetzt mach einen richtigen Knoten, den Kreuzknoten: rechts über links, links über rechts. Zieh an beiden Enden. Siehst du, wie sich die beiden Bögen umarmen? Je fester du ziehst, desto fester drückt der eine auf den anderen, und desto mehr reiben sie sich. **Der Knoten hält, weil du ziehst.** Er benutzt deine Kraft gegen dich.

Mach dann denselben Knoten falsch: rechts über links und noch einmal rechts über links. Seeleute nennen ihn Altweiberknoten; die alten Frauen, die wir kennen, machen ihn allerdings richtig. Zieh. Er dreht sich und rutscht auf. Zwei Bögen, dieselbe Schnur, und nur die Reihenfolge ist anders.`,
        en: `Now tie a proper knot, a reef knot: right over left, left over right. Pull both ends. Can you see the two loops hugging each other? The harder you pull, the harder one presses on the other, and the more they rub. **The knot holds because you pull.** It uses your strength against you.

Then tie the same knot wrong: right over left, and right over left again. Sailors call it a granny knot; the grannies we know, however, tie it right. Pull. It turns and slips open. Two loops, the same string, and only the order is different.`,
      },
      [image('kleeblatt', 'vertical', ['Ein Kleeblattknoten.', 'A trefoil knot.'])],
    ),
    chapter(['Dritter Versuch: Seife', 'Third experiment: soap'], 'dritter-versuch', {
      de: `Mach die Hanfschnur nass, reib sie mit Seife ein und binde noch einmal den richtigen Knoten. Zieh langsam. Er rutscht! Die Seife legt sich zwischen die Fasern, und die Fasern finden einander nicht mehr.

Nimm nun die glatte Schnur, ganz ohne Seife. Auch sie rutscht. Plastik hat keine Fasern, die abstehen; es ist von Natur aus wie eingeseift. Deshalb brauchen Bergsteiger andere Knoten als dein Urgroßvater, mit mehr Runden. Und deshalb geht dein Schuhband auf.`,
      en: `Wet the hemp string, rub it with soap and tie the right knot once more. Pull slowly. It slips! The soap gets in between the fibres, and the fibres can no longer find each other.

Now take the smooth string, without any soap. It slips as well. Plastic has no fibres sticking out; it comes soaped by nature. That is why climbers need different knots from your great-grandfather’s, with more turns. And that is why your shoelace comes undone.`,
    }),
    pullQuote(
      'cc01',
      ['Ein Knoten hält, weil du ziehst.', 'A knot holds because you pull.'],
      ['Merksatz', 'Worth remembering'],
    ),
    chapter(['Und die Geduld?', 'And the patience?'], 'geduld', {
      de: `Die brauchst du jetzt. Binde den richtigen Knoten, trocken, und zieh ihn so fest du kannst. Und dann mach ihn wieder auf, ohne Zähne und ohne Schere. Ein guter Knoten hält, solange er soll, und lässt dann los. Wenn du es geschafft hast, komm vorbei: Auf dem Hechelboden hängt einer, an dem wir seit 1988 arbeiten.`,
      en: `You need that now. Tie the right knot, dry, and pull it as tight as you can. And then undo it again, without teeth and without scissors. A good knot holds as long as it should and then lets go. If you manage it, come and see us: on the Hackling Floor hangs one we have been working on since 1988.`,
    }),
    full(
      link(['Kindergeburtstag im Reepwerk', 'Birthdays at Reepwerk'], 'page:kindergeburtstag', {
        extra_class: 'primary',
      }),
    ),
  ],
};
