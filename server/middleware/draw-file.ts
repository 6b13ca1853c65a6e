import type { Hono } from 'hono';
import { CacheNotes, type NotingEnv } from '#app/cache/cache-notes.ts';
import { isDatabaseAway } from './database-away.ts';
import type { DrawPage } from './draw-page.ts';

/** Calendars, feeds, maps and open data as the page cache wants them: the answer of their route, and what it noted. */
export function fileDrawer(files: Hono<NotingEnv>): DrawPage {
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
