import type { Locale } from '#app/i18n/locale.ts';

/** Who looks at the calendar, and what that person may do there. */
export type CalendarPerson = { locale: Locale; csrfToken: string; mayMove: boolean; mayCreate: boolean };
