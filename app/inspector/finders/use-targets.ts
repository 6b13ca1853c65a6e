import { useEffect, useState } from 'react';
import type { LinkTarget } from '#app/cms/link-target.ts';
import { type FormServices, useFormServices } from '../form-context.ts';

/** Long enough that a word is not asked letter by letter. */
const pause = 150;

/**
 * What the server finds for these words, null before it has answered; `null` asks nothing. The last question wins, and
 * an older answer stays only while somebody types on: Enter must never take what was found for other words.
 */
export function useTargets(words: string | null, type?: string): LinkTarget[] | null {
  const services = useFormServices();
  const [found, setFound] = useState<{ words: string; targets: LinkTarget[] } | null>(null);
  useEffect(() => {
    if (words === null) return setFound(null);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const targets = await services.findTargets(words, type);
      if (isCurrent && targets) setFound({ words, targets });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [services, words, type]);
  return found && words?.startsWith(found.words) ? found.targets : null;
}

/** What was chosen is rendered at once, before the page is read again. */
export function keepTarget(
  { keepAddress }: FormServices,
  { type, id, url, title, online, starts = null }: LinkTarget,
): void {
  keepAddress(`${type}:${id}`, { href: url, title, online, starts });
}
