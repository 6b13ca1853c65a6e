import { sql } from 'drizzle-orm';
import type { Locale } from '#app/i18n/locale.ts';
import type { Database, Transaction } from './client.server.ts';
import { audit as table } from './schema.ts';

export type AuditEntry = {
  /** The person; null for the system itself. */
  by: string | null;
  action: string;
  type?: string | null;
  id?: string | null;
  locale?: Locale | null;
  detail?: object;
};

type Writes = Pick<Database | Transaction, 'insert'>;

/** Writes down who did what, in the transaction that does it; hundreds of entries are one statement. */
export function audit(tx: Writes, ...entries: readonly [AuditEntry, ...AuditEntry[]]) {
  return tx.insert(table).values(entries.map(rowOf));
}

/** The same as a part of a statement that is laid out before there is an entry; `auditValues` fills it. */
export function auditLaidOut(tx: Writes) {
  return tx.insert(table).values({
    user_id: sql.placeholder('audit.user_id'),
    action: sql.placeholder('audit.action'),
    content_type: sql.placeholder('audit.content_type'),
    object_id: sql.placeholder('audit.object_id'),
    locale: sql.placeholder('audit.locale'),
    detail: sql.placeholder('audit.detail'),
  });
}

/** What `auditLaidOut` waits for. */
export function auditValues(entry: AuditEntry): Record<string, unknown> {
  return Object.fromEntries(Object.entries(rowOf(entry)).map(([column, value]) => [`audit.${column}`, value]));
}

function rowOf({ by, action, type = null, id = null, locale = null, detail = {} }: AuditEntry) {
  return { user_id: by, action, content_type: type, object_id: id, locale, detail: { ...detail } };
}

/** The same for none, one or many. */
export async function auditAll(tx: Writes, [first, ...more]: readonly AuditEntry[]): Promise<void> {
  if (first) await audit(tx, first, ...more);
}
