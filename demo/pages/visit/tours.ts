import { eventList } from '../../compose/collections.ts';
import { image } from '../../compose/media.ts';
import { container, full, on } from '../../compose/structure.ts';
import { facts, headline, lead, quote, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const tours: DemoPage = {
  key: 'fuehrungen',
  parent: 'gruppen',
  slug: { de: 'fuehrungen', en: 'guided-tours' },
  title: { de: 'Führungen', en: 'Guided tours' },
  meta_description: {
    de: 'Öffentliche Führungen und Führungen für Gruppen im Reepwerk: durch die Lange Bahn, hinter die Bühne, ins Depot. Auch in DGS und Leichter Sprache.',
    en: 'Public and private tours at Reepwerk: through the Long Walk, behind the stage, into the stores. Also in sign language and easy language.',
  },
  og_image: 'schlag-nah',
  containers: [
    container(
      '67-33',
      [
        lead(
          'Unsere Führungen haben höchstens zwanzig Teilnehmende und kommen ohne Mikrofon aus. Wer führt, hat vorher ein Jahr lang selbst geseilert, mindestens samstags. Sie dürfen unterbrechen.',
          'Our tours have twenty participants at most and do without a microphone. Whoever guides you has made rope for a year beforehand, on Saturdays at least. You may interrupt.',
        ),
        headline(['Öffentlich', 'Public tours']),
        text(
          `- **Vom Hanf zum Tau.** Am vierten Samstag im Monat, 15 Uhr. Mit Tastobjekten, beschrieben für sehende und blinde Gäste.
- **Kuratorinnenführung.** Am ersten Sonntag im Monat, 13 Uhr, mit Henrike Aldag; in Deutscher Gebärdensprache gedolmetscht.
- {en:Ropes and People.} Sonntags 11:30 Uhr auf Englisch.
- **In Leichter Sprache.** Am zweiten Freitag im Monat, 15 Uhr.`,
          `- **From hemp to rope** (in German). Fourth Saturday of the month, 15:00. With objects to touch, described for sighted and blind guests.
- **Curator’s tour.** First Sunday of the month, 13:00, with Henrike Aldag; interpreted in German Sign Language.
- **Ropes and people** in English. Sundays 11:30.
- **In easy German.** Second Friday of the month, 15:00.`,
        ),
        headline(['Für Ihre Gruppe', 'For your group']),
        text(
          `- **Die Lange Bahn in 60 Minuten.** Das Haus, die Arbeit, der Lärm. 85 € zuzüglich Eintritt.
- **Hinter der Bühne.** Schnürboden, Seilzüge, Unterbühne; nicht stufenlos. 95 €.
- **Ins Depot.** Höchstens acht Personen, ohne Jacken, mit Handschuhen. 120 €.
- **Rückwärts.** Wir gehen die Bahn, wie die Reepschläger gingen. 85 €, feste Schuhe.`,
          `- **The Long Walk in 60 minutes.** The house, the work, the noise. €85 plus admission.
- **Behind the stage.** Fly loft, hemp lines, under-stage; not step-free. €95.
- **Into the stores.** Eight people at most, no coats, with gloves. €120.
- **Backwards.** We walk the Walk the way ropemakers did. €85, sensible shoes.`,
        ),
      ],
      [
        image('auf-geschlagen', 'horizontal'),
        facts(
          ['Preise', 'Prices'],
          [
            [
              ['Öffentlich', 'Public'],
              ['5 € zuzüglich Eintritt', '€5 plus admission'],
            ],
            [
              ['Gruppe', 'Group'],
              ['ab 85 €', 'from €85'],
            ],
            [
              ['Dolmetschen DGS', 'Sign language'],
              ['ohne Aufpreis', 'at no extra charge'],
            ],
          ],
        ),
      ],
    ),
    on(
      'cc03',
      full(
        quote(
          [
            'Rückwärts sieht man, woher man kommt. Vorwärts sieht man nur, dass es noch weit ist.',
            'Walking backwards you see where you have come from. Walking forwards you only see how far it still is.',
          ],
          ['Hauke Thiessen, Seilermeister', 'Hauke Thiessen, master ropemaker'],
        ),
      ),
    ),
    full(
      eventList({
        headline: ['Am Wochenende für Familien', 'For families this weekend'],
        filters: 'weekend',
        tag: 'familien',
      }),
    ),
  ],
};
