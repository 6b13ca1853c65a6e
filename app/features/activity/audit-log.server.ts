import { type SQL, sql } from 'drizzle-orm';
import { addDays, venueInstant } from '#app/cms/venue-time.ts';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type AuditKind, patternsOf } from './audit-kinds.ts';

/** What somebody has done, as it was noted. */
export type AuditRow = {
  id: number;
  at: string;
  by: string | null;
  action: string;
  type: string | null;
  object: string | null;
  locale: Locale | null;
  /** Fields that were changed, as `title` or `de.title`. */
  fields: string[];
  rev: number | null;
};

export type AuditQuery = {
  person?: string;
  kind?: AuditKind | undefined;
  /** One action alone. */
  action?: string;
  type?: string;
  object?: string;
  /** A day of the venue's calendar, and the last day where it is a span. */
  day?: string;
  /** Only what was noted before this one: the next page. */
  before?: number | undefined;
  most: number;
};

/** The audit, newest first; each filter has an index, and a page goes on where the one before ended. */
export async function auditRows(query: AuditQuery): Promise<AuditRow[]> {
  const { rows } = await db().execute<AuditRow>(sql`
    select id::float8 as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, user_id as by, action,
           content_type as type, object_id as object, locale,
           case when jsonb_typeof(detail->'fields') = 'array'
             then array(select jsonb_array_elements_text(detail->'fields') limit 40) else '{}' end as fields,
           case when jsonb_typeof(detail->'rev') = 'number' then (detail->>'rev')::float8 end as rev
    from audit where ${conditionOf(query)} order by audit.id desc limit ${query.most}`);
  return rows;
}

function conditionOf({ person, kind, action, type, object, day, before }: AuditQuery): SQL {
  const parts = [sql`true`];
  if (person) parts.push(sql`user_id = ${person}`);
  if (kind)
    parts.push(
      sql`(${sql.join(
        patternsOf(kind).map((pattern) => sql`action like ${pattern}`),
        sql` or `,
      )})`,
    );
  if (action) parts.push(sql`action = ${action}`);
  if (type) parts.push(sql`content_type = ${type}`);
  if (object) parts.push(sql`object_id = ${object}::uuid`);
  if (day) {
    parts.push(sql`at >= ${venueInstant(day).toString()}::timestamptz`);
    parts.push(sql`at < ${venueInstant(addDays(day, 1)).toString()}::timestamptz`);
  }
  if (before) parts.push(sql`id < ${before}`);
  return sql.join(parts, sql` and `);
}

/** Who has done anything in the last year, for the filter: each is found by the index, whatever they did. */
export async function peopleOfAudit(): Promise<string[]> {
  const { rows } = await db().execute<{ id: string }>(sql`
    select id from "user" where exists (select from audit where audit.user_id = "user".id) order by name limit 300`);
  return rows.map(({ id }) => id);
}
