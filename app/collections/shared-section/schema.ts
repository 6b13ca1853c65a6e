import { defineSection } from '#app/cms/channels/section.ts';
import { slugField } from '#app/cms/collection/slug.ts';
import { defineCollection } from '#app/cms/collection.ts';
import { text } from '#app/cms/field/text/field.ts';

/**
 * A part of a page that is kept under a name: shown on many pages and edited once, or copied as a pattern. Its own page is
 * where the team edits it; visitors only ever see it inside others (docs/behaviour/editor.md#shared-sections).
 */
export const sharedSection = defineCollection({
  type: 'shared-section',
  fields: {
    /** As the team finds it; nobody else reads it. */
    title: text({ max: 200, required: true }),
    slug: slugField(),
  },
  titleField: 'title',
  pages: {
    section: defineSection('sections', { de: 'abschnitte', en: 'sections' }),
    isForTeam: true,
  },
  slots: ['content'],
});
