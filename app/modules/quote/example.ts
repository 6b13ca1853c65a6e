import type { ModuleExample } from '#app/cms/module.ts';
import { lineOf } from '../example-text.ts';

export const example: ModuleExample = {
  props: {},
  i18n: {
    de: {
      content: lineOf('Die Leine verspricht, sich selbst im Weg zu sein.'),
      author: 'Ruth Sörensen, Mathematikerin',
    },
    en: { content: lineOf('The line promises to get in its own way.'), author: 'Ruth Sörensen, mathematician' },
  },
};
