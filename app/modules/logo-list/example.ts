import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture, items } from '../example-text.ts';

const partners = items(
  {
    props: { image: { media: examplePicture }, link: { url: 'https://example.org/' } },
    de: { image: { alt: 'Stiftung Küstenkultur' }, text: 'Hauptförderin' },
    en: { image: { alt: 'Stiftung Küstenkultur' }, text: 'Principal funder' },
  },
  {
    props: { image: { media: examplePicture } },
    de: { image: { alt: 'Seilerinnung Nord' } },
    en: { image: { alt: 'Ropemakers’ Guild North' } },
  },
);

export const example: ModuleExample = {
  props: { children: partners.shared },
  i18n: { de: { children: partners.de }, en: { children: partners.en } },
};
