import { full } from '../../compose/structure.ts';
import { faq } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const questions: DemoPage = {
  key: 'faq',
  parent: 'besuch',
  slug: { de: 'haeufige-fragen', en: 'frequent-questions' },
  title: { de: 'Häufige Fragen', en: 'Frequent questions' },
  menu_name: { de: 'FAQ', en: 'FAQ' },
  meta_description: {
    de: 'Zwölf Fragen zum Besuch im Reepwerk: Dauer, Kälte, Hunde, Kinderwagen, Wiedereintritt, Fotos, Karten, Gutscheine, Fundsachen.',
    en: 'Twelve questions about visiting Reepwerk: how long, how cold, dogs, prams, re-entry, photographs, tickets, vouchers, lost property.',
  },
  containers: [
    full(
      faq(['Vor dem Besuch', 'Before you come'], 'vor-dem-besuch', [
        {
          question: ['Wie lange brauche ich?', 'How long do I need?'],
          answer: [
            'Für eine Ausstellung eine gute Stunde, für das ganze Haus drei. Wer nur 312 Meter gehen möchte, schafft es in vier Minuten, hat dann aber nichts gesehen.',
            'A good hour for one exhibition, three for the whole house. If you merely wish to walk 312 metres you can do it in four minutes, but you will not have seen anything.',
          ],
        },
        {
          question: ['Muss ich vorher buchen?', 'Do I have to book?'],
          answer: [
            'Fürs Museum nein. Für Führungen, Werkstätten und Vorstellungen empfehlen wir es, denn die Plätze sind gezählt. Gruppen ab zehn Personen [melden sich bitte an](page:gruppen).',
            'Not for the museum. We recommend it for tours, workshops and performances, because places are counted. Groups of ten or more [please let us know](page:gruppen).',
          ],
        },
        {
          question: ['Wird es kalt?', 'Will it be cold?'],
          answer: [
            'In der Langen Bahn sind es im Winter 16 Grad, absichtlich. Die Objekte mögen das, und [das Klima auch](article:heizen). An der Kasse leihen wir Ihnen einen Wollumhang.',
            'In winter the Long Walk is kept at 16 degrees, on purpose. The objects like it and [so does the climate](article:heizen). The ticket desk will lend you a woollen cape.',
          ],
        },
        {
          question: ['Ist das Haus mit Kinderwagen zugänglich?', 'Can I bring a pram?'],
          answer: [
            'Ja, überall außer auf der Galerie über dem Hechelboden. Wickeltische gibt es am Kopfhaus und bei Meter 156, in allen Toiletten, also auch in der für Herren.',
            'Yes, everywhere except the gallery above the Hackling Floor. There are changing tables at the Head House and at metre 156, in all toilets, and that includes the gents.',
          ],
        },
      ]),
    ),
    full(
      faq(['Im Haus', 'In the house'], 'im-haus', [
        {
          question: ['Kann ich hinaus und wieder hinein?', 'Can I leave and come back?'],
          answer: [
            'Den ganzen Tag, so oft Sie mögen. Lassen Sie sich an der Kasse einen Stempel geben.',
            'All day, as often as you like. Ask for a stamp at the ticket desk.',
          ],
        },
        {
          question: ['Darf ich fotografieren?', 'May I take photographs?'],
          answer: [
            'Ja, ohne Blitz und Stativ. Für Presse und Verlage gelten [andere Wege](page:presse).',
            'Yes, without flash or tripod. Press and publishers please take [another route](page:presse).',
          ],
        },
        {
          question: ['Darf mein Hund mit?', 'May my dog come along?'],
          answer: [
            'In den Hof und in die Teerküche ja, ins Museum nur als Assistenzhund.',
            'Into the yard and the Tar Kitchen, yes; into the museum only as an assistance dog.',
          ],
        },
        {
          question: ['Läuft die Seilmaschine wirklich?', 'Does the rope machine really run?'],
          answer: [
            'Täglich um 11 und um 15 Uhr, donnerstags auch um 19 Uhr. In zehn Minuten entstehen sechs Meter Tau. Die Reste verkauft der Laden als Schlüsselanhänger.',
            'Daily at 11:00 and 15:00, on Thursdays also at 19:00. In ten minutes it makes six metres of rope. The offcuts are sold in the shop as key rings.',
          ],
        },
      ]),
    ),
    full(
      faq(['Karten und Fundsachen', 'Tickets and lost property'], 'karten', [
        {
          question: ['Kann ich Karten zurückgeben?', 'Can I return tickets?'],
          answer: [
            'Umtauschen ja: fürs Museum bis zum Vorabend, für die Bühne bis drei Tage vorher. Fällt etwas aus, erhalten Sie Ihr Geld von selbst zurück.',
            'You can exchange them: for the museum until the evening before, for the stage up to three days ahead. If something is cancelled, your money comes back by itself.',
          ],
        },
        {
          question: ['Gibt es Gutscheine?', 'Are there gift vouchers?'],
          answer: [
            'An der Kasse, über jeden Betrag ab 5 €. Sie gelten drei Jahre und hängen an einem Stück Tau.',
            'At the ticket desk, for any sum from €5. They are valid for three years and come on a piece of rope.',
          ],
        },
        {
          question: ['Ich habe etwas verloren.', 'I have lost something.'],
          answer: [
            'Rufen Sie an, [04999 312-0](tel:+4949993120), oder schreiben Sie an [haus@reepwerk.example](mailto:haus@reepwerk.example). Wir heben Gefundenes sechs Monate auf. Zurzeit warten vier Schals und ein linker Gummistiefel.',
            'Call [+49 4999 312-0](tel:+4949993120) or write to [haus@reepwerk.example](mailto:haus@reepwerk.example). We keep what we find for six months. Four scarves and a left wellington boot are usually among it.',
          ],
        },
        {
          question: ['Wie sage ich „Reep“?', 'How do I pronounce “Reep”?'],
          answer: [
            'Mit langem e, wie in „See“. Es ist niederdeutsch für Seil; ein Reepschläger ist einer, der Seile schlägt.',
            'With a long, level e, roughly “rayp”. It is Low German for rope, and a close cousin of the English word.',
          ],
        },
      ]),
    ),
  ],
};
