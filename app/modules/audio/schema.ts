import { choice } from '#app/cms/field/choice/field.ts';
import { embed } from '#app/cms/field/embed/field.ts';
import { file } from '#app/cms/field/file/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const audioModule = defineModule({
  model: 'audio',
  group: 'media',
  fields: {
    title: text({ localized: true, search: 'B' }),
    embed: embed({ media: 'audio' }),
    media_type: choice(['spotify', 'soundcloud', 'podigee', 'idagio']),
    file: file({ accept: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'] }),
    transcript: richText({ search: 'D' }),
    anchor: anchor(),
  },
  feed: null,
});
