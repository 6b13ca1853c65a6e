import type pg from 'pg';
import { slotOf } from '#app/cms/collection/slots.ts';
import type { Layout, ModuleNode } from '#app/cms/node.ts';
import { type ObjectKind, pageSlot, type SiteModule } from '#app/cms/site-format/site-object.ts';
import { bySiblingOrder } from '#app/cms/view/view-nodes.ts';
import { rootSlug } from './module-rows.ts';

type Row = Omit<ModuleNode, 'rev' | 'schema_version'>;

/** A module as it is written today. */
export type DraftModule = Row & { rev: number };

/** How the modules of one owner stand in its slots. */
export type ModulesOf = (kind: ObjectKind, id: string) => Record<string, SiteModule[]>;

/** Every living module of the drafts. */
export async function draftModules(client: pg.ClientBase): Promise<DraftModule[]> {
  const { rows } = await client.query<DraftModule>(
    `select id, model, parent_id, column_index, pos, slug, content_type, object_id, layout, props, i18n, hidden_in, rev
     from module where deleted_at is null`,
  );
  return rows;
}

/** Makes trees of rows, each place in its order. */
export function modulesByOwner(rows: readonly Row[]): ModulesOf {
  const below = Map.groupBy([...rows].sort(bySiblingOrder), ({ parent_id }) => parent_id);
  const roots = Map.groupBy(below.get(null) ?? [], ({ content_type, object_id }) => `${content_type} ${object_id}`);
  return (kind, id) => {
    const keyOf = keyGiver();
    const own = roots.get(`${kind.type} ${id}`) ?? [];
    return Object.fromEntries(
      kind.slots.map((slot) => [
        slot,
        own
          .filter(({ slug }) => slot === pageSlot || slotOf(slug) === slot)
          .map((row, index) =>
            treeOf(row, { below, keyOf, usualSlug: rootSlug({ type: kind.type, id }, slot, index) }),
          ),
      ]),
    );
  };
}

type Making = {
  below: ReadonlyMap<string | null, Row[]>;
  keyOf(model: string): string;
  usualSlug: string | null;
};

function treeOf(row: Row, { usualSlug, ...making }: Making): SiteModule {
  const { id, model, slug, hidden_in, layout, props, i18n } = row;
  const key = making.keyOf(model);
  const children = making.below.get(id) ?? [];
  const count = Math.max(-1, ...children.map(({ column_index }) => column_index)) + 1;
  const columns = Array.from({ length: count }, (_, index) =>
    children
      .filter(({ column_index }) => column_index === index)
      .map((child) => treeOf(child, { ...making, usualSlug: null })),
  );
  return {
    key,
    id,
    model,
    // Proof: the database holds no other layouts.
    layout: layout as Layout | null,
    slug: slug === usualSlug ? null : slug,
    hidden_in,
    props,
    i18n,
    columns,
  };
}

/** `text-1`, `text-2`: in the order of the page. */
function keyGiver(): (model: string) => string {
  const count = new Map<string, number>();
  return (model) => {
    const next = (count.get(model) ?? 0) + 1;
    count.set(model, next);
    return `${model}-${next}`;
  };
}
