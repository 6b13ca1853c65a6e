import type { MiddlewareHandler } from 'hono';
import { auth } from '#app/auth/auth-runtime.server.ts';
import { csrfSetCookie, csrfTokenOf, newCsrfToken } from '#app/auth/csrf-token.server.ts';
import { viewerOf } from '#app/auth/viewer.server.ts';
import { visitor } from '#app/auth/viewer.ts';
import { asTeam } from '#app/db/pool-scope.server.ts';
import type { AppEnv } from '../app-env.ts';
import { isFormScreen } from '../csrf-forms.ts';
import { isDatabaseUnavailable } from '../database-unavailable.ts';

/** Finds out who is looking, and hands people a CSRF token; visitors' pages stay free of cookies. */
export const session: MiddlewareHandler<AppEnv> = async (context, next) => {
  context.set('viewer', await viewerUnlessAway(context.req.raw));
  const known = csrfTokenOf(context.req.header('cookie'));
  const needsToken = context.get('viewer').kind === 'editor' || isFormScreen(context.req.path);
  const fresh = needsToken && !known ? newCsrfToken() : null;
  context.set('csrfToken', known ?? fresh);
  await (context.get('viewer').kind === 'editor' ? asTeam(next) : next());
  if (fresh) context.res.headers.append('Set-Cookie', csrfSetCookie(fresh, auth()));
};

const isForEditors = /^\/(?:de|en)\/(?:pageeditor-api|office)(?:\/|$)/;

/**
 * Reading goes on as a visitor while the database is away; writing and editing must know who does it: an editor is
 * asked for patience then, not for a password.
 */
async function viewerUnlessAway(request: Request) {
  try {
    // A made-up cookie is found out by its signature, before the database is asked.
    return await asTeam(() => viewerOf(request));
  } catch (error) {
    const { pathname, searchParams } = new URL(request.url);
    const isAsking = request.method === 'GET' || request.method === 'HEAD';
    const isReading = isAsking && !searchParams.has('edit') && !isForEditors.test(pathname);
    if (isReading && isDatabaseUnavailable(error)) return visitor;
    throw error;
  }
}
