import { venue } from '../../compose/collections.ts';
import { image, twoColumns } from '../../compose/media.ts';
import { container, full, html, on, reading } from '../../compose/structure.ts';
import { anchorList, headline, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const wayHere: DemoPage = {
  key: 'anfahrt',
  parent: 'besuch',
  slug: { de: 'anfahrt', en: 'getting-here' },
  title: { de: 'Anfahrt', en: 'Getting here' },
  in_menu: true,
  meta_description: {
    de: 'So kommen Sie zum Reepwerk: Bahnhof Hansefleet, Bus 4 bis „Langes Tau“, Radweg am Fleet, Fähre, Parkplätze. Stufenloser Weg beschrieben.',
    en: 'How to reach Reepwerk: Hansefleet station, bus 4 to “Langes Tau”, cycle path along the canal, ferry, parking. With a step-free route.',
  },
  og_image: 'anfahrt',
  containers: [
    full(image('anfahrt', 'full')),
    full(
      anchorList([
        { words: ['Bahn und Bus', 'Train and bus'], anchor: 'bahn-und-bus' },
        { words: ['Rad und zu Fuß', 'By bicycle and on foot'], anchor: 'rad-und-fuss' },
        { words: ['Auto', 'Car'], anchor: 'auto' },
        { words: ['Stufenlos', 'Step-free'], anchor: 'stufenlos' },
      ]),
    ),
    container(
      '50-50',
      [
        headline(['Mit Bahn und Bus', 'By train and bus'], { anchor: 'bahn-und-bus' }),
        text(
          `Vom Bahnhof Hansefleet fährt die Linie 4 alle zehn Minuten Richtung Fleetmündung. Steigen Sie an der Haltestelle „Langes Tau“ aus; die Fahrt dauert sieben Minuten. Das Gebäude auf der linken Seite, das nicht aufhört, ist das Museum.

Abends fährt der letzte Bus um 0:12 Uhr zum Bahnhof. Nach Premieren wartet er, bis der Applaus zu Ende ist; das steht so im Fahrplan.`,
          `From Hansefleet station bus 4 runs every ten minutes towards Fleetmündung. Get off at “Langes Tau”; the ride takes seven minutes. The building on your left that does not stop is the museum.

The last bus to the station leaves at 0:12. After opening nights it waits until the applause is over; it says so in the timetable.`,
        ),
        headline(['Mit dem Schiff', 'By boat'], { level: 3 }),
        text(
          'Von April bis Oktober legt die Hafenfähre dreimal täglich am Reepsteg an, 150 Meter vom Kopfhaus. Räder fahren mit, Hunde auch, Rollstühle bei Hochwasser leichter als bei Ebbe.',
          'From April to October the harbour ferry calls three times a day at the Reepsteg landing, 150 metres from the Head House. Bicycles may travel, dogs too; wheelchairs find it easier at high tide than at low.',
        ),
      ],
      [
        headline(['Mit dem Rad und zu Fuß', 'By bicycle and on foot'], { anchor: 'rad-und-fuss' }),
        text(
          `Der Radweg am Fleet führt vom Rathaus in zwölf Minuten ans Haus. Sechzig Bügel stehen unter dem Vordach der alten Hechelei, vier davon breit genug für Lastenräder; laden können Sie dort auch.

Zu Fuß sind es vom Bahnhof fünfundzwanzig Minuten, immer am Wasser entlang und einmal über die Klappbrücke. Wenn sie offen steht, haben Sie Zeit für ein Foto.`,
          `The cycle path along the canal brings you from the town hall in twelve minutes. There are sixty stands under the canopy of the old hackling shed, four of them wide enough for cargo bikes, with sockets for charging.

On foot it is twenty-five minutes from the station, along the water all the way and once across the bascule bridge. If it is up, you have time for a photograph.`,
        ),
        headline(['Mit dem Auto', 'By car'], { anchor: 'auto' }),
        text(
          'Am Haus gibt es acht Stellplätze, vier davon für Menschen mit Schwerbehinderung. Alle anderen parken am besten auf dem Parkdeck Seilerkai, sechs Minuten zu Fuß, und zahlen dort am Tag 6 €.',
          'There are eight parking spaces at the house, four of them for disabled drivers. Everybody else is best served by the Seilerkai car park, six minutes’ walk away, at €6 a day.',
        ),
      ],
    ),
    on(
      'sunken',
      reading(
        [headline(['Der stufenlose Weg', 'The step-free route'], { anchor: 'stufenlos' })],
        text(
          `1. Vom Bahnsteig mit dem Aufzug in die Halle, Ausgang Fleetseite.
2. Haltestelle C, Linie 4. Alle Busse sind Niederflurbusse mit Rampe; der Fahrer klappt sie aus.
3. Haltestelle „Langes Tau“: hoher Bord, tastbare Leitlinie bis zur Ampel.
4. Ampel mit Ton und Vibration, danach 80 Meter ebenes Pflaster, gesägt und verfugt.
5. Die Tür am Kopfhaus öffnet sich von selbst. Dahinter rechts die Kasse, niedriger Tresen, Ringschleife.`,
          `1. From the platform take the lift to the concourse, exit Fleetseite.
2. Stop C, bus 4. All buses are low-floor with a ramp; the driver will fold it out.
3. “Langes Tau” stop: raised kerb, tactile line to the traffic light.
4. Traffic light with sound and vibration, then 80 metres of level paving, sawn and jointed.
5. The door of the Head House opens by itself. The ticket desk is on the right, with a low counter and an induction loop.`,
        ),
        text(
          'Wir holen Sie gern an der Haltestelle ab. Rufen Sie am Tag vorher an: [04999 312-20](tel:+49499931220).',
          'We are glad to meet you at the bus stop. Please call the day before: [+49 4999 312-20](tel:+49499931220).',
          { decrease_distance: true },
        ),
      ),
    ),
    full(
      html(
        '<style>body{margin:0;font:16px/1.5 sans-serif}svg{width:100%;height:auto;display:block}</style><svg viewBox="0 0 1200 260" role="img" aria-label="Hansefleet: 0 min, Rathaus/town hall: 3 min, Langes Tau: 7 min"><path d="M40 130H1160" stroke="#15191B" stroke-width="7"/><g fill="#15191B"><circle cx="60" cy="130" r="15"/><circle cx="540" cy="130" r="15"/></g><circle cx="1140" cy="130" r="24" fill="#F2653B"/><g font-family="sans-serif" font-size="34"><text x="40" y="80">Hansefleet</text><text x="490" y="80">Rathaus</text><text x="960" y="80">Langes Tau</text><text x="40" y="200">0 min</text><text x="510" y="200">3 min</text><text x="1090" y="200">7 min</text></g></svg>',
        [
          'Linie 4 als Linie: sieben Minuten vom Bahnhof zum Langen Tau',
          'Bus 4 as a line: seven minutes from the station to Langes Tau',
        ],
      ),
    ),
    full(
      twoColumns('image-text', 'linie-wird-seil', [
        'Und wenn Sie sich verlaufen: Gehen Sie zum Wasser und dann nach Westen, bis ein Dach beginnt, das länger ist als jede Geduld. Am anderen Ende geht es leider nicht hinein, aber der Weg außen entlang ist hübsch.',
        'And if you get lost: walk to the water and then west, until a roof begins that is longer than anyone’s patience. The far end, alas, is not the entrance, but the path along the outside is a pleasant one.',
      ]),
    ),
    full(venue('reepwerk')),
  ],
};
