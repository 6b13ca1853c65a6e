import { nameKey, newestKey } from '#app/cms/collection/sort-key.ts';
import { defineCollection, withoutDates } from '#app/cms/collection.ts';
import { date } from '#app/cms/field/date/field.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import { termFields } from '../fields/programme-fields.ts';

/** A year of the programme, the newest first. */
export const season = defineCollection({
  type: 'season',
  fields: { ...termFields(), date_start: date(), date_end: date() },
  titleField: 'name',
  card: ['date_start', 'date_end'],
  columns: ['name', 'date_start', 'date_end'],
  span: { start: 'date_start', end: 'date_end' },
  position: ({ date_start }, { title }) =>
    withoutDates(date_start ? newestKey(venueInstant(date_start)) : `9 ${nameKey(title)}`),
});
