import { full, reading } from '../../compose/structure.ts';
import { facts, headline, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { clause } from './clause.ts';

export const privacy: DemoPage = {
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
      'Der Server notiert Zeitpunkt, Adresse der Seite, Antwort und Dauer, um Störungen zu erkennen (Art. 6 Abs. 1 Buchst. f DSGVO), aber weder Ihre IP-Adresse noch Ihren Browser noch, woher Sie kommen. Nach 14 Tagen löschen wir das.',
      'The server records the time, the address of the page, the answer and how long it took, in order to recognise faults (Art. 6 (1) (f) GDPR), but neither your IP address nor your browser nor where you came from. We delete this after 14 days.',
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
            ['Gestaltung und Hinweisseite für Zeiten ohne Netz', 'Design files and a notice for when you are offline'],
            ['notwendig, bis zur nächsten Fassung der Website', 'necessary, until the next version of the website'],
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
