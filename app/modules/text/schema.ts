import { choice } from '#app/cms/field/choice/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const textModule = defineModule({
  model: 'text',
  group: 'text',
  fields: {
    content: richText({ required: true, search: 'C' }),
    extra_class: choice(['default', 'lead'], { initial: 'default' }),
    anchor: anchor(),
    decrease_distance: flag(),
  },
  feed: ({ content }) => content.html,
});
