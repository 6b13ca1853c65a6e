import type { ModuleExample } from '#app/cms/module.ts';
import { items } from '../example-text.ts';

const parts = items(
  { props: { anchor: 'kreuzungen' }, de: { link_text: 'Kreuzungszahlen' }, en: { link_text: 'Crossing numbers' } },
  {
    props: { anchor: 'fehler' },
    de: { link_text: 'Eine Schublade voll Fehler' },
    en: { link_text: 'A renderer of mistakes' },
  },
);

export const example: ModuleExample = {
  props: { children: parts.shared, sticky: true },
  i18n: { de: { children: parts.de }, en: { children: parts.en } },
};
