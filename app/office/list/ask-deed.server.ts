import { labelsOf } from '#app/cms/collection/drafts.server.ts';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Values } from '#app/cms/field-set.ts';
import { patchOfChange } from '#app/collections/event/date-change.ts';
import { type Place, placesOf } from '#app/collections/places.server.ts';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { choiceLabel } from '#app/inspector/words.ts';
import { localInWords } from './cells.server.ts';
import { dateChangeOf } from './date-change.ts';
import type { Deed, DeedWish } from './deeds.ts';

const mostShown = 12;

/** A deed as it will be, before anything has changed: the entries with their values then, and every place. */
export type Asked = {
  deed: Deed;
  ids: string[];
  wish: DeedWish;
  entries: { id: string; title: string; change: string }[];
  places: Place[];
  more: number;
};

export async function askDeed({
  definition: { type },
  deed,
  ids,
  wish,
  locale,
}: {
  definition: CollectionDefinition;
  deed: Deed;
  ids: string[];
  wish: DeedWish;
  locale: Locale;
}): Promise<Asked> {
  const [entries, labels, places] = await Promise.all([
    readEntries(db(), { type, ids }),
    labelsOf(ids, locale),
    placesOf({ type, ids }),
  ]);
  const change = dateChangeOf(deed, wish);
  const rows = entries.map(({ id, number, props }) => ({
    id,
    title: labels[id] || m.office_untitled({ number }),
    change: change ? changeInWords(props, patchOfChange(props, change).props ?? {}, locale) : '',
  }));
  return {
    deed,
    ids: entries.map(({ id }) => id),
    wish,
    entries: rows.slice(0, mostShown),
    places: places.slice(0, 3 * mostShown),
    more: Math.max(0, rows.length - mostShown),
  };
}

/** The one thing people look for: what stood there and what will stand there. */
function changeInWords(props: Values, patch: Values, locale: Locale): string {
  const says = (name: string, value: unknown) =>
    name === 'date_start' ? localInWords(String(value ?? ''), locale) : choiceLabel(name, String(value ?? ''));
  const name = ['date_start', 'ticket_state', 'lifecycle'].find((each) => each in patch);
  if (!name) return '';
  const before = says(name, props[name]) || '–';
  return m.office_ask_becomes({ before, after: says(name, patch[name]) });
}
