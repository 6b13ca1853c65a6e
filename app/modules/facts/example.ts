import type { ModuleExample } from '#app/cms/module.ts';
import { items } from '../example-text.ts';

const prices = items(
  { de: { label: 'Museum, alle Räume', value: '9 €' }, en: { label: 'Museum, all rooms', value: '€9' } },
  { de: { label: 'Ermäßigt', value: '5 €' }, en: { label: 'Reduced', value: '€5' } },
  { de: { label: 'Bis 18 Jahre', value: 'frei' }, en: { label: 'Up to 18 years', value: 'free' } },
);

export const example: ModuleExample = {
  props: { children: prices.shared },
  i18n: { de: { headline: 'Eintritt', children: prices.de }, en: { headline: 'Admission', children: prices.en } },
};
