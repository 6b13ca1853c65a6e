import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture } from '../example-text.ts';

export const example: ModuleExample = {
  props: { image: { media: examplePicture }, format: 'standard' },
  i18n: {
    de: { image: { alt: 'Drei Litzen legen sich zu einem Seil.', caption: 'Trossenschlag, dreilitzig, um 1880.' } },
    en: { image: { alt: 'Three strands are laid into a rope.', caption: 'Hawser-laid rope, about 1880.' } },
  },
};
