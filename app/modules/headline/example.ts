import type { ModuleExample } from '#app/cms/module.ts';
import { lineOf } from '../example-text.ts';

export const example: ModuleExample = {
  props: { headline_level: 2 },
  i18n: {
    de: {
      preline: 'Sonderausstellung',
      content: lineOf('Was Seile halten'),
      subline: '180 Objekte vom Ankertau bis zur Herznaht.',
    },
    en: {
      preline: 'Special exhibition',
      content: lineOf('What ropes hold'),
      subline: '180 objects from the anchor cable to the suture.',
    },
  },
};
