import { timeZone } from '#app/venue/time-zone.ts';

/** What was read: a value, perhaps with words that were more than a date; or why it is none. */
export type ReadMoment =
  | { value: string; rest: string; warning: 'twice' | 'midnight' | null }
  | { problem: 'impossible' | 'unclear' | 'gap' };

const weekday = /^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)[a-zä]*\.?,?\s+(?=\d)/i;
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?(.*)$/s;
const german =
  /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:,?\s+(?:um\s+)?(?:(\d{1,2})[.:](\d{2})|(\d{1,2})(?=\s*Uhr))(?:\s*(?:Uhr|h)\b)?)?(.*)$/s;
const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(\d{1,2}):(\d{2}))?(.*)$/s;

/**
 * A local day, or day and time, of what people and machines write: ISO, with or without offset, and German. A day that
 * does not exist is impossible, `3/4/2026` and years of two digits are unclear: nothing is ever guessed.
 */
export function readMoment(text: string, order: 'dmy' | 'mdy' | null = null): ReadMoment {
  const source = text.trim().replace(weekday, '');
  const found = iso.exec(source);
  if (found) {
    const [, year, month, day, hour, minute, offset, rest] = found;
    return moment({ year, month, day, hour, minute, offset, rest });
  }
  const written = german.exec(source);
  if (written) {
    const [, day, month, year, hour, minute, full, rest] = written;
    return moment({ year, month, day, hour: hour ?? full, minute: minute ?? (full ? '00' : undefined), rest });
  }
  const slashed = order ? slashes.exec(source) : null;
  if (!slashed) return { problem: 'unclear' };
  const [, one, two, year, hour, minute, rest] = slashed;
  return moment({
    year,
    ...(order === 'dmy' ? { day: one, month: two } : { day: two, month: one }),
    hour,
    minute,
    rest,
  });
}

type Parts = Partial<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'offset' | 'rest', string | undefined>>;

function moment({ year, month, day, hour, minute, offset, rest = '' }: Parts): ReadMoment {
  const text = rest
    .replace(/^[\s,;–-]+/, '')
    .replace(/^Uhr\b\s*/i, '')
    .trim();
  try {
    const date = Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    );
    if (date.year < 1000) return { problem: 'unclear' };
    if (hour === undefined) return { value: date.toString(), rest: text, warning: null };
    const time = Temporal.PlainTime.from({ hour: Number(hour), minute: Number(minute) }, { overflow: 'reject' });
    const local = offset ? inVenue(`${date}T${time}${offset}`) : date.toPlainDateTime(time);
    const value = local.toString({ smallestUnit: 'minute' });
    const [earlier, later] = [
      local.toZonedDateTime(timeZone, { disambiguation: 'earlier' }),
      local.toZonedDateTime(timeZone, { disambiguation: 'later' }),
    ];
    if (earlier.epochMilliseconds === later.epochMilliseconds || offset)
      return { value, rest: text, warning: value.endsWith('T00:00') ? 'midnight' : null };
    return earlier.toPlainDateTime().equals(local) ? { value, rest: text, warning: 'twice' } : { problem: 'gap' };
  } catch {
    return { problem: 'impossible' };
  }
}

function inVenue(instant: string): Temporal.PlainDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime();
}
