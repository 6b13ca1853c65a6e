import { Hono, type MiddlewareHandler } from 'hono';
import { visitor } from '#app/auth/viewer.ts';
import { CacheNotes, type NotingEnv } from '#app/cache/cache-notes.ts';
import { isDatabaseAway } from './database-away.ts';
import type { DrawPage } from './draw-page.ts';
import type { HouseEnv } from './house-env.ts';

/**
 * Calendars, feeds, maps, open data and JSON as the cache wants them: the answer their route gives to a visitor, and what it
 * noted. What goes wrong in a route is answered by the server.
 */
// biome-ignore lint/suspicious/noExplicitAny: Hono's own environments differ from mount to mount
export function fileDrawer(mounts: readonly Hono<any>[]): DrawPage {
  const files = new Hono<NotingEnv & HouseEnv>({ strict: false });
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
      if (!isDatabaseAway(error)) throw error;
      notes.failure = error;
      return { response: new Response(null, { status: 503 }), notes };
    }
  };
}

const asVisitor: MiddlewareHandler<HouseEnv> = (context, next) => {
  context.set('viewer', visitor);
  return next();
};
