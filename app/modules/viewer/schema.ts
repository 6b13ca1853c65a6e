import { choice } from '#app/cms/field/choice/field.ts';
import { embed } from '#app/cms/field/embed/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
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
