import type { EntryView } from '#app/cms/collection/entry.ts';
import type { eventFields } from '#app/collections/event/schema.ts';
import type { EventStatus } from '#app/collections/event/status.ts';
import { amount } from '#app/features/programme/timetable/row-price.ts';
import { shortTime } from '#app/features/programme/timetable/row-time.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { EventPlace } from '#app/site/detail/facts/place.server.ts';
import type { DetailFact } from '#app/site/programme/detail-facts.tsx';
import { formatDays, formatTimes } from './event-when.ts';

type Fields = EntryView<typeof eventFields>['fields'];
type About = { fields: Fields; status: EventStatus; place: EventPlace; locale: Locale };

/** When, where and how much, as they stand above the text. What nobody knows is left out. Pure. */
export function eventFacts(about: About): DetailFact[] {
  return [when(about), where(about), price(about)].filter(({ title }) => title !== '');
}

function when({ fields, locale }: About): DetailFact {
  const { door_time } = fields;
  const note = door_time ? m.detail_doors({ time: clock(door_time, locale) }, { locale }) : '';
  return { id: 'when', title: formatDays(fields, locale), text: formatTimes(fields, locale), note, href: null };
}

function where({ fields, place: { room, venue }, locale }: About): DetailFact {
  const isOnline = fields.lifecycle === 'moved_online';
  const meeting = fields.meeting_point && m.detail_meeting_point({ place: fields.meeting_point }, { locale });
  const notes = [venue?.title, room?.fields.step_free ? m.detail_step_free({}, { locale }) : ''];
  return {
    id: 'where',
    title: isOnline ? m.detail_online({}, { locale }) : (room?.title ?? venue?.title ?? fields.room?.title ?? ''),
    text: isOnline ? '' : meeting || (room?.fields.floor ?? ''),
    note: isOnline ? '' : notes.filter(Boolean).join(', '),
    href: isOnline ? null : (venue?.url ?? null),
  };
}

/** Figures first, the venue's own words below them; what is free says so and nothing else. */
function price({ fields, status, locale }: About): DetailFact {
  const { price_from, price_to, price_reduced, price_text } = fields;
  const low = price_from ?? price_to;
  const high = price_to ?? low;
  const isFree = status === 'free' || (low === 0 && !price_to);
  if (isFree) return priceFact(m.programme_state_free({}, { locale }), '', price_text);
  if (low === null || high === null) return priceFact(firstLine(price_text), '', otherLines(price_text));
  const title =
    high > low
      ? m.programme_price_range({ from: amount(low, locale), to: amount(high, locale) }, { locale })
      : m.programme_price({ price: amount(low, locale) }, { locale });
  const isReduced = price_reduced !== null && price_reduced < high;
  const reduced = isReduced ? m.detail_reduced({ price: amount(price_reduced, locale) }, { locale }) : '';
  return priceFact(title, reduced, price_text);
}

function priceFact(title: string, text: string, note: string): DetailFact {
  return { id: 'price', title, text, note, href: null };
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

function otherLines(text: string): string {
  return text.split('\n').slice(1).join('\n');
}

function clock(time: string, locale: Locale): string {
  return m.programme_time({ time: shortTime(time, locale) }, { locale });
}
