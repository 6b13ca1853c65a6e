import { image, twoColumns } from '../../compose/media.ts';
import { container, full, reading } from '../../compose/structure.ts';
import { facts, headline, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const tarKitchen: DemoPage = {
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
    full(headline(['Aus der Küche', 'From the kitchen'])),
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
