import { z } from 'zod';
import { type CommonOptions, common, type Field } from '../field.ts';

/** A day of the venue's calendar, `2026-11-21`. */
export function date(options: CommonOptions = {}): Field<string | null> {
  return {
    kind: 'date',
    order: 'words',
    ...common(options, { place: 'time' }),
    shared: z.string().refine(isLocalDate, { message: 'field_problem_date_time' }),
    localized: null,
    initial: {},
    options: {},
    isEmpty: ({ shared }) => !isLocalDate(shared),
    searchText: () => '',
    references: () => [],
    resolve: ({ shared }) => (isLocalDate(shared) ? shared : null),
  };
}

/** Refuses days that do not exist: `new Date('2026-02-30')` is silently 2 March. */
export function isLocalDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
