import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture, lineOf } from '../example-text.ts';

export const example: ModuleExample = {
  props: {
    image: { media: examplePicture, decorative: true },
    link: { url: '/de/mediathek-de' },
    extra_class: 'large',
  },
  i18n: {
    de: {
      preline: 'Sammlung · 9 Minuten',
      headline: lineOf('Ein Knoten ist ein Versprechen'),
      text: 'Die Mathematikerin Ruth Sörensen liest unsere Seemannsknoten wie Gedichte: Zeile für Zeile.',
      link_text: 'Lesen',
    },
    en: {
      preline: 'Collection · 9 minutes',
      headline: lineOf('A knot is a promise'),
      text: 'The mathematician Ruth Sörensen reads our sailors’ knots as if they were poems: line by line.',
      link_text: 'Read',
    },
  },
};
