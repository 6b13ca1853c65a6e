import { defineCollection } from '#app/cms/collection.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { plainText, termFields } from '../fields/programme-fields.ts';
import { magazine } from '../sections/magazine.ts';

/**
 * Reserved families (docs/behaviour/event-states.md#tag-families): they are filters of their own without a query
 * parameter more.
 */
export const tagFamilies = ['language', 'access', 'audience'] as const;

/** A hashtag, or a fact about language, access or audience. */
export const tag = defineCollection({
  type: 'tag',
  fields: {
    ...termFields(),
    family: choice(tagFamilies),
    /** What machines call it: `en`, `dgs`, `wheelchair`. */
    code: text({ max: 40, pattern: /^[a-z0-9-]*$/ }),
    description: plainText(300, { multiline: true }),
  },
  titleField: 'name',
  pages: {
    section: magazine,
    below: '/tags',
    route: 'magazine-tags-tag-id',
    isPaged: true,
    list: { route: 'magazine-tags', isPaged: false, outline: 'names' },
  },
  card: ['family', 'code', 'description'],
  columns: ['name', 'family', 'code'],
});
