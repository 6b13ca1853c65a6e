import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser can say; until it has, the server's rendering and the first one assume what most will say. */
export function useIsThere(isThere: () => boolean, assumed: boolean): boolean {
  return useSyncExternalStore(never, isThere, () => assumed);
}
