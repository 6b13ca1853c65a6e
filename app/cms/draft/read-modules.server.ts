import { and, count, eq, isNull } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import type { ModuleNode } from '../node.ts';
import { nodeOf } from './module-rows.server.ts';

/** Living draft modules of one model, in the order of their ids; bounded by the caller. */
export async function listModules({
  model,
  limit,
  offset,
}: {
  model: string;
  limit: number;
  offset: number;
}): Promise<{ count: number; results: ModuleNode[] }> {
  const living = and(eq(module.model, model), isNull(module.deleted_at));
  const [rows, totals] = await Promise.all([
    db().select().from(module).where(living).orderBy(module.id).limit(limit).offset(offset),
    db().select({ total: count() }).from(module).where(living),
  ]);
  return { count: totals[0]?.total ?? 0, results: rows.map(nodeOf) };
}

/** One draft module; `gone` when it has been deleted and can still be restored. */
export async function readModule(model: string, id: string): Promise<ModuleNode | 'gone' | null> {
  const [row] = await db()
    .select()
    .from(module)
    .where(and(eq(module.id, id), eq(module.model, model)));
  if (!row) return null;
  return row.deleted_at ? 'gone' : nodeOf(row);
}

/** A container or section by its slug, with everything it holds. */
export async function containerBySlug(slug: string): Promise<ModuleNode | null> {
  const [row] = await db()
    .select()
    .from(module)
    .where(and(eq(module.slug, slug), isNull(module.deleted_at)));
  return row ? nodeOf(row) : null;
}
