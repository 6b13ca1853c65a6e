import { createHash } from 'node:crypto';
import { draftTag, nodesOfOwners } from '../publishing/draft-nodes.server.ts';
import type { Reader } from '../publishing/owner-adapter.ts';
import { type Adapters, groupsOf } from './put-online.server.ts';
import type { ReleaseItem } from './release.ts';

/** A fingerprint of the drafts of all parts: equal tags mean the same release. With `lock` nobody changes them until the end. */
export async function releaseTag(
  reader: Reader,
  items: readonly ReleaseItem[],
  { adapters, lock = false }: { adapters: Adapters; lock?: boolean },
): Promise<string> {
  const tags: string[] = [];
  for (const { adapter, locale, items: group } of groupsOf(items, adapters)) {
    const ids = group.map(({ id }) => id);
    const drafts = await adapter.readDrafts(reader, { ids, locale, lock });
    const nodes = await nodesOfOwners(reader, { type: adapter.type, ids });
    for (const draft of drafts) tags.push(`${draft.id} ${locale} ${draftTag(draft, nodes.get(draft.id) ?? [])}`);
  }
  return createHash('sha256').update(tags.sort().join('\n')).digest('base64url').slice(0, 27);
}
