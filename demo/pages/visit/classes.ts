import { imageAlias } from '../../compose/media.ts';
import { container, formHere, full, on } from '../../compose/structure.ts';
import { facts, headline, lead, link, quote, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const classes: DemoPage = {
  key: 'schulklassen',
  parent: 'gruppen',
  slug: { de: 'schulklassen', en: 'school-classes' },
  title: { de: 'Schulklassen', en: 'School classes' },
  meta_description: {
    de: 'Schulprogramme im Reepwerk: Seilern, Kraft und Knoten, Lohnbücher lesen, Theater sehen. Preise, Dauer und Bezug zum Lehrplan.',
    en: 'School programmes at Reepwerk: rope-making, forces and knots, reading wage books, seeing a play. Prices, duration and curriculum links.',
  },
  og_image: 'kleeblatt',
  containers: [
    container(
      '25-50-25',
      [imageAlias('vertical', 'hanf', ['Hanf, bevor die Klasse kommt.', 'Hemp, before the class arrives.'])],
      [
        lead(
          'Eine Klasse bringt zwischen 18 und 30 Paar Hände mit. Wir haben für alle etwas zu tun. Begleitpersonen und Lehrkräfte zahlen nichts, Schülerinnen und Schüler zahlen für das Museum ebenfalls nichts; nur die Programme kosten eine Kleinigkeit.',
          'A class brings between 18 and 30 pairs of hands. We have work for all of them. Teachers and helpers pay nothing, and pupils do not pay for the museum either; only the programmes cost a little.',
        ),
        headline(['Vier Programme', 'Four programmes']),
        headline(['Seilern', 'Making rope'], {
          level: 3,
          preline: ['Klasse 1 bis 6, 90 Minuten, 4 € pro Kind', 'Years 1 to 6, 90 minutes, €4 per child'],
        }),
        text(
          'Hecheln, spinnen, drehen. Am Ende hat die Klasse ein Tau, das sie aushält: Beim Tauziehen wird geprüft, wer.',
          'Hackling, spinning, twisting. In the end the class owns a rope that can bear it: a tug-of-war establishes whom.',
          { decrease_distance: true },
        ),
        headline(['Kraft hat eine Richtung', 'Force has a direction'], {
          level: 3,
          preline: ['Klasse 7 bis 10, Physik, 120 Minuten, 5 €', 'Years 7 to 10, physics, 120 minutes, €5'],
        }),
        text(
          'Flaschenzug, Reibung, Bruchlast. Auf der Prüfbank reißt alle zwanzig Minuten etwas, hinter Glas und mit Ansage.',
          'Pulley, friction, breaking load. Every twenty minutes something parts on the test bench, behind glass and with a warning.',
          { decrease_distance: true },
        ),
        headline(['Lohnbuch lesen', 'Reading a wage book'], {
          level: 3,
          preline: ['Klasse 9 bis 13, Geschichte, 150 Minuten, 5 €', 'Years 9 to 13, history, 150 minutes, €5'],
        }),
        text(
          'Mit Kopien aus den Büchern von 1940 bis 1945. Was steht da, was steht da nicht, und woran erkennt man den Unterschied? Empfohlen mit Vorbereitung im Unterricht; [der Beitrag zum Forschungsprojekt](article:zwangsarbeit) eignet sich als Einstieg.',
          'With copies from the books of 1940 to 1945. What is written there, what is not, and how can you tell? Best prepared in class; [the article on the research project](article:zwangsarbeit) makes a good beginning.',
          { decrease_distance: true },
        ),
        headline(['Knotenkunde für Mathematik', 'Knots for mathematicians'], {
          level: 3,
          preline: ['Klasse 10 bis 13, 90 Minuten, 4 €', 'Years 10 to 13, 90 minutes, €4'],
        }),
        text(
          'Wann sind zwei Knoten derselbe? Eine Frage, die sich mit den Händen stellen und nur mit dem Kopf beantworten lässt.',
          'When are two knots the same? A question that can be asked with the hands and answered only with the head.',
          { decrease_distance: true },
        ),
      ],
      [
        facts(
          ['Für Lehrkräfte', 'For teachers'],
          [
            [
              ['Vorbesuch', 'Advance visit'],
              ['frei, jederzeit', 'free, at any time'],
            ],
            [
              ['Material', 'Material'],
              ['Mappe an der Kasse', 'folder at the ticket desk'],
            ],
            [
              ['Mittag', 'Lunch'],
              ['Raum für 30, Suppe 3,50 €', 'room for 30, soup €3.50'],
            ],
            [
              ['Bus', 'Coach'],
              ['Halteplatz am Kopfhaus', 'stop at the Head House'],
            ],
          ],
        ),
        link(['Termin anfragen', 'Request a date'], 'page:schulklassen#anfrage', { extra_class: 'primary' }),
      ],
    ),
    on(
      'cc02',
      full(
        quote(
          ['Wir haben ein Seil gemacht und es hat Frau Petersen gehalten.', 'We made a rope and it held Mrs Petersen.'],
          ['Klasse 4b, Grundschule am Fleet, im Gästebuch', 'Class 4b, canal primary school, in the visitors’ book'],
        ),
      ),
    ),
    full(
      text(
        'Schulen aus der Stadt und dem Kreis bekommen die Busfahrt bis zu zweimal im Jahr von der Stiftung Küstenkultur erstattet. Das Formular hat eine halbe Seite; wir füllen sie mit Ihnen aus.',
        'Schools from the town and the district can have their coach fare refunded twice a year by the Coastal Culture Foundation. The form is half a page long; we will fill it in with you.',
      ),
    ),
    full(formHere('schulklasse', 'anfrage')),
  ],
};
