import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture, items } from '../example-text.ts';

const pictures = items(
  {
    props: { image: { media: examplePicture } },
    de: { image: { alt: 'Ein Kleeblattknoten.', caption: 'Lehrmodell der Seemannsschule.' } },
    en: { image: { alt: 'A trefoil knot.', caption: 'Teaching model of the seamen’s school.' } },
  },
  {
    props: { image: { media: examplePicture } },
    de: { image: { alt: 'Segeltuch unter dem Fadenzähler.' } },
    en: { image: { alt: 'Sailcloth under the linen tester.' } },
  },
  {
    props: { image: { media: examplePicture } },
    de: { image: { alt: 'Ein Schleppnetz mit Grundgewicht.' } },
    en: { image: { alt: 'A dragnet with its weight.' } },
  },
);

export const example: ModuleExample = {
  props: { children: pictures.shared, format: 'slider' },
  i18n: { de: { children: pictures.de }, en: { children: pictures.en } },
};
