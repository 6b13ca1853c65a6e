import { RRuleTemporal } from 'rrule-temporal';
import { timeZone } from '#app/venue/time-zone.ts';

/** A rule may make this many dates at once; more is a mistake rather than a programme. */
const mostDates = 400;

const frequency = /(^|;)FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;|$)/;

export type Recurrence = { start: string; rule: string; exclusions: readonly string[] };

/**
 * The days on which a rule (RFC 5545, `FREQ=WEEKLY;BYDAY=TH;COUNT=10`) lets an event take place, without the day it
 * starts from and without exclusions. Worked out on the venue's clock, so 19:30 stays 19:30 when the clocks change.
 * Null when the rule cannot be read, or never ends.
 */
export function recurringDays({ start, rule, exclusions }: Recurrence): string[] | null {
  const parts = rule
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    // A last day without a time counts as a whole.
    .replace(/(UNTIL=\d{8})(?=;|$)/, '$1T235959Z');
  if (!/^[A-Z0-9=;,+-]+$/.test(parts) || !frequency.test(parts) || !/(^|;)(COUNT|UNTIL)=/.test(parts)) return null;
  // Rules are about days here: noon exists on every day, whatever the clocks do.
  const first = Temporal.PlainDate.from(start.slice(0, 10));
  const begin = `DTSTART;TZID=${timeZone}:${first.toString().replaceAll('-', '')}T120000`;
  const left = new Set(exclusions);
  try {
    const dates = new RRuleTemporal({ rruleString: `${begin}\nRRULE:${parts}` }).all((_date, at) => at <= mostDates);
    return dates
      .map((date) => date.toPlainDate().toString())
      .filter((day) => day > first.toString() && !left.has(day))
      .slice(0, mostDates);
  } catch {
    return null;
  }
}
