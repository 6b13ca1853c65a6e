import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture, paragraphs } from '../example-text.ts';

export const example: ModuleExample = {
  props: { video_url: { url: 'https://vimeo.com/76979871' }, image: { media: examplePicture, decorative: true } },
  i18n: {
    de: { title: 'Ein Seil entsteht', length: '4 Minuten', transcript: paragraphs('Am Anfang ist Staub in der Luft.') },
    en: { title: 'A rope comes to be', length: '4 minutes', transcript: paragraphs('It begins with dust in the air.') },
  },
};
