import { createContext, type RouterContextProvider } from 'react-router';
import type { Viewer } from '#app/auth/viewer.ts';
import type { CacheNotes } from '#app/cache/cache-notes.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** A page as it will be for visitors at some time, rendered for somebody of the team; only the server sets it. */
export type Preview = { now: Temporal.Instant } & (
  | /** The draft of the page as if it were published. */ { of: 'draft' }
  /** What will be public by then, and with it the release of this id, whether or not its time has come. */
  | { of: 'public'; release: string | null }
);

/** What the server gives every loader and action: `const { viewer, now, notes } = loadContextOf(context)`. */
export type LoadContext = {
  viewer: Viewer;
  /** For forms that must work without JavaScript; null where no token was issued (cached pages). */
  csrfToken: string | null;
  /** One instant per request: everything on a page is decided at the same moment. In a preview the one asked for. */
  now: Temporal.Instant;
  /** Null for every visit; in a preview the viewer is a visitor. */
  preview: Preview | null;
  /** The language of the address. */
  locale: Locale;
  requestId: string;
  /** For rate limits only; never logged, never stored in clear. */
  clientAddress: string;
  /** Loaders note the tags and the end of what they read; see CacheNotes. */
  notes: CacheNotes;
};

export const loadContext = createContext<LoadContext>();

export function loadContextOf(context: Readonly<RouterContextProvider>): LoadContext {
  return context.get(loadContext);
}
