import { addDays, dayOf, timeOf, venueInstant } from '#app/cms/venue-time.ts';
import siteConfig from '#site-config';
import type { TicketState } from '../fields/programme-fields.ts';

/** The two axes of an event (docs/behaviour/event-states.md), as its card has them. */
export type EventFacts = {
  date_start: string | null;
  date_end: string | null;
  lifecycle: string;
  ticket_state: TicketState | '';
  presale_from: string | null;
  ticket_state_at: string | null;
};

/**
 * The one status (docs/behaviour/event-states.md#the-one-status): what has happened to the date, else how to get a
 * ticket. Only `sale` has a button (docs/behaviour/event-states.md#tickets); `few` is sold too and therefore `sale`
 * with a hint.
 */
export type EventStatus = 'past' | 'cancelled' | 'postponed' | Exclude<TicketState, 'few'>;
type StatusHint = 'few' | 'rescheduled' | 'moved_online' | null;

/** `asOf` is when somebody said so, where that is longer ago than it is taken for true; nobody is told of few places then. */
export type EventState = { status: EventStatus; hint: StatusHint; asOf: string | null };

export function eventStatus(facts: EventFacts, now: Temporal.Instant): EventState {
  const { lifecycle } = facts;
  const moved = lifecycle === 'rescheduled' || lifecycle === 'moved_online' ? lifecycle : null;
  if (lifecycle === 'cancelled' || lifecycle === 'postponed') return { status: lifecycle, hint: null, asOf: null };
  if (isOver(facts, now)) return { status: 'past', hint: moved, asOf: null };
  const state = ticketState(facts, now);
  const unsure = unsureFrom(facts);
  const asOf = unsure && Temporal.Instant.compare(unsure, now) <= 0 ? facts.ticket_state_at : null;
  if (state === 'few') return { status: 'sale', hint: asOf ? moved : 'few', asOf };
  return { status: state, hint: moved, asOf };
}

/** The next instant at which the status changes by itself; a page that shows it is the same until then. */
export function nextStatusChange(facts: EventFacts, now: Temporal.Instant): Temporal.Instant | null {
  const { presale_from } = facts;
  const presale = presale_from ? venueInstant(presale_from) : null;
  const moments = [endOfEvent(facts), presale, unsureFrom(facts)].filter((moment) => moment !== null);
  const coming = moments.filter((moment) => Temporal.Instant.compare(moment, now) > 0);
  return coming.sort(Temporal.Instant.compare)[0] ?? null;
}

/** Places come back and are sold; on sale, free or by registration is so until somebody decides otherwise. */
const passing: ReadonlySet<string> = new Set<TicketState>(['few', 'soldout']);

/** From when on what was said of the places may not be so any more; null for what lasts, and where nobody knows when it was said. */
function unsureFrom({ ticket_state, ticket_state_at }: EventFacts): Temporal.Instant | null {
  if (!ticket_state_at || !passing.has(ticket_state)) return null;
  return venueInstant(ticket_state_at).add({ hours: siteConfig.ticketStateHours });
}

/** When an event is over: at its end, or, when none is known, with the end of its day. */
function endOfEvent({ date_start, date_end }: Pick<EventFacts, 'date_start' | 'date_end'>): Temporal.Instant | null {
  if (date_end && timeOf(date_end) !== null) return venueInstant(date_end);
  const lastDay = date_end ?? date_start;
  return lastDay ? venueInstant(addDays(dayOf(lastDay), 1)) : null;
}

/** Whether nobody can come any more. A cancelled date is over too when it would have been; its status stays `cancelled`. */
export function isOver(facts: Pick<EventFacts, 'date_start' | 'date_end'>, now: Temporal.Instant): boolean {
  const end = endOfEvent(facts);
  return end !== null && Temporal.Instant.compare(end, now) <= 0;
}

/** With the presale begun, tickets are on sale without anybody touching the entry. */
function ticketState({ ticket_state, presale_from }: EventFacts, now: Temporal.Instant): TicketState {
  if (ticket_state !== 'presale_from') return ticket_state || 'none';
  return presale_from && Temporal.Instant.compare(venueInstant(presale_from), now) <= 0 ? 'sale' : 'presale_from';
}
