import { type ImportKnowledge, noKnowledge } from '#app/cms/transfer/plan.ts';
import { readEnv } from '#app/env.server.ts';
import { troubleMarkers } from './event/trouble-markers.ts';
import { readUid } from './event/uid.ts';

const prices = {
  price_from: 'price_text',
  price_to: 'price_text',
  price_reduced: 'price_text',
  presale_from: 'price_text',
};

/**
 * What an import of a collection needs to know that its fields do not say
 * (docs/behaviour/event-states.md#reading-trouble-from-titles).
 */
export function importKnowledge(type: string): ImportKnowledge {
  if (type === 'event') {
    const prose = { ...prices, date_start: 'important_info', date_end: 'important_info', door_time: 'important_info' };
    return { prose, hints: troubleMarkers, own: ownNumber };
  }
  if (type === 'production')
    return { prose: { ...prices, date_start: 'opening_hours_text', date_end: 'opening_hours_text' }, hints: () => [] };
  return noKnowledge;
}

function ownNumber(uid: string): number | null {
  const read = readUid(uid);
  return read && read.host === new URL(readEnv().BASE_URL).host ? read.number : null;
}
