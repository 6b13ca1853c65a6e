import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import { insertDrafts } from '#app/cms/collection/draft/write-drafts.server.ts';
import type { EntryRefusal } from '#app/cms/collection/entry-answer.ts';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { publishEntries } from '#app/cms/collection/publish.server.ts';
import { copyModules } from '#app/cms/publishing/copy-modules.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { movedProps } from './date-change.ts';
import { recurringDays } from './recurrence.ts';

export type DatesMade = { kind: 'made'; created: { id: string; day: string }[]; known: number } | { kind: 'bad-rule' };

/**
 * Makes the dates of an event's rule as events of their own, each a copy that can be changed by itself. A date that
 * was made before is left alone, whatever has become of it, so the rule may be prolonged and run again. `publish`
 * names the languages in which the new dates go online at once.
 */
export function makeDates({
  id,
  actor,
  contentModel,
  publish = [],
}: {
  id: string;
  actor: Actor;
  contentModel: ContentModel;
  publish?: readonly Locale[];
}): Promise<DatesMade | EntryRefusal> {
  return transaction(async (tx) => {
    if (!may(actor, publish.length > 0 ? 'entry:publish' : 'entry:write')) return { kind: 'forbidden' };
    const [original] = await readEntries(tx, { type: 'event', ids: [id], lock: true });
    if (!original || original.deleted_at) return { kind: 'gone' };
    const { date_start, recurrence_rule, recurrence_exclusions } = original.props;
    const days = recurringDays({
      start: String(date_start ?? ''),
      rule: String(recurrence_rule ?? ''),
      exclusions: exclusionsOf(recurrence_exclusions),
    });
    if (!days) return { kind: 'bad-rule' };
    const { rows } = await tx.execute<{ day: string }>(sql`
      select props->>'recurrence_day' as day from entry
      where type = 'event' and props @> ${JSON.stringify({ recurrence_of: id })}::jsonb`);
    const known = new Set(rows.map(({ day }) => day));
    const fresh = days.filter((day) => !known.has(day)).map((day) => ({ id: crypto.randomUUID(), day }));
    const {
      recurrence_rule: _rule,
      recurrence_exclusions: _exclusions,
      previous_date: _date,
      ...props
    } = original.props;
    const drafts = fresh.map((date) => ({
      id: date.id,
      props: {
        ...props,
        ...movedProps(original.props, date.day),
        lifecycle: 'scheduled',
        recurrence_of: id,
        recurrence_day: date.day,
      },
      i18n: original.i18n,
      source: null,
      external_id: null,
    }));
    await insertDrafts(tx, { type: 'event', drafts, userId: idOf(actor), contentModel });
    const ids = fresh.map((date) => date.id);
    await copyModules(tx, { type: 'event', from: id, to: ids, by: idOf(actor), definitions: contentModel.modules });
    for (const locale of publish) await publishEntries(tx, { type: 'event', ids, locale, actor, contentModel });
    const detail = { created: ids };
    await audit(tx, { by: idOf(actor), action: 'event:make-dates', type: 'event', id, detail });
    return { kind: 'made', created: fresh, known: days.length - fresh.length };
  });
}

function exclusionsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => (typeof item?.day === 'string' ? [item.day] : [])) : [];
}
