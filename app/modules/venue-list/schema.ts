import { line } from '#app/cms/field/line/field.ts';
import { references } from '#app/cms/field/references/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const venueListModule = defineModule({
  model: 'venue-list',
  group: 'other',
  loads: true,
  fields: {
    headline: line({ search: 'A' }),
    /** None chosen: all venues of the venue. */
    children: references('venue', { max: 40 }),
    anchor: anchor(),
  },
  feed: null,
});
