import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture, items } from '../example-text.ts';

const videos = items({
  props: { video_url: { url: 'https://youtu.be/aqz-KE-bpKQ' }, image: { media: examplePicture, decorative: true } },
  de: { title: 'Probentagebuch' },
  en: { title: 'Rehearsal diary' },
});

export const example: ModuleExample = {
  props: { children: videos.shared },
  i18n: { de: { children: videos.de }, en: { children: videos.en } },
};
