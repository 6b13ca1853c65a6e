import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { ContentOwner } from './owner-adapter.ts';
import type { Refused } from './publish.server.ts';
import { dropScheduled } from './scheduled.server.ts';
import type { ScheduledAction } from './scheduled.ts';
import { checkedSnapshots, type NotReady, type Seen } from './snapshot.server.ts';
import { writeVersions } from './write-versions.server.ts';

type ScheduleQuery = { owner: ContentOwner; locale: Locale; action: ScheduledAction; actor: Actor };

type Scheduling = ScheduleQuery &
  Seen & { chosen?: ReadonlySet<string> | null; due: Temporal.Instant; now: Temporal.Instant };

export type ScheduleAnswer = { kind: 'scheduled'; id: string; due_at: string } | { kind: 'past' } | NotReady | Refused;

/**
 * Lets a language go online or offline at a time. What will go online is kept as a version now, with all checks, so that
 * nobody publishes later what they have not seen. One of each kind waits per language: a later request takes its place.
 */
export function schedule(request: Scheduling): Promise<ScheduleAnswer> {
  const { owner, locale, action, actor, due, now } = request;
  const { id, adapter } = owner;
  return transaction(async (tx) => {
    if (!may(actor, adapter.rights[action])) return { kind: 'forbidden' };
    if (Temporal.Instant.compare(due, now) <= 0) return { kind: 'past' };
    const [living] = await adapter.lock(tx, [id]);
    if (!living) return { kind: 'gone' };
    const version = action === 'publish' ? await versionToPublish(tx, request) : { version_id: null };
    if ('kind' in version) return version;
    const { type } = adapter;
    const by = idOf(actor);
    await dropScheduled(tx, { type, ids: [id], locale, action });
    const scheduled = crypto.randomUUID();
    await tx.execute(sql`
      insert into scheduled_publication (id, content_type, object_id, locale, action, version_id, due_at, by_user)
      values (${scheduled}, ${type}, ${id}, ${locale}, ${action}, ${version.version_id},
              ${due.toString()}::timestamptz, ${by})`);
    await audit(tx, { by, action: `schedule:${action}`, type, id, locale, detail: { due_at: due.toString() } });
    return { kind: 'scheduled', id: scheduled, due_at: due.toString() };
  });
}

async function versionToPublish(
  tx: Transaction,
  { owner: { id, adapter }, locale, actor, tag = null, revs = {}, chosen = null }: Scheduling,
): Promise<{ version_id: string } | NotReady | { kind: 'gone' }> {
  const { ready, refused } = await checkedSnapshots(tx, { adapter, ids: [id], locale, tag, revs, chosen });
  const [version] = await writeVersions(tx, ready, { type: adapter.type, locale, kind: 'scheduled', by: idOf(actor) });
  return version ?? refused[0]?.result ?? { kind: 'gone' };
}

/** Forgets what was to happen by itself; answers whether anything was. */
export function cancelSchedule({ owner: { id, adapter }, locale, action, actor }: ScheduleQuery): Promise<boolean> {
  return transaction(async (tx) => {
    if (!may(actor, adapter.rights[action])) return false;
    const { type } = adapter;
    if ((await dropScheduled(tx, { type, ids: [id], locale, action })) === 0) return false;
    await audit(tx, { by: idOf(actor), action: `unschedule:${action}`, type, id, locale });
    return true;
  });
}
