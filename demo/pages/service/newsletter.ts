import { image } from '../../compose/media.ts';
import { container, formHere, full, reading } from '../../compose/structure.ts';
import { facts, headline, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const newsletter: DemoPage = {
  key: 'newsletter',
  parent: null,
  slug: { de: 'newsletter', en: 'newsletter' },
  title: { de: 'Programm per Post', en: 'Programme by post' },
  menu_name: { de: 'Newsletter', en: 'Newsletter' },
  meta_description: {
    de: 'Programm per Post: der Newsletter des Reepwerks, einmal im Monat, zwei Seiten, kein Anhang. So bestellen Sie ihn und so werden Sie ihn los.',
    en: 'Programme by post: Reepwerk’s newsletter, once a month, two pages, no attachments. How to order it and how to get rid of it.',
  },
  og_image: 'newsletter',
  containers: [
    full(image('newsletter', 'full')),
    container(
      '67-33',
      [
        text(
          `Einmal im Monat, zwei Seiten, kein Anhang. Am letzten Dienstag des Monats schreiben wir Ihnen, was im nächsten stattfindet, welches Objekt auf Reisen ist und was im Depot gefunden wurde. Es gibt ein Bild. Es gibt keine Countdown-Uhr.

Tragen Sie unten Ihre Adresse ein. Sie erhalten eine E-Mail mit einem Link; erst wenn Sie diesen öffnen, stehen Sie auf der Liste. So kann niemand Sie anmelden außer Ihnen selbst.

Lieber auf Papier? Rufen Sie an, [04999 312-0](tel:+4949993120). Zweihundertvierzig Menschen bekommen das Programm in einem Umschlag, und wir haben noch Umschläge.`,
          `Once a month, two pages, no attachments. On the last Tuesday of the month we write to tell you what will happen in the next one, which object is travelling and what has been found in the stores. There is one picture. There is no countdown clock.

Enter your address below. You will receive an e-mail with a link; only when you open it are you on the list. That way nobody can subscribe you but yourself.

Would you rather have it on paper? Call [+49 4999 312-0](tel:+4949993120). Two hundred and forty people receive the programme in an envelope, and we have envelopes left.`,
        ),
      ],
      [
        facts(
          ['Kurz gesagt', 'In short'],
          [
            [
              ['Erscheint', 'Appears'],
              ['letzter Dienstag im Monat', 'last Tuesday of the month'],
            ],
            [
              ['Sprachen', 'Languages'],
              ['Deutsch oder Englisch', 'German or English'],
            ],
            [
              ['Messung', 'Tracking'],
              ['keine', 'none'],
            ],
            [
              ['Abbestellen', 'Leaving'],
              ['ein Klick, unten in jeder Ausgabe', 'one click, at the foot of every issue'],
            ],
          ],
        ),
      ],
    ),
    full(formHere('newsletter', 'bestellen')),
    reading(
      [headline(['Was wir speichern', 'What we store'])],
      text(
        'Ihre E-Mail-Adresse, die Sprache und den Zeitpunkt Ihrer Bestätigung. Ob Sie die Post öffnen, wissen wir nicht und wollen es nicht wissen. Nach der Abbestellung löschen wir die Adresse; den Nachweis, dass Sie einmal zugestimmt hatten, bewahren wir drei Jahre auf. Mehr steht in der [Datenschutzerklärung](page:datenschutz).',
        'Your e-mail address, the language and the moment of your confirmation. Whether you open our post we do not know and do not wish to know. When you leave we delete the address; the proof that you once agreed is kept for three years. There is more in the [privacy notice](page:datenschutz).',
      ),
    ),
  ],
};
