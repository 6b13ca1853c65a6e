import { readEventQuery, writeEventQuery } from '#app/collections/event/query.ts';

/**
 * The address of the page below while the overlay shows a list: its path, and the state of the list with the flag
 * (docs/behaviour/lists.md#query). Whoever opens it anew is led to the list itself. Pure.
 */
export function addressWithOverlay({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>, list: string): string {
  const state = readEventQuery(new URL(list, 'http://list').searchParams);
  return `${pathname}?${writeEventQuery({ ...state, overlay: true }, '')}${hash}`;
}

type Click = { href: string; eventsUrl: string; here: Pick<URL, 'origin' | 'pathname'> };

/** What a link inside of the overlay does: shows another list there, leads away, or neither. Pure. */
export function linkInOverlay({
  href,
  eventsUrl,
  here,
}: Click): { kind: 'list'; list: string } | { kind: 'away' | 'other' } {
  const { origin, pathname, search } = new URL(href, here.origin);
  if (origin !== here.origin) return { kind: 'other' };
  if (pathname === eventsUrl) return { kind: 'list', list: pathname + search };
  return { kind: pathname === here.pathname ? 'other' : 'away' };
}
