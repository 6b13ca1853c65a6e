import { video } from '../../compose/media.ts';
import { container, full } from '../../compose/structure.ts';
import { facts, headline, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const signLanguage: DemoPage = {
  key: 'gebaerdensprache',
  parent: 'zugang',
  slug: { de: 'gebaerdensprache', en: 'sign-language' },
  title: { de: 'Gebärdensprache', en: 'Sign language' },
  in_footer: true,
  language_variant: 'dgs',
  meta_description: {
    de: 'Das Reepwerk in Deutscher Gebärdensprache: Inhalt der Website, Navigation, Barrierefreiheit. Führungen und Gespräche mit DGS.',
    en: 'Reepwerk in German Sign Language: what the website contains, how to use it, accessibility. Tours and talks with sign language.',
  },
  og_image: 'gebaerdensprache',
  containers: [
    container(
      '67-33',
      [
        video({
          poster: 'gebaerdensprache',
          url: 'https://vimeo.com/312000003',
          length: ['4 Minuten', '4 minutes'],
          title: ['Das Reepwerk in Deutscher Gebärdensprache', 'Reepwerk in German Sign Language'],
          transcript: [
            `Eine Frau in dunkelblauem Pullover gebärdet vor einer hellgrauen Wand. Sie stellt das Haus vor: ein Museum für Seile, eine Bühne, ein Café, alles in einem Gebäude von 312 Metern. Sie zeigt die Gebärde für „Reepwerk“: Zwei Hände drehen einen Faden und gehen auseinander.

Danach erklärt sie das Menü, nennt die Öffnungszeiten und sagt, wo die Erklärung zur Barrierefreiheit steht und wie man eine Barriere meldet, auch mit einem eigenen Video.`,
            `A woman in a dark blue jumper signs in front of a light grey wall. She introduces the house: a museum of rope, a stage, a café, all in one building 312 metres long. She shows the sign for “Reepwerk”: two hands twist a thread and move apart.

She then explains the menu, gives the opening hours and says where to find the accessibility statement and how to report a barrier, with a video of your own if you like.`,
          ],
        }),
      ],
      [
        facts(
          ['Das Video', 'The video'],
          [
            [
              ['Sprache', 'Language'],
              ['DGS, mit Untertiteln', 'German Sign Language, with subtitles'],
            ],
            [
              ['Dauer', 'Length'],
              ['4 Minuten', '4 minutes'],
            ],
            [
              ['Gebärdet von', 'Signed by'],
              ['Marlene Tramm', 'Marlene Tramm'],
            ],
          ],
        ),
      ],
    ),
    container(
      '50-50',
      [
        headline(['Im Haus', 'In the house']),
        text(
          'Am ersten Sonntag im Monat führt Henrike Aldag um 12 Uhr durch die Lange Bahn, gedolmetscht in Deutscher Gebärdensprache. Zweimal im Jahr führt Marlene Tramm selbst; dann wird für die Hörenden gedolmetscht. Der Videoguide zur Ausstellung Zugkraft hat dreißig Stationen und liegt kostenlos an der Kasse.',
          'On the first Sunday of the month, at 12:00, Henrike Aldag gives a tour of the Long Walk, interpreted into German Sign Language. Twice a year Marlene Tramm gives the tour herself; then it is interpreted for the hearing. The video guide to Traction has thirty stops and is free at the ticket desk.',
        ),
      ],
      [
        headline(['Auf der Bühne', 'On stage']),
        text(
          'Gespräche und Premieren werden gedolmetscht, das Pult steht links, und links halten wir auch zwanzig Plätze mit guter Sicht frei. Sagen Sie beim Kartenkauf „DGS“. Bei Konzerten liegen die Resonanzböden vor der ersten Reihe: Schuhe aus, und Sie hören mit.',
          'Talks and opening nights are interpreted; the interpreter stands on the left, and that is where we keep twenty seats with a good view. Say “DGS” when buying your ticket. At concerts the soundboards lie in front of the first row: take off your shoes and you will hear.',
        ),
      ],
    ),
    full(
      text(
        'Fragen in DGS beantworten wir mittwochs von 14 bis 16 Uhr per Video. Einen Termin bekommen Sie unter [dgs@reepwerk.example](mailto:dgs@reepwerk.example) oder per SMS an 0171 3120 312.',
        'Questions in German Sign Language are answered by video on Wednesdays from 14:00 to 16:00. Make an appointment at [dgs@reepwerk.example](mailto:dgs@reepwerk.example) or by text message to +49 171 3120 312.',
      ),
      link(['Erklärung zur Barrierefreiheit', 'Accessibility statement'], 'page:erklaerung'),
    ),
  ],
};
