import { createContext } from 'react';
import type { Range } from './hours.ts';

/** The venue's hours as a page shows them: dates are words already, so that server and browser write the same. */
export type OpeningPanel = {
  /** Weekdays in a row (1 is Monday) with the same hours. */
  week: { from: number; to: number; ranges: Range[]; text: string }[];
  /** What is otherwise in the next six weeks; without words the venue is closed. */
  exceptions: { date: string; text: string; reason: string }[];
  /** When it opens next, null while it is open. */
  next: string | null;
};

/** Given to modules by the page they stand on; null where nobody looked it up. */
export const OpeningPanelContext = createContext<OpeningPanel | null>(null);
