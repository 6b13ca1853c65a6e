import { useEffect, useSyncExternalStore } from 'react';

/** A button of a module that also stands in the sticky action bar (docs/behaviour/navigation.md#action-bar). */
export type StickyLink = { id: string; url: string; text: string };

let links: readonly StickyLink[] = [];
const none: readonly StickyLink[] = [];
const listeners = new Set<() => void>();

/** Registers the button while its module is on the page; `null` registers nothing. */
export function useStickyLink(link: StickyLink | null): void {
  const { id, url, text } = link ?? { id: '', url: '', text: '' };
  useEffect(() => {
    if (!id) return;
    replace([...links, { id, url, text }]);
    return () => replace(links.filter((other) => other.id !== id));
  }, [id, url, text]);
}

/** What the action bar shows. */
export function useStickyLinks(): readonly StickyLink[] {
  return useSyncExternalStore(
    subscribe,
    () => links,
    () => none,
  );
}

function replace(next: readonly StickyLink[]): void {
  links = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
