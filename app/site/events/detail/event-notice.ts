import { dayOf, timeOf } from '#app/cms/venue-time.ts';
import type { EventStatus } from '#app/collections/event/status.ts';
import { formatRowDay } from '#app/features/programme/timetable/row-time.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

type Facts = {
  lifecycle: string;
  lifecycle_note: string;
  previous_date: string | null;
  date_start: string | null;
  date_end: string | null;
};

/** What somebody must know before anything else: that it is over, off, or not when it was announced. */
export type EventNotice = { title: string; text: string };

export function eventNotice(facts: Facts, status: EventStatus, locale: Locale): EventNotice | null {
  const { lifecycle, lifecycle_note: text } = facts;
  const last = facts.date_end ?? facts.date_start;
  if (status === 'cancelled') return { title: m.detail_is_cancelled({}, { locale }), text };
  if (status === 'postponed') return { title: m.detail_is_postponed({}, { locale }), text };
  if (status === 'past' && last) {
    const day = formatRowDay(dayOf(last), locale, { day: 'numeric', month: 'long', year: 'numeric' });
    return { title: m.detail_is_past({ day }, { locale }), text: '' };
  }
  if (lifecycle === 'rescheduled')
    return { title: m.detail_is_rescheduled({ when: before(facts, locale) }, { locale }), text };
  if (lifecycle === 'moved_online') return { title: m.detail_is_online({}, { locale }), text };
  return text ? { title: m.detail_notice({}, { locale }), text } : null;
}

function before({ previous_date }: Facts, locale: Locale): string {
  if (!previous_date) return '';
  const day = formatRowDay(dayOf(previous_date), locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const time = timeOf(previous_date);
  return [day, time && m.programme_time({ time }, { locale })].filter(Boolean).join(', ');
}
