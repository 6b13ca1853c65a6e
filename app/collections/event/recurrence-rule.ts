/** 1 is Monday, as on the venue's calendar. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A rule as people say it: how often, on which days, until when. */
export type Rhythm = {
  every: 'day' | 'week' | 'month_weekday' | 'month_day';
  /** Every so many days, weeks or months. */
  step: number;
  /** On these days of the week; of a month the first of them counts. */
  weekdays: readonly Weekday[];
  /** Which of these days of the month; -1 is the last. */
  nth: 1 | 2 | 3 | 4 | -1;
  end: { kind: 'until'; day: string } | { kind: 'count'; count: number };
};

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The rule in its stored form (RFC 5545). The date it starts from counts as the first. Pure. */
export function ruleOf({ every, step, weekdays, nth, end }: Rhythm): string {
  const days = weekdays.map((weekday) => codes[weekday - 1]);
  const parts = {
    day: ['FREQ=DAILY'],
    week: ['FREQ=WEEKLY', `BYDAY=${days.join()}`],
    month_weekday: ['FREQ=MONTHLY', `BYDAY=${nth}${days[0]}`],
    month_day: ['FREQ=MONTHLY'],
  }[every];
  const interval = step > 1 ? [`INTERVAL=${step}`] : [];
  const last = end.kind === 'count' ? `COUNT=${end.count}` : `UNTIL=${end.day.replaceAll('-', '')}T235959Z`;
  return [...parts, ...interval, last].join(';');
}

/**
 * The rhythm that a stored rule says of a date that starts on a day; null for a rule that was written elsewhere and says more.
 * Where it names no weekday, that of its start is meant. Pure.
 */
export function rhythmOf(rule: string, start: string): Rhythm | null {
  const parts = new Map(
    rule
      .trim()
      .replace(/^RRULE:/i, '')
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  );
  const end = endOf(parts);
  // What calendars write of a rule besides, although it says nothing new.
  if (parts.get('WKST') === 'MO') parts.delete('WKST');
  if (Number(parts.get('BYMONTHDAY')) === Number(start.slice(8, 10))) parts.delete('BYMONTHDAY');
  if (!end || [...parts.keys()].some((name) => !known.includes(name))) return null;
  const step = Number(parts.get('INTERVAL') ?? 1);
  const days = /^(-?\d)?((?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:MO|TU|WE|TH|FR|SA|SU))*)$/.exec(parts.get('BYDAY') ?? '');
  const nth = Number(days?.[1] ?? 1);
  const named = (days?.[2] ?? '').split(',').flatMap((code) => weekdayOf(code) ?? []);
  const weekdays = named.length === 0 && parts.get('FREQ') === 'WEEKLY' ? [weekdayOn(start)] : named;
  const every = everyOf(parts.get('FREQ') ?? '', { isNth: days?.[1] !== undefined, count: weekdays.length });
  if (!every || !isNth(nth) || !Number.isInteger(step) || step < 1) return null;
  return { every, step, weekdays, nth, end };
}

const known = ['FREQ', 'BYDAY', 'INTERVAL', 'COUNT', 'UNTIL'];

function everyOf(frequency: string, { isNth, count }: { isNth: boolean; count: number }): Rhythm['every'] | null {
  if (frequency === 'DAILY' && count === 0) return 'day';
  if (frequency === 'WEEKLY' && !isNth) return 'week';
  if (frequency !== 'MONTHLY') return null;
  if (count === 0) return 'month_day';
  return isNth && count === 1 ? 'month_weekday' : null;
}

function endOf(parts: ReadonlyMap<string, string>): Rhythm['end'] | null {
  const count = Number(parts.get('COUNT'));
  if (count > 0) return { kind: 'count', count };
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '');
  return until ? { kind: 'until', day: until.slice(1).join('-') } : null;
}

/** The day of the week of a day, or of a day and time. */
export function weekdayOn(start: string): Weekday {
  // Proof: a day of the ISO calendar is one of seven.
  return Temporal.PlainDate.from(start.slice(0, 10)).dayOfWeek as Weekday;
}

function weekdayOf(code: string): Weekday | null {
  const at = (codes as readonly string[]).indexOf(code);
  return at < 0 ? null : ((at + 1) as Weekday);
}

export function isNth(value: number): value is Rhythm['nth'] {
  return value === -1 || (value >= 1 && value <= 4);
}
