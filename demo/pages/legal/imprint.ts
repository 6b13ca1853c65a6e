import { full } from '../../compose/structure.ts';
import { text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { clause } from './clause.ts';

export const imprint: DemoPage = {
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
