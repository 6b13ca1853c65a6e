import { image } from '../../compose/media.ts';
import { container, full, on, reading } from '../../compose/structure.ts';
import { anchorList, facts, headline, lead, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const access: DemoPage = {
  key: 'barrierefreiheit',
  parent: 'besuch',
  slug: { de: 'barrierefreiheit-vor-ort', en: 'access' },
  title: { de: 'Barrierefreiheit vor Ort', en: 'Access on site' },
  in_menu: true,
  meta_description: {
    de: 'Stufenloser Eingang, Aufzüge, Ringschleife, Tastmodelle, ruhiger Raum: was im Reepwerk zugänglich ist und was noch fehlt.',
    en: 'Step-free entrance, lifts, induction loop, tactile models, quiet room: what is accessible at Reepwerk and what is still missing.',
  },
  og_image: 'barrierefreiheit',
  containers: [
    full(image('barrierefreiheit', 'full')),
    container(
      '67-33',
      [
        lead(
          'Stufenloser Eingang am Kopfhaus, Aufzug in alle Geschosse, Ringschleife auf der Seilerbühne, ein ruhiger Raum. Assistenzhunde sind willkommen. Das ist die kurze Fassung. Die lange sagt auch, was nicht geht.',
          'Step-free entrance at the Head House, lifts to all floors, an induction loop on the Ropewalk Stage, a quiet room. Assistance dogs are welcome. That is the short version. The long one also says what does not work.',
        ),
        anchorList([
          { words: ['Gehen und Rollen', 'Walking and wheeling'], anchor: 'gehen-und-rollen' },
          { words: ['Sehen und Tasten', 'Seeing and touching'], anchor: 'sehen-und-tasten' },
          { words: ['Hören', 'Hearing'], anchor: 'hoeren' },
          { words: ['Ruhe', 'Quiet'], anchor: 'ruhe' },
          { words: ['Noch nicht gelöst', 'Not solved yet'], anchor: 'noch-nicht' },
        ]),
      ],
      [
        facts(
          ['Hilfe', 'Help'],
          [
            [
              ['Telefon', 'Phone'],
              ['04999 312-20', '+49 4999 312-20'],
            ],
            [
              ['SMS', 'Text message'],
              ['0171 3120 312', '+49 171 3120 312'],
            ],
            [
              ['E-Mail', 'E-mail'],
              ['zugang@reepwerk.example', 'zugang@reepwerk.example'],
            ],
            [
              ['Vor Ort', 'On site'],
              ['Kasse im Kopfhaus, Tresen rechts', 'Ticket desk in the Head House, counter on the right'],
            ],
          ],
        ),
      ],
    ),
    container(
      '50-50',
      [
        headline(['Gehen und Rollen', 'Walking and wheeling'], { anchor: 'gehen-und-rollen' }),
        text(
          `- Alle Türen sind mindestens 95 cm breit, die Eingangstür öffnet sich von selbst.
- Zwei Aufzüge, Kabinen 110 mal 210 cm, mit Ansage und tastbaren Knöpfen.
- Die Lange Bahn ist auf ganzer Länge eben. Alle 30 Meter steht eine Bank mit Lehne.
- Zwei Rollstühle, drei Rollatoren und zwölf Klapphocker leihen Sie kostenlos an der Kasse.
- WCs mit Euroschlüssel am Kopfhaus und bei Meter 156, dort auch eine Liege.
- Auf der Seilerbühne vier Rollstuhlplätze in Reihe 5, daneben je ein Platz für Ihre Begleitung.
- Wem 312 Meter zu weit sind: Die Lore fährt. Sie hat sechs Sitze, einen Rollstuhlplatz und kostet nichts.`,
          `- All doors are at least 95 cm wide; the entrance door opens by itself.
- Two lifts, cars 110 by 210 cm, with spoken floors and tactile buttons.
- The Long Walk is level throughout. There is a bench with a back every 30 metres.
- Two wheelchairs, three walking frames and twelve folding stools can be borrowed free of charge at the ticket desk.
- Accessible toilets (Euro key) at the Head House and at metre 156, the latter with a changing bench.
- Four wheelchair spaces in row 5 of the Ropewalk Stage, each with a seat for your companion.
- If 312 metres are too far, take the trolley. It has six seats and a wheelchair space and costs nothing.`,
        ),
      ],
      [
        headline(['Sehen und Tasten', 'Seeing and touching'], { anchor: 'sehen-und-tasten' }),
        text(
          `- Eine tastbare Leitlinie führt vom Gehweg zur Kasse und durch die ganze Lange Bahn. Sie ist aus Tau.
- Alles mit grünem Punkt darf angefasst werden. Das sind 64 Objekte, darunter fünf Tastmodelle von Maschinen.
- Beschriftungen in Großdruck und Braille liegen an der Kasse, als Mappe zum Mitnehmen.
- Jeden Samstag um 11 Uhr: „Vom Hanf zum Tau“, ein Rundgang für sehende und blinde Gäste.
- Audiodeskription bei jeder dritten Vorstellung; eine Stunde vorher Tastführung auf der Bühne.`,
          `- A tactile line leads from the pavement to the ticket desk and through the whole Long Walk. It is made of rope.
- Everything with a green dot may be touched. That is 64 objects, among them five tactile models of machines.
- Labels in large print and braille are kept at the ticket desk, as a folder to take along.
- Every Saturday at 11:00: “From hemp to hawser”, a tour for sighted and blind guests.
- Audio description at every third performance, with a touch tour of the stage one hour before.`,
        ),
      ],
    ),
    on(
      'cc03',
      container(
        '50-50',
        [
          headline(['Hören', 'Hearing'], { anchor: 'hoeren' }),
          text(
            'Ringschleifen liegen an der Kasse, auf der Seilerbühne und im Vortragsraum. Führungen in Deutscher Gebärdensprache finden an jedem ersten Sonntag im Monat statt; für Gruppen jederzeit, mit drei Wochen Vorlauf. Gespräche werden in der Regel mitgeschrieben und auf eine Leinwand geworfen. In der Teerküche liegen Gehörschutz und Luftballons bereit: Mit einem Ballon zwischen den Händen spürt man Bässe besser als mit den Ohren.',
            'Induction loops are installed at the ticket desk, on the Ropewalk Stage and in the lecture room. Tours in German Sign Language take place on the first Sunday of every month, and for groups at any time with three weeks’ notice. Talks are usually transcribed live and projected. In the Tar Kitchen you will find ear protection and balloons: with a balloon between your hands you feel a bass note better than your ears can hear it.',
          ),
          link(['Videos in Gebärdensprache', 'Videos in sign language'], 'page:gebaerdensprache'),
        ],
        [
          headline(['Ruhe', 'Quiet'], { anchor: 'ruhe' }),
          text(
            'Hinter dem Laden liegt ein Raum mit zwei Sesseln, dimmbarem Licht und einer Tür, die wirklich schließt. Sie brauchen niemanden zu fragen. An jedem zweiten Mittwoch im Monat ist von 10 bis 12 Uhr stille Zeit im ganzen Haus. Ein Reizplan zeigt, wo es laut ist, wo es riecht und wo sich etwas bewegt: Teer bei Meter 40, Maschine bei Meter 156, Nebelhorn bei Meter 205, stündlich.',
            'Behind the shop there is a room with two armchairs, light that can be dimmed and a door that really closes. You need not ask anyone. On the second Wednesday of each month the whole house is quiet from 10 to 12. A sensory map shows where it is loud, where it smells and where things move: tar at metre 40, machine at metre 156, foghorn at metre 205, on the hour.',
          ),
        ],
      ),
    ),
    reading(
      [headline(['Noch nicht gelöst', 'Not solved yet'], { anchor: 'noch-nicht' })],
      text(
        'Der Hechelboden ist mit dem Aufzug zu erreichen, aber die Galerie darüber nur über vierzehn Stufen; ihre acht Objekte zeigen wir unten als Film mit Audiodeskription. Das Hofpflaster ist auf zwanzig Metern uneben, wir verlegen im Frühjahr Platten. Im Klub kann es sehr dunkel und sehr voll werden; rufen Sie an, dann halten wir einen Platz am Rand frei.',
        'The Hackling Floor can be reached by lift, but the gallery above it only by fourteen steps; its eight objects are shown below as a film with audio description. The paving of the yard is uneven for twenty metres; slabs will be laid in spring. The club can become very dark and very full: call us and we will keep a place at the edge for you.',
      ),
      link(['Barriere melden', 'Report a barrier'], 'page:barriere-melden', { extra_class: 'primary' }),
    ),
  ],
};
