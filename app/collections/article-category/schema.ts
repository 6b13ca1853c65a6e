import { orderKey } from '#app/cms/collection/sort-key.ts';
import { defineCollection, withoutDates } from '#app/cms/collection.ts';
import { number } from '#app/cms/field/number/field.ts';
import { plainText, termFields } from '../fields/programme-fields.ts';
import { magazine } from '../sections/magazine.ts';

/** A category of the magazine. */
export const articleCategory = defineCollection({
  type: 'article-category',
  fields: {
    ...termFields(),
    lead: plainText(600, { multiline: true, search: 'C' }),
    order: number({ min: 0, max: 9999 }),
  },
  titleField: 'name',
  pages: {
    section: magazine,
    below: '/categories',
    route: 'magazine-categories-category-id',
    isPaged: true,
  },
  card: ['lead'],
  columns: ['name', 'order'],
  position: ({ order }, { title }) => withoutDates(orderKey(order, title)),
});
