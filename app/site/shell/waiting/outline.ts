import type { ListOutline } from '#app/cms/channels/entry-pages.ts';

export type Outline = ListOutline | 'home' | 'detail' | 'page';

/** What a page will look like by its address: a list, the page of an entry (its number ends the address), or any other page. */
export function outlineOf(pathname: string, lists: Record<string, ListOutline>): Outline {
  const list = lists[pathname];
  if (list) return list;
  if (/^\/[^/]+$/.test(pathname)) return 'home';
  return /\/\d+$/.test(pathname) ? 'detail' : 'page';
}
