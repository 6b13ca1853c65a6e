import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;

/** What only the browser can say; until it has, the server's rendering and the first one assume what most will say. */
export function useInBrowser(isThere: () => boolean, assumed: boolean): boolean {
  return useSyncExternalStore(never, isThere, () => assumed);
}

/** Whether scripts listen: not on the server, and not in its page before they do. */
export function useIsAlive(): boolean {
  return useInBrowser(yes, false);
}
