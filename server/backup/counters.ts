import type pg from 'pg';
import type { Manifest } from './archive.ts';

type Counters = Manifest['counters'];

/** The last number that each counter has given out. */
export async function readCounters(client: pg.ClientBase): Promise<Counters> {
  const { rows } = await client.query<Counters[number]>(
    `select sequencename as name, coalesce(last_value, 0)::text as value from pg_sequences
     where schemaname = 'public' order by 1`,
  );
  return rows;
}

/** Sets every counter behind what it gave out before the backup, and behind every number that is in a row. */
export async function advanceCounters(client: pg.ClientBase, saved: Counters): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; counter: string }>(
    `select table_name as table, column_name as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as counter
     from information_schema.columns where table_schema = 'public'
     and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  );
  for (const { table, column, counter } of rows) {
    const [from, by] = [table, column].map((name) => `"${name}"`);
    const given = saved.find(({ name }) => counter === `public.${name}`)?.value ?? '0';
    await client.query(`select setval($1, greatest(coalesce(max(${by}), 0), $2::bigint) + 1, false) from ${from}`, [
      counter,
      given,
    ]);
  }
}
