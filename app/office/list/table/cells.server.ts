import type { DraftRow } from '#app/cms/collection/draft/drafts.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Field } from '#app/cms/field/field.ts';
import { storedOf } from '#app/cms/field-set.ts';
import { localMinute, timeOf, venueDay } from '#app/cms/venue-time.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { choiceLabel } from '#app/inspector/labels.ts';
import { formatLocal } from '#app/office/format.ts';

export type Tone = 'green' | 'amber' | 'red' | 'blue' | 'plain';

/** One value of a row in words. A tone repeats what the words say. */
export type Cell = { name: string; text: string; tone: Tone | null; inherited: boolean };

/** Choices that ask for attention; everything else is plain. */
const tones: Record<string, Tone> = {
  sale: 'green',
  few: 'amber',
  soldout: 'red',
  registration: 'blue',
  presale_from: 'blue',
  cancelled: 'red',
  postponed: 'amber',
  rescheduled: 'amber',
};

/** The values of a row in words, without its title. */
export function cellsOf(
  { fields, columns, titleField }: CollectionDefinition,
  { props, texts, inherited }: DraftRow,
  { names, locale }: { names: Record<string, string>; locale: Locale },
): Cell[] {
  return columns
    .filter((name) => name !== titleField)
    .map((name) => {
      const field = fields[name];
      const stored = storedOf(name, props, texts);
      const value = stored.shared ?? stored.localized;
      const text = field ? textOf(field, { name, value, names, locale }) : '';
      const tone = field?.kind === 'choice' && text ? (tones[String(value)] ?? 'plain') : null;
      return { name, text, tone, inherited: inherited.includes(name) };
    });
}

function textOf(
  field: Field,
  { name, value, names, locale }: { name: string; value: unknown; names: Record<string, string>; locale: Locale },
): string {
  if (value === undefined || value === null || value === '') return '';
  switch (field.kind) {
    case 'date':
    case 'date-time':
      return formatLocal(String(value), locale);
    case 'choice':
      return choiceLabel(name, String(value));
    case 'flag':
      return value === true ? m.office_yes() : '';
    case 'reference':
    case 'references':
      return field
        .references({ shared: value })
        .map(({ id }) => names[id] ?? '')
        .filter(Boolean)
        .join(', ');
    default:
      return typeof value === 'number' ? String(value) : field.searchText({ shared: value, localized: value });
  }
}

/** The hours of a date on its day: `19:30–21:10`; empty when no time is known. */
export function formatHours({ props, starts_at, ends_at }: Pick<DraftRow, 'props' | 'starts_at' | 'ends_at'>): string {
  const start = timeOf(String(props.date_start ?? ''));
  if (!start || !starts_at) return '';
  if (!ends_at) return start;
  const ends = Temporal.Instant.from(ends_at);
  const isSameEvening = venueDay(ends.subtract({ hours: 6 })) === venueDay(Temporal.Instant.from(starts_at));
  const end = timeOf(localMinute(ends));
  return isSameEvening || ends.since(Temporal.Instant.from(starts_at)).hours < 24 ? `${start}–${end}` : start;
}
