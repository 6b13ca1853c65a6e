import { defineSection } from '#app/cms/channels/section.ts';
import { slugField } from '#app/cms/collection/slug.ts';
import { nameKey } from '#app/cms/collection/sort-key.ts';
import { defineCollection, withoutDates } from '#app/cms/collection.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { references } from '#app/cms/field/references/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { plainText } from '../fields/programme-fields.ts';

export const personFields = {
  name: text({ max: 200, required: true, search: 'A' }),
  /** As it is sorted: `Oltmanns, Merle`. Empty: the last word of the name first. */
  sort_name: text({ max: 200 }),
  slug: slugField(),
  meta_title: plainText(200),
  meta_description: plainText(500, { multiline: true }),
  role: plainText(200, { search: 'B' }),
  categories: references('person-category', { max: 12 }),
  lead: plainText(600, { multiline: true, search: 'B' }),
  biography: richText({ search: 'C' }),
  image: image(),
  email: text({ max: 200, pattern: /^([^@\s]+@[^@\s]+)?$/, place: 'link' }),
  phone: text({ max: 60, place: 'link' }),
  website: link(),
  /** Listed with the team; somebody who only appears at an event is not. */
  in_team: flag({ initial: true }),
};

/** Somebody of the venue or of the programme. */
export const person = defineCollection({
  type: 'person',
  fields: personFields,
  titleField: 'name',
  pages: {
    section: defineSection('ensemble', 'team', 'ensemble'),
    route: 'team-slug-id',
    list: { route: 'team', outline: 'names' },
  },
  card: ['role', 'categories', 'image', 'sort_name', 'in_team', 'email', 'phone'],
  columns: ['name', 'role', 'categories'],
  facets: { category: 'categories' },
  slots: ['content'],
  search: { category: 'persons', label: 'shell_search_persons' },
  preview: { image: 'image' },
  api: {
    path: 'persons',
    list: { about: 'Persons by their last name', filters: ['category'] },
    terms: [{ path: 'person-categories', facet: 'category', about: 'Categories that persons belong to' }],
  },
  position: ({ sort_name, name }) => withoutDates(nameKey(sort_name || lastNameFirst(name))),
});

function lastNameFirst(name: string): string {
  const parts = name.trim().split(/\s+/);
  const last = parts.pop() ?? '';
  return [last, ...parts].join(' ');
}
