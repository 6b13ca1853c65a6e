import type { Sheet } from './simple-pdf.ts';

/** What stands on the sheets for download. */
export const sheets = {
  'zugkraft-plan-de': {
    title: 'Zugkraft: Plan der Langen Bahn',
    language: 'de',
    lines: [
      '0 bis 60 m: Halten. Ankertaue, Haltegriffe, Hosenträger.',
      '60 bis 130 m: Heben. Kran, Kirchenglocke, Kletterwand.',
      '130 bis 215 m: Verbinden. Telefonkabel, Nabelschnur, Naht.',
      '215 bis 280 m: Ziehen. Treidelpfad, Zugvieh, Tauziehen.',
      '280 bis 312 m: Reißen. Was geschieht, wenn es nachgibt.',
      'Sitzbänke alle 30 m. Tastmodelle bei 12, 88, 160, 240 und 300 m.',
      'Toiletten am Kopfhaus und bei 156 m, beide stufenlos.',
    ],
  },
  'zugkraft-plan-en': {
    title: 'Traction: plan of the Long Walk',
    language: 'en',
    lines: [
      '0 to 60 m: Holding. Anchor cables, grab handles, braces.',
      '60 to 130 m: Lifting. Crane, church bell, climbing wall.',
      '130 to 215 m: Connecting. Telephone cable, umbilical cord, suture.',
      '215 to 280 m: Pulling. Towpath, draught animals, tug-of-war.',
      '280 to 312 m: Breaking. What happens when it gives.',
      'Benches every 30 m. Tactile models at 12, 88, 160, 240 and 300 m.',
      'Toilets at the Head House and at 156 m, both step-free.',
    ],
  },
  'hausordnung-de': {
    title: 'Hausordnung, Kurzfassung',
    language: 'de',
    lines: [
      'Große Taschen und Rucksäcke bitte in die Schließfächer.',
      'Fotografieren ohne Blitz ist erlaubt. Bitte fragen Sie, bevor Sie Menschen fotografieren.',
      'Alles mit grünem Punkt darf angefasst werden, alles andere nicht.',
      'Essen und Trinken in der Teerküche und im Hof.',
      'Rauchen nirgends: Das Haus ist aus Holz und riecht nach Teer.',
    ],
  },
  'hausordnung-en': {
    title: 'House rules, short version',
    language: 'en',
    lines: [
      'Please leave large bags and rucksacks in the lockers.',
      'Photography without flash is welcome. Please ask before photographing people.',
      'Everything with a green dot may be touched, everything else may not.',
      'Eating and drinking in the Tar Kitchen and in the yard.',
      'No smoking anywhere: the house is made of wood and smells of tar.',
    ],
  },
} satisfies Record<string, Sheet>;
