import { sql } from 'drizzle-orm';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import { entryAdapter } from '#app/cms/collection/entry-adapter.server.ts';
import type { ContentOwner, OwnerAdapter } from '#app/cms/publishing/owner-adapter.ts';
import { pageAdapter } from '#app/collections/page/page-adapter.server.ts';
import { db } from '#app/db/client.server.ts';

/** A page or an entry by its id, and which of both it is. */
export type OwnerId = { type: string; id: string };

/** What an id that is edited in place belongs to; null when it is in the trash or was never there. */
export async function findOwner(id: string): Promise<OwnerId | null> {
  const { rows } = await db().execute<{ type: string }>(sql`
    select 'page' as type from page where id = ${id} and deleted_at is null
    union all
    select type from entry where id = ${id} and deleted_at is null`);
  return rows[0] ? { type: rows[0].type, id } : null;
}

/** The same with the adapter by which it is published. */
export async function contentOwner(id: string, contentModel: ContentModel): Promise<ContentOwner | null> {
  const found = await findOwner(id);
  return found && { ...found, adapter: adapterOf(found.type, contentModel) };
}

/** The adapters of everything that is published, by type. */
export function allAdapters(contentModel: ContentModel): ReadonlyMap<string, OwnerAdapter> {
  const entries = Object.keys(contentModel.collections).map((type) => entryAdapter(type, contentModel));
  const adapters: OwnerAdapter[] = [pageAdapter(contentModel.modules), ...entries];
  return new Map(adapters.map((adapter) => [adapter.type, adapter]));
}

/** What has no collection is a page. */
export function adapterOf(type: string, contentModel: ContentModel): OwnerAdapter {
  return type in contentModel.collections ? entryAdapter(type, contentModel) : pageAdapter(contentModel.modules);
}
