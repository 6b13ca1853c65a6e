import { image, twoColumns } from '../compose/media.ts';
import { container, full, on, reading, section } from '../compose/structure.ts';
import { logoList, teaserList } from '../compose/teaser.ts';
import { chapterList, facts, headline, link, quote, text } from '../compose/text.ts';
import type { DemoPage } from '../demo-page.ts';

const about: DemoPage = {
  key: 'ueber-uns',
  parent: null,
  slug: { de: 'ueber-uns', en: 'about' },
  title: { de: 'Über uns', en: 'About' },
  in_menu: true,
  meta_description: {
    de: 'Das Reepwerk ist Museum, Bühne und arbeitende Seilerei in Hansefleet, getragen von einem Verein und vierunddreißig Angestellten.',
    en: 'Reepwerk is a museum, a stage and a working ropery in Hansefleet, run by an association and thirty-four employees.',
  },
  og_image: 'leitbild',
  containers: [
    container(
      '67-33',
      [
        text(
          'Das Reepwerk ist ein Museum, das Lärm macht, und eine Bühne, auf der etwas hergestellt wird. Ein Verein mit 640 Mitgliedern hat das Gebäude 1979 vor dem Abriss bewahrt und es bis heute nicht bereut. Vierunddreißig Menschen arbeiten hier, sechzig helfen, eine ist Seilerin.',
          'Reepwerk is a museum that makes a noise and a stage on which something is produced. An association with 640 members saved the building from demolition in 1979 and has not regretted it yet. Thirty-four people work here, sixty help, one is a ropemaker.',
        ),
      ],
      [
        facts(
          ['Das Haus', 'The house'],
          [
            [
              ['Gegründet', 'Founded'],
              ['1988', '1988'],
            ],
            [
              ['Träger', 'Run by'],
              ['Reepwerk e. V.', 'Reepwerk e. V. (association)'],
            ],
            [
              ['Sammlung', 'Collection'],
              ['11.200 Objekte', '11,200 objects'],
            ],
            [
              ['Gäste im Jahr', 'Visitors a year'],
              ['86.000', '86,000'],
            ],
          ],
        ),
      ],
    ),
    full(
      chapterList([
        {
          headline: ['Team', 'Team'],
          text: ['Wer was macht und wen Sie anrufen', 'Who does what, and whom to call'],
          note: ['34 Menschen', '34 people'],
          link: 'page:team',
        },
        {
          headline: ['Leitbild', 'Mission'],
          text: ['Fünf Sätze, an die wir uns halten', 'Five sentences we keep to'],
          note: ['5 Sätze', '5 sentences'],
          link: 'page:leitbild',
        },
        {
          headline: ['Geschichte', 'History'],
          text: ['Von 1798 bis vorhin', 'From 1798 until just now'],
          note: ['seit 1798', 'since 1798'],
          link: 'page:geschichte',
        },
        {
          headline: ['Stellen', 'Jobs'],
          text: ['Arbeiten, wo andere rückwärts gehen', 'Working where others walk backwards'],
          note: ['laufend', 'ongoing'],
          link: 'page:stellen',
        },
        {
          headline: ['Vermietung', 'Venue hire'],
          text: ['Drei Räume, einer davon sehr lang', 'Three rooms, one of them very long'],
          note: ['3 Räume', '3 rooms'],
          link: 'page:vermietung',
        },
        {
          headline: ['Partner', 'Partners'],
          text: ['Wer mitzieht', 'Who pulls with us'],
          note: ['6 Partner', '6 partners'],
          link: 'page:partner',
        },
      ]),
    ),
    full(
      twoColumns('image-text', 'mitgliedschaft', [
        '**Mitziehen.** Für 48 € im Jahr sind Sie Mitglied, haben freien Eintritt, bekommen zweimal im Jahr Post und dürfen auf der Versammlung im März widersprechen. Es wird davon Gebrauch gemacht. Schreiben Sie an [verein@reepwerk.example](mailto:verein@reepwerk.example).',
        '**Pull with us.** For €48 a year you become a member, enjoy free admission, receive a letter twice a year and may object at the meeting in March. Use is made of this. Write to [verein@reepwerk.example](mailto:verein@reepwerk.example).',
      ]),
    ),
  ],
};

const mission: DemoPage = {
  key: 'leitbild',
  parent: 'ueber-uns',
  slug: { de: 'leitbild', en: 'mission' },
  title: { de: 'Leitbild', en: 'Mission' },
  page_class: 'cc03',
  in_menu: true,
  meta_description: {
    de: 'Das Leitbild des Reepwerks in fünf Sätzen: bewahren, zeigen, arbeiten, widersprechen, zugänglich sein. Mit dem, was daraus folgt.',
    en: 'Reepwerk’s mission in five sentences: keep, show, work, object, be open. With what follows from each.',
  },
  og_image: 'leitbild',
  containers: [
    full(image('leitbild', 'full')),
    full(
      text(
        'Ein Leitbild erkennt man daran, dass niemand das Gegenteil vertreten würde. Wir haben versucht, fünf Sätze zu finden, bei denen das anders ist, und zu jedem aufgeschrieben, was er uns kostet.',
        'You can tell a mission statement by the fact that nobody would ever maintain the opposite. We have tried to find five sentences of another kind, and have noted beside each what it costs us.',
      ),
    ),
    container(
      '50-50',
      [
        headline(['Wir lassen die Maschine laufen.', 'We keep the machine running.'], { level: 3 }),
        text(
          'Konservatorisch wäre es klüger, sie anzuhalten. Aber ein Museum der Arbeit, in dem nichts gearbeitet wird, ist ein Friedhof mit Eintritt. Wir ersetzen Verschleißteile, dokumentieren jedes einzelne und bewahren das alte auf.',
          'For conservation it would be wiser to stop it. But a museum of work in which no work is done is a cemetery with an entrance fee. We replace worn parts, document each of them and keep the old one.',
          { decrease_distance: true },
        ),
        headline(['Wir sagen, was wir nicht wissen.', 'We say what we do not know.'], { level: 3 }),
        text(
          'Auf unseren Schildern steht „vermutlich“, wo vermutet wird, und neun Stühle auf dem Hechelboden bleiben leer, bis wir den Namen haben. Das sieht unfertig aus. Es ist unfertig.',
          'Our labels say “presumably” where we presume, and nine chairs on the Hackling Floor remain empty until we have a name. It looks unfinished. It is unfinished.',
          { decrease_distance: true },
        ),
        headline(['Wir spielen, was hierher gehört.', 'We perform what belongs here.'], { level: 3 }),
        text(
          'Die Seilerbühne bringt jedes Jahr zwei Stücke heraus, die es ohne dieses Haus nicht gäbe. Gastspiele, die überall laufen könnten, laufen überall.',
          'Each year the Ropewalk Stage produces two plays that would not exist without this house. Touring shows that could run anywhere do run anywhere.',
          { decrease_distance: true },
        ),
      ],
      [
        headline(['Wir machen auf.', 'We open up.'], { level: 3 }),
        text(
          'Wer eine Stufe findet, darf sie melden; wer sie meldet, erfährt binnen zwei Wochen, was wir tun. Die Liste der offenen Stufen ist öffentlich. Zurzeit sind es siebzehn.',
          'Whoever finds a step may report it; whoever reports it hears within two weeks what we will do. The list of open steps is public. It currently has seventeen entries.',
          { decrease_distance: true },
        ),
        headline(['Wir verbrauchen weniger, als wir bekommen.', 'We use less than we are given.'], { level: 3 }),
        text(
          'Das gilt für Geld, für Wärme und für Menschen. Deshalb ist montags zu, im Winter kühl und um 18 Uhr Schluss, außer donnerstags.',
          'That goes for money, for heat and for people. That is why we are closed on Mondays, cool in winter and finished at 18:00, except on Thursdays.',
          { decrease_distance: true },
        ),
        link(['Wie wir heizen', 'How we heat'], 'page:heizen'),
      ],
    ),
    section(
      'cc02',
      full(
        quote(
          ['Drei Litzen, keine trägt allein.', 'Three strands, none bears alone.'],
          ['Über der Tür zum Dampfhaus, 1861', 'Above the door of the steam house, 1861'],
        ),
      ),
    ),
  ],
};

const history: DemoPage = {
  key: 'geschichte',
  parent: 'ueber-uns',
  slug: { de: 'geschichte-der-reepschlaegerei', en: 'history-of-the-ropewalk' },
  title: { de: 'Geschichte der Reepschlägerei', en: 'History of the ropewalk' },
  menu_name: { de: 'Geschichte der Reepschlägerei', en: 'History of the ropewalk' },
  in_menu: true,
  in_footer: true,
  meta_description: {
    de: 'Von Johann Reimers’ offener Bahn 1798 über die 312 Meter von 1861, Zwangsarbeit und Schließung 1974 bis zum Museum.',
    en: 'From Johann Reimers’s open-air walk of 1798 to the 312 metres of 1861, forced labour, closure in 1974 and the museum.',
  },
  og_image: 'geschichte',
  containers: [
    full(image('geschichte', 'full')),
    full(
      chapterList([
        {
          headline: ['1798', '1798'],
          text: [
            'Johann Reimers spannt die ersten Garne am Deich, unter freiem Himmel',
            'Johann Reimers stretches his first yarns along the dyke, in the open air',
          ],
          note: ['90 m', '90 m'],
        },
        {
          headline: ['1861', '1861'],
          text: [
            'Die Lange Bahn wird gebaut, bis der Fleet kommt',
            'The Long Walk is built, until the canal gets in the way',
          ],
          note: ['312 m', '312 m'],
        },
        {
          headline: ['1898', '1898'],
          text: [
            'Die Maschine kommt, hundertvierzig Leute gehen',
            'The machine arrives, a hundred and forty people leave',
          ],
          note: ['60 PS', '60 hp'],
        },
        {
          headline: ['1911', '1911'],
          text: [
            'Die „Gesine“ verliert ihr Tau, drei Menschen ihr Leben',
            'The “Gesine” loses her rope, three people their lives',
          ],
          note: ['11. Februar', '11 February'],
        },
        {
          headline: ['1940', '1940'],
          text: ['Einundsechzig Menschen werden zur Arbeit gezwungen', 'Sixty-one people are forced to work here'],
          note: ['bis 1945', 'to 1945'],
          link: 'page:zwangsarbeit',
        },
        {
          headline: ['1974', '1974'],
          text: [
            'Kunststoff ist billiger. Am 30. September steht die Maschine',
            'Nylon is cheaper. On 30 September the machine stops',
          ],
          note: ['64 Entlassene', '64 laid off'],
        },
        {
          headline: ['1988', '1988'],
          text: ['Das Museum öffnet, die Maschine läuft wieder', 'The museum opens, the machine runs again'],
          note: ['2,50 DM', '2.50 DM'],
        },
      ]),
    ),
    reading(
      [headline(['Ein Handwerk, das Platz braucht', 'A craft that needs room'])],
      text(
        `Johann Reimers kam 1798 aus Glückstadt, weil dort der Wall im Weg war. In Hansefleet gab es einen Deich und niemanden, der auf ihm ging. Er stellte Pfähle auf, hängte Haken hinein und spann bei jedem Wetter, was die Kapitäne brauchten. Zwei Söhne gingen mit ihm rückwärts, der jüngste drehte das Rad.

Bis zur Mitte des Jahrhunderts war daraus eine Fabrik ohne Dach geworden. Das Dach kam 1861, und mit ihm kamen die Fenster, die Uhr und der Lohnabzug für Zuspätkommen. Die Lange Bahn war das längste Holzgebäude an der Küste und ist es, je nachdem, wie man eine Scheune in Jütland misst, immer noch.`,
        `Johann Reimers came from Glückstadt in 1798 because there the ramparts were in the way. Hansefleet had a dyke and nobody walking on it. He put up posts, hung hooks in them and in all weathers spun what the captains needed. Two sons walked backwards with him; the youngest turned the wheel.

By the middle of the century it had become a factory without a roof. The roof came in 1861, and with it came windows, a clock and deductions for being late. The Long Walk was the longest timber building on the coast and, depending on how you measure a barn in Jutland, still is.`,
      ),
      headline(['Die Leute', 'The people'], { level: 3 }),
      text(
        `1895 arbeiteten hier dreihundertzehn Menschen, fast die Hälfte davon Frauen, ein Fünftel Kinder. Drei Jahre später waren es hundertsiebzig. Die Maschine brauchte keine Spinner. Sie brauchte jemanden, der sie schmierte, und jemanden, der aufpasste, dass niemand hineingeriet. Beides gelang nicht immer.

Der große Streik von 1907 dauerte neun Wochen. Gefordert wurden zwei Pfennig mehr und ein Fenster auf dem Hechelboden, das sich öffnen lässt. Die zwei Pfennig gab es. Das Fenster hat das Museum 1988 eingebaut.`,
        `In 1895 three hundred and ten people worked here, nearly half of them women, a fifth of them children. Three years later there were a hundred and seventy. The machine needed no spinners. It needed someone to oil it and someone to see that nobody was caught in it. Neither always succeeded.

The great strike of 1907 lasted nine weeks. The demands were two pfennigs more and a window on the Hackling Floor that could be opened. The two pfennigs were granted. The window was put in by the museum in 1988.`,
      ),
      headline(['Nach dem letzten Seil', 'After the last rope'], { level: 3 }),
      text(
        `Am 30. September 1974 lief um 15:40 Uhr das letzte Tau von der Maschine, eine Schlepptrosse für einen Reeder, der nie bezahlte. Sie liegt bei Meter 300. Fünf Jahre später beantragte die Stadt den Abriss, um eine Umgehungsstraße zu bauen. In der Nacht vor der Sitzung spannten zwölf ehemalige Reepschläger ein Seil um das ganze Rathaus, dreimal herum, mit einem Knoten, den der Magistrat nicht aufbekam. Die Straße führt heute durch die Marsch.`,
        `On 30 September 1974, at 15:40, the last rope left the machine, a towing hawser for a shipowner who never paid. It lies at metre 300. Five years later the town applied for demolition in order to build a bypass. In the night before the vote, twelve former ropemakers wound a rope around the whole town hall, three times, with a knot the council could not undo. The road now runs through the marsh.`,
      ),
    ),
    full(
      teaserList('list', [
        {
          image: 'hanf',
          link: 'page:zwangsarbeit',
          preline: ['Forschung · 12 Minuten', 'Research · 12 minutes'],
          headline: ['Zwangsarbeit auf der Reepbahn 1940–1945', 'Forced labour on the ropewalk, 1940–1945'],
        },
        {
          image: 'garnrad',
          link: 'page:garnrad',
          preline: ['Sammlung · 3 Minuten', 'Collection · 3 minutes'],
          headline: ['Neu: das letzte Garnrad', 'New: the last spinning wheel'],
        },
      ]),
    ),
  ],
};

const jobs: DemoPage = {
  key: 'stellen',
  parent: 'ueber-uns',
  slug: { de: 'stellen', en: 'jobs' },
  title: { de: 'Stellen', en: 'Jobs' },
  in_menu: true,
  in_footer: true,
  meta_description: {
    de: 'Arbeiten im Reepwerk: Aufsicht, Bühnentechnik, Vermittlung, Ausbildung zur Seilerin oder zum Seiler, Freiwilligendienst.',
    en: 'Working at Reepwerk: gallery staff, stage technicians, educators, apprenticeship as a ropemaker, voluntary service.',
  },
  og_image: 'stellen',
  containers: [
    full(image('stellen', 'full')),
    full(
      text(
        'Wir schreiben jede Stelle mit Gehalt aus, lesen Bewerbungen ohne Foto und antworten allen, auch denen, die wir nicht nehmen. Das dauert höchstens drei Wochen. Die folgenden Wege stehen das ganze Jahr über offen.',
        'We advertise every post with its salary, read applications without photographs and answer everyone, including those we do not take. It takes three weeks at most. The following routes are open all year round.',
      ),
    ),
    container(
      '33-33-33',
      [
        headline(['Ausbildung zur Seilerin, zum Seiler', 'Apprenticeship in rope-making'], { level: 3 }),
        text(
          'Drei Jahre, Beginn im August. Sie lernen bei Hauke Thiessen alles von der Faser bis zur Bruchprobe und sind danach eine von etwa vierhundert im Land. Vergütung nach TVAöD.',
          'Three years, starting in August. With Hauke Thiessen you learn everything from the fibre to the breaking test, and will then be one of about four hundred in the country. Pay by the public-sector scale.',
          { decrease_distance: true },
        ),
      ],
      [
        headline(['Aufsicht und Kasse', 'Galleries and ticket desk'], { level: 3 }),
        text(
          'Zwölf bis dreißig Stunden, 15,40 € in der Stunde, auch am Wochenende. Sie stehen nicht nur, Sie erzählen. Wer nach einem Jahr mag, wird in der Führung ausgebildet.',
          'Twelve to thirty hours, €15.40 an hour, weekends too. You do not merely stand there, you tell stories. After a year, if you like, we will train you as a guide.',
          { decrease_distance: true },
        ),
      ],
      [
        headline(['Freiwilligendienst', 'Voluntary service'], { level: 3 }),
        text(
          'Ein Jahr Kultur, ab September, für Menschen bis 27. Bühne, Archiv oder Seilerei; wechseln ist erlaubt. Im letzten Jahrgang wollten zwei von vier bleiben. Sie sind noch da.',
          'A year in culture, from September, up to the age of 27. Stage, archive or rope shop; you may switch. Of the last four, two wanted to stay. They are still here.',
          { decrease_distance: true },
        ),
      ],
    ),
    reading(
      [headline(['Bewerben', 'Applying'])],
      text(
        `Ein Brief, ein Lebenslauf, beides als PDF an [stellen@reepwerk.example](mailto:stellen@reepwerk.example). Schreiben Sie dazu, ob Sie für das Gespräch etwas brauchen: eine Dolmetscherin, einen Aufzug, eine Uhrzeit nach der Kita.

Bewerberinnen und Bewerber mit Behinderung werden bei gleicher Eignung bevorzugt. Unterlagen löschen wir sechs Monate nach der Entscheidung.`,
        `A letter and a CV, both as PDF, to [stellen@reepwerk.example](mailto:stellen@reepwerk.example). Please say if you need anything for the interview: an interpreter, a lift, an hour after nursery drop-off.

Disabled applicants are given preference where qualifications are equal. Documents are deleted six months after the decision.`,
      ),
      link(['Bewerbung schreiben', 'Write an application'], 'mailto:stellen@reepwerk.example', {
        extra_class: 'primary',
      }),
    ),
  ],
};

const partners: DemoPage = {
  key: 'partner',
  parent: 'ueber-uns',
  slug: { de: 'partner', en: 'partners' },
  title: { de: 'Partner', en: 'Partners' },
  in_menu: true,
  meta_description: {
    de: 'Wer das Reepwerk fördert und mit uns arbeitet: Stiftung Küstenkultur, Land Küstenmark, Volkshochschule, Hafen, Seilerinnung, Stadtwerke.',
    en: 'Who supports Reepwerk and works with us: Coastal Culture Foundation, State of Küstenmark, adult education centre, harbour, guild, utilities.',
  },
  og_image: 'partner',
  containers: [
    full(image('partner', 'full')),
    full(
      text(
        'Ein Drittel unserer Mittel verdienen wir an der Kasse, ein Drittel kommt vom Land und von der Stadt, ein Drittel von Menschen und Häusern, die das nicht müssten. Was sie geben und was sie dafür bekommen, steht hier: in der Regel einen Dank und eine Karte.',
        'A third of our money is earned at the ticket desk, a third comes from the State and the town, a third from people and institutions who are under no obligation. What they give and what they get for it is stated here: as a rule, thanks and a ticket.',
      ),
      logoList([
        {
          image: 'logo-stiftung-kuestenkultur',
          link: 'https://stiftung-kuestenkultur.example/',
          text: [
            'Stiftung Küstenkultur: Zugkraft, Busfahrten für Schulen',
            'Coastal Culture Foundation: Traction, coach fares for schools',
          ],
        },
        {
          image: 'logo-land',
          link: 'https://kuestenmark.example/',
          text: ['Land Küstenmark: Betrieb, Forschung', 'State of Küstenmark: running costs, research'],
        },
        {
          image: 'logo-volkshochschule',
          link: 'https://vhs-hansefleet.example/',
          text: ['Volkshochschule Hansefleet: Gespräche, Kurse', 'Adult education centre: talks, courses'],
        },
        {
          image: 'logo-hafen',
          link: 'https://hafen-hansefleet.example/',
          text: ['Hafen Hansefleet: zwei Ankerketten, leihweise', 'Port of Hansefleet: two anchor chains, on loan'],
        },
        {
          image: 'logo-seilerinnung',
          link: 'https://seilerinnung-nord.example/',
          text: ['Seilerinnung Nord: Ausbildung, Hanf', 'Northern ropemakers’ guild: training, hemp'],
        },
        {
          image: 'logo-stadtwerke',
          link: 'https://stadtwerke-hansefleet.example/',
          text: ['Stadtwerke Hansefleet: Abwärme', 'Municipal utilities: waste heat'],
        },
      ]),
    ),
    reading(
      [headline(['Mitziehen', 'Pull with us'])],
      text(
        'Firmen, Stiftungen und Einzelne können ein Objekt, eine Vorstellung oder einen Meter übernehmen. Ein Meter Lange Bahn kostet 365 € im Jahr, einen Euro am Tag; Ihr Name steht dann auf der Diele, klein. Zurzeit sind 188 von 312 Metern vergeben. Über unsere Inhalte bestimmen Geldgeber nicht, auch nicht die auf Meter eins.',
        'Companies, foundations and individuals can adopt an object, a performance or a metre. A metre of the Long Walk costs €365 a year, one euro a day; your name will then stand on the floorboard, in small type. At present 188 of the 312 metres are taken. Donors have no say in what we show, not even those on metre one.',
      ),
      link(['Gesa Lührs schreiben', 'Write to Gesa Lührs'], 'mailto:foerdern@reepwerk.example', {
        extra_class: 'secondary',
      }),
    ),
  ],
};

export const aboutPages: DemoPage[] = [about, mission, history, jobs, partners];
