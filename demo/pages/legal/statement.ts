import { full } from '../../compose/structure.ts';
import { text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { clause } from './clause.ts';

export const statement: DemoPage = {
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
