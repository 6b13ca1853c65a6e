import type pg from 'pg';

/** Tables that others refer to come first, so that a restore can follow the same order. */
const first = ['user', 'version'];

/** Every table of the house but the list of migrations, which belongs to the program. */
export async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1",
  );
  const names = rows.map((row) => row.name);
  return [...first, ...names.filter((name) => !first.includes(name))];
}
