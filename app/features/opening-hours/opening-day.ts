/** One opening of a day. Times are the venue's own; the instants say when that really is, also over midnight and DST. */
export type OpeningEntry = {
  /** hh:mm:ss on the venue's clock. */
  time_from: string;
  time_to: string;
  closed?: boolean;
  /** Instants, such as 2026-11-21T09:00:00Z. */
  opens_at: string;
  closes_at: string;
};

/** What "today" is: until its last opening is over, a day that runs past midnight is still today. */
export type OpeningDay = {
  /** The day of the venue's calendar, such as 2026-11-21. */
  date: string;
  opening_hours: OpeningEntry[];
  /** When there is one, it counts instead of the usual hours. */
  opening_hours_exceptions: OpeningEntry[];
  /** The instant at which another day becomes today. */
  until: string;
};

/** The openings that count on a day, in order; none when it is closed. Exceptions beat the usual hours. */
export function openingsOf({ opening_hours, opening_hours_exceptions }: OpeningDay): OpeningEntry[] {
  const counting = opening_hours_exceptions.length > 0 ? opening_hours_exceptions : opening_hours;
  return counting.filter(({ closed }) => !closed);
}
