import { pool } from '#app/db/client.server.ts';

/** The id behind the public number in an address; also of what lies in the bin. */
export async function entryId(type: string, number: string): Promise<string | null> {
  if (!/^[1-9]\d{0,14}$/.test(number)) return null;
  const { rows } = await pool().query<{ id: string }>('select id from entry where type = $1 and number = $2', [
    type,
    number,
  ]);
  return rows[0]?.id ?? null;
}
