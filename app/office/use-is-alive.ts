import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

/** Whether scripts listen: not on the server, and not in its page before they do. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(noChange, isInBrowser, isOnServer);
}
