import { knownQuery } from './known-query.ts';
import type { PageFrame } from './shell-data.ts';

/** Whoever changes the language of a list keeps its filters and its day; how many pages it has, each language says itself. */
export function keepingQuery(frame: PageFrame, url: URL): PageFrame {
  const query = new URLSearchParams(knownQuery(url));
  query.delete('page');
  if (query.size === 0) return frame;
  const addresses = Object.entries(frame.alternates).map(([locale, address]) => [locale, `${address}?${query}`]);
  return { ...frame, alternates: Object.fromEntries(addresses) };
}
