import { choice } from '#app/cms/field/choice.ts';
import { embed } from '#app/cms/field/embed.ts';
import { anchor, text } from '#app/cms/field/text.ts';
import { defineModule } from '#app/cms/module.ts';

export const viewerModule = defineModule({
  model: 'viewer',
  group: 'media',
  fields: {
    title: text({ localized: true, search: 'B' }),
    embed: embed({ media: 'viewer', required: true }),
    media_type: choice(['issuu', 'yumpu', 'indd.adobe']),
    anchor: anchor(),
  },
  feed: null,
});
