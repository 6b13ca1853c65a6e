import { isSaving } from './audit-kinds.ts';
import type { AuditRow } from './audit-log.server.ts';

/** The same thing done again and again by one person, as one: `last` is the newest of it, `first` the oldest row. */
export type Sitting = {
  last: AuditRow;
  first: number;
  since: string;
  count: number;
  fields: string[];
  /** Whether all of it is the very same action. */
  isAlike: boolean;
};

/** A longer pause begins another sitting. */
const pauseMs = 30 * 60_000;

/**
 * Rows of the audit, newest first, with what one person did to one thing put together, without a longer pause and without
 * anybody else at it in between: whoever writes for an hour saves fifty times and has edited once.
 */
export function sittingsOf(rows: readonly AuditRow[]): Sitting[] {
  const sittings: Sitting[] = [];
  const open = new Map<string, Sitting>();
  for (const row of rows) {
    const key = keyOf(row);
    for (const [other, { last }] of open)
      if (last.object && last.object === row.object && last.by !== row.by) open.delete(other);
    const known = open.get(key);
    if (known && Date.parse(known.since) - Date.parse(row.at) <= pauseMs) {
      known.first = row.id;
      known.since = row.at;
      known.count += 1;
      known.isAlike &&= row.action === known.last.action;
      known.fields = [...new Set([...known.fields, ...row.fields])];
    } else {
      const sitting = { last: row, first: row.id, since: row.at, count: 1, fields: row.fields, isAlike: true };
      open.set(key, sitting);
      sittings.push(sitting);
    }
  }
  return sittings;
}

function keyOf({ by, action, type, object, locale }: AuditRow): string {
  return JSON.stringify([by, isSaving(action) ? 'saving' : action, type, object, isSaving(action) ? null : locale]);
}
