import type { DateWarning } from '#app/features/programme/date-warnings.server.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { formatDay, formatLocal, longDay } from '../format.ts';

/** A warning in words, with the other date where there is one. */
export type SaidWarning = { field: string; text: string; other: { title: string; href: string | null } | null };

export function saidWarnings(warnings: readonly DateWarning[], locale: Locale): SaidWarning[] {
  return warnings.map((warning) => ({
    field: warning.field,
    text: textOf(warning, locale),
    other: warning.kind === 'room_taken' ? otherOf(warning.other, locale) : null,
  }));
}

function textOf(warning: DateWarning, locale: Locale): string {
  switch (warning.kind) {
    case 'past':
      return m.dates_past();
    case 'closed': {
      const venue = (warning.venue && nameIn(warning.venue, locale)) || m.dates_house();
      const closed = m.dates_closed({ day: formatDay(warning.day, locale, longDay), venue });
      const reason = nameIn(warning.reason, locale);
      return reason ? `${closed} (${reason})` : closed;
    }
    case 'room_taken':
      return m.dates_room_taken({ room: nameIn(warning.room, locale) });
  }
}

function otherOf(
  { labels, number, date_start }: Extract<DateWarning, { kind: 'room_taken' }>['other'],
  locale: Locale,
) {
  const title = [nameIn(labels, locale), formatLocal(date_start, locale)].filter(Boolean).join(', ');
  return { title, href: number === null ? null : urls.officeEntry(locale, 'event', number) };
}

/** A name in one language, in the other where it has none. */
function nameIn(names: Localized<string>, locale: Locale): string {
  return names[locale] || names.de || names.en || '';
}
