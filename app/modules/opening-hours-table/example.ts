import type { ModuleExample } from '#app/cms/module.ts';
import { items } from '../example-text.ts';

const week = items(
  { props: { day: 'mo', closed: true } },
  { props: { day: 'tu', from: 10, to: 18 } },
  { props: { day: 'we', from: 10, to: 18 } },
  { props: { day: 'th', from: 10, to: 21 } },
  { props: { day: 'fr', from: 10, to: 18 } },
  { props: { day: 'sa', from: 10, to: 18 } },
  { props: { day: 'su', from: 10, to: 18 } },
);

export const example: ModuleExample = {
  props: { children: week.shared },
  i18n: {
    de: { children: week.de, note: 'Letzter Einlass eine Stunde vor Schluss.' },
    en: { children: week.en, note: 'Last admission one hour before closing.' },
  },
};
