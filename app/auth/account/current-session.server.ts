import { auth } from '../auth-runtime.server.ts';

/** The session this request came with; null when it has ended meanwhile. */
export async function currentSessionId(headers: Headers): Promise<string | null> {
  const found = await auth().auth.api.getSession({ headers });
  return found?.session.id ?? null;
}
