import { sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { OwnerAdapter } from './owner-adapter.ts';
import { publishVersions, unpublishObjects } from './publication-changes.server.ts';
import { publishableVersion } from './publish-version.server.ts';
import type { ScheduledAction } from './scheduled.ts';

type Due = {
  scheduled: string;
  type: string;
  id: string;
  locale: Locale;
  action: ScheduledAction;
  version_id: string;
  by_user: string | null;
};

export type DoneWhenDue = Pick<Due, 'type' | 'id' | 'locale' | 'action'> & { outcome: string };

/**
 * Publishes and takes offline what is due at this instant, oldest first, each in a transaction of its own. Several nodes
 * may ask at the same moment: a row that one of them holds is passed over by the others, so each is done once.
 */
export async function publishDue({
  now,
  adapters,
}: {
  now: Temporal.Instant;
  /** By type; what has none is left alone. */
  adapters: ReadonlyMap<string, OwnerAdapter>;
}): Promise<DoneWhenDue[]> {
  const done: DoneWhenDue[] = [];
  for (;;) {
    const one = await transaction((tx) => doOne(tx, { now, adapters }));
    if (!one) return done;
    done.push(one);
  }
}

/** The same in the transaction of the caller. */
export async function publishDueIn(tx: Transaction, due: Parameters<typeof publishDue>[0]): Promise<void> {
  while (await doOne(tx, due));
}

async function doOne(
  tx: Transaction,
  { now, adapters }: Parameters<typeof publishDue>[0],
): Promise<DoneWhenDue | null> {
  const { rows } = await tx.execute<Due>(sql`
    select id as scheduled, content_type as type, object_id as id, locale, action, version_id, by_user
    from scheduled_publication
    where done_at is null and due_at <= ${now.toString()}::timestamptz
      and content_type = any(${sql.param([...adapters.keys()])}::text[])
    order by due_at, created_at limit 1 for update skip locked`);
  const [due] = rows;
  const adapter = due && adapters.get(due.type);
  if (!due || !adapter) return null;
  const outcome = await perform(tx, due, adapter);
  await tx.execute(sql`
    update scheduled_publication set done_at = clock_timestamp(), outcome = ${outcome} where id = ${due.scheduled}`);
  const { type, id, locale, action } = due;
  return { type, id, locale, action, outcome };
}

/** `done`, or why it could not be; whoever scheduled it was allowed to then, and is named by the audit. */
async function perform(
  tx: Transaction,
  { type, id, locale, action, by_user: by, version_id }: Due,
  adapter: OwnerAdapter,
): Promise<string> {
  const [living] = await adapter.lock(tx, [id]);
  if (action === 'unpublish') {
    const taken = await unpublishObjects(tx, [id], { adapter, locale, by, action });
    return taken.length > 0 ? 'done' : 'was-offline';
  }
  const version = living ? await publishableVersion(tx, { type, id, locale, version: version_id }) : null;
  if (!version) return 'gone';
  // Somebody else may have taken the address since.
  const problem = await adapter.addressProblem(tx, version, { locale });
  if (problem) return problem;
  await publishVersions(tx, [version], { adapter, locale, by, action: 'publish:scheduled' });
  return 'done';
}
