import type { EntryView } from '#app/cms/collection/entry.ts';
import type { productionFields } from '#app/collections/production/schema.ts';
import { formatPrice } from '#app/features/programme/timetable/row-price.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fact } from '../detail/sections/key-facts.ts';
import type { Fact } from '../detail/sections/sections.ts';
import { formatRun } from './production-run.ts';

/** What stands first in "at a glance" of a production: its run, where it is, when it is open, what it costs. Pure. */
export function productionFacts(fields: EntryView<typeof productionFields>['fields'], locale: Locale): Fact[] {
  const { room, opening_hours_text, original_title } = fields;
  return [
    fact('run', m.detail_run({}, { locale }), formatRun(fields, locale)),
    fact('room', m.detail_room({}, { locale }), room?.title ?? ''),
    fact('hours', m.detail_hours({}, { locale }), opening_hours_text),
    fact('admission', m.detail_admission({}, { locale }), admission(fields, locale)),
    fact('original-title', m.detail_original_title({}, { locale }), original_title),
  ];
}

type Prices = Parameters<typeof formatPrice>[0];

/** What a visit of the museum includes costs what the museum costs. */
function admission(prices: Prices, locale: Locale): string {
  const { ticket_state, price_text } = prices;
  if (ticket_state === 'free') return m.programme_state_free({}, { locale });
  const isIncluded = ticket_state === 'included';
  const price = price_text || formatPrice({ ...prices, ticket_state: isIncluded ? 'sale' : ticket_state }, locale);
  return isIncluded ? [price, m.programme_state_included({}, { locale })].filter(Boolean).join(', ') : price;
}
