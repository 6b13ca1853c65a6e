mport/!s/XX//
import { image, twoColumns } from '../compose/media.ts';
mport/!s/XX//
import { container, full, on, reading, section } from '../compose/structure.ts';
mport/!s/XX//
import { logoList, teaserList } from '../compose/teaser.ts';
mport/!s/XX//
import { chapterList, facts, headline, link, quote, text } from '../compose/text.ts';
mport/!s/XX//
import type { DemoPage } from '../demo-page.ts';
mport/!s/XX//

mport/!s/XX//
const about: DemoPage = {
mport/!s/XX//
  key: 'ueber-uns',
mport/!s/XX//
  parent: null,
mport/!s/XX//
  slug: { de: 'ueber-uns', en: 'about' },
mport/!s/XX//
  title: { de: 'Über uns', en: 'About' },
mport/!s/XX//
  in_menu: true,
mport/!s/XX//
  meta_description: {
mport/!s/XX//
    de: 'Das Reepwerk ist Museum, Bühne und arbeitende Seilerei in Hansefleet, getragen von einem Verein und vierunddreißig Angestellten.',
mport/!s/XX//
    en: 'Reepwerk is a museum, a stage and a working ropery in Hansefleet, run by an association and thirty-four employees.',
mport/!s/XX//
  },
mport/!s/XX//
  og_image: 'leitbild',
mport/!s/XX//
  containers: [
mport/!s/XX//
    container(
mport/!s/XX//
      '67-33',
mport/!s/XX//
      [
mport/!s/XX//
        text(
mport/!s/XX//
          'Das Reepwerk ist ein Museum, das Lärm macht, und eine Bühne, auf der etwas hergestellt wird. Ein Verein mit 640 Mitgliedern hat das Gebäude 1979 vor dem Abriss bewahrt und es bis heute nicht bereut. Vierunddreißig Menschen arbeiten hier, sechzig helfen, eine ist Seilerin.',
mport/!s/XX//
          'Reepwerk is a museum that makes a noise and a stage on which something is produced. An association with 640 members saved the building from demolition in 1979 and has not regretted it yet. Thirty-four people work here, sixty help, one is a ropemaker.',
mport/!s/XX//
        ),
mport/!s/XX//
      ],
mport/!s/XX//
      [
mport/!s/XX//
        facts(
mport/!s/XX//
          ['Das Haus', 'The house'],
mport/!s/XX//
          [
mport/!s/XX//
            [['Gegründet', 'Founded'], ['1988', '1988']],
mport/!s/XX//
            [['Träger', 'Run by'], ['Reepwerk e. V.', 'Reepwerk e. V. (association)']],
mport/!s/XX//
            [['Sammlung', 'Collection'], ['11.200 Objekte', '11,200 objects']],
mport/!s/XX//
            [['Gäste im Jahr', 'Visitors a year'], ['86.000', '86,000']],
mport/!s/XX//
          ],
mport/!s/XX//
        ),
mport/!s/XX//
      ],
mport/!s/XX//
    ),
mport/!s/XX//
    full(
mport/!s/XX//
      chapterList([
mport/!s/XX//
        { headline: ['Team', 'Team'], text: ['Wer was macht und wen Sie anrufen', 'Who does what, and whom to call'], note: ['34 Menschen', '34 people'], link: 'page:team' },
mport/!s/XX//
        { headline: ['Leitbild', 'Mission'], text: ['Fünf Sätze, an die wir uns halten', 'Five sentences we keep to'], note: ['5 Sätze', '5 sentences'], link: 'page:leitbild' },
mport/!s/XX//
        { headline: ['Geschichte', 'History'], text: ['Von 1798 bis vorhin', 'From 1798 until just now'], note: ['seit 1798', 'since 1798'], link: 'page:geschichte' },
mport/!s/XX//
        { headline: ['Stellen', 'Jobs'], text: ['Arbeiten, wo andere rückwärts gehen', 'Working where others walk backwards'], note: ['laufend', 'ongoing'], link: 'page:stellen' },
mport/!s/XX//
        { headline: ['Vermietung', 'Venue hire'], text: ['Drei Räume, einer davon sehr lang', 'Three rooms, one of them very long'], note: ['3 Räume', '3 rooms'], link: 'page:vermietung' },
mport/!s/XX//
        { headline: ['Partner', 'Partners'], text: ['Wer mitzieht', 'Who pulls with us'], note: ['6 Partner', '6 partners'], link: 'page:partner' },
mport/!s/XX//
      ]),
mport/!s/XX//
    ),
mport/!s/XX//
    full(
mport/!s/XX//
      twoColumns('image-text', 'mitgliedschaft', [
mport/!s/XX//
        '**Mitziehen.** Für 48 € im Jahr sind Sie Mitglied, haben freien Eintritt, bekommen zweimal im Jahr Post und dürfen auf der Versammlung im März widersprechen. Es wird davon Gebrauch gemacht. Schreiben Sie an [verein@reepwerk.example](mailto:verein@reepwerk.example).',
mport/!s/XX//
        '**Pull with us.** For €48 a year you become a member, enjoy free admission, receive a letter twice a year and may object at the meeting in March. Use is made of this. Write to [verein@reepwerk.example](mailto:verein@reepwerk.example).',
mport/!s/XX//
      ]),
mport/!s/XX//
    ),
mport/!s/XX//
  ],
mport/!s/XX//
};
mport/!s/XX//

mport/!s/XX//
const mission: DemoPage = {
mport/!s/XX//
  key: 'leitbild',
mport/!s/XX//
  parent: 'ueber-uns',
mport/!s/XX//
  slug: { de: 'leitbild', en: 'mission' },
mport/!s/XX//
  title: { de: 'Leitbild', en: 'Mission' },
mport/!s/XX//
  page_class: 'cc03',
mport/!s/XX//
  in_menu: true,
mport/!s/XX//
  meta_description: {
mport/!s/XX//
    de: 'Das Leitbild des Reepwerks in fünf Sätzen: bewahren, zeigen, arbeiten, widersprechen, zugänglich sein. Mit dem, was daraus folgt.',
mport/!s/XX//
    en: 'Reepwerk’s mission in five sentences: keep, show, work, object, be open. With what follows from each.',
mport/!s/XX//
  },
mport/!s/XX//
  og_image: 'leitbild',
mport/!s/XX//
  containers: [
mport/!s/XX//
    full(image('leitbild', 'full')),
mport/!s/XX//
    full(
mport/!s/XX//
      text(
mport/!s/XX//
        'Ein Leitbild erkennt man daran, dass niemand das Gegenteil vertreten würde. Wir haben versucht, fünf Sätze zu finden, bei denen das anders ist, und zu jedem aufgeschrieben, was er uns kostet.',
mport/!s/XX//
        'You can tell a mission statement by the fact that nobody would ever maintain the opposite. We have tried to find five sentences of another kind, and have noted beside each what it costs us.',
mport/!s/XX//
      ),
mport/!s/XX//
    ),
mport/!s/XX//
    container(
mport/!s/XX//
      '50-50',
mport/!s/XX//
      [
mport/!s/XX//
        headline(['Wir lassen die Maschine laufen.', 'We keep the machine running.'], { level: 3 }),
mport/!s/XX//
        text('Konservatorisch wäre es klüger, sie anzuhalten. Aber ein Museum der Arbeit, in dem nichts gearbeitet wird, ist ein Friedhof mit Eintritt. Wir ersetzen Verschleißteile, dokumentieren jedes einzelne und bewahren das alte auf.', 'For conservation it would be wiser to stop it. But a museum of work in which no work is done is a cemetery with an entrance fee. We replace worn parts, document each of them and keep the old one.', { decrease_distance: true }),
mport/!s/XX//
        headline(['Wir sagen, was wir nicht wissen.', 'We say what we do not know.'], { level: 3 }),
mport/!s/XX//
        text('Auf unseren Schildern steht „vermutlich“, wo vermutet wird, und neun Stühle auf dem Hechelboden bleiben leer, bis wir den Namen haben. Das sieht unfertig aus. Es ist unfertig.', 'Our labels say “presumably” where we presume, and nine chairs on the Hackling Floor remain empty until we have a name. It looks unfinished. It is unfinished.', { decrease_distance: true }),
mport/!s/XX//
        headline(['Wir spielen, was hierher gehört.', 'We perform what belongs here.'], { level: 3 }),
mport/!s/XX//
        text('Die Seilerbühne bringt jedes Jahr zwei Stücke heraus, die es ohne dieses Haus nicht gäbe. Gastspiele, die überall laufen könnten, laufen überall.', 'Each year the Ropewalk Stage produces two plays that would not exist without this house. Touring shows that could run anywhere do run anywhere.', { decrease_distance: true }),
mport/!s/XX//
      ],
mport/!s/XX//
      [
mport/!s/XX//
        headline(['Wir machen auf.', 'We open up.'], { level: 3 }),
mport/!s/XX//
        text('Wer eine Stufe findet, darf sie melden; wer sie meldet, erfährt binnen zwei Wochen, was wir tun. Die Liste der offenen Stufen ist öffentlich. Zurzeit sind es siebzehn.', 'Whoever finds a step may report it; whoever reports it hears within two weeks what we will do. The list of open steps is public. It currently has seventeen entries.', { decrease_distance: true }),
mport/!s/XX//
        headline(['Wir verbrauchen weniger, als wir bekommen.', 'We use less than we are given.'], { level: 3 }),
mport/!s/XX//
        text('Das gilt für Geld, für Wärme und für Menschen. Deshalb ist montags zu, im Winter kühl und um 18 Uhr Schluss, außer donnerstags.', 'That goes for money, for heat and for people. That is why we are closed on Mondays, cool in winter and finished at 18:00, except on Thursdays.', { decrease_distance: true }),
mport/!s/XX//
        link(['Wie wir heizen', 'How we heat'], 'page:heizen'),
mport/!s/XX//
      ],
mport/!s/XX//
    ),
mport/!s/XX//
    section('cc02', full(quote(['Drei Litzen, keine trägt allein.', 'Three strands, none bears alone.'], ['Über der Tür zum Dampfhaus, 1861', 'Above the door of the steam house, 1861']))),
mport/!s/XX//
  ],
mport/!s/XX//
};
mport/!s/XX//

mport/!s/XX//
const history: DemoPage = {
mport/!s/XX//
  key: 'geschichte',
mport/!s/XX//
  parent: 'ueber-uns',
mport/!s/XX//
  slug: { de: 'geschichte-der-reepschlaegerei', en: 'history-of-the-ropewalk' },
mport/!s/XX//
  title: { de: 'Geschichte der Reepschlägerei', en: 'History of the ropewalk' },
mport/!s/XX//
  menu_name: { de: 'Geschichte der Reepschlägerei', en: 'History of the ropewalk' },
mport/!s/XX//
  in_menu: true,
mport/!s/XX//
  in_footer: true,
mport/!s/XX//
  meta_description: {
mport/!s/XX//
    de: 'Von Johann Reimers’ offener Bahn 1798 über die 312 Meter von 1861, Zwangsarbeit und Schließung 1974 bis zum Museum.',
mport/!s/XX//
    en: 'From Johann Reimers’s open-air walk of 1798 to the 312 metres of 1861, forced labour, closure in 1974 and the museum.',
mport/!s/XX//
  },
mport/!s/XX//
  og_image: 'geschichte',
mport/!s/XX//
  containers: [
mport/!s/XX//
    full(image('geschichte', 'full')),
mport/!s/XX//
    full(
mport/!s/XX//
      chapterList([
mport/!s/XX//
        { headline: ['1798', '1798'], text: ['Johann Reimers spannt die ersten Garne am Deich, unter freiem Himmel', 'Johann Reimers stretches his first yarns along the dyke, in the open air'], note: ['90 m', '90 m'] },
mport/!s/XX//
        { headline: ['1861', '1861'], text: ['Die Lange Bahn wird gebaut, bis der Fleet kommt', 'The Long Walk is built, until the canal gets in the way'], note: ['312 m', '312 m'] },
mport/!s/XX//
        { headline: ['1898', '1898'], text: ['Die Maschine kommt, hundertvierzig Leute gehen', 'The machine arrives, a hundred and forty people leave'], note: ['60 PS', '60 hp'] },
mport/!s/XX//
        { headline: ['1911', '1911'], text: ['Die „Gesine“ verliert ihr Tau, drei Menschen ihr Leben', 'The “Gesine” loses her rope, three people their lives'], note: ['11. Februar', '11 February'] },
mport/!s/XX//
        { headline: ['1940', '1940'], text: ['Einundsechzig Menschen werden zur Arbeit gezwungen', 'Sixty-one people are forced to work here'], note: ['bis 1945', 'to 1945'], link: 'page:zwangsarbeit' },
mport/!s/XX//
        { headline: ['1974', '1974'], text: ['Kunststoff ist billiger. Am 30. September steht die Maschine', 'Nylon is cheaper. On 30 September the machine stops'], note: ['64 Entlassene', '64 laid off'] },
mport/!s/XX//
        { headline: ['1988', '1988'], text: ['Das Museum öffnet, die Maschine läuft wieder', 'The museum opens, the machine runs again'], note: ['2,50 DM', '2.50 DM'] },
mport/!s/XX//
      ]),
mport/!s/XX//
    ),
mport/!s/XX//
    reading(
mport/!s/XX//
      [headline(['Ein Handwerk, das Platz braucht', 'A craft that needs room'])],
mport/!s/XX//
      text(
mport/!s/XX//
        `Johann Reimers kam 1798 aus Glückstadt, weil dort der Wall im Weg war. In Hansefleet gab es einen Deich und niemanden, der auf ihm ging. Er stellte Pfähle auf, hängte Haken hinein und spann bei jedem Wetter, was die Kapitäne brauchten. Zwei Söhne gingen mit ihm rückwärts, der jüngste drehte das Rad.
mport/!s/XX//

mport/!s/XX//
Bis zur Mitte des Jahrhunderts war daraus eine Fabrik ohne Dach geworden. Das Dach kam 1861, und mit ihm kamen die Fenster, die Uhr und der Lohnabzug für Zuspätkommen. Die Lange Bahn war das längste Holzgebäude an der Küste und ist es, je nachdem, wie man eine Scheune in Jütland misst, immer noch.`,
mport/!s/XX//
        `Johann Reimers came from Glückstadt in 1798 because there the ramparts were in the way. Hansefleet had a dyke and nobody walking on it. He put up posts, hung hooks in them and in all weathers spun what the captains needed. Two sons walked backwards with him; the youngest turned the wheel.
mport/!s/XX//

mport/!s/XX//
By the middle of the century it had become a factory without a roof. The roof came in 1861, and with it came windows, a clock and deductions for being late. The Long Walk was the longest timber building on the coast and, depending on how you measure a barn in Jutland, still is.`,
mport/!s/XX//
      ),
mport/!s/XX//
      headline(['Die Leute', 'The people'], { level: 3 }),
mport/!s/XX//
      text(
mport/!s/XX//
        `1895 arbeiteten hier dreihundertzehn Menschen, fast die Hälfte davon Frauen, ein Fünftel Kinder. Drei Jahre später waren es hundertsiebzig. Die Maschine brauchte keine Spinner. Sie brauchte jemanden, der sie schmierte, und jemanden, der aufpasste, dass niemand hineingeriet. Beides gelang nicht immer.
mport/!s/XX//

mport/!s/XX//
Der große Streik von 1907 dauerte neun Wochen. Gefordert wurden zwei Pfennig mehr und ein Fenster auf dem Hechelboden, das sich öffnen lässt. Die zwei Pfennig gab es. Das Fenster hat das Museum 1988 eingebaut.`,
mport/!s/XX//
        `In 1895 three hundred and ten people worked here, nearly half of them women, a fifth of them children. Three years later there were a hundred and seventy. The machine needed no spinners. It needed someone to oil it and someone to see that nobody was caught in it. Neither always succeeded.
mport/!s/XX//

mport/!s/XX//
The great strike of 1907 lasted nine weeks. The demands were two pfennigs more and a window on the Hackling Floor that could be opened. The two pfennigs were granted. The window was put in by the museum in 1988.`,
mport/!s/XX//
      ),
mport/!s/XX//
      headline(['Nach dem letzten Seil', 'After the last rope'], { level: 3 }),
mport/!s/XX//
      text(
mport/!s/XX//
        `Am 30. September 1974 lief um 15:40 Uhr das letzte Tau von der Maschine, eine Schlepptrosse für einen Reeder, der nie bezahlte. Sie liegt bei Meter 300. Fünf Jahre später beantragte die Stadt den Abriss, um eine Umgehungsstraße zu bauen. In der Nacht vor der Sitzung spannten zwölf ehemalige Reepschläger ein Seil um das ganze Rathaus, dreimal herum, mit einem Knoten, den der Magistrat nicht aufbekam. Die Straße führt heute durch die Marsch.`,
mport/!s/XX//
        `On 30 September 1974, at 15:40, the last rope left the machine, a towing hawser for a shipowner who never paid. It lies at metre 300. Five years later the town applied for demolition in order to build a bypass. In the night before the vote, twelve former ropemakers wound a rope around the whole town hall, three times, with a knot the council could not undo. The road now runs through the marsh.`,
mport/!s/XX//
      ),
mport/!s/XX//
    ),
mport/!s/XX//
    full(
mport/!s/XX//
      teaserList('list', [
mport/!s/XX//
        { image: 'hanf', link: 'page:zwangsarbeit', preline: ['Forschung · 12 Minuten', 'Research · 12 minutes'], headline: ['Zwangsarbeit auf der Reepbahn 1940–1945', 'Forced labour on the ropewalk, 1940–1945'] },
mport/!s/XX//
        { image: 'garnrad', link: 'page:garnrad', preline: ['Sammlung · 3 Minuten', 'Collection · 3 minutes'], headline: ['Neu: das letzte Garnrad', 'New: the last spinning wheel'] },
mport/!s/XX//
      ]),
mport/!s/XX//
    ),
mport/!s/XX//
  ],
mport/!s/XX//
};
mport/!s/XX//

mport/!s/XX//
const jobs: DemoPage = {
mport/!s/XX//
  key: 'stellen',
mport/!s/XX//
  parent: 'ueber-uns',
mport/!s/XX//
  slug: { de: 'stellen', en: 'jobs' },
mport/!s/XX//
  title: { de: 'Stellen', en: 'Jobs' },
mport/!s/XX//
  in_menu: true,
mport/!s/XX//
  in_footer: true,
mport/!s/XX//
  meta_description: {
mport/!s/XX//
    de: 'Arbeiten im Reepwerk: Aufsicht, Bühnentechnik, Vermittlung, Ausbildung zur Seilerin oder zum Seiler, Freiwilligendienst.',
mport/!s/XX//
    en: 'Working at Reepwerk: gallery staff, stage technicians, educators, apprenticeship as a ropemaker, voluntary service.',
mport/!s/XX//
  },
mport/!s/XX//
  og_image: 'stellen',
mport/!s/XX//
  containers: [
mport/!s/XX//
    full(image('stellen', 'full')),
mport/!s/XX//
    full(
mport/!s/XX//
      text(
mport/!s/XX//
        'Wir schreiben jede Stelle mit Gehalt aus, lesen Bewerbungen ohne Foto und antworten allen, auch denen, die wir nicht nehmen. Das dauert höchstens drei Wochen. Die folgenden Wege stehen das ganze Jahr über offen.',
mport/!s/XX//
        'We advertise every post with its salary, read applications without photographs and answer everyone, including those we do not take. It takes three weeks at most. The following routes are open all year round.',
mport/!s/XX//
      ),
mport/!s/XX//
    ),
mport/!s/XX//
    container(
mport/!s/XX//
      '33-33-33',
mport/!s/XX//
      [
mport/!s/XX//
        headline(['Ausbildung zur Seilerin, zum Seiler', 'Apprenticeship in rope-making'], { level: 3 }),
mport/!s/XX//
        text('Drei Jahre, Beginn im August. Sie lernen bei Hauke Thiessen alles von der Faser bis zur Bruchprobe und sind danach eine von etwa vierhundert im Land. Vergütung nach TVAöD.', 'Three years, starting in August. With Hauke Thiessen you learn everything from the fibre to the breaking test, and will then be one of about four hundred in the country. Pay by the public-sector scale.', { decrease_distance: true }),
mport/!s/XX//
      ],
mport/!s/XX//
      [
mport/!s/XX//
        headline(['Aufsicht und Kasse', 'Galleries and ticket desk'], { level: 3 }),
mport/!s/XX//
        text('Zwölf bis dreißig Stunden, 15,40 € in der Stunde, auch am Wochenende. Sie stehen nicht nur, Sie erzählen. Wer nach einem Jahr mag, wird in der Führung ausgebildet.', 'Twelve to thirty hours, €15.40 an hour, weekends too. You do not merely stand there, you tell stories. After a year, if you like, we will train you as a guide.', { decrease_distance: true }),
mport/!s/XX//
      ],
mport/!s/XX//
      [
mport/!s/XX//
        headline(['Freiwilligendienst', 'Voluntary service'], { level: 3 }),
mport/!s/XX//
        text('Ein Jahr Kultur, ab September, für Menschen bis 27. Bühne, Archiv oder Seilerei; wechseln ist erlaubt. Im letzten Jahrgang wollten zwei von vier bleiben. Sie sind noch da.', 'A year in culture, from September, up to the age of 27. Stage, archive or rope shop; you may switch. Of the last four, two wanted to stay. They are still here.', { decrease_distance: true }),
mport/!s/XX//
      ],
mport/!s/XX//
    ),
mport/!s/XX//
    reading(
mport/!s/XX//
      [headline(['Bewerben', 'Applying'])],
mport/!s/XX//
      text(
mport/!s/XX//
        `Ein Brief, ein Lebenslauf, beides als PDF an [stellen@reepwerk.example](mailto:stellen@reepwerk.example). Schreiben Sie dazu, ob Sie für das Gespräch etwas brauchen: eine Dolmetscherin, einen Aufzug, eine Uhrzeit nach der Kita.
mport/!s/XX//

mport/!s/XX//
Bewerberinnen und Bewerber mit Behinderung werden bei gleicher Eignung bevorzugt. Unterlagen löschen wir sechs Monate nach der Entscheidung.`,
mport/!s/XX//
        `A letter and a CV, both as PDF, to [stellen@reepwerk.example](mailto:stellen@reepwerk.example). Please say if you need anything for the interview: an interpreter, a lift, an hour after nursery drop-off.
mport/!s/XX//

mport/!s/XX//
Disabled applicants are given preference where qualifications are equal. Documents are deleted six months after the decision.`,
mport/!s/XX//
      ),
mport/!s/XX//
      link(['Bewerbung schreiben', 'Write an application'], 'mailto:stellen@reepwerk.example', { extra_class: 'primary' }),
mport/!s/XX//
    ),
mport/!s/XX//
  ],
mport/!s/XX//
};
mport/!s/XX//

mport/!s/XX//
const partners: DemoPage = {
mport/!s/XX//
  key: 'partner',
mport/!s/XX//
  parent: 'ueber-uns',
mport/!s/XX//
  slug: { de: 'partner', en: 'partners' },
mport/!s/XX//
  title: { de: 'Partner', en: 'Partners' },
mport/!s/XX//
  in_menu: true,
mport/!s/XX//
  meta_description: {
mport/!s/XX//
    de: 'Wer das Reepwerk fördert und mit uns arbeitet: Stiftung Küstenkultur, Land Küstenmark, Volkshochschule, Hafen, Seilerinnung, Stadtwerke.',
mport/!s/XX//
    en: 'Who supports Reepwerk and works with us: Coastal Culture Foundation, State of Küstenmark, adult education centre, harbour, guild, utilities.',
mport/!s/XX//
  },
mport/!s/XX//
  og_image: 'partner',
mport/!s/XX//
  containers: [
mport/!s/XX//
    full(image('partner', 'full')),
mport/!s/XX//
    full(
mport/!s/XX//
      text(
mport/!s/XX//
        'Ein Drittel unserer Mittel verdienen wir an der Kasse, ein Drittel kommt vom Land und von der Stadt, ein Drittel von Menschen und Häusern, die das nicht müssten. Was sie geben und was sie dafür bekommen, steht hier: in der Regel einen Dank und eine Karte.',
mport/!s/XX//
        'A third of our money is earned at the ticket desk, a third comes from the State and the town, a third from people and institutions who are under no obligation. What they give and what they get for it is stated here: as a rule, thanks and a ticket.',
mport/!s/XX//
      ),
mport/!s/XX//
      logoList([
mport/!s/XX//
        { image: 'logo-stiftung-kuestenkultur', link: 'https://stiftung-kuestenkultur.example/', text: ['Stiftung Küstenkultur: Zugkraft, Busfahrten für Schulen', 'Coastal Culture Foundation: Traction, coach fares for schools'] },
mport/!s/XX//
        { image: 'logo-land', link: 'https://kuestenmark.example/', text: ['Land Küstenmark: Betrieb, Forschung', 'State of Küstenmark: running costs, research'] },
mport/!s/XX//
        { image: 'logo-volkshochschule', link: 'https://vhs-hansefleet.example/', text: ['Volkshochschule Hansefleet: Gespräche, Kurse', 'Adult education centre: talks, courses'] },
mport/!s/XX//
        { image: 'logo-hafen', link: 'https://hafen-hansefleet.example/', text: ['Hafen Hansefleet: zwei Ankerketten, leihweise', 'Port of Hansefleet: two anchor chains, on loan'] },
mport/!s/XX//
        { image: 'logo-seilerinnung', link: 'https://seilerinnung-nord.example/', text: ['Seilerinnung Nord: Ausbildung, Hanf', 'Northern ropemakers’ guild: training, hemp'] },
mport/!s/XX//
        { image: 'logo-stadtwerke', link: 'https://stadtwerke-hansefleet.example/', text: ['Stadtwerke Hansefleet: Abwärme', 'Municipal utilities: waste heat'] },
mport/!s/XX//
      ]),
mport/!s/XX//
    ),
mport/!s/XX//
    reading(
mport/!s/XX//
      [headline(['Mitziehen', 'Pull with us'])],
mport/!s/XX//
      text(
mport/!s/XX//
        'Firmen, Stiftungen und Einzelne können ein Objekt, eine Vorstellung oder einen Meter übernehmen. Ein Meter Lange Bahn kostet 365 € im Jahr, einen Euro am Tag; Ihr Name steht dann auf der Diele, klein. Zurzeit sind 188 von 312 Metern vergeben. Über unsere Inhalte bestimmen Geldgeber nicht, auch nicht die auf Meter eins.',
mport/!s/XX//
        'Companies, foundations and individuals can adopt an object, a performance or a metre. A metre of the Long Walk costs €365 a year, one euro a day; your name will then stand on the floorboard, in small type. At present 188 of the 312 metres are taken. Donors have no say in what we show, not even those on metre one.',
mport/!s/XX//
      ),
mport/!s/XX//
      link(['Gesa Lührs schreiben', 'Write to Gesa Lührs'], 'mailto:foerdern@reepwerk.example', { extra_class: 'secondary' }),
mport/!s/XX//
    ),
mport/!s/XX//
  ],
mport/!s/XX//
};
mport/!s/XX//

mport/!s/XX//
export const aboutPages: DemoPage[] = [about, mission, history, jobs, partners];
