import { m } from '#app/i18n/paraglide/messages.js';

/** What is special about a date, in the words of the language that is rendered. */
export const occasionLabel = {
  premiere: m.programme_occasion_premiere,
  preview: m.programme_occasion_preview,
  last: m.programme_occasion_last,
  introduction: m.programme_occasion_introduction,
  talk: m.programme_occasion_talk,
  relaxed: m.programme_occasion_relaxed,
} as const;
