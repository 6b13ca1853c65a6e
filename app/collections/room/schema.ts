import { orderKey } from '#app/cms/collection/sort-key.ts';
import { defineCollection, withoutDates } from '#app/cms/collection.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { reference } from '#app/cms/field/reference/field.ts';
import { plainText, termFields } from '../fields/programme-fields.ts';

/** A place within a venue where something can take place. */
export const room = defineCollection({
  type: 'room',
  fields: {
    ...termFields(),
    venue: reference('venue'),
    description: plainText(600, { multiline: true, search: 'C' }),
    floor: plainText(120),
    capacity: number({ min: 0, max: 100_000 }),
    step_free: flag(),
    image: image(),
    order: number({ min: 0, max: 9999 }),
  },
  titleField: 'name',
  card: ['venue', 'description', 'floor', 'capacity', 'step_free', 'image'],
  columns: ['name', 'venue', 'capacity', 'order'],
  facets: { venue: 'venue' },
  position: ({ order }, { title }) => withoutDates(orderKey(order, title)),
});
