import { timeZone } from '#app/venue/time-zone.ts';

/** A list as feeds carry it; addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  language: string;
  /** The page the feed belongs to, and the feed itself. */
  page: string;
  self: string;
  items: FeedItem[];
};

export type FeedItem = {
  url: string;
  title: string;
  summary: string;
  /** The whole text. */
  html: string;
  image: string | null;
  authors: { name: string; url: string | null }[];
  categories: string[];
  published: Temporal.Instant;
  changed: Temporal.Instant;
};

/** When anything in it changed last; a feed without items has stood still since the epoch. */
export function lastChange({ items }: Feed): Temporal.Instant {
  const moments = items.map(({ changed }) => changed).sort(Temporal.Instant.compare);
  return moments.at(-1) ?? Temporal.Instant.fromEpochMilliseconds(0);
}

/** On the clock of the venue: in GMT what is dated by its day alone would carry the day before. */
export function venueMoment(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
