import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const htmlModule = defineModule({
  model: 'html',
  group: 'other',
  right: 'html',
  fields: {
    title: text({ localized: true, search: 'C' }),
    html_code: text({ isCode: true, multiline: true, max: 20000, required: true }),
    anchor: anchor(),
  },
  feed: null,
});
