import { z } from 'zod';
import { isLocalDate } from '../date/field.ts';
import { type CommonOptions, common, type Field } from '../field.ts';

/**
 * A local date and time of the venue, `2026-11-21T19:30`. Which instant that is, `schedule.ts` decides. With `dayOnly`
 * the time may be unknown: `2026-11-21`.
 */
export function dateTime({
  dayOnly = false,
  ...rest
}: CommonOptions & { dayOnly?: boolean } = {}): Field<string | null> {
  const known = (value: unknown): value is string => isLocalDateTime(value) || (dayOnly && isLocalDate(value));
  return {
    kind: 'date-time',
    order: 'words',
    ...common(rest, { place: 'time' }),
    shared: z.string().refine(known, { message: 'field_problem_date_time' }),
    localized: null,
    initial: {},
    options: dayOnly ? { dayOnly } : {},
    isEmpty: ({ shared }) => !known(shared),
    searchText: () => '',
    references: () => [],
    resolve: ({ shared }) => (known(shared) ? shared : null),
  };
}

/** Refuses days that do not exist: `new Date('2026-02-30')` is silently 2 March. */
export function isLocalDateTime(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(value)) return false;
  const time = Date.parse(`${value}:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
