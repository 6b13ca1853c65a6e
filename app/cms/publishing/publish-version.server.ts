import { type SQL, sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { ContentOwner, LiveVersion } from './owner-adapter.ts';
import { publishedNumbers } from './publication.server.ts';
import { publishVersions } from './publication-changes.server.ts';
import type { Published, Refused } from './publish.server.ts';

/**
 * Makes an older version what visitors read again: how a publication is undone. The draft stays as it is. Only what
 * passed all checks when somebody published it, whose address is still free and which has a title today can come back;
 * all else is `gone`, and what visitors read until now stays.
 */
export function publishVersion({
  owner: { id, adapter },
  locale,
  n,
  actor,
}: {
  owner: ContentOwner;
  locale: Locale;
  n: number;
  actor: Actor;
}): Promise<Published | Refused> {
  return transaction(async (tx) => {
    if (!may(actor, adapter.rights.publish)) return { kind: 'forbidden' };
    const { type } = adapter;
    const [living] = await adapter.lock(tx, [id]);
    const version = living ? await publishableVersion(tx, { type, id, locale, n }) : null;
    if (!version || (await adapter.addressProblem(tx, version, { locale }))) return { kind: 'gone' };
    if (!(await adapter.hasTitle(tx, version.doc, { locale }))) return { kind: 'gone' };
    const before = (await publishedNumbers(tx, { type, ids: [id], locale })).get(id) ?? null;
    const making = { adapter, locale, by: idOf(actor), action: 'publish:version' as const };
    const [found] = await publishVersions(tx, [version], making);
    if (!found) throw new Error(`Version ${n} of ${type} ${id} went online and nobody can find it.`);
    return { kind: 'published', n, before, published_at: found.published_at, url: found.url };
  });
}

type VersionQuery = { type: string; id: string; locale: Locale } & ({ n: number } | { version: string });

/** A version that has passed all checks, because it was published or is to be. */
export async function publishableVersion(tx: Transaction, which: VersionQuery): Promise<LiveVersion | null> {
  const { type, id, locale } = which;
  const one = 'n' in which ? sql`n = ${which.n}` : sql`id = ${which.version}`;
  const [found] = await selectVersions(tx, { type, locale, which: sql`object_id = ${id} and ${one}` });
  return found ?? null;
}

/** The same for many by their own ids, in the order of what they are of. */
export async function publishableVersions(
  tx: Transaction,
  { type, locale, versions }: { type: string; locale: Locale; versions: readonly string[] },
): Promise<LiveVersion[]> {
  if (versions.length === 0) return [];
  return selectVersions(tx, { type, locale, which: sql`id = any(${sql.param([...versions])}::uuid[])` });
}

async function selectVersions(
  tx: Transaction,
  { type, locale, which }: { type: string; locale: Locale; which: SQL },
): Promise<LiveVersion[]> {
  const { rows } = await tx.execute<LiveVersion>(sql`
    select object_id as id, id as version_id, n, doc from version
    where content_type = ${type} and locale = ${locale} and kind in ('publish', 'scheduled') and ${which}
    order by object_id`);
  return rows;
}
