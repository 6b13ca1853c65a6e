import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import type { NavItem } from '#app/site/shell-data.ts';
import { whenIdle } from '#app/ui/when-idle.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches the pages of the first level when there is nothing else to do and the connection can bear it. Never without a
 * network: React Router loads the page anew when code it prefetches does not come, and the page one reads would be lost.
 */
export function IdlePrefetch({ items }: { items: NavItem[] }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isCostly((navigator as { connection?: Connection }).connection)) return;
    return whenIdle(() => setIsIdle(navigator.onLine));
  }, []);
  if (!isIdle) return null;
  return items.map(({ url }) => url && <PrefetchPageLinks key={url} page={url} />);
}

/** Data savers and second-generation networks are left alone (docs/behaviour/navigation.md#moving-between-pages). */
function isCostly(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
