import type { Locale } from '#app/i18n/locale.ts';

export type ScheduledAction = 'publish' | 'unpublish';

/** What will happen to one language of a page or an entry; `due_at` is an instant in UTC, `by` the name of a person. */
export type Scheduled = {
  id: string;
  locale: Locale;
  action: ScheduledAction;
  due_at: string;
  n: number | null;
  by: string | null;
};
