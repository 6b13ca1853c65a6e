import { labelsOf } from '#app/cms/collection/draft/drafts.server.ts';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Values } from '#app/cms/field-set.ts';
import { patchOfChange } from '#app/collections/event/date-change.ts';
import { db } from '#app/db/client.server.ts';
import { dateWarnings } from '#app/features/programme/date-warnings.server.ts';
import type { Usage } from '#app/features/where-used/places.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { choiceLabel } from '#app/inspector/labels.ts';
import { roomChoices } from '#app/office/dates/room-choices.server.ts';
import { type SaidWarning, saidWarnings } from '#app/office/dates/said-warnings.server.ts';
import { formatLocal, isDated } from '#app/office/format.ts';
import { everyUsageOf } from '#app/office/places.server.ts';
import type { BulkAction, BulkActionRequest } from './bulk-actions.ts';
import { dateChangeOf } from './date-change.ts';

const mostShown = 12;
const mostPlaces = 36;
const mostWarnings = 24;

/** A command as it will be, before anything has changed: the entries with their values then, and every place. */
export type ActionPreview = {
  command: BulkAction;
  ids: string[];
  wish: BulkActionRequest;
  /** The list was meant as a whole, by its address. */
  isWhole: boolean;
  /** `when` tells the dates of one title apart, where `change` does not name it. */
  entries: { id: string; title: string; when: string; change: string }[];
  places: Usage[];
  /** What must have been seen before dates go out or move; those beyond the ones that are shown are counted. */
  warnings: (SaidWarning & { title: string })[];
  moreWarnings: number;
  /** Where a move can go. */
  rooms: { id: string; title: string }[];
  /** Entries and places beyond those that are named. */
  more: number;
  morePlaces: number;
};

export async function previewAction({
  definition,
  command,
  ids: named,
  isWhole = false,
  wish,
  locale,
  now,
}: {
  definition: CollectionDefinition;
  command: BulkAction;
  ids: string[];
  isWhole?: boolean;
  wish: BulkActionRequest;
  locale: Locale;
  now: Temporal.Instant;
}): Promise<ActionPreview> {
  const { type } = definition;
  const labels = await labelsOf(named, locale);
  const ids = named.filter((id) => id in labels);
  const [entries, places, warnings, rooms] = await Promise.all([
    readEntries(db(), { type, ids: ids.slice(0, mostShown) }),
    everyUsageOf({ type, ids }),
    warningsOf(definition, { command, ids, wish, locale, now, labels }),
    command === 'move' ? roomChoices(locale) : [],
  ]);
  entries.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const change = dateChangeOf(command, wish);
  const rows = entries.map(({ id, number, props }) => {
    const patch = change ? (patchOfChange(props, change).props ?? {}) : {};
    return {
      id,
      title: labels[id] || m.office_untitled({ number }),
      when: 'date_start' in patch ? '' : formatLocal(String(props.date_start ?? ''), locale),
      change: changeInWords(props, patch, locale),
    };
  });
  return {
    command,
    ids,
    wish,
    isWhole,
    entries: rows,
    places: places.slice(0, mostPlaces),
    warnings: warnings.slice(0, mostWarnings),
    moreWarnings: Math.max(0, warnings.length - mostWarnings),
    rooms,
    more: Math.max(0, ids.length - mostShown),
    morePlaces: Math.max(0, places.length - mostPlaces),
  };
}

type Warned = { command: BulkAction; ids: string[]; wish: BulkActionRequest; locale: Locale; now: Temporal.Instant };

/** What is to be looked at in the dates as they would be; only where they go out or go elsewhere. */
async function warningsOf(
  definition: CollectionDefinition,
  { command, ids, wish, locale, now, labels }: Warned & { labels: Record<string, string> },
): Promise<ActionPreview['warnings']> {
  if (!isDated(definition) || !(command === 'move' || command.startsWith('publish_'))) return [];
  const entries = await readEntries(db(), { type: definition.type, ids });
  const change = dateChangeOf(command, wish);
  const planned = entries.map(({ id, props }) => ({
    id,
    labels: { [locale]: labels[id] ?? '' },
    props: change ? { ...props, ...patchOfChange(props, change).props } : props,
  }));
  const found = await dateWarnings(db(), planned, now);
  return [...found].flatMap(([id, warnings]) =>
    saidWarnings(warnings, locale).map((said) => ({ ...said, title: labels[id] ?? '' })),
  );
}

/** The one thing people look for: what stood there and what will stand there. */
function changeInWords(props: Values, patch: Values, locale: Locale): string {
  const says = (name: string, value: unknown) =>
    name === 'date_start' ? formatLocal(String(value ?? ''), locale) : choiceLabel(name, String(value ?? ''));
  const name = ['date_start', 'ticket_state', 'lifecycle'].find((each) => each in patch);
  if ('room' in patch && !name) return m.dates_other_room();
  if (!name) return '';
  const before = says(name, props[name]) || '–';
  return m.office_ask_becomes({ before, after: says(name, patch[name]) });
}
