import type { ModuleExample } from '#app/cms/module.ts';
import { items, paragraphs } from '../example-text.ts';

const barriers = items(
  {
    props: { reason: 'not_yet' },
    de: {
      barrier: 'PDF-Dateien',
      explanation: paragraphs('Sie sind nicht ausgezeichnet. Ihr Inhalt steht auf den Seiten.'),
    },
    en: { barrier: 'PDF files', explanation: paragraphs('They are not tagged. Their content stands on the pages.') },
  },
  {
    props: { reason: 'exempt' },
    de: { barrier: 'Eingebettete Karten', explanation: paragraphs('Der Weg ist daneben beschrieben.') },
    en: { barrier: 'Embedded maps', explanation: paragraphs('The way is described beside them.') },
  },
);

export const example: ModuleExample = {
  props: {
    regime: 'service',
    conformity: 'partial',
    barriers: barriers.shared,
    created_on: '2025-06-28',
    answer_weeks: 2,
  },
  i18n: {
    de: {
      operator: 'Der Verein',
      scope: 'museum.example in deutscher und englischer Sprache',
      barriers: barriers.de,
      feedback: paragraphs('Ist Ihnen etwas im Weg? Schreiben Sie an zugang@museum.example.'),
    },
    en: {
      operator: 'The society',
      scope: 'museum.example in German and English',
      barriers: barriers.en,
      feedback: paragraphs('Is something in your way? Write to zugang@museum.example.'),
    },
  },
};
