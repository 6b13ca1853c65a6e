import { reference } from '#app/cms/field/reference/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const venueModule = defineModule({
  model: 'venue',
  group: 'other',
  loads: true,
  fields: { venue: reference('venue', { required: true, place: 'content' }), anchor: anchor() },
  feed: null,
});
