import { full } from '../../compose/structure.ts';
import { text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { clause } from './clause.ts';

export const terms: DemoPage = {
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
