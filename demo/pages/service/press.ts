import { downloadList, image, imageList } from '../../compose/media.ts';
import { container, formHere, full, reading } from '../../compose/structure.ts';
import { facts, headline, lead, text } from '../../compose/text.ts';
import { shortDayInWords, tractionRun } from '../../days.ts';
import type { DemoPage } from '../../demo-page.ts';

const ends = shortDayInWords(tractionRun.ends);

export const press: DemoPage = {
  key: 'presse',
  parent: 'ueber-uns',
  slug: { de: 'presse', en: 'press' },
  title: { de: 'Presse', en: 'Press' },
  in_footer: true,
  meta_description: {
    de: 'Presse im Reepwerk: Meldungen, Bilder mit Nachweis und Bedingungen, Ansprechpartner und Akkreditierung.',
    en: 'Press at Reepwerk: releases, pictures with credits and terms of use, contact and accreditation.',
  },
  og_image: 'presse',
  containers: [
    full(image('presse', 'full')),
    container(
      '67-33',
      [
        lead(
          'Sie schreiben, senden oder fotografieren über uns? Dann müssen Sie sich nicht anmelden, um an Texte und Bilder zu kommen. Nur wenn Sie während der Vorstellung arbeiten, mit Stativ drehen oder die Maschine außer der Zeit hören wollen, fragen Sie bitte vorher an, unten auf dieser Seite.',
          'Do you write, broadcast or take photographs about us? You need not register to get at texts and pictures. Only if you wish to work during a performance, film with a tripod or hear the machine out of hours do we ask you to request it first, at the foot of this page.',
        ),
      ],
      [
        facts(
          ['Kontakt', 'Contact'],
          [
            [
              ['Presse', 'Press officer'],
              ['Tjark Behrens', 'Tjark Behrens'],
            ],
            [
              ['Telefon', 'Phone'],
              ['04999 312-60', '+49 4999 312-60'],
            ],
            [
              ['E-Mail', 'E-mail'],
              ['presse@reepwerk.example', 'presse@reepwerk.example'],
            ],
          ],
        ),
      ],
    ),
    reading(
      [headline(['Meldungen', 'Releases'])],
      headline([`Zugkraft bis ${ends[0]} verlängert`, `Traction extended until ${ends[1]}`], {
        level: 3,
        preline: ['Ausstellung', 'Exhibition'],
      }),
      text(
        'Die Ausstellung in der Langen Bahn läuft zwei Monate länger als geplant. Die elf leihgebenden Häuser haben zugestimmt, darunter auch das, dessen Glocke seit der Eröffnung nicht mehr zu Hause läutet.',
        'The exhibition in the Long Walk will run two months longer than planned. All eleven lenders have agreed, including the one whose bell has not rung at home since the opening.',
        { decrease_distance: true },
      ),
      headline(['Lohnbücher 1940 bis 1945 ausgewertet', 'Wage books of 1940 to 1945 analysed'], {
        level: 3,
        preline: ['Forschung', 'Research'],
      }),
      text(
        '4.300 Einträge, 61 Namen: Das Reepwerk legt erste Ergebnisse zur Zwangsarbeit in der Reepschlägerei vor und öffnet die Daten für Angehörige. [Zum Beitrag](article:zwangsarbeit)',
        '4,300 entries, 61 names: Reepwerk presents first findings on forced labour in the ropewalk and opens its data to relatives. [Read the article](article:zwangsarbeit)',
        { decrease_distance: true },
      ),
      headline(['Ein Rad kehrt heim', 'A wheel comes home'], { level: 3, preline: ['Sammlung', 'Collection'] }),
      text(
        'Familie Salonen aus Kotka schenkt dem Museum das letzte Garnrad der Hansefleeter Bahn. [Zum Beitrag](article:garnrad)',
        'The Salonen family of Kotka has given the museum the last spinning wheel of the Hansefleet walk. [Read the article](article:garnrad)',
        { decrease_distance: true },
      ),
    ),
    full(
      headline(['Bilder', 'Pictures']),
      imageList('grid', [
        {
          key: 'trossenschlag',
          caption: [
            'Zugkraft: Trossenschlag, um 1880. © Reepwerk, Pressenutzung frei',
            'Traction: hawser-laid rope, about 1880. © Reepwerk, free for press use',
          ],
        },
        {
          key: 'kleeblatt',
          caption: [
            'Zugkraft: Kleeblattknoten. © Reepwerk, Pressenutzung frei',
            'Traction: trefoil knot. © Reepwerk, free for press use',
          ],
        },
        {
          key: 'lange-bahn',
          caption: ['Die Lange Bahn. © Reepwerk, Pressenutzung frei', 'The Long Walk. © Reepwerk, free for press use'],
        },
      ]),
      text(
        'Die Bilder dürfen Sie in der Berichterstattung über das Reepwerk kostenlos verwenden, mit Nachweis, unbeschnitten, wenn es geht, und nicht als Hintergrund für Schrift. Druckdateien schickt Ihnen Tjark Behrens binnen eines Tages.',
        'You may use the pictures free of charge when reporting on Reepwerk, with the credit line, uncropped if possible, and not as a background for type. Tjark Behrens will send you files for print within a day.',
      ),
      downloadList([
        {
          key: 'zugkraft-plan-de',
          title: ['Plan der Ausstellung Zugkraft', 'Plan of the exhibition Traction (German)'],
        },
        { key: 'hausordnung-de', title: ['Hausordnung, Kurzfassung', 'House rules, short version (German)'] },
        { key: 'hausordnung-en', title: ['Hausordnung, Kurzfassung (Englisch)', 'House rules, short version'] },
      ]),
    ),
    full(formHere('akkreditierung', 'akkreditierung')),
  ],
};
