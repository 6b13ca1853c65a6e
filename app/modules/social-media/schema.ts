import { choice } from '#app/cms/field/choice/field.ts';
import { embed } from '#app/cms/field/embed/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const socialMediaModule = defineModule({
  model: 'social-media',
  group: 'media',
  fields: {
    title: text({ localized: true, search: 'C' }),
    embed: embed({ media: 'social', required: true }),
    media_type: choice(['instagram', 'twitter', 'facebook', 'tiktok']),
    anchor: anchor(),
  },
  feed: null,
});
