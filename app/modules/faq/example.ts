import type { ModuleExample } from '#app/cms/module.ts';
import { items, lineOf, paragraphs } from '../example-text.ts';

const questions = items(
  {
    de: { question: 'Darf ich fotografieren?', answer: paragraphs('Ja, ohne Blitz und ohne Stativ.') },
    en: { question: 'May I take photographs?', answer: paragraphs('Yes, without flash and tripod.') },
  },
  {
    de: { question: 'Kann ich meinen Hund mitbringen?', answer: paragraphs('Assistenzhunde sind willkommen.') },
    en: { question: 'May I bring my dog?', answer: paragraphs('Assistance dogs are welcome.') },
  },
);

export const example: ModuleExample = {
  props: { children: questions.shared },
  i18n: {
    de: { headline: lineOf('Häufige Fragen'), children: questions.de },
    en: { headline: lineOf('Frequent questions'), children: questions.en },
  },
};
