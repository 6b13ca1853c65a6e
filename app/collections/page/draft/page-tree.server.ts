import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import type { Transaction } from '#app/db/client.server.ts';
import { page } from '#app/db/schema.ts';
import { type Localized, locales } from '#app/i18n/locale.ts';

/** Where a page shall stand below its parent: before that page, or at the end. */
export type PagePosition = { parent: string | null; before?: string | null };

export async function livesAt(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: page.id })
    .from(page)
    .where(and(eq(page.id, id), isNull(page.deleted_at)));
  return rows.length > 0;
}

/** True when the first page is the second or stands anywhere below it. */
export async function isBelow(tx: Transaction, id: string, above: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with recursive up as (
      select id, parent_id from page where id = ${id}
      union all
      select page.id, page.parent_id from page join up on page.id = up.parent_id
    ) select 1 from up where id = ${above}`);
  return rows.length > 0;
}

/** True when a page below that parent has the same slug in one of the languages: one address would mean two pages. */
export async function hasNamesake(
  tx: Transaction,
  { id, slug }: { id: string; slug: Localized<string> },
  parent: string | null,
): Promise<boolean> {
  const siblings = await tx
    .select({ slug: page.slug })
    .from(page)
    .where(and(parent ? eq(page.parent_id, parent) : isNull(page.parent_id), isNull(page.deleted_at), ne(page.id, id)));
  return siblings.some((other) =>
    locales.some((locale) => slug[locale] !== undefined && other.slug[locale] === slug[locale]),
  );
}

/** An order key for the spot. Writers of one parent take turns, so keys stay distinct. */
export async function positionAt(
  tx: Transaction,
  { parent, before, moving }: PagePosition & { moving?: string },
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`children:${parent}`}, 0))`);
  const siblings = await tx
    .select({ id: page.id, position: page.position })
    .from(page)
    .where(and(parent ? eq(page.parent_id, parent) : isNull(page.parent_id), isNull(page.deleted_at)))
    .orderBy(page.position);
  const others = siblings.filter(({ id }) => id !== moving);
  const next = others.find(({ id }) => id === before)?.position ?? null;
  const previous = others.filter(({ position }) => next === null || position < next).at(-1)?.position ?? null;
  return generateKeyBetween(previous, next);
}
