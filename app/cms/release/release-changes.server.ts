import { sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { type DocumentContent, documentChanges } from '../publishing/document-changes.ts';
import type { OwnerAdapter, OwnerDocument } from '../publishing/owner-adapter.ts';
import { publishedDocuments } from '../publishing/publication.server.ts';
import { buildSnapshots } from '../publishing/snapshot.server.ts';
import { type Adapters, groupsOf } from './put-online.server.ts';
import { partKey, type ReleaseItem } from './release.ts';

export type PartChange = {
  /** How many modules and fields visitors will see otherwise; null where they see nothing of it today. */
  changes: number | null;
  /** Whether somebody has written in the draft after the time was set. */
  isLater: boolean;
};

/** What each part of a release that is not online yet will change for visitors, by the key of the part. */
export function releaseChanges(
  items: readonly ReleaseItem[],
  adapters: Adapters,
): Promise<ReadonlyMap<string, PartChange>> {
  return transaction(
    async (tx) => {
      const changes = new Map<string, PartChange>();
      for (const group of groupsOf(items, adapters))
        for (const [id, change] of await changesOfGroup(tx, group))
          changes.set(partKey({ id, locale: group.locale }), change);
      return changes;
    },
    { statementSeconds: 20 },
  );
}

async function changesOfGroup(
  tx: Transaction,
  { adapter, locale, items }: ReturnType<typeof groupsOf>[number],
): Promise<[string, PartChange][]> {
  const { type } = adapter;
  const ids = items.map(({ id }) => id);
  const drafts = await buildSnapshots(tx, { adapter, ids, locale, lock: false });
  const published = await publishedDocuments(tx, { type, ids, locale });
  const kept = await documentsOf(
    tx,
    items.flatMap(({ version_id }) => version_id ?? []),
  );
  const content = contentOf(adapter);
  return drafts.map(({ id, doc }) => {
    const version = kept.get(id) ?? null;
    const before = published.get(id);
    const then = content(version ?? doc);
    return [
      id,
      {
        changes: before ? countOf(documentChanges(content(before), then, locale)) : null,
        isLater: version !== null && countOf(documentChanges(then, content(doc), locale)) > 0,
      },
    ];
  });
}

function contentOf(adapter: OwnerAdapter): (doc: OwnerDocument) => DocumentContent {
  return (doc) => adapter.contentOf(doc);
}

function countOf({ modules, page }: ReturnType<typeof documentChanges>): number {
  return modules.length + page.length;
}

async function documentsOf(tx: Transaction, versions: readonly string[]): Promise<Map<string, OwnerDocument>> {
  if (versions.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; doc: OwnerDocument }>(sql`
    select object_id as id, doc from version where id = any(${sql.param([...versions])}::uuid[])`);
  return new Map(rows.map(({ id, doc }) => [id, doc]));
}
