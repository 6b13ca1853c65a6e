import { createContext } from 'react';

/** Hours of a day from 0 to 24, such as 9.5; what runs past midnight ends with its day. */
export type HourRange = { from: number; to: number };

/** The venue's hours as a page shows them: dates are words already, so that server and browser write the same. */
export type OpeningPanel = {
  /** Weekdays in a row with the same hours; none is today's while today something else counts. */
  week: { short: string; long: string; ranges: HourRange[]; text: string; isToday: boolean }[];
  /** What is otherwise in the next six weeks; without words the venue is closed. */
  exceptions: { date: string; text: string; reason: string; isToday: boolean }[];
  /** When it opens next, null while it is open. */
  next: string | null;
};

/** Given to modules by the page they stand on; null where nobody looked it up. */
export const OpeningPanelContext = createContext<OpeningPanel | null>(null);
