import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './client.server.ts';

/** What was decided for the whole site under a key, as it is stored; null where nobody has. */
export async function readSetting(reader: Database | Transaction, key: string): Promise<unknown> {
  const { rows } = await reader.execute<{ value: unknown }>(sql`select value from setting where key = ${key}`);
  return rows[0]?.value ?? null;
}

/** Decides it anew. */
export async function writeSetting(tx: Transaction, key: string, value: object): Promise<void> {
  await tx.execute(sql`
    insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
}
