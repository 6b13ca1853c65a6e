import type { FilterName } from '#app/collections/event/query.ts';
import { formatRowDay } from '#app/features/programme/timetable/row-time.ts';
import type { Overview } from './overview.server.ts';

/** What a filter is set to, in the words it is offered with; a value that is not offered any more is told as it is. */
export function chosenName({ state, groups }: Overview, name: FilterName): string {
  const value = state.filter[name];
  const options = groups.filter((group) => group.name === name).flatMap((group) => group.options);
  return options.find(({ id, slug }) => id === value || slug === value)?.name ?? String(value);
}

/** The day the list begins with: `Sa, 5. Dezember 2026`. */
export function chosenDay({ date, locale }: Overview): string {
  return formatRowDay(date, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
}
