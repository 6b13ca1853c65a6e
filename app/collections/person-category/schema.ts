import { orderKey } from '#app/cms/collection/sort-key.ts';
import { defineCollection, withoutDates } from '#app/cms/collection.ts';
import { number } from '#app/cms/field/number/field.ts';
import { termFields } from '../fields/programme-fields.ts';

/** A group of the team, such as a department or the ensemble. */
export const personCategory = defineCollection({
  type: 'person-category',
  fields: { ...termFields(), order: number({ min: 0, max: 9999 }) },
  titleField: 'name',
  columns: ['name', 'order'],
  position: ({ order }, { title }) => withoutDates(orderKey(order, title)),
});
