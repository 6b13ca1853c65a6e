import type pg from 'pg';

type Arrow = { table: string; refers: string };

/** Every table but the list of migrations, those that others refer to first: a restore follows this order. */
export async function tablesInOrder(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1",
  );
  const { rows: arrows } = await client.query<Arrow>(
    `select child.relname as table, parent.relname as refers from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and conrelid <> confrelid and child.relnamespace = 'public'::regnamespace`,
  );
  return sorted(
    rows.map((row) => row.name),
    arrows,
  );
}

function sorted(names: string[], arrows: Arrow[]): string[] {
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[]) => {
    if (done.has(name) || trail.includes(name)) return;
    for (const { refers } of arrows.filter((arrow) => arrow.table === name)) visit(refers, [...trail, name]);
    done.add(name);
  };
  for (const name of names) visit(name, []);
  return [...done];
}

/** Columns whose values a restore may write; the database works out the others itself. */
export async function writableColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map((row) => row.name);
}

/** How values are written as text, whatever the server, the role or the database prefers. */
export const plainValues =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = '10s'; set idle_in_transaction_session_timeout = 0";
