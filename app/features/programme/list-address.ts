import { type EventQuery, type FilterName, type FilterValue, writeEventQuery } from '#app/collections/event/query.ts';

/** A list of the programme, with what is chosen in it. */
type Place = { url: string; state: Pick<EventQuery, 'filter' | 'date'>; today: string };

/** The address of the list in another state; what is not named stays, except the page. */
export function listAddress({ url, state, today }: Place, change: Partial<EventQuery>): string {
  const query = writeEventQuery({ ...state, ...change }, today);
  return query.size > 0 ? `${url}?${query}` : url;
}

/** The list with one filter set; choosing what is chosen already clears it (docs/behaviour/lists.md#filters). */
export function toggled(place: Place, name: FilterName, value: FilterValue): string {
  const { [name]: chosen, ...others } = place.state.filter;
  return listAddress(place, { filter: chosen === value ? others : { ...others, [name]: value } });
}
