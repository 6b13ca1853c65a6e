/** What of one date the others of its series can take over. */
export const seriesParts = {
  time: ['date_start', 'date_end', 'door_time', 'duration', 'all_day', 'open_end'],
  place: ['room', 'meeting_point'],
  words: ['title', 'preline', 'subtitle', 'lead', 'description', 'important_info'],
  tickets: ['ticket_state', 'presale_from', 'ticket_url', 'price_from', 'price_to', 'price_reduced', 'price_text'],
} as const;

export type SeriesPart = keyof typeof seriesParts;
export type SeriesScope = 'following' | 'all';

export function isSeriesPart(value: unknown): value is SeriesPart {
  return typeof value === 'string' && Object.hasOwn(seriesParts, value);
}
