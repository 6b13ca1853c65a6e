import { image, twoColumns } from '../compose/media.ts';
import { container, full, on, reading } from '../compose/structure.ts';
import { anchorList, facts, faq, headline, link, text } from '../compose/text.ts';
import type { DemoPage } from '../demo-page.ts';

const access: DemoPage = {
  key: 'barrierefreiheit',
  parent: 'besuch',
  slug: { de: 'barrierefreiheit-vor-ort', en: 'access' },
  title: { de: 'Barrierefreiheit vor Ort', en: 'Access on site' },
  in_menu: true,
  in_footer: true,
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
        text(
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

const tarKitchen: DemoPage = {
  key: 'teerkueche',
  parent: 'besuch',
  slug: { de: 'teerkueche', en: 'tar-kitchen' },
  title: { de: 'Teerküche', en: 'Tar Kitchen' },
  page_class: 'cc03',
  in_menu: true,
  meta_description: {
    de: 'Café, Mittagstisch und Klub im alten Teerhaus des Reepwerks. Suppe, Kuchen, Fischbrötchen, abends Musik. Ohne Museumskarte zugänglich.',
    en: 'Café, lunch and club in Reepwerk’s old tar house. Soup, cake, fish rolls, music at night. Open without a museum ticket.',
  },
  og_image: 'teerkueche',
  containers: [
    full(image('teerkueche', 'full')),
    container(
      '67-33',
      [
        text(
          `Hier wurde bis 1974 Holzteer gekocht, in drei Kesseln zu je achthundert Litern, zwanzig Schritt vom nächsten Gebäude entfernt, falls etwas überkocht. Es ist zweimal etwas übergekocht. Der mittlere Kessel steht noch; er ist heute der Tresen.

Mittags gibt es zwei Suppen, eine davon ohne Tier, dazu Brot von Bäcker Ingwersen aus der Fleetstraße. Nachmittags Kuchen, der auf Pappe ausgehändigt wird, wenn man mit ihm ans Wasser will. Freitags Fischbrötchen, solange der Kutter fährt.`,
          `Until 1974 wood tar was boiled here, in three vats of eight hundred litres each, twenty paces from the nearest building in case something boiled over. Twice something did. The middle vat is still here; it is now the bar.

At lunch there are two soups, one of them without any animal, and bread from Ingwersen’s bakery in Fleetstrasse. In the afternoon cake, handed over on cardboard if you wish to take it down to the water. Fish rolls on Fridays, for as long as the cutter goes out.`,
        ),
      ],
      [
        facts(
          ['Gut zu wissen', 'Good to know'],
          [
            [
              ['Geöffnet', 'Open'],
              ['Di bis So ab 11 Uhr', 'Tue to Sun from 11:00'],
            ],
            [
              ['Küche', 'Kitchen'],
              ['12 bis 15 und 18 bis 21 Uhr', '12:00 to 15:00 and 18:00 to 21:00'],
            ],
            [
              ['Plätze', 'Seats'],
              ['44 drinnen, 60 am Wasser', '44 inside, 60 by the water'],
            ],
            [
              ['Zugang', 'Access'],
              ['stufenlos über den Hof, WC am Kopfhaus', 'step-free from the yard, toilet at the Head House'],
            ],
            [
              ['Tisch', 'Table'],
              ['04999 312-44', '+49 4999 312-44'],
            ],
          ],
        ),
      ],
    ),
    full(
      twoColumns('text-image', 'nachtschlag', [
        '**Am Abend** räumen wir die Tische an die Wand. Donnerstags spielt, wer in der Stadt ist; freitags und samstags wird getanzt, meist zu Maschinen. Die Reihe „Pech & Schwefel“ verbindet Modularsynthese mit dem, was das Haus hergibt: Nebelhorn, Ketten, die Nachbarn. Einlass ab 18 Jahren, Abendkasse, 10 €.',
        '**In the evening** we push the tables against the wall. On Thursdays whoever is in town plays; on Fridays and Saturdays people dance, mostly to machines. The series “Pitch & Brimstone” combines modular synthesis with whatever the house has to offer: foghorn, chains, the neighbours. Over 18s, tickets at the door, €10.',
      ]),
    ),
    container(
      '33-33-33',
      [
        headline(['Mittags', 'At noon'], { level: 3 }),
        text(
          'Fleetsuppe mit Dill 7,50 €\nLinsen mit Birne 6,80 €\nBrot und Butter 2 €',
          'Canal soup with dill €7.50\nLentils with pear €6.80\nBread and butter €2',
          { decrease_distance: true },
        ),
      ],
      [
        headline(['Nachmittags', 'In the afternoon'], { level: 3 }),
        text(
          'Apfelkuchen vom Blech 3,80 €\nTauwerk (ein Hefezopf) 3,20 €\nTee, so stark wie früher 2,90 €',
          'Apple cake from the tray €3.80\nCordage (a plaited bun) €3.20\nTea, as strong as it used to be €2.90',
          { decrease_distance: true },
        ),
      ],
      [
        headline(['Abends', 'In the evening'], { level: 3 }),
        text(
          'Kartoffeln, Hering, Apfel 12,50 €\nRote Bete, Ziegenkäse, Schwarzbrot 11 €\nHafenbier vom Fass 4,20 €',
          'Potatoes, herring, apple €12.50\nBeetroot, goat’s cheese, rye bread €11\nHarbour beer on draught €4.20',
          { decrease_distance: true },
        ),
      ],
    ),
    reading(
      [headline(['Mieten', 'Hire'])],
      text(
        'Montags, wenn das Museum schläft, können Sie die Teerküche für sich haben: bis zu 60 Gäste, eigene Musik erlaubt, eigenes Feuer nicht.',
        'On Mondays, while the museum sleeps, you can have the Tar Kitchen to yourselves: up to 60 guests, your own music allowed, your own fire not.',
      ),
      link(['Räume mieten', 'Venue hire'], 'page:vermietung'),
    ),
  ],
};

const rules: DemoPage = {
  key: 'hausordnung',
  parent: 'besuch',
  slug: { de: 'hausordnung', en: 'house-rules' },
  title: { de: 'Hausordnung', en: 'House rules' },
  meta_description: {
    de: 'Die Hausordnung des Reepwerks: Taschen, Fotos, Anfassen, Essen, Hunde, Feuer. Zwölf Absätze, jeder mit einem Grund.',
    en: 'The house rules of Reepwerk: bags, photographs, touching, food, dogs, fire. Twelve paragraphs, each with a reason.',
  },
  containers: [
    reading(
      [headline(['Warum überhaupt', 'Why at all'])],
      text(
        'Das Haus ist 165 Jahre alt, aus Kiefernholz, und hat ein Jahrhundert lang Teer eingeatmet. Es verträgt Menschen gut, Feuer schlecht und Rucksäcke mittel. Mit Ihrer Karte stimmen Sie den folgenden Regeln zu.',
        'The house is 165 years old, built of pine, and has been breathing tar for a century. It tolerates people well, fire badly and rucksacks so-so. By taking a ticket you agree to the following rules.',
      ),
    ),
    reading(
      [headline(['Im Haus', 'In the house'])],
      text(
        `1. **Taschen** größer als ein A4-Blatt und alle Rucksäcke kommen in die Schließfächer. Auf dem Rücken trägt man eine Breite, die man nicht sieht.
2. **Anfassen** dürfen Sie alles mit grünem Punkt. Alles andere ist älter als Ihre Großeltern und hat weniger Haut.
3. **Fotografieren** für sich selbst ist erlaubt, ohne Blitz und ohne Stativ. Wenn Menschen im Bild sind, fragen Sie bitte.
4. **Essen und Trinken** in der Teerküche und im Hof. Wasser in verschließbaren Flaschen überall.
5. **Rauchen** und Dampfen nirgends, auch nicht vor der Tür. Die Nachbarschaft besteht aus demselben Holz.
6. **Kinder** sind willkommen. Unter zehn Jahren brauchen sie jemanden, der mitgeht; auf der Maschine darf niemand sitzen, egal wie alt.
7. **Hunde** warten im Hof, dort steht Wasser. Assistenzhunde gehen mit hinein, überallhin.`,
        `1. **Bags** larger than a sheet of A4 and all rucksacks go into the lockers. On your back you carry a width you cannot see.
2. **Touch** everything with a green dot. Everything else is older than your grandparents and has less skin.
3. **Photography** for your own use is allowed, without flash or tripod. If there are people in the picture, please ask.
4. **Food and drink** in the Tar Kitchen and the yard. Water in bottles that close, anywhere.
5. **Smoking** and vaping nowhere, not even outside the door. The neighbourhood is made of the same wood.
6. **Children** are welcome. Under ten they need somebody to come along; nobody may sit on the machine, whatever their age.
7. **Dogs** wait in the yard, where there is water. Assistance dogs come in, everywhere.`,
      ),
    ),
    reading(
      [headline(['Auf der Bühne', 'On stage'])],
      text(
        `8. Wer **zu spät** kommt, kommt zur nächsten passenden Stelle hinein. Die Abendleitung kennt sie, das Ensemble auch.
9. **Aufnahmen** während der Vorstellung sind nicht erlaubt. Am Ende halten wir den Schlussapplaus so lange, dass es für ein Bild reicht.
10. Bei **Relaxed Performances** dürfen Sie hinaus und wieder hinein, reden, lachen und sich bewegen.`,
        `8. **Latecomers** are let in at the next suitable moment. The front-of-house manager knows when that is; so do the actors.
9. **Recording** during the performance is not permitted. The curtain call lasts long enough for a photograph.
10. At **relaxed performances** you may go out and come back, talk, laugh and move about.`,
      ),
    ),
    reading(
      [headline(['Im Notfall', 'In an emergency'])],
      text(
        `11. Bei **Alarm** gehen Sie zum nächsten Ausgang; in der Langen Bahn liegt alle 40 Meter einer, grün beleuchtet. Sammelpunkt ist der Reepsteg. Wer den Aufzug braucht, bleibt im gesicherten Bereich daneben: Dort holen wir Sie ab.
12. Den **Anweisungen** des Personals folgen Sie bitte. Wer andere gefährdet oder beleidigt, muss gehen; der Eintritt wird dann nicht erstattet.`,
        `11. If the **alarm** sounds, go to the nearest exit; in the Long Walk there is one every 40 metres, lit in green. The assembly point is the Reepsteg landing. If you need the lift, stay in the protected area beside it: we will come and fetch you.
12. Please follow the **instructions** of the staff. Anyone who endangers or insults others must leave; admission is then not refunded.`,
      ),
      text(
        'Stand: Januar 2026. Die Geschäftsbedingungen für den Kartenkauf stehen [auf einer eigenen Seite](page:agb).',
        'Version of January 2026. The terms for buying tickets are [on a page of their own](page:agb).',
        { decrease_distance: true },
      ),
    ),
  ],
};

const questions: DemoPage = {
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
            'In der Langen Bahn sind es im Winter 16 Grad, absichtlich. Die Objekte mögen das, und [das Klima auch](page:heizen). An der Kasse leihen wir Ihnen einen Wollumhang.',
            'In winter the Long Walk is kept at 16 degrees, on purpose. The objects like it and [so does the climate](page:heizen). The ticket desk will lend you a woollen cape.',
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

export const visitAccessPages: DemoPage[] = [access, tarKitchen, rules, questions];
