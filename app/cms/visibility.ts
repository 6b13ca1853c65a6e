import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#app/auth/viewer.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** What decides whether somebody may see a stored thing. */
export type Showable = {
  /** The languages in which a version is published. */
  published: readonly Locale[];
  deleted: boolean;
  online_from?: Temporal.Instant | null;
  online_to?: Temporal.Instant | null;
};

export type Looking = { locale: Locale; now: Temporal.Instant; viewer: Viewer };

/**
 * The visibility rule (docs/behaviour/visibility-and-roles.md#visibility): visitors see what is published in their
 * language and within its time; editors also what is not; nobody what was deleted. `visibleSql` says the same to the
 * database.
 */
export function visible(thing: Showable, { locale, now, viewer }: Looking): boolean {
  if (thing.deleted) return false;
  if (viewer.kind === 'editor') return true;
  const { online_from, online_to } = thing;
  if (online_from && Temporal.Instant.compare(now, online_from) < 0) return false;
  if (online_to && Temporal.Instant.compare(now, online_to) >= 0) return false;
  return thing.published.includes(locale);
}

/** The columns the rule reads; `from` and `to` only where the table has them. */
export type VisibilityColumns = { contentType: string; id: SQL; deletedAt: SQL; from?: SQL; to?: SQL };

/** The same rule as a condition of a query. */
export function visibleSql(columns: VisibilityColumns, { locale, now, viewer }: Looking): SQL {
  const { contentType, id, deletedAt, from, to } = columns;
  const alive = sql`${deletedAt} is null`;
  if (viewer.kind === 'editor') return alive;
  const at = sql`${now.toString()}::timestamptz`;
  const begun = from ? sql`(${from} is null or ${from} <= ${at})` : sql`true`;
  const notOver = to ? sql`(${to} is null or ${at} < ${to})` : sql`true`;
  return sql`${alive} and ${begun} and ${notOver} and exists (
    select 1 from publication where publication.content_type = ${contentType}
      and publication.object_id = ${id} and publication.locale = ${locale})`;
}
