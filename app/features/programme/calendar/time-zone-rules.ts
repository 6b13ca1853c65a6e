/** Before it no programme was kept; after it whatever rule holds then is taken to go on. */
const years = { first: 1996, last: 2037 };

/** A change of the clock: when, from which offset to which, and the rules for a year that would give this day. */
type Change = { at: Temporal.ZonedDateTime; from: string; to: string; isDaylight: boolean; rules: string[] };

/** Changes in a row, one a year, that follow a rule in common. */
type Run = { changes: Change[]; rules: string[] };

/**
 * The rules of a time zone as a calendar brings them along (VTIMEZONE, RFC 5545 3.6.5), complete, so that no reader
 * needs a table of its own.
 */
export function zoneRules(timeZone: string): string {
  const changes = changesOf(timeZone);
  const kinds = Map.groupBy(changes, ({ from, to }) => `${from} ${to}`);
  const blocks =
    changes.length === 0
      ? [constantBlock(timeZone)]
      : [...kinds.values()].flatMap(runsOf).map((run) => blockOf(run, timeZone));
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...blocks.flat(), 'END:VTIMEZONE'];
  return lines.map((line) => `${line}\r\n`).join('');
}

function changesOf(timeZone: string): Change[] {
  const changes: Change[] = [];
  let before = Temporal.PlainDate.from({ year: years.first, month: 1, day: 1 }).toZonedDateTime(timeZone);
  for (;;) {
    const at = before.getTimeZoneTransition('next');
    if (!at || at.year > years.last) return changes;
    const earlier = at.subtract({ seconds: 1 });
    const isDaylight = at.offsetNanoseconds > earlier.offsetNanoseconds;
    // The clock as it stood until then says when it is changed.
    const local = at.toInstant().toZonedDateTimeISO(earlier.offset);
    changes.push({
      at: local,
      from: compact(earlier.offset),
      to: compact(at.offset),
      isDaylight,
      rules: rulesFor(local),
    });
    before = at;
  }
}

/** The second Sunday of March, or its last. */
function rulesFor({ month, day, daysInMonth, dayOfWeek }: Temporal.ZonedDateTime): string[] {
  const weekday = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][dayOfWeek - 1];
  const counted = [`${Math.ceil(day / 7)}`, ...(day > daysInMonth - 7 ? ['-1'] : [])];
  return counted.map((count) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${count}${weekday}`);
}

function runsOf(changes: readonly Change[]): Run[] {
  const runs: Run[] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    const common = run && follows(run, change) ? run.rules.filter((rule) => change.rules.includes(rule)) : [];
    if (run && common.length > 0) {
      run.changes.push(change);
      run.rules = common;
    } else runs.push({ changes: [change], rules: change.rules });
  }
  return runs;
}

function follows({ changes }: Run, { at }: Change): boolean {
  const last = changes.at(-1)?.at;
  return last?.year === at.year - 1 && last.toPlainTime().equals(at.toPlainTime());
}

function blockOf({ changes, rules: [rule] }: Run, timeZone: string): string[] {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last || !rule) return [];
  const isOver = last.at.year < years.last;
  const until = isOver ? `;UNTIL=${digits(last.at.withTimeZone('UTC'))}Z` : '';
  return block({ ...first, rule: changes.length > 1 || !isOver ? `${rule}${until}` : null, timeZone });
}

/** A zone whose clock was never changed. */
function constantBlock(timeZone: string): string[] {
  const at = Temporal.PlainDate.from('1970-01-01').toZonedDateTime(timeZone);
  return block({ at, from: compact(at.offset), to: compact(at.offset), isDaylight: false, rule: null, timeZone });
}

type Block = Omit<Change, 'rules'> & { rule: string | null; timeZone: string };

function block({ at, from, to, isDaylight, rule, timeZone }: Block): string[] {
  const kind = isDaylight ? 'DAYLIGHT' : 'STANDARD';
  const name = nameOf(at.toInstant().add({ hours: 12 }).toZonedDateTimeISO(timeZone));
  return [
    `BEGIN:${kind}`,
    ...(name ? [`TZNAME:${name}`] : []),
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `DTSTART:${digits(at)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ];
}

/** `CEST`, `EST`: each language has abbreviations for the zones of its own part of the world only. */
function nameOf(at: Temporal.ZonedDateTime): string | undefined {
  const names = ['en-US', 'en-GB'].map((language) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: at.timeZoneId, timeZoneName: 'short' });
    const parts = format.formatToParts(new Date(at.epochMilliseconds));
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  });
  return names.find((name) => name && /^[A-Z]+$/.test(name));
}

/** `+02:00` as `+0200`. */
function compact(offset: string): string {
  return offset.replace(':', '').slice(0, 5);
}

function digits(at: Temporal.ZonedDateTime): string {
  return at.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}
