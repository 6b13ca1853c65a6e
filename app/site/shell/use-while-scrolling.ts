import { useSyncExternalStore } from 'react';
import { listen } from '#app/ui/listen.ts';

/** What `isTrue` says of the window as it stands; asked again while it is scrolled or changes its size. */
export function useWhileScrolling(isTrue: () => boolean): boolean {
  return useSyncExternalStore(subscribe, isTrue, () => false);
}

const subscribe = (changed: () => void) => listen(['scroll', 'resize'], changed);
