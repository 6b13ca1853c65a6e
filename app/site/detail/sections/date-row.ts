import type { EventCard } from '#app/features/programme/queries.server.ts';
import { breakable, type EventRow, type FactTags, plainRow } from '#app/features/programme/timetable/row.ts';
import { rowDay } from '#app/features/programme/timetable/row-time.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type DateText = {
  locale: Locale;
  factTags: FactTags;
  /** The title and subtitle of the page the row stands on: what all its dates have, none of them says again. */
  title: string;
  subtitle: string;
  /** The kind of what the page shows; another kind is named beside the day. */
  kind?: string;
  /** What the page says of language and access already; a date is told apart by what it has beyond that. */
  tags?: readonly string[];
  /** Days of another year than this one's name it. */
  today: string;
};

/**
 * A date where dates of one thing are listed: the day stands where the kind stands in the
 * programme, and the title says what is different about it, such as a premiere.
 */
export function dateRow(
  card: EventCard,
  { title, subtitle, kind = '', tags = [], today, ...words }: DateText,
): EventRow {
  const row = plainRow(card, words);
  const special = row.title === title ? row.access.find((fact) => !tags.includes(fact)) : undefined;
  const ownKind = row.kind === kind ? '' : row.kind;
  const dated: EventRow = {
    ...row,
    kind: rowDay(card.day, words.locale, today),
    room: [ownKind, row.room].filter(Boolean).join(' · '),
    title: special ? capital(special) : row.title,
    access: row.access.filter((fact) => fact !== special),
    subtitle: row.subtitle === subtitle ? '' : row.subtitle,
  };
  return breakable(dated, words.locale);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('de') + text.slice(1);
}
