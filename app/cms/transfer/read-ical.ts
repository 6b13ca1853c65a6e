import { readMoment } from '../field/cell/moment.ts';
import type { SourceRecord } from './read-row.ts';

/**
 * The events of an iCalendar file as flat records: `uid`, `summary`, `description`, `dtstart`, `dtend`, `location`,
 * `url`, `categories`, `status`, `rrule`, `exdate` (days, as JSON). Times become ISO; with a zone they carry its offset, without one
 * they are local. A date of a series that was changed by itself is a record of its own, and its day one the series leaves out.
 */
export function readIcal(text: string): SourceRecord[] {
  const records: Record<string, unknown>[] = [];
  let open: Record<string, unknown> | null = null;
  let depth = 0;
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const { name, params, value } = property(line);
    if (name === 'BEGIN' && value.toUpperCase() === 'VEVENT' && !open) [open, depth] = [{}, 0];
    else if (name === 'BEGIN' && open) depth += 1;
    else if (name === 'END' && open && depth > 0) depth -= 1;
    else if (name === 'END' && open) {
      records.push({ ...withEnd(open) });
      open = null;
    } else if (open && depth === 0 && name !== '') add(open, { name, params, value });
  }
  return apart(records);
}

function add(event: Record<string, unknown>, property: Property): void {
  const key = property.name.toLowerCase();
  const known = event[key];
  event[key] = key === 'exdate' && Array.isArray(known) ? [...known, ...leftOut(property)] : read(property);
}

/** What one date of a series says for itself stands beside the series, under a name of its own. */
function apart(records: Record<string, unknown>[]): SourceRecord[] {
  const changed = new Map<unknown, string[]>();
  for (const { uid, 'recurrence-id': id } of records) {
    const day = dayOf(id);
    if (day) changed.set(uid, [...(changed.get(uid) ?? []), day]);
  }
  return records.map((record) => {
    const { uid, exdate, ...rest } = record;
    const day = dayOf(record['recurrence-id']);
    if (day) return { ...rest, uid: `${uid} ${day}` };
    const days = [...new Set([...(Array.isArray(exdate) ? exdate : []), ...(changed.get(uid) ?? [])])];
    // Written as the list of a series keeps it, in one cell.
    const list = days.map((each) => ({ _key: each, day: each }));
    return list.length > 0 ? { ...rest, uid, exdate: JSON.stringify(list) } : record;
  });
}

/** The days of `EXDATE`. */
function leftOut({ params, value }: Property): string[] {
  return value.split(',').flatMap((one) => dayOf(moment(one, params)) ?? []);
}

/** The day on the venue's calendar. */
function dayOf(written: unknown): string | null {
  const read = typeof written === 'string' ? readMoment(written) : null;
  return read && 'value' in read ? read.value.slice(0, 10) : null;
}

type Property = { name: string; params: Record<string, string>; value: string };

/** `DTSTART;TZID="Europe/Berlin":20261205T193000`; a colon within quotes ends nothing. */
function property(line: string): Property {
  const head = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^;:",]*)(?:,(?:"[^"]*"|[^;:",]*))*)*):/.exec(line);
  if (!head) return { name: '', params: {}, value: '' };
  const pairs = [...(head[2] ?? '').matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^;]*)/g)];
  const params = Object.fromEntries(
    pairs.map(([, key = '', text = '']) => [key.toUpperCase(), text.replaceAll('"', '')]),
  );
  return { name: (head[1] ?? '').toUpperCase(), params, value: line.slice(head[0].length) };
}

function read({ name, params, value }: Property): unknown {
  if (['DTSTART', 'DTEND', 'DTSTAMP', 'LAST-MODIFIED', 'CREATED', 'RECURRENCE-ID'].includes(name))
    return moment(value, params);
  if (name === 'EXDATE') return leftOut({ name, params, value });
  if (['RRULE', 'DURATION', 'URL', 'GEO'].includes(name)) return value;
  if (name === 'CATEGORIES') return value.split(/(?<!\\),/).map(unescaped);
  return unescaped(value);
}

function unescaped(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));
}

/** What cannot be understood stays as it is written, so that the report shows it. */
function moment(value: string, { TZID }: Property['params']): string {
  const [, year, month, day, hour, minute, zulu] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(value) ?? [];
  if (!year) return value;
  const date = `${year}-${month}-${day}`;
  if (!hour) return date;
  const local = `${date}T${hour}:${minute}`;
  if (zulu) return `${local}:00Z`;
  if (!TZID) return local;
  try {
    return Temporal.PlainDateTime.from(local, { overflow: 'reject' })
      .toZonedDateTime(TZID)
      .toString({ timeZoneName: 'never' });
  } catch {
    return `${local} ${TZID}`;
  }
}

/** The end of a whole day is the day after it (RFC 5545); people name the last day. A duration becomes an end. */
function withEnd(event: Record<string, unknown>): SourceRecord {
  const { dtstart: start, dtend: end, duration } = event;
  if (typeof start !== 'string') return event;
  if (typeof end === 'string' && end.length === 10 && start.length === 10) {
    const last = Temporal.PlainDate.from(end).subtract({ days: 1 }).toString();
    return { ...event, dtend: last > start ? last : '' };
  }
  if (end !== undefined || typeof duration !== 'string' || start.length === 10) return event;
  const [local = '', offset = ''] = [start.slice(0, 16), /(?:Z|[+-]\d\d:\d\d)$/.exec(start)?.[0] ?? ''];
  try {
    return {
      ...event,
      dtend: Temporal.PlainDateTime.from(local).add(duration).toString({ smallestUnit: 'minute' }) + offset,
    };
  } catch {
    return event;
  }
}
