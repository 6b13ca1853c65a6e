import { dateTime } from '#app/cms/field/date-time/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const exhibitionRunModule = defineModule({
  model: 'exhibition-run',
  group: 'other',
  daily: true,
  fields: {
    begins: dateTime({ required: true }),
    ends: dateTime({ required: true }),
    anchor: anchor(),
  },
  feed: null,
});
