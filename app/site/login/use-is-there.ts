import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser can say; the server and the first rendering say no. */
export function useIsThere(isThere: () => boolean): boolean {
  return useSyncExternalStore(never, isThere, () => false);
}
