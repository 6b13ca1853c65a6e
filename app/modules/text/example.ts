import type { ModuleExample } from '#app/cms/module.ts';
import { paragraphs } from '../example-text.ts';

export const example: ModuleExample = {
  props: {},
  i18n: {
    de: {
      content: paragraphs(
        'Auf der Langen Bahn wurde 211 Jahre lang Hanf zu Garn, Garn zu Litzen und Litzen zu Tauwerk gedreht.',
        'Heute gehen Sie dieselben 312 Meter und hören unterwegs, wie es klang.',
      ),
    },
    en: {
      content: paragraphs(
        'For 211 years hemp was spun into yarn, yarn into strands and strands into rope on the Long Walk.',
        'Today you walk the same 312 metres and hear on the way what it sounded like.',
      ),
    },
  },
};
