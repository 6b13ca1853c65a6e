import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture, paragraphs } from '../example-text.ts';

export const example: ModuleExample = {
  props: { image: { media: examplePicture }, extra_class: 'image-text' },
  i18n: {
    de: {
      image: { alt: 'Drei Litzen legen sich zu einem Seil.', caption: 'Trossenschlag, um 1880.' },
      text: paragraphs('Drei Litzen, gegeneinander gedreht: Was auseinander will, hält sich fest.'),
    },
    en: {
      image: { alt: 'Three strands are laid into a rope.', caption: 'Hawser-laid rope, about 1880.' },
      text: paragraphs('Three strands, twisted against each other: what wants to part holds on.'),
    },
  },
};
