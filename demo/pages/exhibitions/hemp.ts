import { image, twoColumns } from '../../compose/media.ts';
import { container, full, reading } from '../../compose/structure.ts';
import { facts, headline, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const hemp: DemoPage = {
  key: 'hanf-und-haende',
  parent: 'ausstellungen',
  slug: { de: 'hanf-und-haende', en: 'hemp-and-hands' },
  title: { de: 'Hanf & Hände', en: 'Hemp & Hands' },
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
        'article:zwangsarbeit',
      ),
    ),
    full(link(['Führungen und Termine', 'Tours and dates'], 'production:hanf-und-haende')),
  ],
};
