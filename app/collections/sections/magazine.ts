import { defineSection } from '#app/cms/channels/section.ts';

/** Articles, and the lists of those of one category or topic. */
export const magazine = defineSection('magazine', { de: 'mediathek-de', en: 'mediathek-en' }, 'magazine');
