import { sql } from 'drizzle-orm';
import type { Actor } from '#app/auth/actor.ts';
import { spanProblem } from '#app/cms/channels/span-problem.ts';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import {
  type LiveChange,
  type LiveChangeResult,
  patchLiveEntries,
} from '#app/cms/collection/draft/patch-live.server.ts';
import type { EntryRecord } from '#app/cms/collection/entry.ts';
import type { EntryRefusal } from '#app/cms/collection/entry-answer.ts';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { patchedValues } from '#app/cms/draft/patch.ts';
import { db } from '#app/db/client.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { movedProps } from './date-change.ts';
import { dateProblems } from './date-problems.ts';
import { event } from './schema.ts';
import { type SeriesPart, type SeriesScope, seriesParts } from './series-parts.ts';

type Asking = { id: string; scope: SeriesScope; parts: readonly SeriesPart[] };

/** The other dates that take something over, each with what changes there and as it would be then. */
export type SeriesChange = { patch: LiveChange['patch']; after: EntryRecord };

/**
 * What the other dates of a series would take over from one of them; each keeps its day. "Following" are those that begin
 * later. Null where the date is gone.
 */
export async function seriesChanges({ id, scope, parts }: Asking): Promise<SeriesChange[] | null> {
  const [source] = await readEntries(db(), { type: 'event', ids: [id] });
  if (!source || source.deleted_at) return null;
  const others = await othersOf(source);
  const start = String(source.props.date_start ?? '');
  const meant = scope === 'all' ? others : others.filter(({ props }) => String(props.date_start ?? '') > start);
  return meant.map((other) => {
    const patch = patchFrom(source, other, parts);
    return { patch, after: { ...other, ...patchedValues(other, patch) } };
  });
}

type Applying = { changes: readonly SeriesChange[]; actor: Actor; contentModel: ContentModel };

/** Writes them for visitors and editors alike and in one transaction; nothing is written that could not be published. */
export async function applyToSeries({
  changes,
  actor,
  contentModel,
}: Applying): Promise<LiveChangeResult | EntryRefusal | { kind: 'contradicts' }> {
  if (contradict(changes)) return { kind: 'contradicts' };
  const live = changes.map(({ patch, after: { id } }): LiveChange => ({ id, patch }));
  return patchLiveEntries({ type: 'event', changes: live, actor, contentModel, action: 'event:series' });
}

/** Whether one of them would end before it begins, or let people in afterwards. Pure. */
export function contradict(changes: readonly SeriesChange[]): boolean {
  return changes.some(({ after: { props } }) => [...spanProblem(event, props), ...dateProblems(props)].length > 0);
}

async function othersOf({ id, props }: EntryRecord): Promise<EntryRecord[]> {
  const first = typeof props.recurrence_of === 'string' ? props.recurrence_of : id;
  const { rows } = await db().execute<{ id: string }>(sql`
    select id from entry where type = 'event' and deleted_at is null and id <> ${id}
      and (id = ${first} or props @> ${JSON.stringify({ recurrence_of: first })}::jsonb)`);
  return readEntries(db(), { type: 'event', ids: rows.map((row) => row.id) });
}

/** A value that is empty here becomes empty there. Pure. */
function patchFrom(source: EntryRecord, other: EntryRecord, parts: readonly SeriesPart[]) {
  const day = String(other.props.date_start ?? '').slice(0, 10);
  const usable = parts.filter((part) => part !== 'time' || day !== '');
  const names = usable.flatMap((part): readonly string[] => seriesParts[part]);
  const times = names.includes('date_start') ? { date_end: null, ...movedProps(source.props, day) } : {};
  const shared = names.filter((name) => name in source.props || name in other.props);
  const props = Object.fromEntries(shared.map((name) => [name, source.props[name] ?? null]));
  const texts = locales.map((locale) => {
    const [own, there] = [source.i18n[locale] ?? {}, other.i18n[locale] ?? {}];
    const said = names.filter((name) => name in own || name in there);
    return [locale, Object.fromEntries(said.map((name) => [name, own[name] ?? null]))];
  });
  return { props: { ...props, ...times }, i18n: Object.fromEntries(texts) };
}
