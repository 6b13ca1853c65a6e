import { choice } from '#app/cms/field/choice.ts';
import { embed } from '#app/cms/field/embed.ts';
import { file } from '#app/cms/field/file.ts';
import { richText } from '#app/cms/field/rich-text.ts';
import { anchor, text } from '#app/cms/field/text.ts';
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
