import { highlights } from '../compose/collections.ts';
import { socialMedia, video } from '../compose/media.ts';
import { container, full, on } from '../compose/structure.ts';
import { headline, link, text } from '../compose/text.ts';
import type { DemoPage } from '../demo-page.ts';

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
    full(highlights(['Neu auf den Regalen', 'New on the shelves'], ['forschung', 'werkstatt', 'haus'])),
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
