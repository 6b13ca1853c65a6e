import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture } from '../example-text.ts';

export const example: ModuleExample = {
  props: { extra_class: 'cc03', image: { media: examplePicture, decorative: true } },
  i18n: { de: {}, en: {} },
};
