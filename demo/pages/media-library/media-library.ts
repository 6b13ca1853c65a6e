import { socialMedia, video } from '../../compose/media.ts';
import { container, full, on } from '../../compose/structure.ts';
import { fullTeaser, teaserList } from '../../compose/teaser.ts';
import { headline, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const mediaLibrary: DemoPage = {
  key: 'mediathek',
  parent: null,
  slug: { de: 'mediathek-de', en: 'mediathek-en' },
  title: { de: 'Mediathek', en: 'Media library' },
  in_menu: true,
  meta_description: {
    de: 'Die Mediathek des Reepwerks: Beiträge aus Sammlung, Forschung, Haus und Bühne, zum Lesen, Hören und Nachmachen.',
    en: 'Reepwerk’s media library: articles from the collection, research, house and stage, to read, to listen to and to try at home.',
  },
  og_image: 'platting',
  containers: [
    full(
      fullTeaser('large', {
        image: 'platting',
        link: 'page:knoten',
        preline: ['Sammlung · 9 Minuten', 'Collection · 9 minutes'],
        headline: ['Ein Knoten ist ein Versprechen', 'A knot is a promise'],
        text: [
          'Die Mathematikerin Ruth Sörensen liest unsere Seemannsknoten wie Gedichte: Zeile für Zeile, und manchmal gegen den Strich.',
          'The mathematician Ruth Sörensen reads our sailors’ knots as if they were poems: line by line, and now and then against the grain.',
        ],
        words: ['Lesen', 'Read'],
      }),
    ),
    full(
      teaserList('pairs', [
        {
          image: 'schlag-nah',
          link: 'page:teer',
          preline: ['Gespräch · 24 Minuten hören', 'Conversation · 24 minutes, listen'],
          headline: ['Teer riecht nach Zukunft', 'Tar smells of the future'],
          text: [
            'Die Parfümeurin Inga Petersen sammelt Gerüche, die es bald nicht mehr gibt.',
            'The perfumer Inga Petersen collects smells that will soon be gone.',
          ],
        },
        {
          image: 'leinwand',
          link: 'page:heizen',
          preline: ['Haus · 6 Minuten', 'House · 6 minutes'],
          headline: [
            'Wie wir 312 Meter heizen, ohne das Klima zu verheizen',
            'How to heat 312 metres without heating the planet',
          ],
          text: [
            'Abwärme, Schafwolle und ein sehr langer Teppich.',
            'Waste heat, sheep’s wool and a very long carpet.',
          ],
        },
        {
          image: 'partitur-3',
          link: 'page:probentagebuch',
          preline: ['Bühne · 4 Minuten', 'Stage · 4 minutes'],
          headline: ['Probentagebuch: Das Seil spielt mit', 'Rehearsal diary: The rope is in the cast'],
          text: ['Woche drei: Das Seil hat Lampenfieber.', 'Week three: The rope has stage fright.'],
        },
        {
          image: 'hechel-03',
          link: 'page:zwangsarbeit',
          preline: ['Forschung · 12 Minuten', 'Research · 12 minutes'],
          headline: [
            'Zwangsarbeit auf der Reepbahn 1940–1945. Was die Lohnbücher verschweigen und was sie verraten',
            'Forced labour on the ropewalk, 1940–1945. What the wage books conceal and what they give away',
          ],
          text: [
            'Erstmals ausgewertet: 4.300 Einträge, 61 Namen.',
            'Read for the first time: 4,300 entries, 61 names.',
          ],
        },
        {
          image: 'garnrad',
          link: 'page:garnrad',
          preline: ['Sammlung · 3 Minuten', 'Collection · 3 minutes'],
          headline: ['Neu: das letzte Garnrad', 'New: the last spinning wheel'],
          text: ['Ein Geschenk aus Kotka, mit Zollpapieren.', 'A gift from Kotka, with customs papers.'],
        },
        {
          image: 'achtknoten',
          link: 'page:warum-haelt-ein-knoten',
          preline: ['Für Kinder · 5 Minuten', 'For children · 5 minutes'],
          headline: ['Warum hält ein Knoten?', 'Why does a knot hold?'],
          text: ['Ein Versuch mit Schnur, Seife und Geduld.', 'An experiment with string, soap and patience.'],
        },
      ]),
    ),
    on(
      'cc03',
      container(
        '67-33',
        [
          headline(['Zum Ansehen', 'To watch']),
          video({
            poster: 'lange-bahn',
            url: 'https://www.youtube.com/watch?v=reepwerk312',
            length: ['6 Minuten', '6 minutes'],
            title: ['Ein Seil von Anfang bis Ende', 'A rope from beginning to end'],
            transcript: [
              `Die Kamera folgt ohne Schnitt der Seilmaschine vom Kopfhaus bis zum Ende der Langen Bahn. Zuerst laufen vierundfünfzig Garne durch eine Lochplatte. Dann drehen sich drei Haken, die Garne werden zu Litzen und verkürzen sich; der Wagen am anderen Ende wird langsam herangezogen.

Bei Minute vier setzt Hauke Thiessen die Lehre ein, einen Kegel mit drei Rillen. Hinter ihm entsteht das Seil. Er geht rückwärts und sagt die ganze Zeit nichts außer, am Schluss: „So.“`,
              `The camera follows the rope machine without a cut from the Head House to the end of the Long Walk. First fifty-four yarns run through a perforated plate. Then three hooks begin to turn, the yarns become strands and shorten; the carriage at the far end is slowly drawn in.

In the fourth minute Hauke Thiessen inserts the top, a cone with three grooves. The rope forms behind him. He walks backwards and says nothing the whole time except, at the end: “So.”`,
            ],
          }),
        ],
        [
          headline(['Unterwegs', 'Elsewhere'], { level: 3 }),
          socialMedia({
            url: 'https://www.instagram.com/p/Reepwerk312/',
            media_type: 'instagram',
            title: ['Knoten der Woche auf Instagram', 'Knot of the week on Instagram'],
          }),
          text(
            'Jeden Montag, wenn das Haus zu ist, zeigt das Depot einen Knoten. Er wird nicht erklärt.',
            'Every Monday, while the house is closed, the stores show a knot. It is not explained.',
            { decrease_distance: true },
          ),
        ],
      ),
    ),
    full(
      headline(['Mitschreiben', 'Writing for us'], { level: 3 }),
      text(
        'Sie haben auf der Bahn gearbeitet, kennen jemanden oder wissen es besser? Die Redaktion freut sich über Widerspruch: [redaktion@reepwerk.example](mailto:redaktion@reepwerk.example).',
        'You worked on the Walk, you know somebody who did, or you simply know better? The editors welcome contradiction: [redaktion@reepwerk.example](mailto:redaktion@reepwerk.example).',
      ),
      link(['Zum Newsletter', 'The newsletter'], 'page:newsletter'),
    ),
  ],
};
