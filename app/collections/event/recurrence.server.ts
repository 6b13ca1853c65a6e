import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import { insertDrafts, type NewDraft, updateDrafts } from '#app/cms/collection/draft/write-drafts.server.ts';
import type { EntryRecord } from '#app/cms/collection/entry.ts';
import type { EntryRefusal } from '#app/cms/collection/entry-answer.ts';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { publishEntries } from '#app/cms/collection/publish.server.ts';
import type { Values } from '#app/cms/field-set.ts';
import { copyModules } from '#app/cms/publishing/copy-modules.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Database, type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { movedProps } from './date-change.ts';
import { type Recurrence, recurringDays } from './recurrence.ts';
import { event } from './schema.ts';

type Reader = Database | Transaction;

export type DatesMade = { kind: 'made'; created: { id: string; day: string }[]; known: number } | { kind: 'bad-rule' };

/** A rule in its stored form, and the days it leaves out. */
type Series = { rule: string; exclusions: readonly string[] };

type Making = {
  id: string;
  actor: Actor;
  contentModel: ContentModel;
  /** Written to the event before its dates are made; without it, what the event says already. */
  series?: Series | undefined;
  /** The languages in which the new dates go online at once. */
  publish?: readonly Locale[];
};

/**
 * Makes the dates of an event's rule as events of their own, each a copy that can be changed by itself. A date that
 * was made before is left alone, whatever has become of it, so the rule may be prolonged and run again; so is a day on
 * which the same event stands already, whoever made it.
 */
export function makeDates(making: Making): Promise<DatesMade | EntryRefusal> {
  return transaction((tx) => makeDatesIn(tx, making));
}

/** The same as part of another command. */
export async function makeDatesIn(
  tx: Transaction,
  { id, actor, contentModel, series, publish = [] }: Making,
): Promise<DatesMade | EntryRefusal> {
  if (!may(actor, publish.length > 0 ? 'entry:publish' : 'entry:write')) return { kind: 'forbidden' };
  // Two copies of one event that are asked at once would not see each other's dates.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('event:make-dates', 2))`);
  const [found] = await readEntries(tx, { type: 'event', ids: [id], lock: true });
  if (!found || found.deleted_at) return { kind: 'gone' };
  const original = series ? withSeries(found, series) : found;
  const days = recurringDays(recurrenceOf(original.props));
  if (!days) return { kind: 'bad-rule' };
  if (original.rev !== found.rev)
    await updateDrafts(tx, { type: 'event', drafts: [original], userId: idOf(actor), contentModel });
  const known = await knownDays(tx, original);
  const fresh = days.filter((day) => !known.has(day)).map((day) => ({ id: crypto.randomUUID(), day }));
  const drafts = fresh.map((date) => dateOf(original, date));
  await insertDrafts(tx, { type: 'event', drafts, userId: idOf(actor), contentModel });
  const ids = fresh.map((date) => date.id);
  await copyModules(tx, { type: 'event', from: id, to: ids, by: idOf(actor), definitions: contentModel.modules });
  for (const locale of publish) await publishEntries(tx, { type: 'event', ids, locale, actor, contentModel });
  if (ids.length === 0 && original.rev === found.rev) return { kind: 'made', created: [], known: days.length };
  const detail = { created: ids };
  await audit(tx, { by: idOf(actor), action: 'event:make-dates', type: 'event', id, detail });
  return { kind: 'made', created: fresh, known: days.length - fresh.length };
}

/** The rule of an event as its draft says it. */
export function recurrenceOf({ date_start, recurrence_rule, recurrence_exclusions }: Values): Recurrence {
  const exclusions = Array.isArray(recurrence_exclusions)
    ? recurrence_exclusions.flatMap((item) => (typeof item?.day === 'string' ? [item.day] : []))
    : [];
  return { start: String(date_start ?? ''), rule: String(recurrence_rule ?? ''), exclusions };
}

/** The event with another rule; with the one it has already, it stays as it is. */
function withSeries(entry: EntryRecord, { rule, exclusions }: Series): EntryRecord {
  const known = recurrenceOf(entry.props);
  if (known.rule === rule && known.exclusions.join() === exclusions.join()) return entry;
  const recurrence_exclusions = exclusions.map((day) => ({ _key: day, day }));
  const props = { ...entry.props, recurrence_rule: rule, recurrence_exclusions };
  return { ...entry, rev: entry.rev + 1, props };
}

/** Days that have a date of this rule, or the same event by name, hour, room and production. */
export async function knownDays(
  reader: Reader,
  { id, props }: Pick<EntryRecord, 'id' | 'props'>,
): Promise<Set<string>> {
  const clock = String(props.date_start ?? '').slice(10);
  const { rows } = await reader.execute<{ day: string }>(sql`
    select props->>'recurrence_day' as day from entry
    where type = 'event' and props @> ${JSON.stringify({ recurrence_of: id })}::jsonb
    union
    select left(twin.props->>'date_start', 10) from entry own
    join entry twin on twin.type = 'event' and twin.label_de = own.label_de and twin.label_en = own.label_en
      and twin.base_id is not distinct from own.base_id and twin.deleted_at is null and twin.id <> own.id
      and coalesce(twin.props->>'room', '') = coalesce(own.props->>'room', '')
    where own.id = ${id} and own.label_de || own.label_en <> '' and substr(twin.props->>'date_start', 11) = ${clock}`);
  return new Set(rows.flatMap(({ day }) => day ?? []));
}

function dateOf(original: EntryRecord, { id, day }: { id: string; day: string }): NewDraft {
  const own = Object.entries(original.props).filter(
    ([name]) => !event.notCopied.includes(name) && name !== 'previous_date',
  );
  const series = { lifecycle: 'scheduled', recurrence_of: original.id, recurrence_day: day };
  const props = { ...Object.fromEntries(own), ...movedProps(original.props, day), ...series };
  return { id, props, i18n: original.i18n, source: null, external_id: null };
}
