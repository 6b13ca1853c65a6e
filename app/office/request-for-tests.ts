import { RouterContextProvider } from 'react-router';
import { visitor } from '#app/auth/viewer.ts';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { editor, now } from '#app/features/programme/programme-for-tests.ts';
import { loadContext } from '#app/load-context.ts';

type RequestOptions = {
  /** Below `/de/office`. */
  address: string;
  role: 'visitor' | 'editor' | 'publisher' | 'admin';
  params?: Record<string, string>;
  init?: RequestInit;
};

/** What the router gives a loader or an action of the office when somebody asks it, in German and at the tests' own time. */
export function requestOf({ address, role, params = {}, init = {} }: RequestOptions) {
  const url = new URL(`https://reepwerk.example/de/office${address}`);
  const context = new RouterContextProvider();
  const facts = { csrfToken: null, preview: null, requestId: 'r', clientAddress: '::1', notes: new CacheNotes() };
  const viewer = role === 'visitor' ? visitor : editor(role);
  context.set(loadContext, { ...facts, viewer, now, locale: 'de' });
  return { request: new Request(url, init), url, context, params: { lang: 'de', ...params } };
}
