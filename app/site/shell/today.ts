import type { OpeningDay } from '#app/features/opening-hours/opening-day.ts';

/** Whether the venue is open, the words that say so, and once it is closed for the day when it opens again. */
export type Today = { label: string; isOpen: boolean; next: string | null };

/** The same as the server renders it, with what a browser needs to say it later in the day. */
export type RenderedToday = Today & { day: OpeningDay; opensAgain: string | null };
