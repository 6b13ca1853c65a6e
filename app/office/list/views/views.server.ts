import { pool } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';

export type SavedView = { id: string; name: string; query: string };

const mostViews = 40;

/** The views a person keeps of one list. */
export async function readViews(userId: string, type: string): Promise<SavedView[]> {
  const { rows } = await pool().query<SavedView>(
    'select id, name, query from office_view where user_id = $1 and type = $2 order by lower(name) limit $3',
    [userId, type, mostViews],
  );
  return rows;
}

/** A name that exists already gets the new query. */
export async function saveView(userId: string, type: string, { name, query }: Omit<SavedView, 'id'>): Promise<void> {
  await pool().query(
    `insert into office_view (id, user_id, type, name, query)
     select $1, $2, $3, $4, $5 where (select count(*) from office_view where user_id = $2) < 400
     on conflict (user_id, type, name) do update set query = excluded.query`,
    [crypto.randomUUID(), userId, type, name, query],
  );
}

/** False when another view of the list has the name, or there is none of that id. */
export async function renameView(userId: string, { id, name }: Pick<SavedView, 'id' | 'name'>): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rowCount } = await pool().query(
    `update office_view view set name = $3 where user_id = $1 and id = $2::uuid and not exists (
       select from office_view other where other.user_id = $1 and other.type = view.type and other.name = $3
       and other.id <> view.id)`,
    [userId, id, name],
  );
  return rowCount === 1;
}

/** Nobody removes a view of somebody else. */
export async function removeView(userId: string, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await pool().query('delete from office_view where user_id = $1 and id = $2::uuid', [userId, id]);
}
