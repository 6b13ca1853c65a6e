import { useEffect, useState } from 'react';
import { read } from '#app/contract/client/read.ts';
import { pageByPath } from '#app/contract/endpoints/visitor.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/**
 * The headline of the events page as its editors wrote it (docs/behaviour/calls.md); its usual name when there is none.
 * Null until one is known.
 */
export function useOverlayHeadline(eventsUrl: string, isOpen: boolean): string | null {
  const [headline, setHeadline] = useState<string | null>(null);
  useEffect(() => {
    if (!isOpen || headline !== null) return;
    const leaving = new AbortController();
    const [, locale = ''] = eventsUrl.split('/');
    void read(pageByPath(locale, eventsUrl), leaving.signal)
      .catch(() => null)
      .then((page) => {
        if (!leaving.signal.aborted) setHeadline(page?.headline || m.programme_overlay());
      });
    return () => leaving.abort();
  }, [eventsUrl, isOpen, headline]);
  return headline;
}
