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

/**
 * Writes down who did what, in the transaction that does it; hundreds of entries are one statement. It is the statement
 * itself, which runs when it is awaited, so that a write that must be quick can take it along.
 */
export function audit(tx: Pick<Database | Transaction, 'insert'>, ...entries: readonly [AuditEntry, ...AuditEntry[]]) {
  return tx.insert(table).values(
    entries.map(({ by, action, type = null, id = null, locale = null, detail = {} }) => ({
      user_id: by,
      action,
      content_type: type,
      object_id: id,
      locale,
      detail: { ...detail },
    })),
  );
}

/** The same for none, one or many. */
export async function auditAll(
  tx: Pick<Database | Transaction, 'insert'>,
  [first, ...more]: readonly AuditEntry[],
): Promise<void> {
  if (first) await audit(tx, first, ...more);
}
