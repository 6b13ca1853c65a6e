import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture } from '../example-text.ts';

export const example: ModuleExample = {
  props: { image: { media: examplePicture }, alias: 'vertical' },
  i18n: {
    de: { image: { alt: 'Drei Litzen legen sich zu einem Seil.' }, description: 'Trossenschlag, um 1880.' },
    en: { image: { alt: 'Three strands are laid into a rope.' }, description: 'Hawser-laid rope, about 1880.' },
  },
};
