import { Hono, type MiddlewareHandler } from 'hono';
import { visitor } from '#app/auth/viewer.ts';
import { CacheNotes, type NotingEnv } from '#app/cache/cache-notes.ts';
import type { AppEnv } from '../app-env.ts';
import { isDatabaseUnavailable } from '../database-unavailable.ts';
import type { RenderPage } from './render-page.ts';

/**
 * Calendars, feeds, maps, open data and JSON as the cache wants them: the answer their route gives to a visitor, and what it
 * noted. What goes wrong in a route is answered by the server.
 */
// biome-ignore lint/suspicious/noExplicitAny: Hono's own environments differ from mount to mount
export function fileRenderer(mounts: readonly Hono<any>[]): RenderPage {
  const files = new Hono<NotingEnv & AppEnv>({ strict: false });
  files.use(asVisitor);
  for (const mount of mounts) files.route('/', mount);
  files.onError((error) => {
    throw error;
  });
  return async ({ request }) => {
    const notes = new CacheNotes();
    try {
      return { response: await files.fetch(request, { notes }), notes };
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      notes.failure = error;
      return { response: new Response(null, { status: 503 }), notes };
    }
  };
}

const asVisitor: MiddlewareHandler<AppEnv> = (context, next) => {
  context.set('viewer', visitor);
  return next();
};
