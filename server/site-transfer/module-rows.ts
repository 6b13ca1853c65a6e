import { sql } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { pageSlot, type SiteModule, type SiteObject } from '#app/cms/site-format/site-object.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { getModule } from '#app/modules/registry.ts';

type Row = Record<string, unknown>;

/** The modules of an object as rows of the draft. */
export function moduleRows({ type, id, slots }: SiteObject): Row[] {
  return Object.entries(slots).flatMap(([slot, roots]) => {
    const positions = keys(roots.length);
    return roots.flatMap((root, index) =>
      rowsOf(root, {
        parent_id: null,
        column_index: 0,
        pos: positions[index],
        content_type: type,
        object_id: id,
        slug: root.slug ?? rootSlug({ type, id }, slot, index),
      }),
    );
  });
}

/** What a root is called that has no name of its own: pages need none, places of entries are found by it. */
export function rootSlug(owner: { type: string; id: string }, slot: string, index: number): string | null {
  if (slot === pageSlot) return null;
  return slotSlug(owner, slot, index > 0 ? String(index + 1) : undefined);
}

function rowsOf(module: SiteModule, place: Row): Row[] {
  const { id, model, layout, hidden_in, props, i18n, columns } = module;
  const own = {
    ...place,
    id,
    model,
    layout,
    hidden_in,
    props,
    i18n: Object.fromEntries(locales.map((locale) => [locale, i18n[locale] ?? {}])),
    schema_version: getModule(model)?.version ?? 1,
  };
  return [own, ...columns.flatMap((column, column_index) => columnRows(column, { parent_id: id, column_index }))];
}

function columnRows(column: SiteModule[], place: Row): Row[] {
  const positions = keys(column.length);
  return column.flatMap((module, index) =>
    rowsOf(module, { ...place, pos: positions[index], content_type: null, object_id: null, slug: module.slug }),
  );
}

export function keys(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}

/** Writes module rows as drafts; what is there already stays. */
export async function insertModules(tx: Transaction, rows: readonly Row[]): Promise<void> {
  await tx.execute(sql`
    insert into module (id, model, parent_id, column_index, pos, slug, content_type, object_id, layout, props, i18n,
      hidden_in, schema_version)
    select id, model, parent_id, column_index, pos, slug, content_type, object_id, layout, props, i18n,
      hidden_in, schema_version
    from jsonb_populate_recordset(null::module, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`);
}
