import { defineSection } from '#app/cms/channels/section.ts';
import { orderKey } from '#app/cms/collection/sort-key.ts';
import { defineCollection, withoutDates } from '#app/cms/collection.ts';
import { link } from '#app/cms/field/link/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { references } from '#app/cms/field/references/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { addressFields, pictureFields, plainText } from '../fields/programme-fields.ts';

const degrees = /^(-?\d{1,3}\.\d{1,7})?$/;

export const venueFields = {
  name: plainText(200, { required: true, search: 'A' }),
  ...addressFields(),
  subtitle: plainText(255, { search: 'B' }),
  lead: plainText(600, { multiline: true, search: 'B' }),
  description: richText({ search: 'C' }),
  street: text({ max: 200, search: 'C' }),
  postal_code: text({ max: 20 }),
  city: text({ max: 120, search: 'C' }),
  country: text({ max: 2, pattern: /^([A-Z]{2})?$/ }),
  latitude: text({ max: 12, pattern: degrees }),
  longitude: text({ max: 12, pattern: degrees }),
  directions: richText({ search: 'D' }),
  /** Facts of the family `access`, and what they leave open. */
  access: references('tag'),
  access_text: richText({ search: 'D' }),
  email: text({ max: 200, pattern: /^([^@\s]+@[^@\s]+)?$/, place: 'link' }),
  phone: text({ max: 60, place: 'link' }),
  website: link(),
  ...pictureFields(),
  order: number({ min: 0, max: 9999 }),
};

/** A venue with an address and rooms. */
export const venue = defineCollection({
  type: 'venue',
  fields: venueFields,
  titleField: 'name',
  pages: { section: defineSection('venues', 'venues') },
  card: ['subtitle', 'lead', 'image', 'street', 'postal_code', 'city', 'country', 'latitude', 'longitude', 'access'],
  columns: ['name', 'city', 'order'],
  slots: ['content', 'bottom'],
  search: { category: 'venues', label: 'shell_search_venues' },
  preview: { image: 'image' },
  api: { path: 'venues', list: { about: 'Venues in the order the team gave them', filters: [] } },
  position: ({ order }, { title }) => withoutDates(orderKey(order, title)),
});
