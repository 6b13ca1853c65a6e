import { pool } from '#app/db/client.server.ts';

/** The names of the people behind revisions and audit entries, by id; the site itself has none. */
export async function namesOfPeople(ids: Iterable<string | null>): Promise<Record<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return {};
  const { rows } = await pool().query<{ id: string; name: string }>(
    `select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), name) as name from "user" where id = any($1)`,
    [wanted],
  );
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
