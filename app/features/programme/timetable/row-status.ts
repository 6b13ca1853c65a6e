import { dayOf, timeOf } from '#app/cms/venue-time.ts';
import type { EventState, EventStatus } from '#app/collections/event/status.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { formatRowDay } from './row-time.ts';

/** The state of a date in words, with a dot in a tone beside it: colour only repeats the words (WCAG 1.4.1), `plain` has none. */
export type StatusText = { tone: 'ok' | 'few' | 'sold' | 'info' | 'plain'; text: string };

type State = EventState & {
  presale_from: string | null;
  previous_date: string | null;
  date_start: string | null;
};

type Moved = Pick<State, 'previous_date' | 'date_start'>;

/** The state in words (docs/behaviour/event-states.md); nothing where the button alone says enough. */
export function formatStatus(state: State, locale: Locale): StatusText | null {
  const { status, hint, asOf } = state;
  if (status === 'cancelled') return note('sold', m.programme_state_cancelled({}, { locale }));
  if (status === 'postponed') return note('sold', m.programme_state_postponed({}, { locale }));
  if (status === 'past') return note('plain', m.programme_state_past({}, { locale }));
  if (hint === 'rescheduled')
    return note('info', m.programme_state_rescheduled({ when: previously(state, locale) }, { locale }));
  if (hint === 'moved_online') return note('info', m.programme_state_moved_online({}, { locale }));
  if (asOf) return note('plain', saidOn(asOf, status, locale));
  if (hint === 'few') return note('few', m.programme_state_few({}, { locale }));
  if (status === 'presale_from') return note('info', presale(state, locale));
  const [tone, words] = plain[status] ?? [];
  return tone && words ? note(tone, words({}, { locale })) : null;
}

const plain: Partial<Record<EventStatus, [StatusText['tone'], typeof m.programme_state_free]>> = {
  soldout: ['sold', m.programme_state_soldout],
  box_office: ['ok', m.programme_state_box_office],
  free: ['ok', m.programme_state_free],
  registration: ['info', m.programme_state_registration],
  included: ['plain', m.programme_state_included],
  members: ['info', m.programme_state_members],
  external: ['info', m.programme_state_external],
};

function note(tone: StatusText['tone'], text: string): StatusText {
  return { tone, text };
}

/** What was so when somebody last looked, and when that was: nobody is sent away, or hurried, by what may have changed. */
function saidOn(asOf: string, status: EventStatus, locale: Locale): string {
  const day = formatRowDay(dayOf(asOf), locale, { day: 'numeric', month: 'long' });
  const state =
    status === 'soldout' ? m.programme_state_soldout({}, { locale }) : m.programme_state_few({}, { locale });
  return m.programme_state_as_of({ state, day }, { locale });
}

function presale({ presale_from }: State, locale: Locale): string {
  if (!presale_from) return m.programme_state_presale({}, { locale });
  const day = formatRowDay(dayOf(presale_from), locale, { day: 'numeric', month: 'long' });
  return m.programme_state_presale_from({ day }, { locale });
}

/** When it was to be before; on the same day the old time says enough. */
export function previously({ previous_date, date_start }: Moved, locale: Locale): string {
  if (!previous_date) return '';
  const time = timeOf(previous_date);
  const clock = time ? m.programme_time({ time }, { locale }) : '';
  if (clock && date_start && dayOf(previous_date) === dayOf(date_start)) return clock;
  const day = formatRowDay(dayOf(previous_date), locale, { day: 'numeric', month: 'long' });
  return [day, clock].filter(Boolean).join(', ');
}
