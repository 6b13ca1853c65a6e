import { choice } from '#app/cms/field/choice/field.ts';
import { embed } from '#app/cms/field/embed/field.ts';
import { file } from '#app/cms/field/file/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const videoModule = defineModule({
  model: 'video',
  group: 'media',
  fields: {
    title: text({ localized: true, search: 'B' }),
    length: text({ localized: true, max: 40 }),
    video_url: embed({ media: 'video' }),
    file: file({ accept: ['video/mp4', 'video/webm'] }),
    loop: choice(['silent', 'sound']),
    captions: file({ accept: ['text/vtt'] }),
    image: image(),
    transcript: richText({ search: 'D' }),
    anchor: anchor(),
  },
  feed: null,
});
