import { image, twoColumns } from '../compose/media.ts';
import { container, full, html, on, reading } from '../compose/structure.ts';
import { teaserList } from '../compose/teaser.ts';
import { anchorList, facts, headline, link, text } from '../compose/text.ts';
import type { DemoPage } from '../demo-page.ts';
import { weekOfTheHouse } from './opening-hours.ts';

const visit: DemoPage = {
  key: 'besuch',
  parent: null,
  slug: { de: 'besuch', en: 'visit' },
  title: { de: 'Besuch', en: 'Visit' },
  in_menu: true,
  meta_description: {
    de: 'Öffnungszeiten, Preise, Anfahrt und Zugang zum Reepwerk in Hansefleet: alles, was Sie vor dem Besuch wissen möchten.',
    en: 'Opening hours, prices, directions and access at Reepwerk in Hansefleet: everything you may want to know before you come.',
  },
  og_image: 'oeffnungszeiten',
  containers: [
    container(
      '67-33',
      [
        text(
          'Das Haus ist 312 Meter lang und hat einen Eingang. Er liegt am Kopfhaus, Am Langen Tau 1, ist ebenerdig und an sechs Tagen der Woche offen. Für den Hinweg rechnen Sie eine gute Stunde, für den Rückweg fünf Minuten: Sie werden an manchem vorbeigehen, das Sie schon kennen.',
          'The house is 312 metres long and has one entrance. You find it at the Head House, Am Langen Tau 1, at street level, open six days a week. Allow a good hour for the way there and five minutes for the way back: you will be passing things you already know.',
        ),
      ],
      [
        facts(
          ['Auf einen Blick', 'At a glance'],
          [
            [
              ['Adresse', 'Address'],
              ['Am Langen Tau 1, 24999 Hansefleet', 'Am Langen Tau 1, 24999 Hansefleet'],
            ],
            [
              ['Telefon', 'Phone'],
              ['04999 312-0', '+49 4999 312-0'],
            ],
            [
              ['Eintritt', 'Admission'],
              ['9 €, ermäßigt 5 €, bis 18 Jahre frei', '€9, reduced €5, free up to 18'],
            ],
            [
              ['Garderobe', 'Cloakroom'],
              ['Schließfächer im Kopfhaus, 1 € Pfand', 'Lockers in the Head House, €1 deposit'],
            ],
          ],
        ),
      ],
    ),
    on('sunken', full(headline(['Diese Woche', 'This week']), weekOfTheHouse())),
    full(
      headline(['Den Besuch planen', 'Planning your visit']),
      teaserList('pairs', [
        {
          image: 'preise',
          link: 'page:preise',
          headline: ['Preise & Ermäßigungen', 'Prices & reductions'],
          text: [
            'Wer was zahlt, wer nichts zahlt und warum wir Sie dafür nicht nach einem Ausweis fragen.',
            'Who pays what, who pays nothing, and why we do not ask you to prove it.',
          ],
        },
        {
          image: 'anfahrt',
          link: 'page:anfahrt',
          headline: ['Anfahrt', 'Getting here'],
          text: [
            'Mit Zug, Bus, Rad, Fähre und notfalls mit dem Auto.',
            'By train, bus, bicycle, ferry and, if need be, by car.',
          ],
        },
        {
          image: 'barrierefreiheit',
          link: 'page:barrierefreiheit',
          headline: ['Barrierefreiheit vor Ort', 'Access on site'],
          text: [
            'Was stufenlos ist, was tastbar, was leise, und was noch nicht gelöst ist.',
            'What is step-free, what can be touched, what is quiet, and what we have not solved yet.',
          ],
        },
        {
          image: 'teerkueche',
          link: 'page:teerkueche',
          headline: ['Teerküche', 'Tar Kitchen'],
          text: [
            'Mittags Suppe, nachmittags Kuchen, abends Musik. Gekocht wird nur noch Essbares.',
            'Soup at noon, cake in the afternoon, music at night. Only edible things are boiled these days.',
          ],
        },
      ]),
    ),
    container(
      '33-33-33',
      [
        headline(['Mit der Klasse', 'With a class'], { level: 3 }),
        text(
          'Seilern, rechnen, fragen: Programme ab Klasse 1, auf Wunsch an Tagen, an denen sonst niemand im Haus ist.',
          'Making rope, doing sums, asking questions: programmes from year 1, if you like on days when nobody else is in the house.',
          { decrease_distance: true },
        ),
        link(['Gruppen & Schulen', 'Groups & schools'], 'page:gruppen'),
      ],
      [
        headline(['Kurz gefragt', 'Quick questions'], { level: 3 }),
        text(
          'Darf der Hund mit? Wird es kalt? Kann ich wieder hinein? Die zwölf Fragen, die uns am häufigsten erreichen.',
          'May the dog come? Will it be cold? Can I go back in? The twelve questions that reach us most often.',
          { decrease_distance: true },
        ),
        link(['Häufige Fragen', 'Frequent questions'], 'page:faq'),
      ],
      [
        headline(['Miteinander', 'Together'], { level: 3 }),
        text(
          'Das Haus ist alt, aus Holz und voller Leute. Ein paar Regeln halten es zusammen.',
          'The house is old, made of wood and full of people. A few rules hold it together.',
          { decrease_distance: true },
        ),
        link(['Hausordnung', 'House rules'], 'page:hausordnung'),
      ],
    ),
  ],
};

const hours: DemoPage = {
  key: 'oeffnungszeiten',
  parent: 'besuch',
  slug: { de: 'oeffnungszeiten', en: 'opening-hours' },
  title: { de: 'Öffnungszeiten', en: 'Opening hours' },
  in_menu: true,
  meta_description: {
    de: 'Das Reepwerk ist dienstags bis sonntags von 10 bis 18 Uhr geöffnet, donnerstags bis 21 Uhr. Feiertage, letzter Einlass, Teerküche und Abendkasse.',
    en: 'Reepwerk is open Tuesday to Sunday from 10 to 18, on Thursdays until 21. Public holidays, last admission, Tar Kitchen and box office.',
  },
  og_image: 'oeffnungszeiten',
  containers: [
    full(image('oeffnungszeiten', 'full')),
    full(weekOfTheHouse()),
    container(
      '50-50',
      [
        headline(['An Feiertagen', 'On public holidays']),
        text(
          `An gesetzlichen Feiertagen ist das Haus von 10 bis 18 Uhr offen, auch am Oster- und am Pfingstmontag. Der Montag danach bleibt geschlossen: Irgendwann muss auch die Bahn einmal ausruhen.

Am 24. und 31. Dezember bleiben wir zu. Am 25. Dezember ebenfalls. Am 26. Dezember öffnen wir um 12 Uhr, für alle, die einmal hinaus müssen, und am 1. Januar um 13 Uhr, aus Rücksicht auf das Personal.`,
          `On public holidays the house is open from 10 to 18, including Easter Monday and Whit Monday. The next ordinary Monday remains closed: even the Walk has to rest now and then.

We are closed on 24, 25 and 31 December. On 26 December we open at 12, for everybody who needs to get out of the house, and on 1 January at 13:00, out of consideration for our staff.`,
        ),
      ],
      [
        headline(['An langen Abenden', 'On long evenings']),
        text(
          `Donnerstags ist das Museum bis 21 Uhr offen. Das ist die beste Zeit für die Lange Bahn: Die Schulklassen sind zu Hause, das Licht liegt flach in den Westfenstern, und um 19 Uhr läuft die Seilmaschine noch einmal.

Jeden ersten Donnerstag im Monat ist der Eintritt ab 17 Uhr frei. Eine Anmeldung brauchen Sie nicht.`,
          `On Thursdays the museum stays open until 21:00. It is the best time for the Long Walk: the school classes have gone home, the light lies low in the west windows, and at 19:00 the rope machine runs once more.

On the first Thursday of every month admission is free from 17:00. There is no need to book.`,
        ),
      ],
    ),
    on(
      'sunken',
      container(
        '50-50',
        [
          facts(
            ['Außerdem', 'Also'],
            [
              [
                ['Vorführung der Seilmaschine', 'Rope machine running'],
                ['täglich 11 und 15 Uhr, Do auch 19 Uhr', 'daily 11:00 and 15:00, Thu also 19:00'],
              ],
              [
                ['Teerküche', 'Tar Kitchen'],
                ['Di bis So ab 11 Uhr', 'Tue to Sun from 11:00'],
              ],
              [
                ['Laden im Kopfhaus', 'Shop in the Head House'],
                ['wie das Museum', 'as the museum'],
              ],
              [
                ['Abendkasse Seilerbühne', 'Ropewalk Stage box office'],
                ['eine Stunde vor Beginn', 'one hour before the performance'],
              ],
              [
                ['Archiv und Bibliothek', 'Archive and library'],
                ['Mi 13 bis 17 Uhr, nach Anmeldung', 'Wed 13:00 to 17:00, by appointment'],
              ],
            ],
          ),
        ],
        [
          headline(['Wann es ruhig ist', 'When it is quiet'], { level: 3 }),
          text(
            'Am ruhigsten ist es dienstags und mittwochs nach 15 Uhr. Am vollsten sind verregnete Sonntage zwischen 13 und 16 Uhr. An jedem zweiten Mittwoch im Monat bleiben von 10 bis 12 Uhr Maschinen, Musik und Durchsagen aus, das Licht ist gedämpft.',
            'The quietest times are Tuesdays and Wednesdays after 15:00; the fullest are rainy Sundays between 13:00 and 16:00. On the second Wednesday of each month, from 10 to 12, machines, music and announcements are switched off and the light is dimmed.',
          ),
          link(['Preise & Ermäßigungen', 'Prices & reductions'], 'page:preise'),
        ],
      ),
    ),
  ],
};

const prices: DemoPage = {
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
      text(
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

const wayHere: DemoPage = {
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
  ],
};

export const visitPlanningPages: DemoPage[] = [visit, hours, prices, wayHere];
