import { type AuthHouse, auth } from './auth-house.server.ts';
import { type Editor, type Viewer, visitor } from './viewer.ts';

/** Who sent this request; asks the database only when a session cookie came along. */
export async function viewerOf(request: Request): Promise<Viewer> {
  const house = auth();
  if (!carriesSession(house, request.headers)) return visitor;
  const session = await house.auth.api.getSession({ headers: request.headers });
  return session ? await requireEditor(house, session.user.id) : visitor;
}

export function carriesSession({ cookieName }: Pick<AuthHouse, 'cookieName'>, headers: Headers): boolean {
  return headers.get('cookie')?.includes(`${cookieName}=`) ?? false;
}

async function requireEditor({ pool }: AuthHouse, id: string): Promise<Viewer> {
  const { rows } = await pool.query<Omit<Editor, 'kind'>>(
    `select id, email, name as username, first_name, last_name, role, rights from "user" where id = $1`,
    [id],
  );
  return rows[0] ? { kind: 'editor', ...rows[0] } : visitor;
}
