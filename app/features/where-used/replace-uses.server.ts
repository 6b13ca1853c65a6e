import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import type { Action } from '#app/auth/policy.ts';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { replaceInEntries, replaceInModules, replaceInPages } from './replace-in-drafts.server.ts';
import { replaceInPublished } from './replace-in-published.server.ts';
import type { Replacing, Source } from './replacing.ts';

export type Replaced =
  /** `sources` is what it was done to and nothing that named the other one already: who takes it back passes it on. */
  { kind: 'replaced'; sources: Source[]; places: number } | { kind: 'forbidden' } | { kind: 'gone' };

const needed: readonly Action[] = ['draft:write', 'entry:write', 'page:publish', 'entry:publish'];

type Command = {
  type: string;
  from: string;
  to: string;
  actor: Actor;
  contentModel: ContentModel;
  /** Only these, as when a replacement is taken back. */
  only?: readonly Source[];
};

/**
 * Lets everything that points at one thing point at another of its kind, in one transaction: drafts, and what is online
 * with this id changed and nothing else, so that unfinished work of a draft stays unseen.
 */
export function replaceUses({ type, from, to, actor, contentModel, only }: Command): Promise<Replaced> {
  return transaction<Replaced>(async (tx) => {
    if (!needed.every((right) => may(actor, right))) return { kind: 'forbidden' };
    if (from === to || !(await isThere(tx, type, to))) return { kind: 'gone' };
    const sources = (await sourcesOf(tx, type, from)).filter(
      (source) => !only || only.some((one) => keyOf(one) === keyOf(source)),
    );
    const known = new Set((await sourcesOf(tx, type, to)).map(keyOf));
    const rights = actor.kind === 'editor' ? actor.rights : [];
    const by = idOf(actor);
    const replacing: Replacing = { by, writer: { id: by, rights }, from, to, contentModel };
    await replaceInPages(tx, of(sources, 'page'), replacing);
    await replaceInEntries(tx, of(sources, 'entry'), replacing);
    await replaceInModules(tx, of(sources, 'module'), replacing);
    await replaceInPublished(tx, of(sources, 'publication'), replacing);
    const places = new Set(sources.map(({ owner_id }) => owner_id)).size;
    return { kind: 'replaced', sources: sources.filter((source) => !known.has(keyOf(source))), places };
  });
}

function of(sources: readonly Source[], kind: Source['kind']): Source[] {
  return sources.filter((source) => source.kind === kind);
}

function keyOf({ kind, id, locale }: Source): string {
  return `${kind}:${id}:${locale ?? ''}`;
}

async function isThere(tx: Transaction, type: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from entry where type = ${type} and id = ${id}::uuid and deleted_at is null
    union all select from page where ${type} = 'page' and id = ${id}::uuid and deleted_at is null
    union all select from media where ${type} = 'media' and id = ${id}::uuid and deleted_at is null`);
  return rows.length > 0;
}

/** Each place once. A thing that points at itself is left alone. The picture of a page's share card is no reference of a module. */
async function sourcesOf(tx: Transaction, type: string, id: string): Promise<Source[]> {
  const { rows } = await tx.execute<Source>(sql`
    select distinct source_type as kind, source_id as id, owner_type, owner_id,
      case when source_type = 'publication' then locale end as locale
    from reference where target_type = ${type} and target_id = ${id}::uuid and owner_id <> ${id}::uuid
    union select 'page', id, 'page', id, null from page where ${type} = 'media' and og_image = ${id}::uuid
    union select 'publication', publication.object_id, 'page', publication.object_id, publication.locale
    from publication join version on version.id = publication.version_id
    where ${type} = 'media' and publication.content_type = 'page' and version.head->'page'->>'og_image' = ${id}
    order by owner_id, id`);
  return rows;
}
