import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import { reference } from '#app/db/schema.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { storedOf } from '../field-set.ts';
import type { ModuleNode } from '../node.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { Owner } from './module-rows.server.ts';

type Definers = { owner: Owner; definitions: Definitions };

/** After a save: what the module points at now. Nothing is written where it pointed at nothing and still does not. */
export async function followReferences(
  tx: Transaction,
  { before, after, owner, definitions }: { before: ModuleNode; after: ModuleNode } & Definers,
): Promise<void> {
  const pointsNowhere = [before, after].every((node) => referencesOf(node, definitions).length === 0);
  if (!pointsNowhere) await replaceReferences(tx, { ids: [after.id], nodes: [after], owner, definitions });
}

/** Writes anew what modules point at; an empty list of nodes only forgets. */
export async function replaceReferences(
  tx: Transaction,
  { ids, nodes, owner, definitions }: { ids: string[]; nodes: ModuleNode[] } & Definers,
): Promise<void> {
  const sources = sql`${reference.source_id} = any(${sql.param(ids)}::uuid[])`;
  const forget = tx.delete(reference).where(and(eq(reference.source_type, 'module'), sources));
  const found = nodes.flatMap((node) => referencesOf(node, definitions));
  if (found.length === 0) {
    await forget;
    return;
  }
  const forgotten = tx.$with('forgotten').as(forget.returning({ source: reference.source_id }));
  const whose = { source_type: 'module', owner_type: owner.content_type, owner_id: owner.object_id };
  await tx
    .with(forgotten)
    .insert(reference)
    .values(found.map((one) => ({ ...whose, ...one })));
}

function referencesOf(node: ModuleNode, definitions: Definitions) {
  const fields = Object.entries(definitions[node.model]?.fields ?? {});
  const parts: [Locale | null, Record<string, unknown> | undefined][] = locales.map((locale) => [
    locale,
    node.i18n[locale],
  ]);
  return fields.flatMap(([name, field]) => {
    const shared = field.references({ shared: node.props[name] }).map((target) => ({ locale: null, target }));
    const known = new Set(shared.map(({ target }) => `${target.type}:${target.id}`));
    const local = parts.flatMap(([locale, texts]) =>
      field
        .references(storedOf(name, node.props, texts))
        .filter(({ type, id }) => !known.has(`${type}:${id}`))
        .map((target) => ({ locale, target })),
    );
    return [...shared, ...local].map(({ locale, target }) => ({
      source_id: node.id,
      locale,
      field: name,
      target_type: target.type,
      target_id: target.id,
    }));
  });
}
