import { useEffect, useState } from 'react';
import type { LinkTarget } from '#app/cms/link-target.ts';
import { type PagePlace, placesOn } from './page-places.ts';

/** Who asks for a place knows by then which page is meant; the pages of more are not read for it. */
const most = 3;

/** The places on the first of these targets by the address of their page, as far as the pages have answered; null asks none. */
export function usePlaces(targets: readonly LinkTarget[] | null): ReadonlyMap<string, PagePlace[]> {
  const [known, setKnown] = useState<ReadonlyMap<string, PagePlace[]>>(new Map());
  const pages = (targets ?? []).filter(({ type, url }) => type !== 'media' && url?.startsWith('/')).slice(0, most);
  const missing = pages.filter(({ url }) => url && !known.has(url));
  const key = missing.map(({ url }) => url).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the pages that are still to be asked
  useEffect(() => {
    let isCurrent = true;
    for (const { url, anchors = [] } of missing) {
      if (!url) continue;
      void placesOn(url, anchors).then((places) => {
        if (isCurrent) setKnown((before) => new Map(before).set(url, places));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return known;
}
