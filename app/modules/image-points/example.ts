import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture, items } from '../example-text.ts';

const points = items(
  {
    props: { x: 120, y: 640, label_x: 60, label_y: 200, own_anchor: 'eingang' },
    de: { title: 'Eingang', text: 'Kasse, Garderobe, Aufzug in alle Geschosse.' },
    en: { title: 'Entrance', text: 'Ticket desk, cloakroom, lift to all floors.' },
  },
  {
    props: { x: 700, y: 420, label_x: 640, label_y: 160 },
    de: { title: 'Bühne', text: '196 Plätze, vier davon für Rollstühle.' },
    en: { title: 'Stage', text: '196 seats, four of them for wheelchairs.' },
  },
  { props: { x: 400, y: 900 }, de: { title: '104 m' }, en: { title: '104 m' } },
);

export const example: ModuleExample = {
  props: { image: { media: examplePicture }, children: points.shared },
  i18n: {
    de: { image: { alt: 'Das Haus, aufgeschnitten.' }, children: points.de },
    en: { image: { alt: 'The building, cut open.' }, children: points.en },
  },
};
