import { useEffect, useState } from 'react';
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
    void read(eventsUrl, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setHeadline(found || m.programme_overlay());
    });
    return () => leaving.abort();
  }, [eventsUrl, isOpen, headline]);
  return headline;
}

async function read(eventsUrl: string, signal: AbortSignal): Promise<string | null> {
  const locale = eventsUrl.split('/')[1];
  try {
    const answer = await fetch(`/${locale}/pageeditor-api/page${eventsUrl}`, { signal });
    if (!answer.ok) return null;
    const page: { headline?: unknown } = await answer.json();
    return typeof page.headline === 'string' ? page.headline : null;
  } catch {
    return null;
  }
}
