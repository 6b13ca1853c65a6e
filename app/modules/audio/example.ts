import type { ModuleExample } from '#app/cms/module.ts';
import { paragraphs } from '../example-text.ts';

export const example: ModuleExample = {
  props: { embed: { url: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk' }, media_type: 'spotify' },
  i18n: {
    de: { title: 'Teer riecht nach Zukunft', transcript: paragraphs('Inga Petersen: Ich sammle Gerüche.') },
    en: { title: 'Tar smells of the future', transcript: paragraphs('Inga Petersen: I collect smells.') },
  },
};
