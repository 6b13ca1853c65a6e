import { flag } from '#app/cms/field/flag.ts';
import { richText } from '#app/cms/field/rich-text.ts';
import { anchor } from '#app/cms/field/text.ts';
import { defineModule } from '#app/cms/module.ts';

export const textModule = defineModule({
  model: 'text',
  group: 'text',
  fields: {
    content: richText({ required: true, search: 'C' }),
    anchor: anchor(),
    decrease_distance: flag(),
  },
});
