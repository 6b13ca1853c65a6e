import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

/** A form by the name its service knows it by: one of the venue (its number or the name in its address), or of the service in site.config.ts. */
export const formsModule = defineModule({
  model: 'forms',
  group: 'other',
  loads: true,
  fields: {
    form_id: text({ max: 120, required: true }),
    anchor: anchor(),
  },
  feed: null,
});
