import { container, full, reading } from '../../compose/structure.ts';
import { facts, headline, lead, link, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

export const prices: DemoPage = {
  key: 'preise',
  parent: 'besuch',
  slug: { de: 'preise', en: 'prices' },
  title: { de: 'Preise & Ermäßigungen', en: 'Prices & reductions' },
  menu_name: { de: 'Preise und Ermäßigungen', en: 'Prices and reductions' },
  in_menu: true,
  meta_description: {
    de: 'Eintritt ins Reepwerk: 9 €, ermäßigt 5 €, bis 18 Jahre frei. Jeden ersten Donnerstag ab 17 Uhr frei für alle. Jahreskarte, Bühne, Gruppen.',
    en: 'Admission to Reepwerk: €9, reduced €5, free up to 18. First Thursday of the month free for all from 17:00. Annual pass, stage, groups.',
  },
  og_image: 'preise',
  containers: [
    full(
      lead(
        'Eine Karte gilt für alle Räume und alle Ausstellungen, einen ganzen Tag lang. Sie dürfen hinaus und wieder hinein, so oft Sie mögen; zeigen Sie nur den Stempel.',
        'One ticket is good for all rooms and all exhibitions, for the whole day. You may leave and return as often as you like; just show your stamp.',
      ),
    ),
    container(
      '50-50',
      [
        facts(
          ['Museum', 'Museum'],
          [
            [
              ['Museum, alle Räume', 'Museum, all rooms'],
              ['9 €', '€9'],
            ],
            [
              ['Ermäßigt', 'Reduced'],
              ['5 €', '€5'],
            ],
            [
              ['Bis 18 Jahre', 'Up to 18 years'],
              ['frei', 'free'],
            ],
            [
              ['Jeden ersten Donnerstag ab 17 Uhr', 'First Thursday of the month from 17:00'],
              ['frei', 'free'],
            ],
            [
              ['Gruppe ab 10 Personen', 'Groups of 10 or more'],
              ['7 € pro Person', '€7 per person'],
            ],
            [
              ['Öffentliche Führung', 'Public tour'],
              ['5 € zuzüglich Eintritt', '€5 plus admission'],
            ],
            [
              ['Jahreskarte', 'Annual pass'],
              ['32 €', '€32'],
            ],
          ],
        ),
      ],
      [
        facts(
          ['Bühne und Klub', 'Stage and club'],
          [
            [
              ['Seilerbühne, Reihe 1 bis 6', 'Ropewalk Stage, rows 1 to 6'],
              ['32 €', '€32'],
            ],
            [
              ['Seilerbühne, Reihe 7 bis 12', 'Ropewalk Stage, rows 7 to 12'],
              ['24 €', '€24'],
            ],
            [
              ['Seilerbühne, Galerie', 'Ropewalk Stage, gallery'],
              ['14 €', '€14'],
            ],
            [
              ['Konzert in der Langen Bahn', 'Concert in the Long Walk'],
              ['22 €, ermäßigt 12 €', '€22, reduced €12'],
            ],
            [
              ['Teerküche, Klubabend', 'Tar Kitchen, club night'],
              ['10 €', '€10'],
            ],
            [
              ['Abonnement „Drei Litzen“', '“Three Strands” subscription'],
              ['sechs Abende, 108 €', 'six evenings, €108'],
            ],
          ],
        ),
      ],
    ),
    reading(
      [headline(['Ermäßigung', 'Reductions'])],
      text(
        `Ermäßigt zahlen Menschen in Ausbildung, Studium und Freiwilligendienst, Menschen mit Schwerbehinderung, Menschen, die Bürgergeld, Grundsicherung oder Leistungen für Asylsuchende erhalten, und Inhaberinnen und Inhaber der Ehrenamtskarte.

An der Kasse genügt Ihr Wort. Nachweise prüfen wir nicht: Die Schlange würde länger, die Einnahmen kaum. Wer den vollen Preis zahlen kann, zahlt ihn erfahrungsgemäß auch.

**Frei** ist der Eintritt für alle bis 18 Jahre, für Begleitpersonen von Menschen mit dem Merkzeichen B, für Lehrkräfte bei der Vorbereitung eines Besuchs, für Mitglieder von ICOM und Museumsbund und für alle, die an ihrem Geburtstag kommen.`,
        `Reduced prices are for people in training, study or voluntary service, for people with a disability, for people receiving income support or asylum seekers’ benefits, and for holders of a volunteer card.

At the ticket desk your word is enough. We do not check papers: the queue would grow and the takings would not. In our experience those who can pay the full price do so.

Admission is **free** for everyone up to 18, for companions of disabled visitors who need assistance, for teachers preparing a visit, for members of ICOM and the German Museums Association, and for anyone who comes on their birthday.`,
      ),
      headline(['Bezahlen und zurückgeben', 'Paying and returning'], { level: 3 }),
      text(
        'Wir nehmen Bargeld, Karten und Telefone. Museumskarten gelten am gewählten Tag und lassen sich bis zum Vorabend umtauschen. Für Vorstellungen gilt der Umtausch bis drei Tage vorher; fällt eine Vorstellung aus, bekommen Sie Ihr Geld zurück, ohne danach fragen zu müssen.',
        'We take cash, cards and phones. Museum tickets are valid on the day you choose and can be exchanged until the evening before. Tickets for performances can be exchanged up to three days ahead; if a performance is cancelled, your money comes back without your having to ask.',
      ),
      link(['Geschäftsbedingungen', 'Terms'], 'page:agb', { extra_class: 'secondary' }),
    ),
  ],
};
