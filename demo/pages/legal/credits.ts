import { artworks } from '#demo/artwork/pictures/catalogue.ts';
import { reading } from '../../compose/structure.ts';
import { headline, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { clause } from './clause.ts';

const shown = artworks.filter((artwork) => artwork.method !== 'mark' && !artwork.decorative);
const creditList = (locale: 'de' | 'en') =>
  [...new Set(shown.map((artwork) => `- ${artwork.alt[locale]} *${artwork.credit[locale]}*`))].join('\n');

export const credits: DemoPage = {
  key: 'bildnachweise',
  parent: null,
  slug: { de: 'bildnachweise', en: 'picture-credits' },
  title: { de: 'Bildnachweise', en: 'Picture credits' },
  in_footer: true,
  meta_description: {
    de: 'Nachweise aller Zeichnungen auf der Website des Reepwerks und wie sie entstanden sind.',
    en: 'Credits for all drawings on Reepwerk’s website, and how they were made.',
  },
  containers: [
    clause(
      ['Wie die Bilder entstehen', 'How the pictures are made'],
      'Alle Zeichnungen auf dieser Website sind gerechnet. Ein Programm des Hauses kennt zwölf Verfahren, vom Schlag bis zum Riss, und zeichnet aus derselben Zahl immer dasselbe Bild. Wo ein Objekt der Sammlung das Vorbild war, steht seine Inventarnummer dabei.',
      'All drawings on this website are computed. A program of our own knows twelve methods, from the lay to the break, and from the same number always draws the same picture. Where an object in the collection was the model, its inventory number is given.',
    ),
    reading([headline(['Verzeichnis', 'List'])], text(creditList('de'), creditList('en'))),
    clause(
      ['Verwenden', 'Using them'],
      'Für die Berichterstattung über das Haus sind die Bilder frei; die Bedingungen stehen auf der Seite [Presse](page:presse). Die Zeichen der Partner gehören den Partnern.',
      'The pictures are free for reporting on the house; the terms are on the [press page](page:presse). The partners’ marks belong to the partners.',
    ),
  ],
};
