import { artworks } from '../artwork/catalogue.ts';
import type { Pair } from '../compose/pair.ts';
import { full, on, reading } from '../compose/structure.ts';
import { facts, faq, headline, link, text } from '../compose/text.ts';
import type { DemoContainer, DemoPage } from '../demo-page.ts';

function clause(title: Pair, de: string, en: string): DemoContainer {
  return reading([headline(title, { level: 2 })], text(de, en));
}

const imprint: DemoPage = {
  key: 'impressum',
  parent: null,
  slug: { de: 'impressum', en: 'impressum' },
  title: { de: 'Impressum', en: 'Imprint' },
  in_footer: true,
  meta_description: {
    de: 'Impressum des Reepwerks: Anbieter, Vertretung, Kontakt, Register, Umsatzsteuer, Verantwortung für den Inhalt, Aufsicht.',
    en: 'Imprint of Reepwerk: provider, representatives, contact, register, VAT, responsibility for content, supervision.',
  },
  containers: [
    full(
      text(
        'Angaben nach § 5 des Digitale-Dienste-Gesetzes und § 18 Abs. 2 des Medienstaatsvertrags. Das Haus, der Verein und alle Personen sind erfunden.',
        'Information under § 5 of the German Digital Services Act and § 18 (2) of the Interstate Media Treaty. The house, the association and all persons are fictional.',
      ),
    ),
    clause(
      ['Anbieter', 'Provider'],
      'Reepwerk e. V.\nAm Langen Tau 1\n24999 Hansefleet\n\nTelefon [04999 312-0](tel:+4949993120)\nE-Mail [haus@reepwerk.example](mailto:haus@reepwerk.example)',
      'Reepwerk e. V.\nAm Langen Tau 1\n24999 Hansefleet, Germany\n\nPhone [+49 4999 312-0](tel:+4949993120)\nE-mail [haus@reepwerk.example](mailto:haus@reepwerk.example)',
    ),
    clause(
      ['Vertretung und Register', 'Representation and register'],
      'Vertreten durch den Vorstand: Dr. Wiebke Carstens (Vorsitz) und Hinrich Jessen.\nVereinsregister beim Amtsgericht Hansefleet, VR 312.\nUmsatzsteuer-Identifikationsnummer: DE 999 999 999.\nDie Gemeinnützigkeit ist durch das Finanzamt Hansefleet anerkannt.',
      'Represented by the board: Dr Wiebke Carstens (chair) and Hinrich Jessen.\nRegister of associations, Hansefleet local court, VR 312.\nVAT identification number: DE 999 999 999.\nCharitable status is recognised by the Hansefleet tax office.',
    ),
    clause(
      ['Verantwortung für den Inhalt', 'Responsible for content'],
      'Verantwortlich nach § 18 Abs. 2 MStV für die Beiträge der Mediathek: Nele Hagenah, Anschrift wie oben.',
      'Responsible under § 18 (2) MStV for the articles of the media library: Nele Hagenah, address as above.',
    ),
    clause(
      ['Streitbeilegung', 'Dispute resolution'],
      'An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet. Bei Ärger hilft erfahrungsgemäß Gesa Lührs, [04999 312-0](tel:+4949993120).',
      'We do not take part in proceedings before a consumer arbitration board and are not obliged to do so. In case of trouble, experience shows that Gesa Lührs can help: [+49 4999 312-0](tel:+4949993120).',
    ),
    clause(
      ['Bilder und Zeichnungen', 'Pictures and drawings'],
      'Alle Zeichnungen auf dieser Website sind im Haus entstanden. Die Nachweise stehen [auf einer eigenen Seite](page:bildnachweise).',
      'All drawings on this website were made in house. The credits are listed [on a page of their own](page:bildnachweise).',
    ),
  ],
};

const privacy: DemoPage = {
  key: 'datenschutz',
  parent: null,
  slug: { de: 'datenschutz', en: 'datenschutz' },
  title: { de: 'Datenschutz', en: 'Privacy' },
  in_footer: true,
  meta_description: {
    de: 'Datenschutz im Reepwerk: welche Daten wir verarbeiten, wozu, auf welcher Grundlage, wie lange, und welche Rechte Sie haben.',
    en: 'Privacy at Reepwerk: which data we process, for what purpose, on what basis, for how long, and what rights you have.',
  },
  containers: [
    full(
      text(
        'Kurz gefasst: Sie können diese Website lesen, ohne dass wir wissen, wer Sie sind. Es gibt keine Schriften, Karten oder Bilder von fremden Servern. Videos, Ton und Dokumente anderer Anbieter laden erst, wenn Sie darauf klicken.',
        'In short: you can read this website without our knowing who you are. There are no fonts, maps or pictures from other people’s servers. Videos, sound and documents from other providers load only when you click on them.',
      ),
    ),
    clause(
      ['Verantwortlich', 'Controller'],
      'Reepwerk e. V., Am Langen Tau 1, 24999 Hansefleet. Unsere Datenschutzbeauftragte erreichen Sie unter [datenschutz@reepwerk.example](mailto:datenschutz@reepwerk.example).',
      'Reepwerk e. V., Am Langen Tau 1, 24999 Hansefleet, Germany. Our data protection officer can be reached at [datenschutz@reepwerk.example](mailto:datenschutz@reepwerk.example).',
    ),
    clause(
      ['Beim Lesen', 'When you read'],
      'Der Server notiert Zeitpunkt, Adresse der Seite, Antwort und eine gekürzte IP-Adresse, um Störungen und Angriffe zu erkennen (Art. 6 Abs. 1 Buchst. f DSGVO). Nach 14 Tagen ist das gelöscht.',
      'The server records the time, the address of the page, the answer and a shortened IP address in order to recognise faults and attacks (Art. 6 (1) (f) GDPR). After 14 days this is deleted.',
    ),
    reading(
      [headline(['Cookies', 'Cookies'])],
      facts(
        ['Was auf Ihrem Gerät liegen kann', 'What may be stored on your device'],
        [
          [
            ['Ihre Auswahl zu Cookies', 'Your cookie choice'],
            ['notwendig, 6 Monate', 'necessary, 6 months'],
          ],
          [
            ['Geschlossener Hinweis', 'Dismissed notice'],
            ['notwendig, bis zum nächsten Hinweis', 'necessary, until the next notice'],
          ],
          [
            ['Warenkorb', 'Basket'],
            ['notwendig, 15 Minuten', 'necessary, 15 minutes'],
          ],
          [
            ['Anmeldung der Redaktion', 'Editors’ session'],
            ['nur für Mitarbeitende', 'staff only'],
          ],
        ],
      ),
      text(
        'Für alles Notwendige gilt § 25 Abs. 2 TDDDG. Anderes setzen wir nur mit Ihrer Einwilligung, und wenn Ihr Browser „nicht verfolgen“ sagt, fragen wir erst gar nicht.',
        'Whatever is necessary is covered by § 25 (2) TDDDG. Anything else is stored only with your consent, and if your browser says “do not track”, we do not even ask.',
      ),
    ),
    clause(
      ['Eingebettete Inhalte', 'Embedded content'],
      'An einigen Stellen binden wir Videos, Ton, Dokumente und Beiträge von YouTube, Vimeo, SoundCloud, Podigee, Issuu und Instagram ein. Bis Sie klicken, sehen Sie nur ein Bild von unserem Server. Nach dem Klick erfährt der Anbieter Ihre IP-Adresse und die Seite, auf der Sie sind; einige übertragen Daten in die USA. Grundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), die Sie jederzeit zurücknehmen können.',
      'In some places we embed videos, sound, documents and posts from YouTube, Vimeo, SoundCloud, Podigee, Issuu and Instagram. Until you click you see only a picture from our own server. After the click the provider learns your IP address and the page you are on; some transfer data to the USA. The basis is your consent (Art. 6 (1) (a) GDPR), which you may withdraw at any time.',
    ),
    clause(
      ['Wenn Sie uns schreiben', 'When you write to us'],
      'Anfragen bearbeiten wir, bis sie erledigt sind, und löschen sie nach sechs Monaten. Bewerbungen löschen wir sechs Monate nach der Entscheidung. Den Nachweis Ihrer Newsletter-Bestellung bewahren wir drei Jahre über deren Ende hinaus auf.',
      'Enquiries are dealt with until they are settled and deleted after six months. Applications are deleted six months after the decision. Proof of your newsletter subscription is kept for three years after it ends.',
    ),
    clause(
      ['Ihre Rechte', 'Your rights'],
      'Sie dürfen Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten verlangen und der Verarbeitung widersprechen. Eine E-Mail genügt. Beschweren können Sie sich auch bei der Datenschutzaufsicht des Landes.',
      'You may demand access to your data, their correction, deletion, restriction and transfer, and may object to their processing. An e-mail is enough. You may also complain to the data protection authority of the State.',
    ),
  ],
};

const terms: DemoPage = {
  key: 'agb',
  parent: null,
  slug: { de: 'agb', en: 'agb' },
  title: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
  menu_name: { de: 'AGB', en: 'Terms' },
  in_footer: true,
  meta_description: {
    de: 'Geschäftsbedingungen des Reepwerks für Museumskarten, Vorstellungen, Führungen und Gutscheine: Kauf, Umtausch, Ausfall, Haftung.',
    en: 'Terms of Reepwerk for museum tickets, performances, tours and vouchers: purchase, exchange, cancellation, liability.',
  },
  containers: [
    full(
      text(
        'Diese Bedingungen gelten, wenn Sie bei uns eine Karte kaufen. Sie sind so kurz, wie es unsere Anwältin ertragen konnte.',
        'These terms apply when you buy a ticket from us. They are as short as our lawyer could bear.',
      ),
    ),
    clause(
      ['1. Vertrag', '1. Contract'],
      'Der Vertrag kommt mit dem Reepwerk e. V. zustande, sobald Sie bezahlt und eine Bestätigung erhalten haben. Preise enthalten die gesetzliche Umsatzsteuer, soweit sie anfällt.',
      'The contract is with Reepwerk e. V. and comes into being once you have paid and received confirmation. Prices include VAT where it applies.',
    ),
    clause(
      ['2. Kein Widerruf bei Terminen', '2. No withdrawal for dated tickets'],
      'Für Freizeitdienstleistungen zu einem bestimmten Termin besteht kein gesetzliches Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB). Wir tauschen trotzdem um.',
      'There is no statutory right of withdrawal for leisure services on a fixed date (§ 312g (2) no. 9 of the German Civil Code). We exchange tickets nevertheless.',
    ),
    clause(
      ['3. Umtausch', '3. Exchange'],
      'Museumskarten bis zum Vorabend, Karten für Vorstellungen bis drei Tage vorher, gegen eine Karte für einen anderen Tag oder einen Gutschein. Führungen für Gruppen sagen Sie bis drei Tage vorher kostenlos ab, danach berechnen wir die Hälfte.',
      'Museum tickets until the evening before, tickets for performances up to three days ahead, in return for a ticket for another day or a voucher. Group tours can be cancelled free of charge up to three days ahead; after that we charge half.',
    ),
    clause(
      ['4. Ausfall', '4. Cancellation by us'],
      'Fällt eine Vorstellung aus, erstatten wir den Preis von uns aus, innerhalb von zehn Tagen. Wird sie verlegt, behält Ihre Karte ihre Gültigkeit, oder Sie geben sie zurück. Umbesetzungen sind kein Ausfall, auch die des Seils nicht.',
      'If a performance is cancelled, we refund the price of our own accord within ten days. If it is moved, your ticket remains valid, or you return it. A change of cast is not a cancellation, even where it concerns the rope.',
    ),
    clause(
      ['5. Gutscheine', '5. Vouchers'],
      'Gutscheine gelten drei Jahre ab dem Ende des Jahres, in dem Sie sie gekauft haben. Restbeträge bleiben erhalten. Bar ausgezahlt werden sie nicht.',
      'Vouchers are valid for three years from the end of the year in which you bought them. Balances are kept. They are not paid out in cash.',
    ),
    clause(
      ['6. Haftung', '6. Liability'],
      'Für Schäden an Leben, Körper und Gesundheit und für Vorsatz und grobe Fahrlässigkeit haften wir unbeschränkt, für leichte Fahrlässigkeit nur, wenn eine wesentliche Pflicht verletzt ist, und dann in Höhe des vorhersehbaren Schadens. Für den Geruch Ihrer Kleidung haften wir nicht.',
      'We are liable without limit for injury to life, body and health and for intent and gross negligence; for slight negligence only where an essential duty is breached, and then for the foreseeable damage. We are not liable for the smell of your clothes.',
    ),
    clause(
      ['7. Hausordnung', '7. House rules'],
      'Im Haus gilt außerdem die [Hausordnung](page:hausordnung). Es gilt deutsches Recht. Stand: Januar 2026.',
      'On the premises the [house rules](page:hausordnung) apply as well. German law applies. Version of January 2026.',
    ),
  ],
};

const statement: DemoPage = {
  key: 'erklaerung',
  parent: null,
  slug: { de: 'erklaerung-zur-barrierefreiheit', en: 'accessibility-statement' },
  title: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
  in_footer: true,
  meta_description: {
    de: 'Erklärung zur Barrierefreiheit von reepwerk.example: Stand der Vereinbarkeit, bekannte Mängel, Rückmeldung und Schlichtung.',
    en: 'Accessibility statement for reepwerk.example: compliance status, known shortcomings, feedback and conciliation.',
  },
  containers: [
    full(
      text(
        'Der Reepwerk e. V. bemüht sich, diese Website barrierefrei zugänglich zu machen, nach dem Barrierefreiheitsstärkungsgesetz und der EN 301 549. Diese Erklärung gilt für reepwerk.example in deutscher und englischer Sprache.',
        'Reepwerk e. V. endeavours to make this website accessible in accordance with the German Accessibility Strengthening Act and EN 301 549. This statement applies to reepwerk.example in German and English.',
      ),
    ),
    clause(
      ['Stand', 'Compliance status'],
      'Die Website ist mit den Anforderungen **weitgehend vereinbar**. Angestrebt und bei jeder Änderung automatisch geprüft wird WCAG 2.2, Stufe AA, auf allen Seiten, in beiden Sprachen, auf kleinen und großen Bildschirmen.',
      'The website is **largely compliant** with the requirements. Our aim, tested automatically with every change, is WCAG 2.2 level AA on all pages, in both languages, on small and large screens.',
    ),
    clause(
      ['Was noch nicht barrierefrei ist', 'What is not yet accessible'],
      `- **PDF-Dateien** (Plan, Hausordnung) sind nicht ausgezeichnet. Ihr Inhalt steht gleichwertig auf den Seiten [Zugkraft](page:zugkraft) und [Hausordnung](page:hausordnung).
- **Eingebettete Inhalte** anderer Anbieter können wir nur begrenzt beeinflussen. Zu jedem Video und Ton aus dem Haus gibt es einen Text.
- **Audiodeskription** fehlt bei den beiden kurzen Filmen zur Ballade.`,
      `- **PDF files** (plan, house rules) are not tagged. The same content is available on the pages [Traction](page:zugkraft) and [House rules](page:hausordnung).
- **Embedded content** from other providers is beyond our full control. There is a text for every video and sound of our own.
- **Audio description** is missing from the two short films on the Ballad.`,
    ),
    clause(
      ['Unsere Dienstleistung', 'Our service'],
      'Über die Website erfahren Sie, was das Haus zeigt und spielt, was es kostet und wie Sie hinkommen. Karten können Sie auch am Telefon und an der Kasse kaufen, zum selben Preis und ohne Gebühr.',
      'The website tells you what the house shows and performs, what it costs and how to get here. Tickets can also be bought by phone and at the desk, at the same price and without a fee.',
    ),
    clause(
      ['Erstellt und geprüft', 'Prepared and reviewed'],
      'Diese Erklärung beruht auf einer Selbstbewertung, ergänzt durch einen Test mit vier Menschen, die Screenreader, Lupe, Sprachsteuerung und DGS nutzen. Sie wird jährlich und nach jeder größeren Änderung überprüft, zuletzt im November 2026.',
      'This statement is based on a self-assessment, supplemented by a test with four people using screen reader, magnifier, voice control and sign language. It is reviewed every year and after every major change, most recently in November 2026.',
    ),
    clause(
      ['Rückmeldung', 'Feedback'],
      'Ist Ihnen etwas im Weg? [Melden Sie die Barriere](page:barriere-melden), rufen Sie an, [04999 312-20](tel:+49499931220), oder schreiben Sie an [zugang@reepwerk.example](mailto:zugang@reepwerk.example). Wir antworten binnen zwei Wochen.',
      'Is something in your way? [Report the barrier](page:barriere-melden), call [+49 4999 312-20](tel:+49499931220) or write to [zugang@reepwerk.example](mailto:zugang@reepwerk.example). We answer within two weeks.',
    ),
    clause(
      ['Schlichtung und Aufsicht', 'Conciliation and supervision'],
      'Wenn unsere Antwort Ihnen nicht genügt, können Sie sich kostenlos an die Schlichtungsstelle nach dem Behindertengleichstellungsgesetz wenden: [www.schlichtungsstelle-bgg.de](https://www.schlichtungsstelle-bgg.de/). Zuständig für die Marktüberwachung ist die gemeinsame Stelle der Länder in Magdeburg (MLBF).',
      'If our answer does not satisfy you, you may turn free of charge to the conciliation body under the German Disability Equality Act: [www.schlichtungsstelle-bgg.de](https://www.schlichtungsstelle-bgg.de/). Market surveillance is the task of the joint office of the German states in Magdeburg (MLBF).',
    ),
  ],
};

const reportBarrier: DemoPage = {
  key: 'barriere-melden',
  parent: null,
  slug: { de: 'barriere-melden', en: 'report-a-barrier' },
  title: { de: 'Barriere melden', en: 'Report a barrier' },
  in_footer: true,
  meta_description: {
    de: 'Eine Barriere im Reepwerk oder auf der Website melden: per E-Mail, Telefon, SMS oder DGS-Video. Antwort binnen zwei Wochen.',
    en: 'Report a barrier at Reepwerk or on its website: by e-mail, phone, text message or signed video. Answer within two weeks.',
  },
  containers: [
    full(
      text(
        'Eine Stufe, ein Knopf ohne Namen, ein Text, der sich nicht vergrößern lässt, ein Platz, von dem aus man nichts sieht: Sagen Sie es uns, so wie es Ihnen am leichtesten fällt. Sie müssen nicht wissen, welches Gesetz verletzt ist.',
        'A step, a button without a name, a text that cannot be enlarged, a seat with no view: tell us, in whatever way is easiest for you. You need not know which law is being broken.',
      ),
      link(
        ['E-Mail an zugang@reepwerk.example', 'E-mail zugang@reepwerk.example'],
        'mailto:zugang@reepwerk.example?subject=Barriere',
        { extra_class: 'primary' },
      ),
    ),
    on(
      'sunken',
      reading(
        [headline(['Wege zu uns', 'Ways to reach us'])],
        facts(
          ['Wie Sie mögen', 'As you like'],
          [
            [
              ['E-Mail', 'E-mail'],
              ['zugang@reepwerk.example', 'zugang@reepwerk.example'],
            ],
            [
              ['Telefon', 'Phone'],
              ['04999 312-20, Di bis Fr 9 bis 17 Uhr', '+49 4999 312-20, Tue to Fri 9:00 to 17:00'],
            ],
            [
              ['SMS', 'Text message'],
              ['0171 3120 312', '+49 171 3120 312'],
            ],
            [
              ['DGS-Video', 'Signed video'],
              ['dgs@reepwerk.example', 'dgs@reepwerk.example'],
            ],
            [
              ['Post', 'Post'],
              ['Am Langen Tau 1, 24999 Hansefleet', 'Am Langen Tau 1, 24999 Hansefleet, Germany'],
            ],
          ],
        ),
      ),
    ),
    full(
      faq(['Gut zu wissen', 'Good to know'], 'gut-zu-wissen', [
        {
          question: ['Was sollte darin stehen?', 'What should it say?'],
          answer: [
            'Wo Sie waren (Raum oder Adresse der Seite), was Sie tun wollten und was Sie gehindert hat. Wenn Sie mögen: womit Sie lesen oder sich bewegen. Das genügt.',
            'Where you were (room or address of the page), what you wanted to do and what prevented you. If you like: what you read or move with. That is enough.',
          ],
        },
        {
          question: ['Was geschieht dann?', 'What happens then?'],
          answer: [
            'Amina Yıldız liest es und antwortet binnen zwei Wochen: erledigt, geplant mit Datum, oder nicht möglich mit Grund. Danach steht es, ohne Ihren Namen, auf der öffentlichen Liste.',
            'Amina Yıldız reads it and answers within two weeks: done, planned with a date, or not possible with the reason. It then appears, without your name, on the public list.',
          ],
        },
        {
          question: ['Und meine Daten?', 'And my data?'],
          answer: [
            'Wir brauchen nur einen Weg, Ihnen zu antworten, und löschen ihn sechs Monate danach. Anonym geht es auch. Mehr unter [Datenschutz](page:datenschutz).',
            'We need only a way to answer you, and delete it six months later. You may also remain anonymous. More under [Privacy](page:datenschutz).',
          ],
        },
      ]),
      link(['Erklärung zur Barrierefreiheit', 'Accessibility statement'], 'page:erklaerung'),
    ),
  ],
};

const shown = artworks.filter((artwork) => artwork.method !== 'mark' && !artwork.decorative);
const creditList = (locale: 'de' | 'en') =>
  [...new Set(shown.map((artwork) => `- ${artwork.alt[locale]} *${artwork.credit[locale]}*`))].join('\n');

const credits: DemoPage = {
  key: 'bildnachweise',
  parent: null,
  slug: { de: 'bildnachweise', en: 'picture-credits' },
  title: { de: 'Bildnachweise', en: 'Picture credits' },
  in_footer: true,
  meta_description: {
    de: 'Nachweise aller Zeichnungen auf der Website des Reepwerks und wie sie entstanden sind.',
    en: 'Credits for all drawings on Reepwerk’s website, and how they were made.',
  },
  containers: [
    clause(
      ['Wie die Bilder entstehen', 'How the pictures are made'],
      'Alle Zeichnungen auf dieser Website sind gerechnet. Ein Programm des Hauses kennt zwölf Verfahren, vom Schlag bis zum Riss, und zeichnet aus derselben Zahl immer dasselbe Bild. Wo ein Objekt der Sammlung das Vorbild war, steht seine Inventarnummer dabei.',
      'All drawings on this website are computed. A program of our own knows twelve methods, from the lay to the break, and from the same number always draws the same picture. Where an object in the collection was the model, its inventory number is given.',
    ),
    reading([headline(['Verzeichnis', 'List'])], text(creditList('de'), creditList('en'))),
    clause(
      ['Verwenden', 'Using them'],
      'Für die Berichterstattung über das Haus sind die Bilder frei; die Bedingungen stehen auf der Seite [Presse](page:presse). Die Zeichen der Partner gehören den Partnern.',
      'The pictures are free for reporting on the house; the terms are on the [press page](page:presse). The partners’ marks belong to the partners.',
    ),
  ],
};

export const legalPages: DemoPage[] = [imprint, privacy, terms, statement, reportBarrier, credits];
