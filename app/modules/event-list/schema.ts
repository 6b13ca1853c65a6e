import { choice } from '#app/cms/field/choice/field.ts';
import { date } from '#app/cms/field/date/field.ts';
import { line } from '#app/cms/field/line/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { reference } from '#app/cms/field/reference/field.ts';
import { references } from '#app/cms/field/references/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

/** Dates of the programme, read anew for every rendering: nothing past is ever advertised. */
export const eventListModule = defineModule({
  model: 'event-list',
  group: 'teaser',
  daily: true,
  loads: true,
  fields: {
    headline: line({ search: 'A' }),
    /** Empty: from the day on which the page is read. */
    date_from: date(),
    date_to: date(),
    tag: reference('tag'),
    filters: choice(['none', 'next_3_days', 'weekend'], { initial: 'none' }),
    items: number({ min: 1, max: 25, initial: 5 }),
    /** Chosen dates instead of a span. */
    children: references('event', { max: 25 }),
    anchor: anchor(),
  },
  feed: null,
});
