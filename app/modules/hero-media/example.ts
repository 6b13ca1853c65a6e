import type { ModuleExample } from '#app/cms/module.ts';
import { exampleOpener, lineOf } from '../example-text.ts';

export const example: ModuleExample = {
  props: {
    variant: 'opener',
    image: { media: exampleOpener, decorative: true },
    button_link: { url: '/webshop' },
    online_from: '2026-06-20T10:00',
    online_to: '2027-03-14T18:00',
  },
  i18n: {
    de: {
      preline: 'Ausstellung in der Langen Bahn',
      headline: lineOf('Zugkraft'),
      text: 'Was Seile halten, heben und verbinden: 180 Objekte auf 312 Metern, vom Ankertau bis zur Herznaht.',
      button_text: 'Tickets',
      facts: '20. Juni 2026\nbis 14. März 2027',
    },
    en: {
      preline: 'Exhibition in the Long Walk',
      headline: lineOf('Traction'),
      text: 'What ropes hold, lift and connect: 180 objects along 312 metres, from the anchor cable to the suture.',
      button_text: 'Tickets',
      facts: '20 June 2026\nto 14 March 2027',
    },
  },
};
