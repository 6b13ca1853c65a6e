import { art } from '../markup.ts';
import { all, entry, type SeasonEntry, the } from './entry.ts';

const picture = (key: string) => ({ media: art(key) });

/** Two houses and the five rooms of the ropewalk. */
export const places: SeasonEntry[] = [
  entry('venue', 'reepwerk', {
    shared: {
      street: 'Am Langen Tau 1',
      postal_code: '24999',
      city: 'Hansefleet',
      country: 'DE',
      latitude: '54.3233',
      longitude: '10.1394',
      access: all('tag', 'rollstuhl', 'ringschleife', 'tastfuehrung'),
      email: 'haus@reepwerk.example',
      phone: '04999 312-0',
      image: picture('lange-bahn'),
      order: 1,
    },
    text: {
      name: ['Reepwerk', 'Reepwerk'],
      subtitle: ['Museum und Bühne in der Reepschlägerei', 'Museum and stage in the ropewalk'],
      lead: [
        'Ein Haus, so lang wie ein Ankertau: 312 Meter, ein Geschoss, 104 Fenster. Fünf Räume, ein Eingang, keine Stufe.',
        'A house as long as an anchor cable: 312 metres, one storey, 104 windows. Five rooms, one entrance, no steps.',
      ],
    },
    rich: {
      description: [
        `1794 schlug hier die erste Mannschaft ein Tau für die Grönlandfahrt, 1971 die letzte eines für eine Fähre. Dazwischen liegt alles, was man über Arbeit wissen kann: Lohn und Lungen, Akkord und Gesang, Erfindungen, Streiks und zwölf Jahre, über die lange niemand sprach.

Seit 2009 ist die Reepschlägerei Museum und Bühne. Die Maschine läuft noch, jeden Samstag.`,
        `In 1794 the first crew laid a rope here for the Greenland voyage, in 1971 the last laid one for a ferry. Between them lies everything there is to know about work: wages and lungs, piece rates and songs, inventions, strikes, and twelve years nobody spoke of for a long time.

Since 2009 the ropewalk has been a museum and a stage. The machine still runs, every Saturday.`,
      ],
      directions: [
        `Bus 4 und 11 bis *Reepschlägerei*, zwei Minuten eben bis zum Kopfhaus. Vom Bahnhof zu Fuß am Fleet entlang achtzehn Minuten, davon siebzehn ohne Auto.`,
        `Bus 4 or 11 to *Reepschlägerei*, two level minutes to the Head House. On foot from the station along the fleet eighteen minutes, seventeen of them without a car.`,
      ],
      access_text: [
        `Stufenloser Eingang am Kopfhaus, Aufzug in alle Geschosse, Ringschleife auf der Seilerbühne, ruhiger Raum neben der Kasse. Assistenzhunde sind willkommen.`,
        `Step-free entrance at the Head House, lift to all floors, induction loop on the Ropewalk Stage, a quiet room beside the desk. Assistance dogs are welcome.`,
      ],
    },
  }),
  entry('venue', 'dampfhaus', {
    shared: {
      street: 'Fleetkaje 7',
      postal_code: '24999',
      city: 'Hansefleet',
      country: 'DE',
      latitude: '54.3251',
      longitude: '10.1437',
      access: all('tag', 'rollstuhl'),
      email: 'dampfhaus@reepwerk.example',
      phone: '04999 312-70',
      image: picture('schlag-nah'),
      order: 2,
    },
    text: {
      name: ['Dampfhaus', 'Steam House'],
      subtitle: ['Probebühne am Fleet', 'Rehearsal stage on the fleet'],
      lead: [
        'Hier wurde der Hanf weich gedämpft, heute werden es die Texte. Öffentlich ist das Dampfhaus an Probentagen und bei schlechtem Wetter.',
        'Hemp was steamed soft here; today it is the scripts. The Steam House is open on rehearsal days and in bad weather.',
      ],
    },
    rich: {
      description: [
        `Das Dampfhaus steht vier Gehminuten vom Reepwerk entfernt und hat achtzig Plätze, einen Ofen und eine Tür zum Wasser. Wer zu früh kommt, hilft Stühle stellen.`,
        `The Steam House stands four minutes’ walk from Reepwerk and has eighty seats, a stove and a door to the water. Those who come early help to put out chairs.`,
      ],
      directions: [
        `Vom Kopfhaus am Fleet nach Osten, hinter der Klappbrücke links. Parken können Sie hier nicht, anlegen schon.`,
        `From the Head House eastwards along the fleet, left behind the bascule bridge. You cannot park here, but you can moor.`,
      ],
      access_text: [
        `Ebenerdig, Tür 110 Zentimeter breit. Das rollstuhlgerechte WC ist im Reepwerk.`,
        `Level access, door 110 centimetres wide. The accessible toilet is at Reepwerk.`,
      ],
    },
  }),
  room(
    'lange-bahn',
    ['Lange Bahn', 'Long Walk'],
    300,
    ['Ausstellungshalle, 312 Meter. Ziehen Sie eine Jacke an.', 'Exhibition hall, 312 metres. Bring a jacket.'],
    ['Erdgeschoss', 'Ground floor'],
    'lange-bahn',
    1,
  ),
  room(
    'seilerbuehne',
    ['Seilerbühne', 'Ropewalk Stage'],
    220,
    ['Zwölf Reihen und eine Galerie aus Bahnschwellen.', 'Twelve rows and a gallery of railway sleepers.'],
    ['Erdgeschoss, Ostende', 'Ground floor, east end'],
    'abendlicht',
    2,
  ),
  room(
    'hechelboden',
    ['Hechelboden', 'Hackling Floor'],
    80,
    ['Galerie unterm Dach, wo der Hanf gekämmt wurde.', 'Gallery under the roof, where the hemp was combed.'],
    ['Obergeschoss, Aufzug', 'Upper floor, lift'],
    'hechel-03',
    3,
  ),
  room(
    'kopfhaus',
    ['Kopfhaus', 'Head House'],
    60,
    ['Kasse, Laden, Garderobe und ein Tisch zum Reden.', 'Desk, shop, cloakroom and a table to talk at.'],
    ['Erdgeschoss', 'Ground floor'],
    'querschnitt',
    4,
  ),
  room(
    'teerkueche',
    ['Teerküche', 'Tar Kitchen'],
    150,
    ['Bar und Klub. Es riecht noch, ein wenig.', 'Bar and club. It still smells, a little.'],
    ['Erdgeschoss, Hof', 'Ground floor, courtyard'],
    'teerkueche',
    5,
  ),
];

type Pair = readonly [string, string];

function room(key: string, name: Pair, capacity: number, description: Pair, floor: Pair, image: string, order: number) {
  const shared = { venue: the('venue', 'reepwerk'), capacity, step_free: true, image: picture(image), order };
  return entry('room', key, { shared, text: { name, description, floor } });
}
