import { type AuthRuntime, auth } from './auth-runtime.server.ts';
import { type Viewer, visitor } from './viewer.ts';

/** Who sent this request, as they may be now; asks the database, once, only when a session cookie came along. */
export async function viewerOf(request: Request): Promise<Viewer> {
  const house = auth();
  if (!carriesSession(house, request.headers)) return visitor;
  const session = await house.auth.api.getSession({ headers: request.headers });
  if (!session) return visitor;
  const { id, email, name: username, first_name, last_name, role, rights } = session.user;
  return { kind: 'editor', id, email, username, first_name, last_name, role, rights };
}

/** Whether it is worth asking who it is; whether the session is real, only the database knows. */
function carriesSession({ cookieName }: Pick<AuthRuntime, 'cookieName'>, headers: Headers): boolean {
  return headers.get('cookie')?.includes(`${cookieName}=`) ?? false;
}
